-- An application outlives its person: that something was sent, when, and how it was answered is the firm’s, whose rate would
-- change backwards otherwise. Who it was goes with the account, with every word of both sides.
alter table job_solicitation alter column user_id drop not null;
alter table job_solicitation add column erased_at timestamptz;
alter table job_solicitation drop constraint job_solicitation_user_id_fkey;
alter table job_solicitation add constraint job_solicitation_user_id_fkey
  foreign key (user_id) references app_user (id) on delete set null;

create function job_solicitation_erased() returns trigger language plpgsql as $$
begin
  new.erased_at := now();
  new.emptied_at := coalesce(old.emptied_at, now());
  new.job_profile_id := null;
  new.cv_id := null;
  new.motivation := '';
  new.sent := '{}';
  new.answer := '';
  new.decline_reason := null;
  new.version := old.version + 1;
  return new;
end $$;
create trigger job_solicitation_erased before update of user_id on job_solicitation for each row
  when (old.user_id is not null and new.user_id is null) execute function job_solicitation_erased();
alter table job_solicitation add constraint job_solicitation_nobodys check (case when user_id is null
  then num_nulls(erased_at, emptied_at) = 0 and num_nonnulls(job_profile_id, cv_id, decline_reason) = 0
    and motivation = '' and sent = '{}' and answer = ''
  else erased_at is null end);
