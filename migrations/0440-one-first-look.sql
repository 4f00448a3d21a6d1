-- Whether somebody is first read without a name is theirs, not that of a language: one of their CVs told what another hid.
update job_profile p set is_anonymous_first = true
where not p.is_anonymous_first and exists (
  select from job_profile other where other.user_id = p.user_id and other.is_anonymous_first);
