-- What all who are in a conference are shown alike is made once a version: which counts how often open pages were told.
create table conference_stage (
  conference_id int primary key references conference (id) on delete cascade,
  version int not null default 1
);
