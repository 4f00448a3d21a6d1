-- What an import has made and changed, row by row, so that it can be undone as a whole for some days.
create table import_run (
  id int generated always as identity primary key,
  fair_id int not null references fair (id) on delete cascade,
  kind text not null check (kind in ('stands', 'people')),
  file_name text not null check (char_length(file_name) <= 200),
  -- rows of the file that have been taken
  rows int not null,
  ran_at timestamptz not null,
  ran_by_id int references app_user (id) on delete set null,
  undone_at timestamptz,
  undone_by_id int references app_user (id) on delete set null
);
create index import_run_fair on import_run (fair_id, id desc);
create index import_run_age on import_run (ran_at);
create index import_run_runner on import_run (ran_by_id) where ran_by_id is not null;
create index import_run_undoer on import_run (undone_by_id) where undone_by_id is not null;

-- A row that was not there has no `before`, one that is gone no `after`.
create table import_change (
  run_id int not null references import_run (id) on delete cascade,
  table_name text not null,
  key jsonb not null,
  before jsonb,
  after jsonb,
  primary key (run_id, table_name, key)
);

-- Arguments: the columns of the table's key.
create function import_keeps() returns trigger language plpgsql as $$
declare
  was jsonb := to_jsonb(old);
  is_now jsonb := to_jsonb(new);
begin
  insert into import_change (run_id, table_name, key, before, after)
  values (current_setting('app.import_run')::int, tg_table_name,
    (select jsonb_object_agg(name, coalesce(is_now, was) -> name) from unnest(tg_argv) name), was, is_now)
  on conflict (run_id, table_name, key) do update set after = excluded.after;
  return null;
end $$;

-- While an import runs, and at no other time.
create function is_kept_by_import(name text, variadic key text[]) returns void language plpgsql as $$
begin
  execute format('create trigger import_keeps after insert or update or delete on %I for each row '
    'when (current_setting(''app.import_run'', true) <> '''') execute function import_keeps(%s)',
    name, (select string_agg(quote_literal(part), ', ') from unnest(key) part));
end $$;

select is_kept_by_import(name, 'id') from unnest(array['business_sector', 'fair_hall', 'element', 'firm', 'fair_firm',
  'firm_business_sector', 'stand', 'stand_language', 'stand_import', 'app_user', 'fair_user', 'fair_organizer',
  'stand_admin', 'role_offer']) name;
select is_kept_by_import('super_organizer_fair', 'app_user_id', 'fair_id');

-- Which field a column was said to hold when a list of this kind was imported last; none where it was left out.
create table import_column (
  fair_id int references fair (id) on delete cascade,
  kind text not null check (char_length(kind) <= 80),
  title text not null check (char_length(title) between 1 and 120),
  field text check (char_length(field) <= 80),
  constraint import_column_taken unique nulls not distinct (fair_id, kind, title)
);
