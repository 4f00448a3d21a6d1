-- How many presentations an exhibitor announces in a fair at most: of many at once each knows of those before, and one that
-- comes back from the trash is counted like any other.
create function presentation_counted() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('presentation'), new.firm_id);
  if (select count(*) from presentation where fair_id = new.fair_id and firm_id = new.firm_id) >= 50 then
    raise exception 'presentation_limit';
  end if;
  return new;
end $$;
create trigger presentation_counted before insert on presentation for each row execute function presentation_counted();
