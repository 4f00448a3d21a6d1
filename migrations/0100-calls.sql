-- Where people see and hear each other: two whose call it is, or those in the video room of a booth.
create table visio_room (
  id int generated always as identity primary key,
  -- whoever knows it finds the room, and still has to be one of its people
  uniqid text not null constraint visio_room_uniqid_taken unique check (uniqid ~ '^[0-9a-f]{32}$'),
  fair_id int not null references fair on delete cascade,
  -- of a booth, which has one; none of a call
  stand_id int constraint visio_room_stand_taken unique references stand on delete cascade
);
create index visio_room_fair on visio_room (fair_id);

-- A call has one row, from its first ring to its end and afterwards.
create table visio_call (
  room_id int primary key references visio_room on delete cascade,
  caller_id int references app_user on delete set null,
  receiver_id int references app_user on delete set null,
  -- of the two in this fair, where it uses messages
  conversation_id int references conversation on delete set null,
  state text not null constraint visio_call_state
    check (state in ('ringing', 'accepted', 'ended', 'refused', 'cancelled', 'missed')),
  reason text,
  -- where it was called from, as it was called then
  context_kind text,
  context_id int,
  context_title text,
  created_at timestamptz not null,
  rings_until timestamptz not null,
  accepted_at timestamptz,
  ended_at timestamptz,
  -- taken out of one's own history
  is_hidden_by_caller boolean not null default false,
  is_hidden_by_receiver boolean not null default false,
  constraint visio_call_two_people check (caller_id <> receiver_id),
  constraint visio_call_context check (num_nonnulls(context_kind, context_id, context_title) in (0, 3)),
  constraint visio_call_times check ((ended_at is null) = (state in ('ringing', 'accepted'))
    and (accepted_at is not null) = (state in ('accepted', 'ended'))),
  constraint visio_call_reason check (case state
    when 'missed' then reason is not null and reason in ('unanswered', 'busy', 'offline')
    when 'ended' then reason is not null and reason in ('hung_up', 'left', 'failed', 'not_allowed')
    when 'cancelled' then reason is null or reason = 'not_allowed'
    else reason is null end)
);
create index visio_call_caller on visio_call (caller_id, room_id desc);
create index visio_call_receiver on visio_call (receiver_id, room_id desc);
create index visio_call_conversation on visio_call (conversation_id);
create index visio_call_going on visio_call (room_id) where state in ('ringing', 'accepted');

-- Who is in a call, or has one ringing: one each, whoever called.
create table visio_engaged (
  user_id int constraint visio_engaged_taken primary key references app_user on delete cascade,
  room_id int not null references visio_call on delete cascade
);
create index visio_engaged_room on visio_engaged (room_id);

-- A call goes from ringing to accepted to ended, or from ringing to its end, and never back.
create function visio_call_moves() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state = 'ringing' then
      insert into visio_engaged (user_id, room_id) values (new.caller_id, new.room_id), (new.receiver_id, new.room_id);
    elsif new.state <> 'missed' then
      raise exception 'A call begins by ringing.';
    end if;
    return null;
  end if;
  if new.state = old.state then return null; end if;
  if not (old.state = 'ringing' and new.state in ('accepted', 'refused', 'cancelled', 'missed')
      or old.state = 'accepted' and new.state = 'ended') then
    raise exception 'A call does not go from % to %.', old.state, new.state;
  end if;
  if new.ended_at is not null then delete from visio_engaged where room_id = new.room_id; end if;
  return null;
end $$;
create trigger visio_call_moves after insert or update of state on visio_call
  for each row execute function visio_call_moves();

-- The page by which somebody is in a room: one each, a later one takes its place.
create table visio_connection (
  id uuid primary key,
  room_id int not null references visio_room on delete cascade,
  user_id int not null references app_user on delete cascade,
  -- none once it is over: nothing is sent by the connection any more
  session_id uuid references session on delete set null,
  joined_at timestamptz not null,
  -- without a break from then on
  held_since timestamptz not null,
  held_until timestamptz not null,
  -- signals that it has sent
  sent int not null default 0,
  is_muted boolean not null default false,
  -- let out of the video room of a booth until then
  barred_until timestamptz,
  constraint visio_connection_once unique (room_id, user_id)
);
create index visio_connection_user on visio_connection (user_id);
create index visio_connection_session on visio_connection (session_id);
create index visio_connection_held on visio_connection (held_until);

-- A call is a line of the conversation of its two.
alter table direct_message drop constraint direct_message_kind_check;
alter table direct_message add constraint direct_message_kind_check
  check (kind in ('text', 'taken', 'handed_over', 'call'));
alter table direct_message
  add column call_state text check (call_state in ('ended', 'refused', 'cancelled', 'missed')),
  add column call_duration int check (call_duration >= 0),
  add constraint direct_message_call check ((kind = 'call') = (call_state is not null));

-- Calls are counted beside the conversations that are begun.
alter table contact_count add column kind text not null default 'chat' check (kind in ('chat', 'visio'));
alter table contact_count drop constraint contact_count_once;
alter table contact_count add constraint contact_count_once
  unique nulls not distinct (fair_id, day, kind, user_id, firm_id);
