-- How many are free and how many are talking on a booth: counted here for every sign, door, list and figure. A booth with
-- nobody is not in it.
create view stand_staff as
  select stand_id, (count(*) filter (where not is_busy))::int as free, (count(*) filter (where is_busy))::int as busy,
    string_agg(user_id::text || is_busy, ' ' order by user_id) as who
  from stand_present group by stand_id;

-- Each server says itself whose lamp has changed, and how: open pages do not all ask again.
create or replace function presence_told() returns trigger language plpgsql as $$
begin
  perform pg_notify('changed', 'lamps');
  return null;
end $$;
