-- Who waits on a page for a programme that is not published yet knows of no topic of it: they hear of it by their fair.
create function program_published_told() returns trigger language plpgsql as $$
begin
  perform tell_place('fair:' || new.fair_id);
  return null;
end $$;
create trigger program_published_told after update on conference_program for each row
  when (old.state is distinct from new.state) execute function program_published_told();
