-- Of two firms that become one both may have given a reference in the same fair: that of the other stays, by which its import finds
-- its offer again.
create or replace function job_placed() returns trigger language plpgsql as $$
begin
  new.fair_firm_id := (select id from fair_firm where fair_id = new.fair_id and firm_id = new.firm_id);
  if tg_op = 'UPDATE' and new.firm_id <> old.firm_id and exists (select from job other where other.fair_id = new.fair_id
    and other.firm_id = new.firm_id and other.reference = new.reference and other.id <> new.id)
  then new.reference := null; end if;
  return new;
end $$;
