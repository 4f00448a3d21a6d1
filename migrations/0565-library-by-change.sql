-- What is ordered by a column puts those that have nothing there last, of a column that always has something too: the index
-- stands in that order, or a library of a hundred thousand is read and sorted whole for its first page.
drop index job_profile_changed;
create index job_profile_changed on job_profile (changed_at desc nulls last, id desc);
