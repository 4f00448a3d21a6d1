-- Open pages of a booth hear that somebody has come into its video room or left it, never who.
create function video_room_told() returns trigger language plpgsql as $$
begin
  perform tell_place('videoroom:' || r.stand_id) from visio_room r
  where r.id = coalesce(new.room_id, old.room_id) and r.stand_id is not null;
  return null;
end $$;
create trigger video_room_told after insert or delete on visio_connection
  for each row execute function video_room_told();
create trigger video_room_told_change after update on visio_connection for each row
  when ((old.session_id is null) <> (new.session_id is null)) execute function video_room_told();
