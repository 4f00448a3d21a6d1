-- What was written on a booth before it became another's is that exhibitor's: whoever has it now does not read it.
create function stand_forgets_history() returns trigger language plpgsql as $$
begin
  if not public.is_merging() then
    delete from field_change where resource = 'stands' and record_id = new.id;
  end if;
  return null;
end $$;
create trigger stand_forgets_history after update of firm_id on stand for each row
  when (old.firm_id is distinct from new.firm_id) execute function stand_forgets_history();
