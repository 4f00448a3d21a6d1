-- A day of a programme names sponsors and types too: where they are called otherwise, it shows something else.
create function program_sponsor_changed() returns trigger language plpgsql as $$
begin
  perform program_shown_anew(array(select distinct conference_program_id from conference where firm_id = new.id));
  return null;
end $$;
create trigger program_sponsor_changed after update on firm for each row
  when ((old.name, old.is_visible) is distinct from (new.name, new.is_visible)) execute function program_sponsor_changed();
create function program_type_changed() returns trigger language plpgsql as $$
begin
  perform program_shown_anew(array(select distinct conference_program_id from conference where conference_type_id = new.id));
  return null;
end $$;
create trigger program_type_changed after update on conference_type for each row
  when ((old.translations, old.rank) is distinct from (new.translations, new.rank)) execute function program_type_changed();
