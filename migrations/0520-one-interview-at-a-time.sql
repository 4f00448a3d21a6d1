-- Nobody is in two interviews at once, on whichever side: as one’s recruiter and as another’s candidate neither. Of two that
-- were agreed upon so the later one gives way, unless it gave way to one that does itself: one to come is cancelled by the
-- product, which tells both sides of it; one that has begun is had.
do $$
declare
  agreed record;
  said int;
begin
  for agreed in select * from job_interview where state = 'accepted' order by id loop
    continue when not exists (select from job_interview kept
      where kept.state = 'accepted' and kept.id < agreed.id
        and tstzrange(kept.begin_at, kept.end_at) && tstzrange(agreed.begin_at, agreed.end_at)
        and (kept.user_id in (agreed.user_id, agreed.recruiter_id) or kept.recruiter_id in (agreed.user_id, agreed.recruiter_id)));
    if agreed.begin_at <= now() then
      update job_interview set state = 'held', version = version + 1, changed_at = now() where id = agreed.id;
      continue;
    end if;
    update job_interview set state = 'cancelled', sequence = sequence + 1, version = version + 1, changed_at = now()
    where id = agreed.id;
    insert into job_solicitation_step (job_solicitation_id, kind, side, at)
    values (agreed.job_solicitation_id, 'interview_cancelled', 'product', now()) returning id into said;
    insert into queued_job (kind, payload, run_at, created_at)
    values ('tell_interview_given_way', jsonb_build_object('interview', agreed.id, 'step', said), now(), now());
  end loop;
end $$;

create function job_interview_people(person int, recruiter int) returns int4multirange language sql immutable parallel safe as $$
  select case when recruiter is null then int4multirange(int4range(person, person, '[]'))
    else int4multirange(int4range(person, person, '[]'), int4range(recruiter, recruiter, '[]')) end
$$;
alter table job_interview
  drop constraint job_interview_recruiter_taken,
  drop constraint job_interview_user_taken,
  add constraint job_interview_person_taken exclude using gist
    (job_interview_people(user_id, recruiter_id) with &&, tstzrange(begin_at, end_at) with &&) where (state = 'accepted');
