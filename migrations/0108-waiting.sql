-- The queue of a booth. Whatever changes it, or a place in it, holds this row: a queue changes by one step after the other.
create table waiting_queue (
  stand_id int primary key references stand on delete cascade,
  -- by its staff: nobody takes a place until they open it again
  closed_at timestamptz,
  -- since when nobody of the booth has been there, while somebody waits
  unstaffed_since timestamptz,
  -- those who wait, are called or talk
  open_places int not null default 0
    constraint waiting_queue_length_limit check (open_places between 0 and 500)
);

-- A visitor's place has one row, from when it was taken to its end and afterwards.
create table waiting_place (
  id int generated always as identity primary key,
  stand_id int not null references waiting_queue on delete cascade,
  fair_id int not null references fair on delete cascade,
  -- whom they wait for: another firm that is given the stand does not get its queue
  firm_id int not null references firm on delete cascade,
  user_id int not null references app_user on delete cascade,
  state text not null default 'waiting' constraint waiting_place_state
    check (state in ('waiting', 'called', 'talking', 'served', 'left', 'missed', 'closed')),
  -- who comes before whom: of two who change places each has the other's
  turn int not null,
  -- of the open places of one person in a fair each has its own
  slot smallint not null constraint waiting_place_slot check (slot between 1 and 3),
  -- what they want to talk about
  reason text not null default '' check (char_length(reason) <= 200),
  -- where they took it, as it was called then
  context_kind text,
  context_id int,
  context_title text,
  -- not the transaction's: whoever waited for the queue comes after the one before
  taken_at timestamptz not null default clock_timestamp(),
  -- that they are first was told
  is_next_told boolean not null default false,
  -- the one time that they let the next one go before them
  postponed_at timestamptz,
  -- of the booth, who receives them, and how
  contact_id int references app_user on delete set null,
  way text check (way in ('chat', 'call')),
  called_at timestamptz,
  called_until timestamptz,
  talk_began_at timestamptz,
  room_id int references visio_call on delete set null,
  conversation_id int references conversation on delete set null,
  ended_at timestamptz,
  -- by the booth, because nobody of it was there for long, or because they may not wait there any more
  closed_because text check (closed_because in ('booth', 'unstaffed', 'not_allowed')),
  constraint waiting_place_turn unique (stand_id, turn) deferrable initially immediate,
  constraint waiting_place_context check (num_nonnulls(context_kind, context_id, context_title) in (0, 3)),
  constraint waiting_place_called check (
    state <> 'called' or num_nonnulls(way, called_at, called_until) = 3),
  constraint waiting_place_times check ((ended_at is null) = (state in ('waiting', 'called', 'talking'))
    and (talk_began_at is not null or state not in ('talking', 'served'))),
  constraint waiting_place_closed check ((state = 'closed') = (closed_because is not null))
);
create unique index waiting_place_once on waiting_place (stand_id, user_id) where ended_at is null;
create unique index waiting_place_slot_taken on waiting_place (fair_id, user_id, slot) where ended_at is null;
-- Nobody receives two at once.
create unique index waiting_place_contact_taken on waiting_place (contact_id) where state in ('called', 'talking');
create index waiting_place_user on waiting_place (user_id, id);
create index waiting_place_contact on waiting_place (contact_id);
create index waiting_place_firm on waiting_place (firm_id);
create index waiting_place_room on waiting_place (room_id);
create index waiting_place_conversation on waiting_place (conversation_id);
create index waiting_place_talks on waiting_place (stand_id, ended_at) where state = 'served';

-- What has ended stays so; only who was called comes to talk, and only who talks was served. The queue counts who is in it.
create function waiting_place_moves() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'waiting' then raise exception 'A place begins by waiting.'; end if;
    update waiting_queue set open_places = open_places + 1 where stand_id = new.stand_id;
    return null;
  end if;
  if tg_op = 'DELETE' then
    if old.ended_at is null then
      update waiting_queue set open_places = open_places - 1 where stand_id = old.stand_id;
    end if;
    return null;
  end if;
  if new.state = old.state then return null; end if;
  if not (old.state = 'waiting' and new.state in ('called', 'left', 'closed')
      or old.state = 'called' and new.state in ('waiting', 'talking', 'left', 'missed', 'closed')
      or old.state = 'talking' and new.state in ('served', 'closed')) then
    raise exception 'A place does not go from % to %.', old.state, new.state;
  end if;
  if new.ended_at is not null then
    update waiting_queue set open_places = open_places - 1 where stand_id = new.stand_id;
  end if;
  return null;
end $$;
create trigger waiting_place_moves after insert or delete or update of state on waiting_place
  for each row execute function waiting_place_moves();

-- Open pages of the booth hear that its queue has changed, never how.
create function waiting_told() returns trigger language plpgsql as $$
begin
  perform tell_place('queue:' || coalesce(new.stand_id, old.stand_id));
  return null;
end $$;
create trigger waiting_place_told after insert or update or delete on waiting_place
  for each row execute function waiting_told();
create trigger waiting_queue_told after insert or update of closed_at on waiting_queue
  for each row execute function waiting_told();

-- That one firm has closed its queue says nothing of the next one's.
create function stand_opens_queue() returns trigger language plpgsql as $$
begin
  update waiting_queue set closed_at = null where stand_id = new.id;
  return null;
end $$;
create trigger stand_opens_queue after update of firm_id on stand for each row
  when (old.firm_id is distinct from new.firm_id) execute function stand_opens_queue();

-- Who comes out of a queue is a line of their conversation with the booth.
alter table direct_message drop constraint direct_message_kind_check;
alter table direct_message add constraint direct_message_kind_check
  check (kind in ('text', 'taken', 'handed_over', 'call', 'queue'));
