-- As `../0370-visitors-of-hours.sql`.
-- Of how many visitors a figure of an hour is: what is of few is not said, however often they did it.
alter table stat_hour add column visitors int not null default 0;
-- What a visitor did in which hour, so that they count once in it: a bit for each hour of a day and kind.
alter table stat_visit add column did bit varying(125) not null default b'0'::bit(125) check (length(did) = 125);

-- What is kept of events says it of the days before; of hours whose events are gone nobody is known.
create temporary table known_hour on commit drop as
with event as (
  select fair_id, resource_type, resource_id, stand_id, visitor, kind,
    ((at at time zone 'UTC') + make_interval(mins => offset_minutes))::date as day,
    (date_trunc('hour', (at at time zone 'UTC') + make_interval(mins => offset_minutes))
      - make_interval(mins => offset_minutes)) at time zone 'UTC' as hour
  from stat_event where visitor is not null),
part as (
  select fair_id, resource_type, resource_id, visitor, day, hour, kind from event
  union
  select fair_id, 3, stand_id, visitor, day, hour, kind from event where stand_id <> 0
  union
  select fair_id, 1, fair_id, visitor, day, hour, kind from event)
select *, (mod(extract(epoch from hour)::bigint / 3600, 25) * 5 + kind - 1)::int as slot from part;

update stat_hour h set visitors = k.visitors
from (
  select fair_id, resource_type, resource_id, day, hour, kind, count(*) as visitors from known_hour
  group by 1, 2, 3, 4, 5, 6) k
where k.fair_id = h.fair_id and k.resource_type = h.resource_type and k.resource_id = h.resource_id
  and k.day = h.day and k.hour = h.hour and k.kind = h.kind;
update stat_visit v set did = k.did
from (
  select fair_id, resource_type, resource_id, visitor, day, bit_or(set_bit(b'0'::bit(125), slot, 1)) as did
  from known_hour group by 1, 2, 3, 4, 5) k
where k.fair_id = v.fair_id and k.resource_type = v.resource_type and k.resource_id = v.resource_id
  and k.visitor = v.visitor and k.day = v.day;
