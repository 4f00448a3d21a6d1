-- Whoever works on a stand is of its firm: when the stand becomes another firm's, or they leave theirs, that ends.
create function end_foreign_staff(stands int[], people int[]) returns void language plpgsql as $$
declare
  staffed int[];
begin
  delete from stand_presence p using stand st, app_user u
    where st.id = p.stand_id and u.id = p.user_id and (st.id = any(stands) or u.id = any(people)) and u.firm_id is distinct from st.firm_id;
  delete from stand_admin a using stand st, app_user u
    where st.id = a.stand_id and u.id = a.user_id and (st.id = any(stands) or u.id = any(people)) and u.firm_id is distinct from st.firm_id;
  with gone as (
    delete from stand_contact c using stand st, app_user u
    where st.id = c.stand_id and u.id = c.user_id and (st.id = any(stands) or u.id = any(people)) and u.firm_id is distinct from st.firm_id
    returning c.stand_id)
  select array_agg(stand_id) into staffed from gone;
  if staffed is not null then perform keep_stand_states(staffed); end if;
end $$;

create function stand_ends_foreign_staff() returns trigger language plpgsql as $$
begin
  perform end_foreign_staff(array[new.id], '{}');
  return null;
end $$;
create trigger stand_ends_foreign_staff after update of firm_id on stand for each row
  when (old.firm_id is distinct from new.firm_id) execute function stand_ends_foreign_staff();

create function person_ends_foreign_staff() returns trigger language plpgsql as $$
begin
  perform end_foreign_staff('{}', array[new.id]);
  return null;
end $$;
create trigger person_ends_foreign_staff after update of firm_id on app_user for each row
  when (old.firm_id is distinct from new.firm_id) execute function person_ends_foreign_staff();
