import { sql } from 'kysely'
import { initialsOf } from '#domain/exhibitors/contract/initials.ts'
import type { Context } from '#platform/server/context.ts'
import { defineDashboardPart } from '#platform/server/dashboard.ts'
import { instant } from '#platform/server/database/instant.ts'
import { DatabaseUnavailable } from '#platform/server/database/problems.ts'
import { many, one } from '#platform/server/database/rows.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import { FairPresence, type VisitedBooth } from '../contract/dashboard.ts'
import { beginOfDay, momentsOf } from './live.ts'
import { lateSince, timeZoneOf } from './period.ts'

const boothsShown = 6
const fiveMinutes = 5 * 60_000

type Moment = NonNullable<FairPresence['moments']>[number]

/**
 * Each five minutes from the first of the day to now: of those between in which nobody was, nothing is kept. Of the last, which
 * are not over, at least those who are there now.
 */
function withGaps(moments: readonly Moment[], present: number, now: Date): Moment[] {
  const [first] = moments
  if (!first) return []
  const known = new Map(moments.map(({ at, present }) => [Date.parse(at), present]))
  const begin = Date.parse(first.at)
  const length = Math.max(1, Math.floor((now.getTime() - begin) / fiveMinutes) + 1)
  return Array.from({ length }, (_, step) => {
    const at = begin + step * fiveMinutes
    const least = step === length - 1 ? present : 0
    return { at: new Date(at).toISOString(), present: Math.max(least, known.get(at) ?? 0) }
  })
}

const presentAt = (kind: 'fair' | 'hall' | 'stand', place: ReturnType<typeof sql>) =>
  sql`coalesce((select p.count from presence_count p
    where p.fair_id = f.id and p.kind = ${kind} and p.place_id = ${place}), 0)`

const hallsOf = (fair: number, { db, locale }: Context) =>
  many<Omit<FairPresence['halls'][number], 'most'>>(db)`
    select h.id, h.letter, coalesce(${translatedText('h', 'name', locale)}, h.letter) as name,
      ${presentAt('hall', sql`h.id`)} as present
    from fair_hall h join fair f on f.id = h.fair_id
    where f.id = ${fair} and h.is_visible order by h.rank, h.id`

const isStaffed = sql`exists (select from stand_lamp s where s.stand_id = st.id)`

const boothsOf = (fair: number, { db }: Context) =>
  many<Omit<VisitedBooth, 'initials'>>(db)`
    select st.id, stand_label(st.label, h.letter, st.number) as number, fi.name, fi.shape,
      coalesce(st.color, fi.color) as color, coalesce(sm.thumbnail_path, fm.thumbnail_path) as logo,
      p.count as present, ${isStaffed} as "isStaffed"
    from presence_count p join stand st on st.id = p.place_id and st.trashed_at is null
      join firm fi on fi.id = st.firm_id
      left join fair_hall h on h.id = st.fair_hall_id
      left join media_object sm on sm.id = st.logo_id left join media_object fm on fm.id = fi.logo_id
    where p.fair_id = ${fair} and p.kind = 'stand'
    order by p.count desc, ${isStaffed}, st.id limit ${boothsShown}`

/** Those that were on air, else those whose time has come. */
const sessionsOf = (fair: number, { db, locale, services }: Context) => {
  const begun = sql`coalesce(c.live_at, c.begin_at)`
  return many<FairPresence['sessions'][number]>(db)`
    select ${instant('begun.at')} as at, title from (
      select ${begun} as at, coalesce(${translatedText('c', 'title', locale)}, '') as title, c.id
      from conference c join fair f on f.id = c.fair_id and f.is_using_conference_module
      where f.id = ${fair} and c.is_visible and c.mode = 'live' and c.state not in ('draft', 'cancelled')
        and ${begun} >= ${beginOfDay({ services })}
        and ${begun} <= ${services.now().toISOString()}::timestamptz) begun
    order by begun.at, id`
}

const presentIn = (fair: number, { db }: Context) =>
  one<{ present: number }>(db)`
    select ${presentAt('fair', sql`f.id`)} as present from fair f where f.id = ${fair}`

/** What was measured in the course of today; null while it cannot be read: who is there now is known without it. */
async function measuredOf(fair: number, context: Context) {
  try {
    return { moments: await momentsOf(fair, context), lateSince: await lateSince(context) }
  } catch (error) {
    if (error instanceof DatabaseUnavailable) return null
    throw error
  }
}

export const presenceDashboard = defineDashboardPart('presence', FairPresence, async (fair, context) => {
  const measured = await measuredOf(fair, context)
  const booths = await boothsOf(fair, context)
  const { present } = await presentIn(fair, context)
  const mostIn = (id: number | null) =>
    measured?.moments.flatMap(({ hall, ...moment }) => (hall === id ? moment : [])) ?? []
  const halls = await hallsOf(fair, context)
  return {
    present,
    moments: measured && withGaps(mostIn(null), present, context.services.now()),
    halls: halls.map(hall => ({
      ...hall,
      most: Math.max(hall.present, ...mostIn(hall.id).map(moment => moment.present)),
    })),
    booths: booths.map(booth => ({ ...booth, initials: initialsOf(booth.name) })),
    sessions: await sessionsOf(fair, context),
    timeZone: await timeZoneOf(fair, context),
    lateSince: measured?.lateSince ?? null,
  }
})
