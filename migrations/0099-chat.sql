-- Where people of a fair talk together: the lobby, a hall, the booth of a firm. Another firm that is given the stand gets a
-- room of its own.
create table chat_room (
  id int generated always as identity primary key,
  fair_id int not null references fair on delete cascade,
  -- neither of them: the lobby
  fair_hall_id int references fair_hall on delete cascade,
  stand_id int references stand on delete cascade,
  firm_id int references firm on delete cascade,
  created_at timestamptz not null default now(),
  constraint chat_room_once unique nulls not distinct (fair_id, fair_hall_id, stand_id, firm_id),
  check (num_nonnulls(fair_hall_id, stand_id) <= 1),
  check ((stand_id is null) = (firm_id is null))
);
create index chat_room_hall on chat_room (fair_hall_id);
create index chat_room_stand on chat_room (stand_id);
create index chat_room_firm on chat_room (firm_id);

create table chat_message (
  id int generated always as identity primary key,
  room_id int not null references chat_room on delete cascade,
  -- made by whoever sends it, so that it is kept once however often it is sent
  uuid uuid not null,
  author_id int not null references app_user on delete cascade,
  text text not null check (char_length(text) between 1 and 1000),
  -- the update by which it was told: what is hidden is taken back there as well
  update_id text not null,
  hidden_at timestamptz,
  -- not the transaction's: whoever waited for the room writes after the one before
  created_at timestamptz not null default clock_timestamp(),
  constraint chat_message_sent_once unique (author_id, uuid)
);
create index chat_message_room on chat_message (room_id, id);

-- What the organizers say in all rooms of a fair: one thing at a time.
create table chat_announcement (
  id int generated always as identity primary key,
  fair_id int not null references fair on delete cascade,
  author_id int references app_user on delete set null,
  text text not null check (char_length(text) between 1 and 500),
  created_at timestamptz not null default now(),
  constraint chat_announcement_once unique (fair_id)
);
create index chat_announcement_author on chat_announcement (author_id);

-- Somebody who may not write (`mute`), or neither write nor read (`ban`): in one room, or in all of the fair.
create table chat_sanction (
  id int generated always as identity primary key,
  fair_id int not null references fair on delete cascade,
  room_id int references chat_room on delete cascade,
  user_id int not null references app_user on delete cascade,
  kind text not null check (kind in ('mute', 'ban')),
  imposed_at timestamptz not null default clock_timestamp(),
  -- none: until it is lifted
  ends_at timestamptz,
  constraint chat_sanction_once unique nulls not distinct (fair_id, room_id, user_id)
);
create index chat_sanction_room on chat_sanction (room_id);
create index chat_sanction_user on chat_sanction (user_id);

create table chat_report (
  id int generated always as identity primary key,
  message_id int not null references chat_message on delete cascade,
  reporter_id int references app_user on delete set null,
  reason text not null check (reason in ('spam', 'insult', 'harassment', 'other')),
  note text not null default '' check (char_length(note) <= 1000),
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  constraint chat_report_once unique (message_id, reporter_id)
);
create index chat_report_reporter on chat_report (reporter_id);

-- What those who moderate have done.
create table chat_moderation (
  id int generated always as identity primary key,
  fair_id int not null references fair on delete cascade,
  room_id int references chat_room on delete cascade,
  action text not null check (action in ('hide', 'mute', 'ban', 'lift', 'settle', 'announce', 'end_announcement')),
  moderator_id int references app_user on delete set null,
  user_id int references app_user on delete set null,
  message_id int references chat_message on delete set null,
  -- why, or what was announced
  note text not null default '' check (char_length(note) <= 500),
  ends_at timestamptz,
  created_at timestamptz not null default now()
);
create index chat_moderation_fair on chat_moderation (fair_id, id);
create index chat_moderation_room on chat_moderation (room_id);
create index chat_moderation_moderator on chat_moderation (moderator_id);
create index chat_moderation_user on chat_moderation (user_id);
create index chat_moderation_message on chat_moderation (message_id);

-- Whose messages somebody does not want to see in rooms, besides those whom they have blocked in a conversation.
create table chat_block (
  user_id int not null references app_user on delete cascade,
  blocked_id int not null references app_user on delete cascade,
  primary key (user_id, blocked_id),
  check (user_id <> blocked_id)
);
create index chat_block_blocked on chat_block (blocked_id);

-- Who is above whom in a room: 3 runs the fair, 2 moderates in it, 1 works on the booth, 0 talks. Whoever is banned moderates
-- nobody.
create function chat_rank(u app_user, room chat_room) returns int language sql stable as $$
  select case
    when not takes_part(u, room.fair_id) or exists (select from chat_sanction s
      where s.user_id = u.id and s.kind = 'ban' and s.fair_id = room.fair_id
        and (s.room_id is null or s.room_id = room.id) and (s.ends_at is null or s.ends_at > now())) then 0
    when 'ROLE_SUPER_ADMIN' = any(u.roles)
      or exists (select from fair_organizer o where o.fair_id = room.fair_id and o.user_id = u.id)
      or ('ROLE_SUPER_ORGANIZER' = any(u.roles) and (not u.is_held or exists (
        select from super_organizer_fair s where s.fair_id = room.fair_id and s.app_user_id = u.id))) then 3
    when 'ROLE_MODERATOR' = any(u.roles) then 2
    when room.stand_id is not null and u.firm_id = room.firm_id
      and exists (select from fair_firm ff
        where ff.fair_id = room.fair_id and ff.firm_id = room.firm_id and ff.is_validated = 1)
      and (u.is_firm_admin
        or exists (select from stand_contact p where p.stand_id = room.stand_id and p.user_id = u.id)
        or exists (select from stand_admin p where p.stand_id = room.stand_id and p.user_id = u.id)) then 1
    else 0
  end
$$;
