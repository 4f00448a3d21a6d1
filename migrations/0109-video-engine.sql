-- The media engine, one for the installation. One server process speaks to it, until its lease is over or given back; the
-- session there is passed on to the next, and picture and sound go on meanwhile.
create table visio_engine (
  id int primary key default 1 constraint visio_engine_one check (id = 1),
  holder uuid,
  held_until timestamptz not null default '-infinity',
  -- the engine's own numbers
  session bigint,
  manager bigint,
  -- it answers
  is_up boolean not null default false
);
insert into visio_engine default values;

-- What the engine carries for a page: its own picture and sound, or those of one other.
create table visio_feed (
  id int generated always as identity primary key,
  room_id int not null references visio_room on delete cascade,
  -- whose page it is; it may be gone already, then the engine is told so
  connection_id uuid not null,
  -- whose picture and sound come in; none: it is one's own
  source_id uuid,
  -- the engine's own number, once it knows of it
  handle bigint constraint visio_feed_handle_taken unique,
  -- which of its lines are sound, and which are picture, as the engine numbers them
  microphone_lines text[] not null default '{}',
  camera_lines text[] not null default '{}',
  is_up boolean not null default false,
  created_at timestamptz not null default now(),
  constraint visio_feed_once unique nulls not distinct (connection_id, source_id),
  constraint visio_feed_of_another check (source_id <> connection_id)
);
create index visio_feed_room on visio_feed (room_id);
create index visio_feed_source on visio_feed (source_id);

-- What pages say to the engine, in this order, until it is passed on.
create table visio_engine_signal (
  id bigint generated always as identity primary key,
  connection_id uuid not null,
  source_id uuid,
  signal text not null,
  created_at timestamptz not null default now()
);

alter table visio_connection
  -- by a moderator, besides the sound
  add column is_camera_muted boolean not null default false,
  -- what they say they send, in a room with an engine
  add column sends_microphone boolean not null default false,
  add column sends_camera boolean not null default false,
  add column sends_screen boolean not null default false;

-- The process that speaks to the engine hears of what it is to tell it.
create function visio_engine_told() returns trigger language plpgsql as $$
begin
  perform pg_notify('changed', coalesce(tg_argv[0], 'video-engine'));
  return null;
end $$;
create trigger visio_engine_told after insert on visio_engine_signal for each statement execute function visio_engine_told();
create trigger visio_engine_told after update on visio_engine for each row
  when (new.holder is null and old.holder is not null) execute function visio_engine_told('video-engine-free');
create trigger visio_engine_told after update on visio_connection for each row
  when ((old.id, old.session_id, old.is_muted, old.is_camera_muted)
    is distinct from (new.id, new.session_id, new.is_muted, new.is_camera_muted))
  execute function visio_engine_told();
