-- A fair as it goes out: asked for by who runs it, made in the background, there for a week. One is made at a time.
create table fair_export (
  id int generated always as identity primary key,
  fair_id int not null references fair (id) on delete cascade,
  asked_by_id int references app_user (id) on delete set null,
  asked_at timestamptz not null,
  with_people boolean not null,
  -- whose spreadsheets open its tables
  locale text not null check (locale in ('fr', 'en', 'nl', 'de', 'es', 'it')),
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  percent smallint not null default 0 check (percent between 0 and 100),
  file_id int references media_object (id) on delete set null,
  ended_at timestamptz,
  constraint fair_export_ended check ((state = 'waiting') = (ended_at is null))
);
create unique index fair_export_taken on fair_export (fair_id) where state = 'waiting';
create index fair_export_fair on fair_export (fair_id, id desc);
create index fair_export_asker on fair_export (asked_by_id) where asked_by_id is not null;
create index fair_export_file on fair_export (file_id) where file_id is not null;
