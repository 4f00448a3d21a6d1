-- A booth that becomes another firm's says nothing of what the one before presents: whoever administers it would keep that too.
-- Between two firms that are merged it keeps it: both become the other's.
update presentation p set stand_id = null, version = p.version + 1 from stand st
where st.id = p.stand_id and st.firm_id is distinct from p.firm_id;
create function stand_ends_presentations() returns trigger language plpgsql as $$
begin
  if not public.is_merging() then
    update presentation set stand_id = null, version = version + 1
    where stand_id = new.id and firm_id is distinct from new.firm_id;
  end if;
  return null;
end $$;
create trigger stand_ends_presentations after update of firm_id on stand for each row
  when (old.firm_id is distinct from new.firm_id) execute function stand_ends_presentations();
