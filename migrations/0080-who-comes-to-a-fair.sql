-- Whoever comes at the moment at which a fair goes to the trash is not left in it: the row that counts them says so.
create or replace function count_members() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if tg_table_name = 'fair_user' then update fair set user_count = user_count + 1 where id = new.fair_id and trashed_at is null;
    else update fair set organizer_count = organizer_count + 1 where id = new.fair_id and trashed_at is null; end if;
    if not found then
      raise foreign_key_violation using constraint = tg_table_name || '_fair_id_fkey', table = tg_table_name, message = 'the fair is in the trash';
    end if;
    return new;
  end if;
  if tg_table_name = 'fair_user' then update fair set user_count = user_count - 1 where id = old.fair_id;
  else update fair set organizer_count = organizer_count - 1 where id = old.fair_id; end if;
  return old;
end $$;

-- An exhibitor that is restored comes back with those who were in the fair, not with one who was taken out of it.
create or replace function take_in_admins() returns trigger language plpgsql as $$
begin
  if current_setting('app.is_restoring', true) = 'true' then return null; end if;
  insert into fair_user (fair_id, user_id, is_validated)
  select new.fair_id, id, case when new.is_validated = 1 then 1 else 0 end from app_user where firm_id = new.firm_id and is_firm_admin
  on conflict on constraint fair_user_taken do nothing;
  return null;
end $$;
