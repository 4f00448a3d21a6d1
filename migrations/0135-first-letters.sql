-- Names by their beginning, in their order: of one or two letters, which begin the names of many, the first are read and no more.
create index app_user_last_name_begins on app_user ((fold(last_name) collate "C"), id);
create index app_user_first_name_begins on app_user ((fold(first_name) collate "C"), id);
