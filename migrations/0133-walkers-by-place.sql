-- Who walks where, as before: somebody by their id, a stranger by their stream. The places are few and the people many, so what
-- is shown of a place is found once for each place, and nobody is looked up in the accounts but who is at a booth: joined one by
-- one, planned for a handful, a few thousand people cost as many readings of all accounts.
drop view presence_walker;
create view presence_walker as
with here as materialized (
  select h.user_id, case when h.user_id is null then h.stream_id end as stranger, h.kind, h.place_id
  from presence_held h
  where (not h.is_ended or (h.user_id is not null
      and h.user_id not in (select o.user_id from presence_held o where o.user_id is not null and not o.is_ended)))
    and coalesce(h.user_id, 0) not in (select w.user_id from presence_choice w where w.choice = 'invisible')
  group by 1, 2, 3, 4),
place as materialized (
  select p.kind, p.place_id, f.id as fair_id, case when hall.is_visible then hall.id end as hall_id,
    case when hall.is_visible and st.is_visible and fi.is_visible and ff.is_validated = 1 then st.id end as stand_id, st.firm_id
  from (select distinct kind, place_id from here) p
    left join stand st on p.kind = 'stand' and st.id = p.place_id and st.trashed_at is null
    left join fair_hall hall on hall.id = case p.kind when 'hall' then p.place_id else st.fair_hall_id end
    join fair f on f.id = case when p.kind in ('fair', 'lobby') then p.place_id else hall.fair_id end
      and f.trashed_at is null and f.fair_status_id = 2
    left join firm fi on fi.id = st.firm_id
    left join fair_firm ff on ff.fair_id = f.id and ff.firm_id = st.firm_id)
select distinct coalesce(here.user_id::text, here.stranger::text) collate "C" as who, place.fair_id, place.hall_id,
  case when place.stand_id is not null
    and not exists (select from app_user u where u.id = here.user_id and u.firm_id = place.firm_id) then place.stand_id end as stand_id
from here join place on place.kind = here.kind and place.place_id = here.place_id;
