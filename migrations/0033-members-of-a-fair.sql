-- What somebody may do in a fair rests on their membership of it alone: whoever works on its stands is a member.

-- All at once: counting row by row would stop at a limit that was set before they counted.
alter table fair_user disable trigger fair_user_counted;
insert into fair_user (fair_id, user_id, is_validated)
select work.fair_id, work.user_id, case when ff.is_validated = 1 then 1 else 0 end
from (
  select st.fair_id, st.firm_id, w.user_id from stand st
    join (select stand_id, user_id from stand_admin union select stand_id, user_id from stand_contact) w on w.stand_id = st.id
  union
  select ff.fair_id, ff.firm_id, u.id from fair_firm ff join app_user u on u.firm_id = ff.firm_id and u.is_firm_admin
) work
join app_user u on u.id = work.user_id and u.firm_id = work.firm_id and u.is_validated = 1
join fair_firm ff on ff.fair_id = work.fair_id and ff.firm_id = work.firm_id
on conflict on constraint fair_user_taken do nothing;
alter table fair_user enable trigger fair_user_counted;
update fair f set user_count = m.members, max_users = greatest(f.max_users, m.members)
from (select fair_id, count(*)::int as members from fair_user group by fair_id) m
where m.fair_id = f.id and f.user_count <> m.members;

-- A firm's administrators come with it.
create function take_in_admins() returns trigger language plpgsql as $$
begin
  insert into fair_user (fair_id, user_id, is_validated)
  select new.fair_id, id, case when new.is_validated = 1 then 1 else 0 end from app_user where firm_id = new.firm_id and is_firm_admin
  on conflict on constraint fair_user_taken do nothing;
  return null;
end $$;
create trigger fair_firm_takes_in_admins after insert on fair_firm for each row execute function take_in_admins();

-- Whoever is given a place on a stand belongs to its fair, as far as the firm does.
create function take_in_staff() returns trigger language plpgsql as $$
begin
  insert into fair_user (fair_id, user_id, is_validated)
  select st.fair_id, new.user_id, case when ff.is_validated = 1 then 1 else 0 end
  from stand st left join fair_firm ff on ff.fair_id = st.fair_id and ff.firm_id = st.firm_id where st.id = new.stand_id
  on conflict on constraint fair_user_taken do nothing;
  return null;
end $$;
create trigger stand_admin_takes_in_staff after insert on stand_admin for each row execute function take_in_staff();
create trigger stand_contact_takes_in_staff after insert on stand_contact for each row execute function take_in_staff();

-- Whoever leaves a fair leaves its stands, and what they looked after there.
create function leave_stands() returns trigger language plpgsql as $$
declare
  staffed int[];
begin
  delete from stand_presence using stand st where st.id = stand_presence.stand_id and st.fair_id = old.fair_id and stand_presence.user_id = old.user_id;
  delete from stand_admin using stand st where st.id = stand_admin.stand_id and st.fair_id = old.fair_id and stand_admin.user_id = old.user_id;
  with gone as (
    delete from stand_contact using stand st where st.id = stand_contact.stand_id and st.fair_id = old.fair_id and stand_contact.user_id = old.user_id
    returning stand_contact.stand_id)
  select array_agg(stand_id) into staffed from gone;
  delete from cluster where fair_id = old.fair_id and user_id = old.user_id;
  if staffed is not null then perform keep_stand_states(staffed); end if;
  return null;
end $$;
create trigger fair_user_leaves_stands after delete on fair_user for each row execute function leave_stands();
