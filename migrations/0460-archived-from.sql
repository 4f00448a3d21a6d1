-- What is archived is closed; taken out of the archive, a fair is again what it was.
alter table fair
  add column archived_from_id int references fair_status (id),
  add constraint fair_archived_from check (archived_from_id is null or is_archived);
