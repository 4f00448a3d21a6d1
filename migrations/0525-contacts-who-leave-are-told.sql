-- Whoever leaves, or is disabled, is in no contacts from then on, and whoever comes back is in them again: open lists hear of it at
-- once, and what other programs were told is taken back.
create function lead_of_closed_account() returns trigger language plpgsql as $$
begin
  update lead set is_pending = true, changed_at = now() where user_id = new.id and withdrawn_at is null;
  return null;
end $$;
create trigger lead_of_closed_account after update of is_disabled, erase_at on app_user for each row
  when (old.is_closed is distinct from new.is_closed) execute function lead_of_closed_account();
-- Who had left before is taken back now from other programs, which were told of them.
update lead l set is_pending = true from app_user u
where u.id = l.user_id and u.is_closed and l.announced_at is not null and l.withdrawn_at is null;
