-- Who takes part in which fair: what `takes_part` says of one, for statements that ask of many. A view becomes part of the
-- statement that reads it; a function with a query in it is planned and started once for each of its calls.
create view fair_participant as
select u.id as user_id, f.id as fair_id
from app_user u cross join fair f
where u.is_validated = 1 and not u.is_closed and u.email_confirmed_at is not null
  and (exists (select from fair_user m where m.fair_id = f.id and m.user_id = u.id and m.is_validated = 1)
    or exists (select from fair_organizer o where o.fair_id = f.id and o.user_id = u.id)
    or 'ROLE_SUPER_ADMIN' = any(u.roles)
    or ('ROLE_SUPER_ORGANIZER' = any(u.roles)
      and (not u.is_held or exists (select from super_organizer_fair s where s.fair_id = f.id and s.app_user_id = u.id))));

-- Its plan is kept for the session.
create or replace function takes_part(u app_user, fair int) returns boolean language plpgsql stable as $$
begin
  return exists (select from fair_participant p where p.user_id = u.id and p.fair_id = fair);
end $$;

-- What those who share a fair see of somebody, as long as they are connected: whoever is invisible, no longer takes part, or is
-- in a fair that is closed or in the trash is not in it. A talk that was never ended ends by itself.
create view presence_state as
select p.user_id, p.fair_id, case when t.many > 0 or w.choice = 'busy' then 'busy' else 'free' end as status, t.expected_until
from fair_participant p
  join fair f on f.id = p.fair_id and f.trashed_at is null and f.fair_status_id <> 4
  left join presence_choice w on w.user_id = p.user_id
  cross join lateral (
    select count(*) as many, case when count(*) = count(expected_until) and w.choice is distinct from 'busy'
      then max(expected_until) end as expected_until
    from presence_talk where user_id = p.user_id and since > now() - interval '8 hours') t
where w.choice is distinct from 'invisible';

create or replace view presence_person as
select s.user_id, s.fair_id, s.status, s.expected_until
from (select distinct user_id, place_id from presence_held where kind = 'fair' and user_id is not null) h
  join presence_state s on s.user_id = h.user_id and s.fair_id = h.place_id;

-- Read from the contacts of a booth to who of them is connected: however many visitors are, they are not looked at.
create or replace view stand_present as
select c.stand_id, c.user_id, s.status = 'busy' as is_busy, s.expected_until
from stand_contact c
  join stand st on st.id = c.stand_id and st.trashed_at is null
  join fair f on f.id = st.fair_id and f.fair_status_id = 2
  join presence_state s on s.user_id = c.user_id and s.fair_id = st.fair_id
where exists (select from presence_held h where h.user_id = c.user_id and h.kind = 'fair' and h.place_id = st.fair_id);

-- How many are free and how many talk on a booth, as open pages were told last: every sign, door, list and figure reads it
-- instead of counting anew. A booth with nobody is not in it.
drop view stand_staff;
delete from stand_lamp;
alter table stand_lamp add column free int not null, add column busy int not null, add column is_shown boolean not null;

create or replace view conversation_reader as
select s.conversation_id, s.side, t.user_id
from conversation_side s join conversation c on c.id = s.conversation_id
  join fair_participant t on t.user_id = s.user_id and t.fair_id = c.fair_id
union all
select s.conversation_id, s.side, u.id as user_id
from conversation_side s join conversation c on c.id = s.conversation_id
  join fair_firm ff on ff.fair_id = c.fair_id and ff.firm_id = s.firm_id and ff.is_validated = 1
  join app_user u on u.firm_id = s.firm_id
  join fair_participant t on t.user_id = u.id and t.fair_id = c.fair_id
where (u.is_firm_admin or exists (
    select from stand st where st.id = s.stand_id and st.firm_id = s.firm_id and st.trashed_at is null
      and (exists (select from stand_contact p where p.stand_id = st.id and p.user_id = u.id)
        or exists (select from stand_admin p where p.stand_id = st.id and p.user_id = u.id))))
  and not exists (select from conversation_side o where o.conversation_id = s.conversation_id and o.user_id = u.id);
