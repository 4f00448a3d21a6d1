-- Whoever lets those who run a fair see their name, or no longer, changes what they read of each exhibitor's contacts: open lists
-- hear of it at once.
create function lead_of_named() returns trigger language plpgsql as $$
begin
  perform tell_place('leads:' || f.id) from lead l join fair_firm f on f.firm_id = l.firm_id and f.fair_id = l.fair_id
  where l.user_id = new.user_id and l.fair_id = new.fair_id and l.withdrawn_at is null;
  return null;
end $$;
create trigger lead_of_named after insert or update of withdrawn_at on consent for each row
  when (new.purpose = 'organizers') execute function lead_of_named();
