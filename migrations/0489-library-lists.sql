-- Whoever finds somebody's card in a library has looked at it: a row a reader, fair and day.
alter table job_profile_access drop constraint job_profile_access_purpose_check,
  add constraint job_profile_access_purpose_check
    check (purpose in ('application', 'pool', 'list', 'admin', 'export'));
create unique index job_profile_access_listed
  on job_profile_access (user_id, reader_id, fair_id, ((at at time zone 'UTC')::date)) where purpose = 'list';
