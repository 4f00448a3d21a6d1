-- Whoever hands their card again is in no file yet: those that left before are told of already, when it was taken back.
create or replace function lead_of_consent() returns trigger language plpgsql as $$
begin
  if new.withdrawn_at is null then
    if new.purpose = 'card' then
      update lead set withdrawn_at = null, shown_from = new.given_at, is_pending = true, state = 'new', changed_at = now(),
        exported_at = null, version = version + 1
      where firm_id = new.firm_id and fair_id = new.fair_id and user_id = new.user_id and withdrawn_at is not null;
    end if;
    perform lead_touched(new.firm_id, new.fair_id, new.user_id);
  elsif new.purpose = 'card' then
    update lead set withdrawn_at = new.withdrawn_at
    where firm_id = new.firm_id and fair_id = new.fair_id and user_id = new.user_id and withdrawn_at is null;
  else
    delete from lead_visit where firm_id = new.firm_id and fair_id = new.fair_id and user_id = new.user_id;
    update lead set is_pending = true, changed_at = now()
    where firm_id = new.firm_id and fair_id = new.fair_id and user_id = new.user_id and withdrawn_at is null;
  end if;
  return null;
end $$;
