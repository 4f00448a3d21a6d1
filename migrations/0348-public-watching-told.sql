-- Whether everybody may watch: told to the open pages of what is watched or on air, by an update that says no more than that.
create function public_watching_told() returns trigger language plpgsql as $$
begin
  insert into hub_update (topics, data, type)
  select array[topic], format('{"topic":"%s"}', topic), 'watching'
  from conference c, lateral (select 'conference:' || c.id as topic) told
  where c.fair_id = new.id and (c.state = 'live' or now() between c.begin_at and c.end_at
    or exists (select from conference_watcher w where w.conference_id = c.id));
  return null;
end $$;
create trigger public_watching_told after update on fair for each row
  when ((old.is_public_watching, old.is_public_access, old.is_using_conference_module, old.fair_status_id,
      old.trashed_at)
    is distinct from (new.is_public_watching, new.is_public_access, new.is_using_conference_module,
      new.fair_status_id, new.trashed_at))
  execute function public_watching_told();
