-- The list of people is searched by words that are folded already: what is compared again needs no folding.
create index app_user_search_text on app_user using gin (search_text gin_trgm_ops);
-- Whose account is not simply open: the few among many.
create index app_user_disabled on app_user (id) where is_disabled;
create index app_user_invited on app_user (id) where password_hash is null and not is_disabled;
create index app_user_to_confirm on app_user (id) where email_confirmed_at is null and password_hash is not null and not is_disabled;
