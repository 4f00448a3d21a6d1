-- Of what is changed within one fair, only what that fair shows is shown anew: a change belongs to the fairs that it
-- reaches, or to all of them (0). What belongs to an exhibitor is shown in all fairs that they are in.
alter table content_change add column fair_id int not null default 0;
alter table content_change drop constraint content_change_pkey, add primary key (tx, fair_id);

create function reached_fairs(kind text, reached int) returns setof int language sql stable as $$
  select reached where kind = 'fair'
  union select fair_id from fair_hall where kind = 'hall' and id = reached
  union select fair_id from fair_firm where kind = 'firm' and firm_id = reached
  union select fair_id from stand where kind = 'firm' and firm_id = reached
  union select st.fair_id from stand own join stand st on st.firm_id = own.firm_id where kind = 'stand' and own.id = reached
  union select ff.fair_id from stand own join fair_firm ff on ff.firm_id = own.firm_id where kind = 'stand' and own.id = reached
$$;

-- Arguments: what the row belongs to, and the column that names it. Of a row that is moved, both places count.
create function content_of_fair_changed() returns trigger language plpgsql as $$
begin
  insert into content_change (fair_id)
  select distinct coalesce(fair, 0)
  from unnest(array[to_jsonb(new) ->> tg_argv[1], to_jsonb(old) ->> tg_argv[1]]) named
  left join reached_fairs(tg_argv[0], named::int) fair on true
  where named is not null
  on conflict do nothing;
  return null;
end $$;

create function is_content_of_fair(name text, kind text, col text) returns void language plpgsql as $$
begin
  execute format('drop trigger content_came on %I', name);
  execute format('drop trigger content_changed on %I', name);
  execute format('create trigger content_came after insert or delete on %I for each row execute function content_of_fair_changed(%L, %L)', name, kind, col);
  execute format('create trigger content_changed after update on %I for each row when (old.* is distinct from new.*) execute function content_of_fair_changed(%L, %L)', name, kind, col);
end $$;

select is_content_of_fair('stand_language', 'stand', 'stand_id'), is_content_of_fair('stand_resource', 'stand', 'stand_id'),
  is_content_of_fair('stand_contact', 'stand', 'stand_id'), is_content_of_fair('stand_character_choice', 'stand', 'stand_id'),
  is_content_of_fair('element', 'hall', 'map_id'), is_content_of_fair('fair_text', 'fair', 'fair_id'),
  is_content_of_fair('firm_business_sector', 'firm', 'firm_id'), is_content_of_fair('firm_business_subsector', 'firm', 'firm_id');

-- Every page knows all fairs, with how many booths, halls and exhibitors each has: what is counted reaches all of them.
drop trigger content_changed on stand;
create trigger content_changed after update on stand for each row
  when (old.* is distinct from new.* and (old.fair_id, old.firm_id, old.fair_hall_id, old.is_visible, old.trashed_at) is not distinct from (new.fair_id, new.firm_id, new.fair_hall_id, new.is_visible, new.trashed_at))
  execute function content_of_fair_changed('stand', 'id');
create trigger content_counted after update on stand for each row
  when ((old.fair_id, old.firm_id, old.fair_hall_id, old.is_visible, old.trashed_at) is distinct from (new.fair_id, new.firm_id, new.fair_hall_id, new.is_visible, new.trashed_at))
  execute function content_changed();
drop trigger content_changed on fair_hall;
create trigger content_changed after update on fair_hall for each row
  when (old.* is distinct from new.* and (old.fair_id, old.is_visible) is not distinct from (new.fair_id, new.is_visible))
  execute function content_of_fair_changed('hall', 'id');
create trigger content_counted after update on fair_hall for each row
  when ((old.fair_id, old.is_visible) is distinct from (new.fair_id, new.is_visible)) execute function content_changed();
drop trigger content_changed on firm;
create trigger content_changed after update on firm for each row
  when (old.* is distinct from new.* and old.is_visible is not distinct from new.is_visible)
  execute function content_of_fair_changed('firm', 'id');
create trigger content_counted after update on firm for each row
  when (old.is_visible is distinct from new.is_visible) execute function content_changed();

-- All names at once: of everything, and of what each fair shows, by its homepage.
drop function content_version(), presence_version();
create function content_versions() returns table (content text, presence text, parts jsonb) language plpgsql stable as $$
begin
  return query
  with changed as (select c.fair_id, sum(c.changes) as changes from content_change c group by c.fair_id),
  lit as (
    select st.fair_id, md5(string_agg(p.stand_id || ':' || p.user_id || p.is_busy, ',' order by p.stand_id, p.user_id)) as name
    from stand_presence p join stand st on st.id = p.stand_id where p.until > now() group by st.fair_id)
  select coalesce((select sum(c.changes) from changed c), 0)::text,
    coalesce((select md5(string_agg(l.fair_id || l.name, ',' order by l.fair_id)) from lit l), ''),
    coalesce((
      select jsonb_object_agg(f.homepage, jsonb_build_object(
        'content', coalesce(everywhere.changes, 0) || '.' || f.id || '.' || coalesce(own.changes, 0), 'presence', coalesce(lit.name, '')))
      from fair f left join changed everywhere on everywhere.fair_id = 0
      left join changed own on own.fair_id = f.id left join lit on lit.fair_id = f.id where f.trashed_at is null), '{}');
end $$;
