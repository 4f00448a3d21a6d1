-- Between two firms that are merged a booth keeps what is presented on it: both become the other's.
create or replace function stand_ends_presentations() returns trigger language plpgsql as $$
begin
  if not public.is_merging() then
    update presentation set stand_id = null, version = version + 1
    where stand_id = new.id and firm_id is distinct from new.firm_id;
  end if;
  return null;
end $$;
