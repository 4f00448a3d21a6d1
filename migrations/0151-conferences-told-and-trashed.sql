-- A conference that is thrown away lies in the trash as rows, with what is its own.
drop index conference_trashed;
alter table conference drop column trashed_at;
alter table trash drop constraint trash_kind_check,
  add constraint trash_kind_check check (kind in ('firm', 'hall', 'conference', 'fair'));

-- Open pages are told which programme shows something else, and which conference has changed: never what.
create or replace function program_shown_anew(programs int[]) returns void language sql as $$
  insert into program_change (conference_program_id)
  select id from conference_program where id = any(programs) on conflict do nothing;
  select tell_place('program:' || id) from conference_program where id = any(programs)
$$;
create function conference_told() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'conference' then perform tell_place('conference:' || old.id);
  else perform tell_place('conference:' || coalesce(new.conference_id, old.conference_id)); end if;
  return null;
end $$;
create trigger conference_told after update or delete on conference for each row execute function conference_told();
create trigger conference_told after insert or update or delete on conference_document for each row execute function conference_told();
create trigger conference_told after insert or delete on pass_room for each row execute function conference_told();
create trigger conference_full_told after update on pass_room for each row
  when ((old.taken >= old.places) is distinct from (new.taken >= new.places)) execute function conference_told();
create trigger pass_rooms_came after insert on pass_room referencing new table as new_rows
  for each statement execute function program_speakers_changed();
create trigger pass_rooms_went after delete on pass_room referencing old table as old_rows
  for each statement execute function program_speakers_changed();
create trigger conference_told after insert or delete on conference_speaker for each row execute function conference_told();
-- What is shown in a room is told of the conferences that have nothing of their own.
create function conference_source_told() returns trigger language plpgsql as $$
declare
  source conference_source := coalesce(new, old);
begin
  perform tell_place('conference:' || source.conference_id);
  perform tell_place('conference:' || c.id) from conference c where c.conference_room_id = source.conference_room_id;
  return null;
end $$;
create trigger conference_source_told after insert or update or delete on conference_source
  for each row execute function conference_source_told();
