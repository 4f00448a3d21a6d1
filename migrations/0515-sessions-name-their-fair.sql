-- Programmes come and are published by hundreds of rows: each says which fair it is of, and none is written out for that.
create function content_of_own_fair_changed() returns trigger language plpgsql as $$
begin
  insert into content_change (fair_id)
  select distinct own from unnest(array[new.fair_id, old.fair_id]) own where own is not null
  on conflict do nothing;
  return null;
end $$;
create function content_of_conference_changed() returns trigger language plpgsql as $$
begin
  insert into content_change (fair_id)
  select distinct coalesce(c.fair_id, 0)
  from unnest(array[new.conference_id, old.conference_id]) named left join conference c on c.id = named
  where named is not null
  on conflict do nothing;
  return null;
end $$;

do $$
declare
  name text;
  how text;
begin
  foreach name in array array['conference', 'speaker', 'conference_speaker'] loop
    how := case name when 'conference_speaker' then 'content_of_conference_changed' else 'content_of_own_fair_changed' end;
    execute format('drop trigger content_came on %I', name);
    execute format('drop trigger content_changed on %I', name);
    execute format('create trigger content_came after insert or delete on %I for each row execute function %I()', name, how);
    execute format('create trigger content_changed after update on %I for each row
      when (old.* is distinct from new.*) execute function %I()', name, how);
  end loop;
end $$;
