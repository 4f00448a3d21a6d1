-- How many documents a conference has at most: exhibitors give them too, and of many at once each knows of those before.
create function conference_document_counted() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('conference_document'), new.conference_id);
  if (select count(*) from conference_document where conference_id = new.conference_id) >= 100 then
    raise exception 'conference_document_limit';
  end if;
  return new;
end $$;
create trigger conference_document_counted before insert on conference_document for each row
  execute function conference_document_counted();
