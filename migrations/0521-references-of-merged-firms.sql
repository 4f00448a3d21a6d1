-- Of two firms that become one both may have given a reference in the same fair: that of the other stays, by which its import finds
-- its offer again. What lies in the trash takes and loses none.
create or replace function job_placed() returns trigger language plpgsql as $$
begin
  new.fair_firm_id := (select id from fair_firm where fair_id = new.fair_id and firm_id = new.firm_id);
  if tg_op = 'UPDATE' and new.firm_id <> old.firm_id and new.deleted_at is null and exists (select from job other
    where other.fair_id = new.fair_id and other.firm_id = new.firm_id and other.reference = new.reference and other.id <> new.id
      and other.deleted_at is null)
  then new.reference := null; end if;
  return new;
end $$;
