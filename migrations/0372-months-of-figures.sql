-- A fair may keep its figures for fewer months than the platform does, never for more.
alter table fair
  add column stat_months smallint not null default 25 check (stat_months between 1 and 25);
