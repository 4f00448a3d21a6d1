-- Searches compare folded words: the index has to hold what they compare.
drop index app_user_search;
create index app_user_search on app_user using gin (fold(search_text) gin_trgm_ops);
create index fair_user_state on fair_user (fair_id, is_validated);
create index app_user_unconfirmed on app_user (created_at) where email_confirmed_at is null;

-- Whoever is validated in a fair has an account that is. One that was refused as a whole stays refused.
create function validate_account() returns trigger language plpgsql as $$
begin
  update app_user set is_validated = 1 where id = new.user_id and is_validated = 0;
  return null;
end $$;
create trigger fair_user_validates_account after insert or update of is_validated on fair_user
  for each row when (new.is_validated = 1) execute function validate_account();

-- Whoever registered a firm is validated with it.
create function validate_staff() returns trigger language plpgsql as $$
begin
  update fair_user m set is_validated = 1
  where m.fair_id = new.fair_id and m.is_validated = 0
    and m.user_id in (select id from app_user where firm_id = new.firm_id);
  return null;
end $$;
create trigger fair_firm_validates_staff after update of is_validated on fair_firm
  for each row when (new.is_validated = 1 and old.is_validated <> 1) execute function validate_staff();
