-- Before it opens a fair may be announced: its homepage and its registration are public, its halls are not. It may open and
-- end by its dates. One that is over may be archived: it is closed, and listed no more until it is taken back.
alter table fair
  add column is_announced boolean not null default false,
  add column is_run_by_dates boolean not null default false,
  add column is_archived boolean not null default false,
  -- in preparation or closed
  add constraint fair_archived check (not is_archived or fair_status_id in (1, 4));
create index fair_run_by_dates on fair (id) where is_run_by_dates;
