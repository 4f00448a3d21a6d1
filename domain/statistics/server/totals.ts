import { type RawBuilder, sql } from 'kysely'
import type { CountedType } from '../contract/counted.ts'
import { countedKinds, fewest } from '../contract/counted.ts'
import type { StatTotals } from '../contract/figures.ts'
import { openDays } from './close-day.ts'
import { countedCode, isSmall } from './counted.ts'
import { few, figuresSaid } from './few.ts'
import type { CountedPart, CountedParts } from './items.ts'
import { type Period, within } from './period.ts'

type Sql = RawBuilder<unknown>

export type CountedRow = {
  views: number
  measured: number
  visitors: number
  newcomers: number
  seconds: number
  medianSeconds: number | null
  downloads: number
  /** Known visitors who took something along, as many as have to be known. */
  takers: number
  playedSeconds: number
  /** Visitors who played something, counted anew each hour. */
  players: number
}

export function totalsFrom(row: CountedRow, type: CountedType): StatTotals {
  const { views, visitors, newcomers, seconds, medianSeconds, downloads, takers } = row
  const figures = figuresSaid({ views, visitors, seconds, downloads, takers }, type)
  const isSaid = !isSmall(type) || visitors >= fewest
  const watched = isSmall(type) ? visitors : row.players
  return {
    ...figures,
    newcomers: isSmall(type) ? few(newcomers) : newcomers,
    medianSeconds: isSaid ? medianSeconds : null,
    // Films are small wherever they are counted: a booth has but one.
    playedSeconds: few(row.playedSeconds, watched),
  }
}

/** Rows of (id, type, part, since, place) of what things consist of, as a statement takes them that knows no other table. */
export const partRows = (parts: readonly CountedPart[]): Sql => sql`
  select p.id, p.type, p.part, p.since, p.place::int as place
  from unnest(${parts.map(({ id }) => id)}::int[], ${parts.map(({ type }) => type)}::smallint[],
    ${parts.map(({ part }) => part)}::int[], ${parts.map(({ since }) => since)}::date[])
    with ordinality as p (id, type, part, since, place)`

/** Condition that the figures `alias` are of the part `part` of a thing in this fair. */
export const isPart = (alias: string, part: string, fair: number) => {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  const of = (name: string) => sql.ref(`${part}.${name}`)
  return sql`${column('fair_id')} = ${fair} and ${column('resource_type')} = ${of('type')}
    and ${column('resource_id')} = ${of('part')}
    and (${of('since')} is null or ${column('day')} > ${of('since')})`
}

const sumOf = (column: string, kind: keyof typeof countedKinds) =>
  sql`sum(${sql.ref(column)}) filter (where h.kind = ${countedKinds[kind]})`

/** Condition that nothing of this fair was counted outside of the period. */
const isWhole = (fair: number, { startDate, endDate }: Period) =>
  startDate === null && endDate === null
    ? sql`true`
    : sql`not exists (
        select from stat_hour h where h.fair_id = ${fair} and h.resource_type = ${countedCode('fairs')}
          and h.resource_id = ${fair} and not ${within({ startDate, endDate }, sql`h.day`)})`

/**
 * Figures of the whole fair of what counts in one part alone, from what is written down of days that are over: its visitors
 * are the newcomers of all days, and the median lies where half of all stays are. Only of days that are open its visits are
 * read.
 */
const wholeRows = (fair: number, period: Period) => sql`
  lone as materialized (
    select n.id, min(n.type) as type, min(n.part) as part, null::date as since
    from named n where ${isWhole(fair, period)}
      and exists (select from stat_hour h where ${isPart('h', 'n', fair)})
    group by n.id having count(*) = 1 and min(n.since) is null),
  open_day as materialized (${openDays(fair)}),
  today as materialized (
    select l.id as item, v.seconds, v.is_new from lone l join stat_visit v on ${isPart('v', 'l', fair)}
    where v.day >= (select min(day) from open_day) and v.day in (select day from open_day)),
  closed as materialized (
    select l.id as item, d.newcomers, d.stays, d.stay_counts
    from lone l join stat_day d on ${isPart('d', 'l', fair)}),
  told as (
    select item, sum(count) as visitors from (
      select item, newcomers as count from closed union all
      select item, 1 from today where is_new) came
    group by 1),
  stayed as (
    select item, seconds, sum(sum(count)) over (partition by item order by seconds) as upto,
      sum(sum(count)) over (partition by item) as total
    from (
      select item, seconds, count from closed cross join lateral unnest(stays, stay_counts) s (seconds, count)
      union all select item, seconds, 1 from today where seconds > 0) one
    group by 1, 2),
  half as (
    select item, (min(seconds) filter (where upto > div(total - 1, 2))
      + min(seconds) filter (where upto > div(total, 2))) / 2.0::float8 as median
    from stayed group by 1)`

