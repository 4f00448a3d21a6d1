import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { many, one } from '#platform/server/database/rows.ts'
import type { Services } from '#platform/server/services.ts'
import { countedKinds } from '../contract/counted.ts'
import { type FairDay, reopenDays } from './close-day.ts'
import { countedCode } from './counted.ts'
import { lockFigures } from './lock-figures.ts'
import { tellFigures } from './topic.ts'

type Sql = RawBuilder<unknown>
type Db = Kysely<Tables>

/** Events of one transaction. */
const batch = 20_000

/** The fair’s clock at an event, as it was then. */
const localTime = sql`((at at time zone 'UTC') + make_interval(mins => offset_minutes))`
const localDay = sql`${localTime}::date`
const localHour = sql`((date_trunc('hour', ${localTime}) - make_interval(mins => offset_minutes))
  at time zone 'UTC')`

/** The bit of a visit that says that this was done in this hour: no day has more than 25. */
const slot = sql`(mod(extract(epoch from ${localHour})::bigint / 3600, 25) * 5 + kind - 1)::int`

/** An event is one of what it happened on, of the booth on which that lies, and of the fair. */
const contributions = (events: Sql) => sql`
  event as materialized (
    select *, ${localDay} as day, ${localHour} as hour, ${slot} as slot from ${events} e),
  part as (
    select fair_id, resource_type, resource_id, visitor, day, hour, slot, at, kind, seconds from event
    union all
    select fair_id, ${countedCode('stands')}::smallint, stand_id, visitor, day, hour, slot, at, kind, seconds
      from event where stand_id <> 0 and resource_type <> ${countedCode('stands')}
    union all
    select fair_id, ${countedCode('fairs')}::smallint, fair_id, visitor, day, hour, slot, at, kind, seconds
      from event where resource_type <> ${countedCode('fairs')})`

const of = (kind: keyof typeof countedKinds) => sql`kind = ${countedKinds[kind]}`

/** Adds events to the figures of their hours and to the visits of their days, in one statement after `contributions`. */
const addUp = sql`
  counted as (
    select fair_id, resource_type, resource_id, day, hour, kind, count(*) as count,
      count(visitor) as measured, sum(seconds) as seconds
    from part group by 1, 2, 3, 4, 5, 6),
  came as (
    select fair_id, resource_type, resource_id, day, hour, kind, count(*) as visitors
    from (
      select distinct fair_id, resource_type, resource_id, visitor, day, hour, kind, slot from part
      where visitor is not null) one
    where coalesce((
      select get_bit(v.did, one.slot) from stat_visit v
      where v.fair_id = one.fair_id and v.resource_type = one.resource_type
        and v.resource_id = one.resource_id and v.visitor = one.visitor and v.day = one.day), 0) = 0
    group by 1, 2, 3, 4, 5, 6),
  hours as (
    insert into stat_hour as h (fair_id, resource_type, resource_id, day, hour, kind, count, measured,
      seconds, visitors)
    select fair_id, resource_type, resource_id, day, hour, kind, count, measured, seconds,
      coalesce(visitors, 0)
    from counted left join came using (fair_id, resource_type, resource_id, day, hour, kind)
    on conflict (fair_id, resource_type, resource_id, day, hour, kind) do update set
      count = h.count + excluded.count, measured = h.measured + excluded.measured,
      seconds = h.seconds + excluded.seconds, visitors = h.visitors + excluded.visitors),
  gathered as materialized (
    select fair_id, resource_type, resource_id, visitor, day, count(*) filter (where ${of('view')}) as views,
      coalesce(sum(seconds) filter (where ${of('stay')}), 0) as seconds,
      count(*) filter (where ${of('download')}) as downloads, min(at) as first_at, max(at) as last_at,
      bit_or(set_bit(b'0'::bit(125), slot, 1)) as did
    from part where visitor is not null group by 1, 2, 3, 4, 5),
  visits as (
    insert into stat_visit as v (fair_id, resource_type, resource_id, visitor, day, views, seconds,
      downloads, first_at, last_at, did, is_new)
    select fair_id, resource_type, resource_id, visitor, day, views, seconds, downloads, first_at, last_at,
      did,
      row_number() over (
        partition by fair_id, resource_type, resource_id, visitor order by day) = 1
      and not exists (
        select from stat_visit e
        where e.fair_id = g.fair_id and e.resource_type = g.resource_type
          and e.resource_id = g.resource_id and e.visitor = g.visitor and e.day <> g.day and e.is_new)
    from gathered g
    on conflict (fair_id, resource_type, resource_id, visitor, day) do update set
      views = v.views + excluded.views, seconds = v.seconds + excluded.seconds,
      downloads = v.downloads + excluded.downloads, first_at = least(v.first_at, excluded.first_at),
      last_at = greatest(v.last_at, excluded.last_at), did = v.did | excluded.did)`

