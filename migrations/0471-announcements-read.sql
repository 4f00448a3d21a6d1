-- What was announced before stays to be read. One is said at a time.
alter table chat_announcement add ended_at timestamptz;
alter table chat_announcement drop constraint chat_announcement_once;
create unique index chat_announcement_once on chat_announcement (fair_id) where ended_at is null;
create index chat_announcement_fair on chat_announcement (fair_id, id);

-- Who has put which away, on whichever device: it is said once to each.
create table chat_announcement_read (
  announcement_id int not null references chat_announcement on delete cascade,
  user_id int not null references app_user on delete cascade,
  primary key (announcement_id, user_id)
);
create index chat_announcement_read_user on chat_announcement_read (user_id);
