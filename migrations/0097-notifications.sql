-- What somebody is told of, in a list of their own: one row for one cause, however often it is told.
create table notification (
  id int generated always as identity primary key,
  user_id int not null references app_user on delete cascade,
  fair_id int references fair on delete cascade,
  kind text not null,
  cause text not null,
  -- of one subject the last that was not read is left
  subject text,
  -- what the words of its kind name
  params jsonb not null default '{}',
  -- the page that it leads to, within its fair
  path text,
  unread boolean not null default true,
  mail text not null check (mail in ('now', 'daily', 'never')),
  created_at timestamptz not null,
  emailed_at timestamptz,
  constraint notification_cause_taken unique (user_id, cause)
);
create index notification_of_person on notification (user_id, id desc);
create index notification_unread on notification (user_id) where unread;
create index notification_for_digest on notification (user_id) where unread and mail = 'daily' and emailed_at is null;
create index notification_fair on notification (fair_id);
create index notification_age on notification (created_at);

-- How somebody wants to be mailed what they are told of; no row is the usual way of its kind.
create table notification_preference (
  user_id int not null references app_user on delete cascade,
  kind text not null,
  mail text not null check (mail in ('now', 'daily', 'never')),
  primary key (user_id, kind)
);
