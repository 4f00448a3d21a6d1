-- Nobody is in two interviews at once, on whichever side: as one’s recruiter and as another’s candidate neither. Of two that
-- were agreed upon so, the later one gives way.
update job_interview later set state = 'cancelled', sequence = later.sequence + 1, version = later.version + 1, changed_at = now()
from job_interview earlier
where later.state = 'accepted' and earlier.state = 'accepted' and earlier.id < later.id
  and tstzrange(earlier.begin_at, earlier.end_at) && tstzrange(later.begin_at, later.end_at)
  and (earlier.user_id = later.recruiter_id or earlier.recruiter_id = later.user_id);

create function job_interview_people(person int, recruiter int) returns int4multirange language sql immutable parallel safe as $$
  select case when recruiter is null then int4multirange(int4range(person, person, '[]'))
    else int4multirange(int4range(person, person, '[]'), int4range(recruiter, recruiter, '[]')) end
$$;
alter table job_interview
  drop constraint job_interview_recruiter_taken,
  drop constraint job_interview_user_taken,
  add constraint job_interview_person_taken exclude using gist
    (job_interview_people(user_id, recruiter_id) with &&, tstzrange(begin_at, end_at) with &&) where (state = 'accepted');
