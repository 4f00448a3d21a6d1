-- A change says which open pages it concerns, once it is committed. Only numbers travel: whoever hears one asks again
-- for what it may see. Topics: a fair with its plan and doors, a hall, a stand.
create function tell_stand(stand_id int, hall_id int, fair_id int) returns void language sql as $$
  select pg_notify('changed', topic)
  from unnest(array['stand:' || stand_id, 'hall:' || hall_id, 'fair:' || fair_id]) topic where topic is not null
$$;

create function stand_told() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform tell_stand(old.id, old.fair_hall_id, old.fair_id); end if;
  if tg_op <> 'DELETE' then perform tell_stand(new.id, new.fair_hall_id, new.fair_id); end if;
  return null;
end $$;
create trigger stand_told after insert or delete on stand for each row execute function stand_told();
create trigger stand_update_told after update on stand for each row when (old is distinct from new) execute function stand_told();

create function stand_part_told() returns trigger language plpgsql as $$
begin
  perform pg_notify('changed', 'stand:' || coalesce(new.stand_id, old.stand_id));
  return null;
end $$;
create trigger stand_language_told after insert or update or delete on stand_language for each row execute function stand_part_told();
create trigger stand_resource_told after insert or update or delete on stand_resource for each row execute function stand_part_told();
create trigger stand_contact_told after insert or update or delete on stand_contact for each row execute function stand_part_told();
create trigger stand_character_choice_told after insert or update or delete on stand_character_choice for each row execute function stand_part_told();

create function fair_hall_told() returns trigger language plpgsql as $$
declare hall fair_hall := coalesce(new, old);
begin
  perform tell_stand(id, null, null) from stand where fair_hall_id = hall.id;
  perform tell_stand(null, hall.id, hall.fair_id);
  return null;
end $$;
create trigger fair_hall_told after insert or delete on fair_hall for each row execute function fair_hall_told();
create trigger fair_hall_update_told after update on fair_hall for each row when (old is distinct from new) execute function fair_hall_told();

create function element_told() returns trigger language plpgsql as $$
begin
  perform tell_stand(null, id, fair_id) from fair_hall where id = coalesce(new.map_id, old.map_id);
  return null;
end $$;
create trigger element_told after insert or update or delete on element for each row execute function element_told();

create function firm_told() returns trigger language plpgsql as $$
begin
  perform tell_stand(id, fair_hall_id, fair_id) from stand where firm_id = new.id;
  return null;
end $$;
create trigger firm_told after update on firm for each row when (old is distinct from new) execute function firm_told();

create function fair_firm_told() returns trigger language plpgsql as $$
begin
  perform tell_stand(id, fair_hall_id, fair_id) from stand
  where firm_id = coalesce(new.firm_id, old.firm_id) and fair_id = coalesce(new.fair_id, old.fair_id);
  return null;
end $$;
create trigger fair_firm_told after insert or update or delete on fair_firm for each row execute function fair_firm_told();

-- A width is a number for the driver too, not a text.
alter table stand_type_variation alter column width type double precision;
