-- Whether somebody shows their telephone number on their business card: theirs to say, and nobody's before they do.
alter table app_user add column is_phone_shown boolean not null default false;
