-- Somebody who has asked to be erased is gone for everybody else at once, and erased at this moment.
alter table app_user add erase_at timestamptz;
create index app_user_to_erase on app_user (erase_at) where erase_at is not null;

alter table one_time_token drop constraint one_time_token_purpose_check,
  add constraint one_time_token_purpose_check check (purpose in ('confirm_email', 'reset_password', 'change_email', 'invitation', 'keep_account'));

-- Whoever is let in again, by whomever, stays.
create function stay() returns trigger language plpgsql as $$
begin
  new.erase_at := null;
  return new;
end $$;
create trigger app_user_stays before update of is_disabled on app_user
  for each row when (not new.is_disabled and old.erase_at is not null) execute function stay();
