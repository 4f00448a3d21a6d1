-- How somebody keeps a list: what it is narrowed by, its order and its columns, as the address says them.
create table list_view (
  id int generated always as identity primary key,
  user_id int not null references app_user on delete cascade,
  -- none: of the platform
  fair_id int references fair on delete cascade,
  -- the screen that shows the list
  list text not null check (length(list) between 1 and 60),
  name text not null check (length(name) between 1 and 60),
  query text not null check (length(query) <= 1000),
  is_favourite boolean not null default false,
  slot int not null,
  constraint list_view_most_limit check (slot between 1 and 20),
  constraint list_view_of_name unique nulls not distinct (user_id, fair_id, list, name),
  constraint list_view_at_slot unique nulls not distinct (user_id, fair_id, list, slot)
);
create index list_view_fair on list_view (fair_id);

-- Pages that somebody has in their menu.
create table favourite_page (
  user_id int not null references app_user on delete cascade,
  fair_id int references fair on delete cascade,
  screen text not null check (length(screen) between 1 and 60),
  slot int not null,
  constraint favourite_page_most_limit check (slot between 1 and 12),
  constraint favourite_page_once unique nulls not distinct (user_id, fair_id, screen),
  constraint favourite_page_at_slot unique nulls not distinct (user_id, fair_id, slot)
);
create index favourite_page_fair on favourite_page (fair_id);

-- How somebody wants their lists; no row is the usual way.
create table list_setting (
  user_id int primary key references app_user on delete cascade,
  is_comfortable boolean not null
);
