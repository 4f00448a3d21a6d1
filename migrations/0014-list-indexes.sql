-- What lists are filtered and sorted by, so that none reads a big table from end to end.
create index firm_name_exact on firm (name);
create index stand_configuration on stand (configuration_state, fair_id);
create index app_user_created on app_user (created_at, id);
create index app_user_last_login on app_user (last_login_at nulls first, id);
