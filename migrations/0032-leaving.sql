-- Two facts: somebody is locked out by those who run the platform (is_disabled), or has asked to be erased (erase_at).
-- Until now leaving set both.
drop trigger app_user_stays on app_user;
drop function stay();
update app_user set is_disabled = false where erase_at is not null;

-- Either closes the account for everybody.
alter table app_user add is_closed boolean not null generated always as (is_disabled or erase_at is not null) stored;

drop index app_user_disabled, app_user_invited, app_user_to_confirm;
create index app_user_closed on app_user (id, is_disabled) where is_closed;
create index app_user_invited on app_user (id) where password_hash is null and not is_closed;
create index app_user_to_confirm on app_user (id) where email_confirmed_at is null and password_hash is not null and not is_closed;
