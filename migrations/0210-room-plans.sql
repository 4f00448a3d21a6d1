-- How the seats of a room of this type stand.
alter table conference_room_type add column plan text not null default 'auditorium'
  check (plan in ('auditorium', 'classroom', 'circle', 'debate'));
-- The types that every fair began with.
update conference_room_type set plan = case
    when translations::text like '%"Classroom"%' then 'classroom'
    when translations::text like '%"Circle"%' then 'circle'
    when translations::text like '%"Debate stage"%' then 'debate' else plan end;
