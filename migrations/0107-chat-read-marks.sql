-- Up to where somebody has read a room, on whatever device.
create table chat_read (
  room_id int not null references chat_room on delete cascade,
  user_id int not null references app_user on delete cascade,
  -- of a message that may have been swept since
  message_id int not null,
  primary key (room_id, user_id)
);
create index chat_read_user on chat_read (user_id);

-- What its author took back is shown again by nobody; what was hidden by those who moderate can be.
alter table chat_message add column is_withdrawn boolean not null default false;
update chat_message m set is_withdrawn = true
where m.hidden_at is not null
  and not exists (select from chat_moderation t where t.message_id = m.id and t.action = 'hide');
alter table chat_message add constraint chat_message_withdrawn check (not is_withdrawn or hidden_at is not null);

alter table chat_moderation drop constraint chat_moderation_action_check;
alter table chat_moderation add constraint chat_moderation_action_check
  check (action in ('hide', 'unhide', 'mute', 'ban', 'lift', 'settle', 'announce', 'end_announcement'));