const columns = sql`at, visitor, fair_id, resource_id, stand_id, seconds, resource_type, kind, offset_minutes`

/** Whatever the fair’s clock says, its day lies within these. */
const aroundDay = (day: string) =>
  sql`at >= ${day}::date - interval '1 day' and at < ${day}::date + interval '2 days'`

/** What waits becomes events and figures in one statement: none is lost, and none counts twice. Nobody else takes it meanwhile. */
async function rollSome(db: Db): Promise<{ moved: number; days: FairDay[] }> {
  await lockFigures(db)
  await sql`
    select make_month('stat_event', month)
    from (select min(at) as first, max(at) as last from stat_inbox) waiting
      cross join generate_series(date_trunc('month', first, 'UTC'), last, interval '1 month') month`.execute(
    db,
  )
  const days = await many<FairDay & { moved: number }>(db)`
    with taken as (
      delete from stat_inbox where ctid = any(array(select ctid from stat_inbox limit ${batch}))
      returning ${columns}),
    kept as (insert into stat_event (${columns}) select ${columns} from taken),
    ${contributions(sql`taken`)}, ${addUp}
    select fair_id as fair, day::text as day, count(*)::int as moved from event
    group by fair_id, event.day`
  return { moved: days.reduce((sum, { moved }) => sum + moved, 0), days }
}

/** All that waits, with the change that brought it. */
export async function addWaiting(db: Db): Promise<void> {
  for (let rolled = await rollSome(db); rolled.moved; rolled = await rollSome(db))
    await reopenDays(rolled.days, db)
}

export async function rollUp({ statistics, bus }: Pick<Services, 'statistics' | 'bus'>): Promise<void> {
  const fairs = new Set<number>()
  for (;;) {
    const { isWaiting } = await one<{ isWaiting: boolean }>(statistics.kysely)`
      select exists (select from stat_inbox) as "isWaiting"`
    if (!isWaiting) break
    const rolled = await statistics.transaction(async db => {
      const some = await rollSome(db)
      await reopenDays(some.days, db)
      return some
    })
    for (const { fair } of rolled.days) fairs.add(fair)
    if (!rolled.moved) break
  }
  tellFigures([...fairs], { bus })
  // What is just being counted anew stays: neither waits for the other.
  await sql`
    delete from stat_recent where ctid = any(array(
      select ctid from stat_recent where at < now() - interval '2 minutes'
      for update skip locked))`.execute(statistics.kysely)
}

/** What of a visitor was counted at these events is nobody’s now: hours keep how often. */
export const takeVisitorFrom = (fair: number, day: string, visitor: Sql, db: Db) =>
  sql`
    with gone as (
      update stat_event set visitor = null
      where ${aroundDay(day)} and fair_id = ${fair} and visitor = ${visitor} returning ${columns}),
    ${contributions(sql`gone`)}
    update stat_hour h set measured = h.measured - less.count, visitors = h.visitors - 1
    from (
      select fair_id, resource_type, resource_id, day, hour, kind, count(*) as count
      from part group by 1, 2, 3, 4, 5, 6) less
    where h.fair_id = less.fair_id and h.resource_type = less.resource_type
      and h.resource_id = less.resource_id and h.day = less.day and h.hour = less.hour
      and h.kind = less.kind`.execute(db)

/**
 * The figures of a day anew from its events: the same rows, or the repair of what was wrong. Where some of the events are no
 * longer kept there is nothing to make them of. @returns whether they were made
 */
export const rebuildDay = (fair: number, day: string, { statistics }: Pick<Services, 'statistics'>) =>
  statistics.transaction(
    async db => {
      await lockFigures(db)
      const events = sql`(
        select ${columns} from stat_event
        where ${aroundDay(day)} and fair_id = ${fair} and ${localDay} = ${day}::date)`
      const { isKept } = await one<{ isKept: boolean }>(db)`
        select (select count(*) from ${events} e) >= (
          select coalesce(sum(count), 0) from stat_hour
          where fair_id = ${fair} and resource_type = ${countedCode('fairs')} and resource_id = ${fair}
            and day = ${day}::date) as "isKept"`
      if (!isKept) return false
      for (const table of ['stat_visit', 'stat_hour'])
        await sql`delete from ${sql.table(table)} where fair_id = ${fair} and day = ${day}::date`.execute(db)
      await sql`with ${contributions(events)}, ${addUp} select`.execute(db)
      await reopenDays([{ fair, day }], db)
      return true
    },
    { unhurried: true },
  )
