-- Whoever leaves, is disabled or is erased comes to no interview: one that was agreed upon and is to come is cancelled, which its firm
-- is told; the entry of its calendar has to be taken back, so the row outlives its person, as their application does.
alter table job_interview alter column user_id drop not null;
alter table job_interview drop constraint job_interview_user_id_fkey;
alter table job_interview add constraint job_interview_user_id_fkey
  foreign key (user_id) references app_user (id) on delete set null;

create function end_job_interviews(person int, by int) returns void language plpgsql as $$
declare
  agreed record;
  said int;
begin
  -- The application first, as all who change one of its interviews.
  perform from job_solicitation s where exists (select from job_interview i
      where i.job_solicitation_id = s.id and i.user_id = person and i.state = 'accepted' and i.begin_at > now())
    order by s.id for update;
  for agreed in
    update job_interview set state = 'cancelled', sequence = sequence + 1, version = version + 1, changed_at = now()
    where user_id = person and state = 'accepted' and begin_at > now() returning id, job_solicitation_id as application
  loop
    insert into job_solicitation_step (job_solicitation_id, kind, side, by_id, at)
    values (agreed.application, 'interview_cancelled', 'candidate', by, now()) returning id into said;
    insert into queued_job (kind, payload, run_at, created_at)
    values ('tell_interview_given_way', jsonb_build_object('interview', agreed.id, 'step', said), now(), now());
  end loop;
end $$;

create function job_interviews_of_closed_account() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform end_job_interviews(old.id, null);
    return old;
  end if;
  perform end_job_interviews(new.id, new.id);
  return null;
end $$;
create trigger job_interviews_of_closed_account after update of is_disabled, erase_at on app_user for each row
  when (new.is_closed and not old.is_closed) execute function job_interviews_of_closed_account();
create trigger job_interviews_of_erased_account before delete on app_user for each row
  execute function job_interviews_of_closed_account();

-- Of nobody nothing is proposed or agreed upon: what was proposed has lapsed, what had begun is had.
create function job_interview_erased() returns trigger language plpgsql as $$
begin
  new.state := case new.state when 'proposed' then 'lapsed' when 'accepted' then 'held' else new.state end;
  new.slot := null;
  return new;
end $$;
create trigger job_interview_erased before update of user_id on job_interview for each row
  when (old.user_id is not null and new.user_id is null) execute function job_interview_erased();
alter table job_interview add constraint job_interview_nobodys
  check (user_id is not null or state not in ('proposed', 'accepted'));

select end_job_interviews(i.user_id, i.user_id) from (select distinct user_id from job_interview where state = 'accepted') i
  join app_user u on u.id = i.user_id and u.is_closed;
