-- Whether all places of a conference are taken is told to the pages of its programme too, which is otherwise as it was.
create function conference_full_told() returns trigger language plpgsql as $$
begin
  perform tell_place('conference:' || new.conference_id);
  perform tell_place('program:' || conference_program_id) from conference where id = new.conference_id;
  return null;
end $$;
drop trigger conference_full_told on pass_room;
create trigger conference_full_told after update on pass_room for each row
  when ((old.taken >= old.places) is distinct from (new.taken >= new.places)) execute function conference_full_told();
-- A pass that nobody is offered leaves no place.
create function pass_offered_told() returns trigger language plpgsql as $$
begin
  perform tell_place('program:' || shown.program)
  from (select distinct c.conference_program_id as program from pass_room r join conference c on c.id = r.conference_id
    where r.pass_id = new.id) shown;
  return null;
end $$;
create trigger pass_offered_told after update of is_visible on pass for each row
  when (old.is_visible is distinct from new.is_visible) execute function pass_offered_told();