/**
 * CTEs `written` and `seen` of (item, takers), beside `named` and `hours`: how many known visitors took something along, where
 * those of its busiest hour do not tell that they were as many as have to be known. The first at least, of days that are over,
 * also once their visits are gone; the others counted.
 */
const takerRows = (fair: number, period: Period) => sql`
  doubted as materialized (
    select n.* from named n join hours h on h.item = n.id
    where h.downloads >= ${fewest} and coalesce(h.takers, 0) < ${fewest}),
  written as (
    select id as item, max(count)::int as takers from (
      select n.id, greatest(max(d.takers), sum(d.new_takers)) as count
      from doubted n join stat_day d on ${isPart('d', 'n', fair)}
      where ${within(period, sql`d.day`)} group by n.id, n.part) told
    group by 1),
  seen as (
    select n.id as item, count(distinct v.visitor)::int as takers
    from doubted n join stat_visit v on ${isPart('v', 'n', fair)} and v.downloads > 0
    where ${within(period, sql`v.day`)}
      and not exists (select from written w where w.item = n.id and w.takers >= ${fewest})
    group by 1)`

const figures = [
  'views',
  'measured',
  'visitors',
  'newcomers',
  'seconds',
  'medianSeconds',
  'downloads',
  'playedSeconds',
  'players',
  'takers',
] as const satisfies readonly (keyof CountedRow)[]
type Figure = (typeof figures)[number]

/** The CTEs below, with what each tells of a thing. */
const sources: Record<string, readonly Figure[]> = {
  hours: ['views', 'measured', 'seconds', 'downloads', 'playedSeconds', 'players', 'takers'],
  people: ['visitors', 'medianSeconds'],
  fresh: ['newcomers'],
  written: ['takers'],
  seen: ['takers'],
}

/** One below the other: of sources that are joined each is taken for a few rows, and looked through for every thing. */
const toldRows = ([source, told]: [string, readonly Figure[]]) => sql`
  select item, ${sql.join(
    figures.map(name =>
      told.includes(name)
        ? sql`${sql.ref(name)}::float8 as ${sql.ref(name)}`
        : sql`null::float8 as ${sql.ref(name)}`,
    ),
  )} from ${sql.table(source)}`

function figureOf(name: Figure): Sql {
  const said = sql`max(f.${sql.ref(name)})`
  if (name === 'medianSeconds') return sql`round(${said})::int as ${sql.ref(name)}`
  return sql`coalesce(${said}, 0)${name === 'seconds' ? sql`` : sql`::int`} as ${sql.ref(name)}`
}

/**
 * SQL of the figures of things (`items.ts`) in a period, in their order by `place`. A visitor counts once, whatever of it
 * they visited and on however many days; a stay is what they stayed there in one day.
 */
export const countedRows = ({ fair, parts }: CountedParts, period: Period): Sql => {
  const isEarlier =
    period.startDate === null
      ? sql`false`
      : sql`exists (select from named n join stat_visit e on ${isPart('e', 'n', fair)}
          where n.id = s.item and e.visitor = s.visitor and e.day < ${period.startDate}::date)`
  return sql`
    with named as materialized (${partRows(parts)}),
    item as (select id, min(place) as place from named group by id),
    hours as (
      select n.id as item, ${sumOf('h.count', 'view')} as views, ${sumOf('h.measured', 'view')} as measured,
        ${sumOf('h.seconds', 'stay')} as seconds, ${sumOf('h.count', 'download')} as downloads,
        ${sumOf('h.seconds', 'play')} as "playedSeconds", ${sumOf('h.visitors', 'play')} as players,
        max(h.visitors) filter (where h.kind = ${countedKinds.download}) as takers
      from named n join stat_hour h on ${isPart('h', 'n', fair)} where ${within(period, sql`h.day`)}
        group by 1),
    ${wholeRows(fair, period)},
    ${takerRows(fair, period)},
    stays as (
      select n.id as item, v.visitor, v.day, sum(v.seconds) as seconds
      from named n join stat_visit v on ${isPart('v', 'n', fair)}
      where ${within(period, sql`v.day`)} and n.id not in (select id from lone)
      group by 1, 2, 3),
    people as (
      select item, count(distinct visitor) as visitors,
        percentile_cont(0.5) within group (order by seconds) filter (where seconds > 0) as "medianSeconds"
      from stays group by 1
      union all select t.item, t.visitors, h.median from told t left join half h on h.item = t.item),
    fresh as (
      select s.item, count(*) as newcomers from (select distinct item, visitor from stays) s
      where not ${isEarlier} group by 1
      union all select item, visitors from told),
    figure as (${sql.join(Object.entries(sources).map(toldRows), sql` union all `)})
    select item.id, item.place, ${sql.join(figures.map(figureOf))}
    from item left join figure f on f.item = item.id group by item.id, item.place`
}

/** Figures of `countedRows`, for a statement around it. */
export const countedColumns = sql.join(figures.map(name => sql.ref(name)))
