import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { maybeOne, one } from '#platform/server/database/rows.ts'
import { invalid } from '#platform/server/refusal.ts'

/** Days of a fair, both included; null where it is open. */
export type Period = { startDate: string | null; endDate: string | null }

const isNear = (day: string) => day >= '2000-01-01' && day <= '2199-12-31'

/** @throws 422 for days that are none of a fair, or the wrong way round */
export function periodOf({ startDate = null, endDate = null }: Partial<Period>): Period {
  for (const [field, day] of Object.entries({ startDate, endDate }))
    if (day !== null && !isNear(day)) throw invalid({ [field]: 'value_invalid' })
  if (startDate !== null && endDate !== null && startDate > endDate)
    throw invalid({ endDate: 'value_invalid' })
  return { startDate, endDate }
}

const milliseconds = 24 * 3600 * 1000

const movedBy = (day: string, days: number) =>
  new Date(Date.parse(day) + days * milliseconds).toISOString().slice(0, 10)

/** As many days just before; none before an open beginning or end. */
export function periodBefore({ startDate, endDate }: Period): Period | null {
  if (startDate === null || endDate === null) return null
  const days = Math.round((Date.parse(endDate) - Date.parse(startDate)) / milliseconds) + 1
  return { startDate: movedBy(startDate, -days), endDate: movedBy(endDate, -1) }
}

/** Condition that a day lies in it. */
export const within = ({ startDate, endDate }: Period, day: RawBuilder<unknown>) => sql`(
  ${startDate === null ? sql`true` : sql`${day} >= ${startDate}::date`}
  and ${endDate === null ? sql`true` : sql`${day} <= ${endDate}::date`})`

export type Meant = Period & { timeZone: string; lateSince: string | null }

/** After so long what waits is late. */
const lateSeconds = 30

/** What a fair’s figures are told with: its days and its clock, and since when what happened is not counted yet. */
export const meantIn = async (fair: number, period: Period, context: Context): Promise<Meant> => ({
  ...period,
  timeZone: await timeZoneOf(fair, context),
  lateSince: await lateSince(context),
})

export async function timeZoneOf(fair: number, { db }: Context): Promise<string> {
  const { timeZone } = await one<{ timeZone: string }>(db)`
    select f.time_zone as "timeZone" from fair f where f.id = ${fair}`
  return timeZone
}

export async function lateSince({ services: { statistics, now } }: Context): Promise<string | null> {
  const late = await maybeOne<{ since: string }>(statistics.kysely)`
    select ${instant('late.at')} as since from (select min(at) as at from stat_inbox) late
    where late.at < ${now().toISOString()}::timestamptz - make_interval(secs => ${lateSeconds})`
  return late?.since ?? null
}
