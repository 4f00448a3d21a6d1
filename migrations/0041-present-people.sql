-- Who is on a booth now: said once for lamps, counts and figures. The lamp of whoever no longer belongs to the booth, was
-- refused or disabled meanwhile, or whose fair is over, is out at once, however long their lease still runs.
create view stand_present as
  select p.stand_id, p.user_id, p.is_busy
  from stand_presence p
  join stand st on st.id = p.stand_id and st.trashed_at is null
  join fair f on f.id = st.fair_id and f.fair_status_id = 2
  join stand_contact c on c.stand_id = p.stand_id and c.user_id = p.user_id
  join app_user u on u.id = p.user_id and u.is_validated = 1 and not u.is_disabled
  where p.until > now()
    and not exists (select 1 from fair_user m where m.user_id = p.user_id and m.fair_id = st.fair_id and m.is_validated <> 1);
