-- What is told to thousands at once waits in thousands, and a plan is kept from when little did: compared each with each, they
-- take longer than a statement may, and nothing more is told to anybody. Each placing reads what is to be merged once, of what
-- was told before only the last of a key, and of all else no more than it places.
create or replace function place_hub_updates(at_most int) returns table (before bigint, placed int, again int)
language plpgsql set enable_seqscan = off as $$
declare
  last bigint;
  base bigint;
  many int;
  recent timestamptz := clock_timestamp() - interval '1 second';
begin
  if not exists (select from hub_update where hub_update.place is null) then return; end if;
  -- The other process may have looked before what is there now was committed.
  if not pg_try_advisory_xact_lock(hashtext('hub_update')) then
    return query select 0::bigint, 0, 50;
    return;
  end if;
  delete from hub_update where sequence in (
    select of_key.sequence from (
      select u.sequence, row_number() over (partition by u.merge_key order by u.sequence desc) as rank
      from hub_update u where u.place is null and u.merge_key is not null) of_key
    where of_key.rank > 1);
  select coalesce(max(hub_update.place), 0) into last from hub_update;
  -- Also where the table was emptied, a place is after all that ever were.
  base := greatest(last, (extract(epoch from clock_timestamp()) * 1000)::bigint);
  with due as (
    select u.sequence from hub_update u
    where u.place is null and coalesce((
      select told.placed_at from hub_update told
      where told.merge_key = u.merge_key and told.placed_at is not null
      order by told.placed_at desc limit 1) <= recent, true)
    order by u.sequence limit at_most),
  ranked as (select due.sequence, row_number() over (order by due.sequence) as rank from due)
  update hub_update u set placed_at = clock_timestamp(), place = base + ranked.rank
  from ranked where ranked.sequence = u.sequence;
  get diagnostics many = row_count;
  return query select last, many, case
    when many = at_most then 0
    when exists (select from hub_update where hub_update.place is null) then 250
  end;
end $$;
