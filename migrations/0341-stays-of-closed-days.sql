-- Of a day that is over, how many stayed how long: the median of any number of such days is found without their visits.
alter table stat_day
  add column stays int[] not null default '{}',
  add column stay_counts int[] not null default '{}';
update stat_day d set stays = told.stays, stay_counts = told.counts
from (
  select fair_id, resource_type, resource_id, day, array_agg(seconds order by seconds) as stays,
    array_agg(count order by seconds) as counts
  from (
    select fair_id, resource_type, resource_id, day, seconds, count(*)::int as count
    from stat_visit where seconds > 0 group by 1, 2, 3, 4, 5) stayed
  group by 1, 2, 3, 4) told
where told.fair_id = d.fair_id and told.resource_type = d.resource_type
  and told.resource_id = d.resource_id and told.day = d.day;
