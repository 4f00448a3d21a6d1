-- Those who are in a session hear of its stage each second, and ask for no more than that: that the session itself is another
-- (its hours, its state, where it is watched, who may watch it) is told by an update of its own type.
create function tell_conference(conference int) returns void language sql as $$
  select tell_place('conference:' || conference);
  insert into hub_update (topics, data, type, merge_key, tx)
  select array[topic], format('{"topic":"%s"}', topic), 'changed', 'changed ' || topic,
    pg_current_xact_id()::text::bigint
  from (select 'conference:' || conference as topic) told where conference is not null
  on conflict do nothing
$$;
create or replace function conference_told() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'conference' then perform tell_conference(old.id);
  else perform tell_conference(coalesce(new.conference_id, old.conference_id)); end if;
  return null;
end $$;
create or replace function conference_source_told() returns trigger language plpgsql as $$
declare
  source conference_source := coalesce(new, old);
begin
  perform tell_conference(source.conference_id);
  perform tell_conference(c.id) from conference c where c.conference_room_id = source.conference_room_id;
  return null;
end $$;
create or replace function public_watching_told() returns trigger language plpgsql as $$
begin
  insert into hub_update (topics, data, type)
  select array[topic], format('{"topic":"%s"}', topic), 'watching'
  from conference c, lateral (select 'conference:' || c.id as topic, tell_conference(c.id)) told
  where c.fair_id = new.id and (c.state = 'live' or now() between c.begin_at and c.end_at
    or exists (select from conference_watcher w where w.conference_id = c.id));
  return null;
end $$;
create or replace function presentations_told() returns trigger language plpgsql as $$
declare
  shown int[];
begin
  if tg_table_name = 'firm' then
    shown := array(select conference_id from presentation where firm_id = new.id);
  else
    shown := array(select conference_id from presentation
      where firm_id = coalesce(new.firm_id, old.firm_id) and fair_id = coalesce(new.fair_id, old.fair_id));
  end if;
  perform tell_conference(id) from unnest(shown) id;
  perform program_shown_anew(array(select distinct conference_program_id from conference
    where id = any(shown) and conference_program_id is not null));
  return null;
end $$;
