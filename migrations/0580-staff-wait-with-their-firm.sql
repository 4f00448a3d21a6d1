-- Whoever came with a firm waits once it is in the fair no more, where the fair decides on its visitors by hand: the other side of
-- `validate_staff`, which lets in with a firm whoever waits.
create function staff_waits() returns trigger language plpgsql as $$
begin
  update fair_user m set is_validated = 0 from fair f
  where f.id = old.fair_id and f.trashed_at is null and f.is_validating_users
    and m.fair_id = f.id and m.is_validated = 1
    and m.user_id in (select id from app_user where firm_id = old.firm_id);
  return null;
end $$;
create trigger fair_firm_refuses_staff after update of is_validated on fair_firm
  for each row when (old.is_validated = 1 and new.is_validated <> 1) execute function staff_waits();
create trigger fair_firm_lets_staff_go after delete on fair_firm
  for each row when (old.is_validated = 1) execute function staff_waits();
