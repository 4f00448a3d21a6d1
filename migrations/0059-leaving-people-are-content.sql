-- Whoever leaves is gone at once for everybody else, also from what is kept: an account is closed by two columns, which
-- its generated one does not show to a trigger that is asked for others.
drop trigger content_changed on app_user;
create trigger content_changed after update on app_user for each row
  when ((old.first_name, old.last_name, old.job_title, old.pitch_message, old.picture_id, old.look, old.is_validated, old.is_closed, old.email_confirmed_at is null)
    is distinct from (new.first_name, new.last_name, new.job_title, new.pitch_message, new.picture_id, new.look, new.is_validated, new.is_closed, new.email_confirmed_at is null))
  execute function person_changed('id');
