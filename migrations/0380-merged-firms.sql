-- Exhibitors of a fair whose names are alike and who are two all the same, as whoever runs it has said.
create table distinct_firm (
  fair_id int not null references fair (id) on delete cascade,
  one_id int not null references firm (id) on delete cascade,
  other_id int not null references firm (id) on delete cascade,
  primary key (fair_id, one_id, other_id),
  constraint distinct_firm_order check (one_id < other_id)
);
create index distinct_firm_one on distinct_firm (one_id);
create index distinct_firm_other on distinct_firm (other_id);

-- Booths and their people become another firm's together: between the two nobody is foreign, and a closed queue stays closed.
create function is_merging() returns boolean language sql stable as $$
  select coalesce(current_setting('app.is_merging', true), '') = 'true'
$$;

create or replace function stand_ends_foreign_staff() returns trigger language plpgsql as $$
begin
  if not public.is_merging() then perform end_foreign_staff(array[new.id], '{}'); end if;
  return null;
end $$;

create or replace function person_ends_foreign_staff() returns trigger language plpgsql as $$
begin
  if not public.is_merging() then perform end_foreign_staff('{}', array[new.id]); end if;
  return null;
end $$;

create or replace function stand_opens_queue() returns trigger language plpgsql as $$
begin
  if not public.is_merging() then update waiting_queue set closed_at = null where stand_id = new.id; end if;
  return null;
end $$;
