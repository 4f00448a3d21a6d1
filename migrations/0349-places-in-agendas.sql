-- A place, or a turn in the queue for one, is in its holder's agenda, whichever way it came; what they put there
-- themselves stays when the place goes.
alter table agenda_entry add column is_by_place boolean not null default false;
insert into agenda_entry (user_id, conference_id, is_by_place, created_at)
  select user_id, conference_id, true, taken_at from pass_place on conflict on constraint agenda_entry_taken do nothing;
create function pass_place_in_agenda() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from agenda_entry where user_id = old.user_id and conference_id = old.conference_id and is_by_place;
  else
    insert into agenda_entry (user_id, conference_id, is_by_place) values (new.user_id, new.conference_id, true)
      on conflict on constraint agenda_entry_taken do nothing;
  end if;
  return null;
end $$;
create trigger pass_place_in_agenda after insert or delete on pass_place for each row
  execute function pass_place_in_agenda();
-- Whoever moves up has it there though they had taken it out while they waited.
create trigger pass_place_back_in_agenda after update on pass_place for each row
  when (old.queued_at is not null and new.queued_at is null) execute function pass_place_in_agenda();
