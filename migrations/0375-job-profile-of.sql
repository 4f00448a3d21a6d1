-- The profile by which a person is known to whoever is below the jobs: the one in their language, else the first.
create function job_profile_of(person int, language text) returns int language sql stable as $$
  select id from job_profile where user_id = person order by locale <> language, id limit 1
$$;
