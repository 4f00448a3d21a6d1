-- How much of a booth lies in its trash at most: whoever saves drops what was removed first. What lies there already beyond
-- that goes with the next save.
create function stand_trash_counted() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('stand_trash'), new.stand_id);
  if (select count(*) from stand_trash where stand_id = new.stand_id and firm_id = new.firm_id) >= 100 then
    raise exception 'stand_trash_limit';
  end if;
  return new;
end $$;
create trigger stand_trash_counted before insert on stand_trash for each row execute function stand_trash_counted();
