-- Figures about nobody in a database of their own (`STATS_DATABASE_URL`): the tables of `../0200-statistics.sql` as they are
-- in the fair's database, of which nothing else is here. A test compares them.
-- What makes a visitor’s number of their token, in one fair: without it the number means nothing.
create table stat_key (
  fair_id int primary key,
  key bytea not null check (length(key) = 32)
);

-- What a visitor did last: the same within half a minute counts once, and nobody stays longer than time goes by.
create table stat_recent (
  fair_id int not null,
  visitor bigint not null,
  resource_type smallint not null,
  resource_id int not null,
  kind smallint not null,
  seconds int not null,
  at timestamptz not null,
  primary key (fair_id, visitor, resource_type, resource_id, kind, seconds)
);
create table stat_time (
  fair_id int not null,
  visitor bigint not null,
  -- one watches a film and stays at once
  kind smallint not null check (kind in (2, 3)),
  -- up to when their time is counted
  until timestamptz not null,
  primary key (fair_id, visitor, kind)
);

-- As it came: without an index, and empty within seconds.
create table stat_inbox (
  at timestamptz not null,
  visitor bigint,
  fair_id int not null,
  resource_id int not null,
  -- the booth of what lies on one, else 0
  stand_id int not null,
  seconds int not null check (seconds between 0 and 1800),
  resource_type smallint not null,
  kind smallint not null check (kind between 1 and 5),
  -- of the fair's zone then, from UTC: its days stay as they were
  offset_minutes smallint not null
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);

-- Tables by months are one table of the product’s: their months lie in a schema of their own, where one goes at once.
create schema if not exists months;
create function make_month(parent text, moment timestamptz) returns void language plpgsql as $$
declare
  month timestamptz := date_trunc('month', moment, 'UTC');
  name text := parent || '_' || to_char(month at time zone 'UTC', 'YYYY_MM');
begin
  if to_regclass(format('months.%I', name)) is not null then return; end if;
  execute format('create table if not exists months.%I partition of public.%I for values from (%L) to (%L)',
    name, parent, month, date_trunc('month', month + interval '40 days', 'UTC'));
end $$;

-- For half a year.
create table stat_event (like stat_inbox including constraints) partition by range (at);
create index stat_event_at on stat_event using brin (at) with (pages_per_range = 32);

create table stat_visit (
  fair_id int not null,
  resource_type smallint not null,
  resource_id int not null,
  visitor bigint not null,
  day date not null,
  views int not null,
  seconds int not null,
  downloads int not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  -- of all days one is the first; it says so
  is_new boolean not null,
  primary key (fair_id, resource_type, resource_id, visitor, day)
);
create index stat_visit_day on stat_visit using brin (day);

create table stat_hour (
  fair_id int not null,
  resource_type smallint not null,
  resource_id int not null,
  day date not null,
  hour timestamptz not null,
  kind smallint not null,
  count int not null,
  -- of them those of a visitor
  measured int not null,
  seconds bigint not null,
  primary key (fair_id, resource_type, resource_id, day, hour, kind)
);

-- Of days that are over, what nobody can count again once their visits are gone.
create table stat_day (
  fair_id int not null,
  resource_type smallint not null,
  resource_id int not null,
  day date not null,
  visitors int not null,
  newcomers int not null,
  -- as long stayed half, and nine of ten of those who stayed
  median_seconds int,
  most_seconds int,
  primary key (fair_id, resource_type, resource_id, day)
);
create table stat_route (
  fair_id int not null,
  day date not null,
  resource_type smallint not null,
  from_id int not null,
  to_id int not null,
  count int not null,
  primary key (fair_id, day, resource_type, from_id, to_id)
);

-- How many walked at once: in the fair (hall 0) and in each hall, of open pages.
create table stat_moment (
  fair_id int not null,
  hall_id int not null,
  at timestamptz not null,
  present int not null,
  primary key (fair_id, hall_id, at)
);
