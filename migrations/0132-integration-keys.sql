-- A key by which another program works in one fair: for what its scope says, until its end, for as long as whoever made it
-- runs the fair. What is kept of it is a hash.
create table integration_key (
  id int generated always as identity primary key,
  fair_id int not null references fair (id) on delete cascade,
  created_by_id int not null references app_user (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 80),
  scope text not null check (scope in ('import', 'export')),
  hash bytea not null unique,
  -- by which people tell it from others: the end of the key
  hint text not null check (char_length(hint) = 4),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at <= created_at + interval '366 days'),
  last_used_at timestamptz,
  revoked_at timestamptz,
  -- of the keys of a fair that are good each has its own
  slot smallint not null constraint integration_key_limit check (slot between 1 and 20)
);
create unique index integration_key_slot_taken on integration_key (fair_id, slot) where revoked_at is null;
create index integration_key_maker on integration_key (created_by_id);
