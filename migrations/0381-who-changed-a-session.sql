-- Who moved or cancelled a session knows it: they are not told of it.
alter table conference_change add column by_id int references app_user (id) on delete set null;
create index conference_change_by on conference_change (by_id) where by_id is not null;
