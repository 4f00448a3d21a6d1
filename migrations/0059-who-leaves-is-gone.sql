-- Whoever leaves is gone at once for everybody else, also from what is kept: an account is closed by two columns, which
-- its generated one does not show to a trigger that is asked for others.
drop trigger content_changed on app_user;
create trigger content_changed after update on app_user for each row
  when ((old.first_name, old.last_name, old.job_title, old.pitch_message, old.picture_id, old.look, old.is_validated, old.is_closed, old.email_confirmed_at is null)
    is distinct from (new.first_name, new.last_name, new.job_title, new.pitch_message, new.picture_id, new.look, new.is_validated, new.is_closed, new.email_confirmed_at is null))
  execute function person_changed('id');

-- Nor does their lamp burn on, were it lit at the same moment.
create or replace view stand_present as
  select p.stand_id, p.user_id, p.is_busy
  from stand_presence p
  join stand st on st.id = p.stand_id and st.trashed_at is null
  join fair f on f.id = st.fair_id and f.fair_status_id = 2
  join stand_contact c on c.stand_id = p.stand_id and c.user_id = p.user_id
  join app_user u on u.id = p.user_id and u.is_validated = 1 and not u.is_closed
  where p.until > now()
    and not exists (select 1 from fair_user m where m.user_id = p.user_id and m.fair_id = st.fair_id and m.is_validated <> 1);
