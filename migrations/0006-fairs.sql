-- Several fairs are held here, and this one belongs to them. Kept, because it also changes when another fair comes.
alter table fair add column is_multi_fair boolean not null default false;

create function keep_multi_fair() returns trigger language plpgsql as $$
begin
  update fair f set is_multi_fair = now_multi.value
  from (select id, type = 'multi' and (select count(*) from fair) > 1 as value from fair) as now_multi
  where f.id = now_multi.id and f.is_multi_fair is distinct from now_multi.value;
  return null;
end $$;
create trigger fair_multi_kept after insert or delete or update of type on fair
  for each statement execute function keep_multi_fair();

update fair set is_multi_fair = type = 'multi' and (select count(*) from fair) > 1;

-- The organizers of a fair by the names that joining tables have; what is written here is written there.
create view fair_admin as select fair_id, user_id as app_user_id from fair_organizer;

-- Number of places of a hall. Counted anew rather than added up, so that a restored copy counts the same.
alter table fair_hall add column booths int not null default 0;

create function count_booths() returns trigger language plpgsql as $$
begin
  update fair_hall h set booths = (select count(*) from element e where e.map_id = h.id and e.type = 8)
  where h.id in (select map_id from changed_element);
  return null;
end $$;
create trigger element_booths_added after insert on element
  referencing new table as changed_element for each statement execute function count_booths();
create trigger element_booths_removed after delete on element
  referencing old table as changed_element for each statement execute function count_booths();
create trigger element_booths_changed after update on element
  referencing new table as changed_element for each statement execute function count_booths();

update fair_hall h set booths = (select count(*) from element e where e.map_id = h.id and e.type = 8);
