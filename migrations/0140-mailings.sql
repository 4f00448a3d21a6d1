-- A mail to those whom a list finds: a draft until it is sent. Who gets it is settled when it is sent.
create table mailing (
  id int generated always as identity primary key,
  fair_id int not null references fair (id) on delete cascade,
  written_by_id int references app_user (id) on delete set null,
  list text not null check (list in ('people', 'exhibitors')),
  -- what the list was narrowed by
  narrowed_by jsonb not null,
  -- those of it that were ticked; none: all whom it finds
  chosen int[] check (cardinality(chosen) between 1 and 500),
  -- of an exhibitor: those who administer it or a booth of it, or all its people
  staff text not null default 'admins' check (staff in ('admins', 'all')),
  -- what its button opens
  page text not null default 'fair' check (page in ('fair', 'booths', 'profile')),
  deadline date,
  translations jsonb not null default '{}',
  version int not null default 1,
  created_at timestamptz not null,
  sent_at timestamptz,
  sent_by_id int references app_user (id) on delete set null,
  stopped_at timestamptz,
  -- those who were left out when it was sent, by the reason
  left_out jsonb not null default '{}',
  -- of the drafts of a fair each has its own
  slot smallint constraint mailing_drafts_limit check (slot between 1 and 50),
  constraint mailing_draft_or_sent check ((slot is null) = (sent_at is not null))
);
create unique index mailing_slot_taken on mailing (fair_id, slot) where slot is not null;
create index mailing_fair on mailing (fair_id, id desc);
create index mailing_writer on mailing (written_by_id) where written_by_id is not null;
create index mailing_sender on mailing (sent_by_id) where sent_by_id is not null;

-- Each once, in whatever states the list finds them. `left_out`: no longer to be written to when their turn came.
create table mailing_reader (
  mailing_id int not null references mailing (id) on delete cascade,
  user_id int not null references app_user (id) on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'written', 'left_out')),
  primary key (mailing_id, user_id)
);
create index mailing_reader_user on mailing_reader (user_id);
create index mailing_reader_waiting on mailing_reader (mailing_id, user_id) where state = 'waiting';

-- How much a fair has written in a day, by the clock of Greenwich.
create table mailing_day (
  fair_id int not null references fair (id) on delete cascade,
  day date not null,
  mailings int not null constraint mailing_day_limit check (mailings <= 20),
  mails int not null constraint mailing_mails_limit check (mails <= 20000),
  primary key (fair_id, day)
);

-- Who does not want what the organizers of a fair write to many.
create table mail_opt_out (
  fair_id int not null references fair (id) on delete cascade,
  user_id int not null references app_user (id) on delete cascade,
  created_at timestamptz not null,
  primary key (fair_id, user_id)
);
create index mail_opt_out_user on mail_opt_out (user_id);

-- Where whoever gets a mail that was written to many says that they want no more of them.
alter table outbox_mail add column opt_out text check (char_length(opt_out) <= 500);
