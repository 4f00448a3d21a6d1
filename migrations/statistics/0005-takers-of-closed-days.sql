-- As `../0397-takers-of-closed-days.sql`.
-- Of a day that is over, how many visitors took something along, and of them those who had not yet on an earlier day: what
-- was taken by five stays said when their visits are gone.
alter table stat_day
  add column takers int not null default 0,
  add column new_takers int not null default 0;
update stat_day d set takers = told.takers, new_takers = told.fresh
from (
  select fair_id, resource_type, resource_id, day, count(*)::int as takers,
    (count(*) filter (where day = since))::int as fresh
  from (
    select fair_id, resource_type, resource_id, day,
      min(day) over (partition by fair_id, resource_type, resource_id, visitor) as since
    from stat_visit where downloads > 0) took
  group by 1, 2, 3, 4) told
where told.fair_id = d.fair_id and told.resource_type = d.resource_type
  and told.resource_id = d.resource_id and told.day = d.day;
-- Who took something, without a look at all who came.
create index stat_visit_taken on stat_visit (fair_id, resource_type, resource_id, visitor, day)
  where downloads > 0;
