-- What is told to open streams, written with the change that it reports: none is lost by a crash, nor by a connection that
-- was lost meanwhile. What has happened is known only once it is committed, in another order than it was written: an update
-- gets its place in the one order of all afterwards.
create table hub_update (
  sequence bigint generated always as identity primary key,
  -- opaque: it says nothing of how many others there are, nor when
  id text not null default 'urn:uuid:' || gen_random_uuid(),
  place bigint,
  placed_at timestamptz,
  topics text[] not null,
  data text not null default '',
  is_private boolean not null default true,
  type text,
  retry int,
  -- of many changes of one thing in a second the first and the last are told: what they are merged by
  merge_key text,
  -- the transaction of what is merged
  tx bigint,
  created_at timestamptz not null default now(),
  constraint hub_update_place_taken unique (place),
  constraint hub_update_topics check (cardinality(topics) between 1 and 50),
  constraint hub_update_data check (octet_length(data) <= 65536),
  constraint hub_update_retry check (retry >= 0)
);
create index hub_update_unplaced on hub_update (sequence) where place is null;
create index hub_update_id on hub_update (id);
create index hub_update_merged on hub_update (merge_key, placed_at) where merge_key is not null;
-- Of a transaction that changes one thing a thousand times one row is left. What has its place stands in nobody's way: a
-- restored database counts its transactions anew.
create unique index hub_update_merged_once on hub_update (merge_key, tx) where place is null;

create function hub_update_told() returns trigger language plpgsql as $$
begin
  perform pg_notify('changed', 'hub');
  return null;
end $$;
create trigger hub_update_told after insert on hub_update for each statement execute function hub_update_told();

-- Gives what is committed its place, in the order in which it was written, one process at a time. Of what is merged only the
-- last is left, a second after the one before. Says the last place before, and in how many milliseconds it is to be called
-- again for what waits or while another process is at it.
create function place_hub_updates(at_most int) returns table (before bigint, placed int, again int) language plpgsql as $$
declare
  last bigint;
  many int;
begin
  if not exists (select from hub_update where hub_update.place is null) then return; end if;
  -- The other process may have looked before what is there now was committed.
  if not pg_try_advisory_xact_lock(hashtext('hub_update')) then
    return query select 0::bigint, 0, 50;
    return;
  end if;
  delete from hub_update earlier using hub_update later
  where earlier.place is null and later.place is null
    and later.merge_key = earlier.merge_key and later.sequence > earlier.sequence;
  select coalesce(max(hub_update.place), 0) into last from hub_update;
  with due as (
    select u.sequence from hub_update u
    where u.place is null and not exists (
      select from hub_update told
      where told.merge_key = u.merge_key and told.placed_at > clock_timestamp() - interval '1 second')
    order by u.sequence limit at_most),
  ranked as (select due.sequence, row_number() over (order by due.sequence) as rank from due)
  -- Also where the table was emptied, a place is after all that ever were.
  update hub_update u set placed_at = clock_timestamp(),
    place = greatest(last, (extract(epoch from clock_timestamp()) * 1000)::bigint) + ranked.rank
  from ranked where ranked.sequence = u.sequence;
  get diagnostics many = row_count;
  return query select last, many, case
    when many = at_most then 0
    when exists (select from hub_update where hub_update.place is null) then 250
  end;
end $$;

-- The changes of a fair with its plan and doors, of a hall, of a stand: told which, never what.
create function tell_place(topic text) returns void language sql as $$
  insert into hub_update (topics, data, merge_key, tx)
  select array[topic], format('{"topic":"%s"}', topic), topic, pg_current_xact_id()::text::bigint where topic is not null
  on conflict do nothing
$$;

create or replace function tell_stand(stand_id int, hall_id int, fair_id int) returns void language sql as $$
  select tell_place('stand:' || stand_id), tell_place('hall:' || hall_id), tell_place('fair:' || fair_id)
$$;

create or replace function stand_part_told() returns trigger language plpgsql as $$
begin
  perform tell_place('stand:' || coalesce(new.stand_id, old.stand_id));
  return null;
end $$;

-- Nobody listens yet to a stand that has just come.
create or replace function stand_told() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform tell_stand(old.id, old.fair_hall_id, old.fair_id); end if;
  if tg_op = 'INSERT' then perform tell_stand(null, new.fair_hall_id, new.fair_id);
  elsif tg_op = 'UPDATE' then perform tell_stand(new.id, new.fair_hall_id, new.fair_id); end if;
  return null;
end $$;

-- Whoever looks for news finds out whose lamp it is.
create or replace function presence_told() returns trigger language plpgsql as $$
begin
  perform pg_notify('changed', 'news');
  return null;
end $$;

-- How the lamp of a stand was told last: what differs is told. `staff` stands for who was there, without naming them.
create table stand_lamp (
  stand_id int primary key references stand (id) on delete cascade,
  staff text not null
);

-- Which clients of the protocol hear what, on whichever process; `held_until` is renewed by that process.
create table hub_subscription (
  subscriber text not null,
  match_type text not null,
  match text not null,
  payload jsonb,
  held_until timestamptz not null,
  primary key (subscriber, match_type, match)
);
create index hub_subscription_match on hub_subscription (match_type, match);
create index hub_subscription_held on hub_subscription (held_until);
