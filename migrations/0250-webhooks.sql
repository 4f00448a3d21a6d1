-- Where another program is told what becomes of leads and applications, and each time that it was. Of what happened the
-- body holds numbers alone: nobody's name is here, and nothing has to be taken back when somebody withdraws.
create table webhook_endpoint (
  id int generated always as identity primary key,
  fair_id int not null references fair (id) on delete cascade,
  -- whose it is: the firm's, or the fair's own
  firm_id int references firm (id) on delete cascade,
  created_by_id int references app_user (id) on delete set null,
  created_at timestamptz not null,
  url text not null check (char_length(url) between 1 and 2000),
  events text[] not null check (cardinality(events) between 1 and 6),
  -- off: by its people; gone: it answered so; failing: nothing was taken for five days
  state text not null default 'on' check (state in ('on', 'off', 'gone', 'failing')),
  -- sealed by a key of the installation: they have to sign
  secret bytea not null,
  former_secret bytea,
  former_until timestamptz,
  failing_since timestamptz,
  -- who sends at present, and until when they are waited for
  worked_by uuid,
  worked_until timestamptz,
  -- of those of a firm or a fair each has its own
  slot smallint not null constraint webhook_endpoint_limit check (slot between 1 and 5),
  constraint webhook_endpoint_former check ((former_secret is null) = (former_until is null)),
  constraint webhook_endpoint_worked check ((worked_by is null) = (worked_until is null)),
  constraint webhook_endpoint_slot_taken unique nulls not distinct (fair_id, firm_id, slot)
);
create index webhook_endpoint_firm on webhook_endpoint (firm_id) where firm_id is not null;
create index webhook_endpoint_maker on webhook_endpoint (created_by_id) where created_by_id is not null;
create index webhook_endpoint_failing on webhook_endpoint (failing_since) where failing_since is not null;

create table webhook_delivery (
  id int generated always as identity primary key,
  webhook_endpoint_id int not null references webhook_endpoint (id) on delete cascade,
  -- the same each time it is sent, so that what comes twice is known
  message uuid not null,
  event text not null,
  -- what it is about; of what waits the last is said once
  about text not null,
  -- to the byte what is signed
  body text not null,
  created_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  next_at timestamptz,
  -- how often it was sent in a row without success
  attempts smallint not null default 0,
  -- each time it was sent, the last twenty: when, what was answered or why nothing was, how long it took
  tries jsonb not null default '[]',
  constraint webhook_delivery_next check ((state = 'waiting') = (next_at is not null))
);
create index webhook_delivery_log on webhook_delivery (webhook_endpoint_id, id desc);
create index webhook_delivery_due on webhook_delivery (webhook_endpoint_id, next_at) where state = 'waiting';
create index webhook_delivery_waiting on webhook_delivery (next_at) where state = 'waiting';
create index webhook_delivery_old on webhook_delivery (created_at);
