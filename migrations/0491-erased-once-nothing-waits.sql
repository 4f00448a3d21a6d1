-- A fair that they were in as well is deleted since: whether their account goes with it is decided once this entry goes.
alter table trash add column is_waited_for boolean not null default false,
  add constraint trash_waited_for_person check (not is_waited_for or person_id is not null);
