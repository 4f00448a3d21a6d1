-- The words of a mail of a fair while they are being written: saved by themselves, sent to nobody until they are published.
create table fair_email_draft (
  fair_id int not null references fair (id) on delete cascade,
  kind text not null check (char_length(kind) <= 60),
  -- none: nothing waits to be published
  words jsonb,
  -- counts on over every draft, so that one that was begun anew is never taken for the last
  version int not null default 1,
  primary key (fair_id, kind)
);
