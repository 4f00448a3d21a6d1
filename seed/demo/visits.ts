import { type RawBuilder, sql } from 'kysely'
import { countedKinds } from '#domain/statistics/contract/counted.ts'
import { countedCode } from '#domain/statistics/server/counted.ts'
import { addWaiting } from '#domain/statistics/server/index.ts'
import { drawn } from './chance.ts'
import type { Furnishing } from './furnish/furnishing.ts'
import { isThere } from './light-booths.ts'
import { strangers, walksAt } from './walk-halls.ts'

const visitors = 400
const days = 3
/** One by one those who walk while the demo runs take the place of those who came: the last came so long ago. */
const minutesEach = 6

/** Three days of visits up to now, added up as those of people are: most to the first booths, and in the middle of the day. */
export async function addVisits(fair: number, { db, now }: Pick<Furnishing, 'db' | 'now'>): Promise<void> {
  const moment = sql`${now.toISOString()}::timestamptz`
  const fairs = countedCode('fairs')
  const stands = countedCode('stands')
  const { view, stay, download } = countedKinds
  await sql`
    insert into stat_inbox (at, visitor, fair_id, resource_id, stand_id, seconds, resource_type, kind,
      offset_minutes)
    with booth as materialized (
      select st.id, st.fair_hall_id as hall, row_number() over (order by h.rank, st.number, st.id) as place,
        count(*) over () as booths, (
          select min(r.id) from stand_resource r join stand_resource_type t on t.id = r.stand_resource_type_id
          where r.stand_id = st.id and t.code = 'TYPE_BROCHURE') as brochure, (
          select min(j.id) from job j where j.firm_id = st.firm_id and j.fair_id = st.fair_id
            and j.is_visible and j.deleted_at is null and j.opened_at is not null) as offer
      from stand st join fair_hall h on h.id = st.fair_hall_id
      where st.fair_id = ${fair} and st.is_visible and h.is_visible),
    visit as (
      select n, day, case when ${drawn(10, sql`n`, sql`'yes'`)} < 7 then n::bigint end as visitor,
        (date_trunc('day', ${moment} at time zone f.time_zone) - make_interval(days => ${days - 1} - day)
          + interval '8 hours' + make_interval(mins => ${drawn(330, sql`n`, sql`day`, sql`'from'`)}
            + ${drawn(330, sql`n`, sql`day`, sql`'more'`)})) at time zone f.time_zone as began,
        2 + ${drawn(7, sql`n`, sql`day`, sql`'booths'`)} as steps
      from fair f, generate_series(1, ${visitors}::int) n, generate_series(0, ${days - 1}::int) day
      where f.id = ${fair} and ${drawn(10, sql`n`, sql`day`, sql`'came'`)} < 5),
    step as (
      select v.*, s, b.id as stand, b.hall, b.brochure, b.offer,
        v.began + make_interval(mins => s * 4, secs => v.n % 60) as at
      from visit v cross join lateral generate_series(1, v.steps) s
      join booth b on b.place = 1 + floor(b.booths * power(${drawn(1000, sql`v.n`, sql`v.day`, sql`s`)} / 1000.0,
        1.7))),
    event as (
      select at, visitor, ${fair}::int as id, 0 as stand, 0 as seconds, ${fairs}::smallint as type,
          ${view}::smallint as kind
        from step where s = 1
      union all select at, visitor, hall, 0, 0, ${countedCode('fair_halls')}, ${view} from step
      union all select at, visitor, stand, stand, 0, ${stands}, ${view} from step
      union all select at + interval '3 minutes', visitor, stand, stand,
          12 + ${drawn(160, sql`n`, sql`day`, sql`s`, sql`'stay'`)}, ${stands}, ${stay}
        from step where visitor is not null
      union all select at + interval '1 minute', visitor, offer, 0, 0, ${countedCode('jobs')}, ${view}
        from step where offer is not null and ${drawn(3, sql`n`, sql`day`, sql`s`, sql`'offer'`)} = 0
      union all select at + interval '2 minutes', visitor, brochure, stand, 0,
        ${countedCode('stand_resources')},
          ${download}
        from step where brochure is not null and ${drawn(4, sql`n`, sql`day`, sql`s`, sql`'took'`)} = 0)
    select e.at, e.visitor, ${fair}, e.id, e.stand, e.seconds, e.type, e.kind,
      extract(epoch from (e.at at time zone f.time_zone) - (e.at at time zone 'UTC')) / 60
    from event e join fair f on f.id = ${fair} where e.at < ${moment} order by e.at`.execute(db)
  await addWaiting(db)
  await addMoments(fair, { db, now })
}

/**
 * How many were there at once, of each five minutes: in the halls who came to one within them, in the fair the people of booths
 * too, as they are there while the demo runs. It ends with those who walk from then on.
 */
function addMoments(fair: number, { db, now }: Pick<Furnishing, 'db' | 'now'>) {
  const moment = sql`${now.toISOString()}::timestamptz`
  const binned = (at: RawBuilder<unknown>) =>
    sql`date_bin('5 minutes', ${at}, timestamptz '2000-01-01 00:00:00Z')`
  /** The place of this one is a stranger's by then. */
  const isTaken = (one: RawBuilder<unknown>, by: RawBuilder<unknown>) =>
    sql`${by} > ${moment} - make_interval(mins => ${minutesEach} * ${one})`
  return sql`
    insert into stat_moment (fair_id, hall_id, at, present)
    with opened as materialized (
      select moment from fair f, generate_series(0, ${days - 1}::int) day cross join lateral (
          select ${moment} as now, (date_trunc('day', ${moment} at time zone f.time_zone)
            - make_interval(days => day) + interval '8 hours') at time zone f.time_zone as first) at
        -- Whoever starts the demo early or late finds them there: the curve of today ends with who is there now.
        cross join lateral generate_series(
          case day when 0 then least(at.first, ${binned(sql`at.now - interval '2 hours'`)}) else at.first end,
          case day when 0 then at.now else at.first + interval '12 hours' end,
          interval '5 minutes') moment
      where f.id = ${fair}),
    came as materialized (
      select e.resource_id as hall, ${binned(sql`e.at`)} as moment
      from stat_event e where e.fair_id = ${fair} and e.resource_type = ${countedCode('fair_halls')}
        and not ${isTaken(sql`(1 + ${drawn(strangers, sql`e.at`, sql`e.resource_id`)})`, binned(sql`e.at`))}
      union all
      select hall, moment from (${walksAt(sql`select moment from opened
        where moment > ${moment} - interval '3 hours'`)}) walks
      where fair_id = ${fair} and ${isTaken(sql`n`, sql`moment`)}),
    staffed as (
      select o.moment, c.user_id from opened o, stand_contact c
        join stand st on st.id = c.stand_id and st.fair_id = ${fair} join firm fi on fi.id = st.firm_id
        join app_user u on u.id = c.user_id and u.email like '%.example'
      where ${isThere(sql`floor(extract(epoch from o.moment) / 600)::int`)} group by 1, 2)
    select ${fair}::int, hall, moment, count(*) from came group by 2, 3
    union all
    select ${fair}::int, 0, moment, count(*)
      from (select moment from came union all select moment from staffed) present group by moment
    on conflict do nothing`.execute(db)
}
