-- An entry of a list that nobody uses is taken out of its table and lies here for some days, as its row, to be itself again.
create table list_trash (
  -- the table of the list
  list text not null check (length(list) between 1 and 63),
  entry_id int not null,
  -- whose own it was; none: everybody's
  fair_id int references fair (id) on delete cascade,
  row jsonb not null,
  trashed_at timestamptz not null,
  primary key (list, entry_id)
);
create index list_trash_last on list_trash (list, fair_id, trashed_at desc);
create index list_trash_fair on list_trash (fair_id) where fair_id is not null;
create index list_trash_due on list_trash (trashed_at);

-- How much of a list lies there at most, of each fair by itself: as much as is shown. What was deleted first goes with the next.
create function list_trash_bounded() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('list_trash'), hashtext(new.list || coalesce(new.fair_id, 0)));
  delete from list_trash where list = new.list and entry_id in (
    select entry_id from list_trash where list = new.list and fair_id is not distinct from new.fair_id
    order by trashed_at desc, entry_id desc offset 999);
  return new;
end $$;
create trigger list_trash_bounded before insert on list_trash for each row execute function list_trash_bounded();
