-- How often the lamps of a fair were told anew: the name of what shows them. It is read for each page and list, so it costs
-- no look at who is connected; it moves with what open pages are told, and never comes back to what it was.
create table lamp_change (
  fair_id int primary key references fair (id) on delete cascade,
  changes bigint not null default 1
);

create or replace function content_versions() returns table (content text, presence text, parts jsonb) language plpgsql stable as $$
begin
  return query
  with changed as (select c.fair_id, sum(c.changes) as changes from content_change c group by c.fair_id)
  select coalesce((select sum(c.changes) from changed c), 0)::text,
    coalesce((select sum(l.changes) from lamp_change l), 0)::text,
    coalesce((
      select jsonb_object_agg(f.homepage, jsonb_build_object(
        'content', coalesce(everywhere.changes, 0) || '.' || f.id || '.' || coalesce(own.changes, 0),
        'presence', coalesce(lamps.changes, 0)::text))
      from fair f left join changed everywhere on everywhere.fair_id = 0
      left join changed own on own.fair_id = f.id left join lamp_change lamps on lamps.fair_id = f.id
      where f.trashed_at is null), '{}');
end $$;
