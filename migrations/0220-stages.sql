-- What a room is for: a call of two, the room of a booth, or the stage of a conference.
alter table visio_room
  add column kind text not null default 'call' check (kind in ('call', 'booth', 'workshop', 'plenary')),
  add column conference_id int constraint visio_room_conference_taken unique references conference on delete cascade;
update visio_room set kind = 'booth' where stand_id is not null;
alter table visio_room add constraint visio_room_owner
  check ((kind = 'booth') = (stand_id is not null) and (kind in ('workshop', 'plenary')) = (conference_id is not null));

alter table visio_connection
  -- of those who look after the room: places are kept for them
  add column is_team boolean not null default false,
  -- shows themselves or speaks; all others see and hear
  add column may_publish boolean not null default true;

-- Whoever speaks there starts and stops it, besides whoever moderates.
alter table conference add column is_started_by_speakers boolean not null default false;
-- That nobody was on stage when it was to begin is told once for each beginning.
alter table conference_stage add column missing_told_for timestamptz;
-- What is on air is looked at each minute.
create index conference_live on conference (end_at) where state = 'live';
