-- A programme that comes again without a session cancels it, invoiced or not: what was asked for stays, and is settled by hand.
drop trigger session_changed on conference;
create trigger session_changed before update on conference for each row
  when (old.firm_id is not null and (new.firm_id is distinct from old.firm_id
    or (new.state = 'cancelled' and old.state <> 'cancelled'
      and not (new.imported ->> 'gone' is not distinct from 'cancelled'
        and new.imported is distinct from old.imported)))) execute function session_invoiced();

create function is_session_invoiced(conference) returns boolean language sql stable as $$
  select $1.firm_id is not null
    and conferences_asked($1.fair_id, $1.firm_id, 'conference:' || $1.id) > 0
$$;
