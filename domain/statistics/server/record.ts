import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { fairStatus } from '#domain/fairs/contract/statuses.ts'
import { isFairSeen } from '#domain/fairs/server/index.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import { worksOnStand } from '#domain/stands/server/index.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import type { Context, HttpContext } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { derivedKey } from '#platform/server/derived-key.ts'
import { invalid, notFound } from '#platform/server/refusal.ts'
import { sourceOf } from '#platform/server/source-of.ts'
import { countedKinds, countedTypes } from '../contract/counted.ts'
import type { createStatistics, StatEvent } from '../contract/recording.ts'
import { goodToken, keyOfFair } from './choice.ts'
import { countedOf, isSeen, standOf } from './counted.ts'
import type { CountedPlace } from './counting.ts'
import { isProgram } from './is-program.ts'
import { spendTime, withoutRepeats } from './repeats.ts'
import { visitorOf } from './stat-token.ts'

type Sent = BodyOf<typeof createStatistics>

/** Of a browser that is known, and of an address. */
const limits = {
  token: { name: 'stat-token', max: 60, seconds: 60 },
  address: { name: 'stat-ip', max: 600, seconds: 60 },
}

/** What calls are counted by is a number of its own: it leads to no visit. */
const limitKey = ({ services }: Context) => derivedKey(services.settings.APP_SECRET, 'stat-limit')

/** The person `u` works in the fair: they run it, staff or administer an exhibitor, speak or moderate. */
const worksThere = sql`(exists (select from fair_organizer o where o.fair_id = f.id and o.user_id = u.id)
  or u.roles && array['ROLE_SUPER_ADMIN', 'ROLE_SUPER_ORGANIZER']
  or exists (select from fair_firm ff where ff.fair_id = f.id and ff.firm_id = u.firm_id
    and ff.is_validated = ${validationState.validated})
  or exists (select from speaker s where s.fair_id = f.id and s.user_id = u.id)
  or exists (select from conference c where c.fair_id = f.id and c.moderator_id = u.id))`

/** The fair `f` counts the person `u`, whatever they visit of it. */
const isCountedIn = sql`coalesce(case f.stat_user_type when 'visitors' then not ${worksThere}
  when 'members' then takes_part(u, f.id) else true end, f.stat_user_type <> 'members')`

/** Nobody counts where they work. */
const isElsewhere = sql`(not exists (select from stand st where st.id = p.stand_id and ${worksOnStand})
  and (p.firm_id is null or u.firm_id is distinct from p.firm_id))`

/** Of what was sent that which this person sees, in a fair that is open or over. What holds for the whole fair is found once. */
async function placesOf(events: readonly StatEvent[], fairId: number | undefined, context: Context) {
  const { actor, db, services } = context
  const types = [...new Set(events.map(event => event.resourceType))]
  const now = sql`${services.now().toISOString()}::timestamptz`
  const selects = types.map(type => {
    const counted = countedOf(type)
    const ids = events.filter(event => event.resourceType === type).map(event => event.resourceId)
    const inFair = type === 'firms' && fairId !== undefined ? sql`and ${counted.fair} = ${fairId}` : sql``
    return sql`select ${type}::text as type, ${counted.id} as id, ${counted.fair} as fair_id,
        ${standOf(counted)} as stand_id, ${type === 'firms' ? counted.id : sql`null::int`} as firm_id
      from ${counted.from}
      where ${counted.id} = any(${[...new Set(ids)]}::int[]) and ${isSeen(counted, actor)} ${inFair}`
  })
  const isStranger = actor.userId === null
  return many<CountedPlace>(db)`
    with place as materialized (${sql.join(selects, sql` union all `)}),
    counting as materialized (
      select f.id, f.stat_mode as mode, ${isCountedIn} as counts,
        (extract(epoch from (${now} at time zone f.time_zone) - (${now} at time zone 'UTC')) / 60)::int
          as "offset"
      from fair f left join app_user u on u.id = ${actor.userId}
      where f.id in (select fair_id from place) and f.trashed_at is null
        and f.fair_status_id in (${fairStatus.open}, ${fairStatus.finished})
        and ${isFairSeen(sql`f.id`, context)})
    select p.type, p.id, p.fair_id as fair, p.stand_id as stand, c.mode, c."offset",
      ${isStranger ? sql`c.counts` : sql`(c.counts and ${isElsewhere})`} as "isCounted"
    from place p join counting c on c.id = p.fair_id
    ${isStranger ? sql`` : sql`left join app_user u on u.id = ${actor.userId}`}`
}

const nameOf = (type: string, id: number) => `${type} ${id}`

const secondsOf = ({ type, value = 0 }: StatEvent) =>
  type === 'stay' || type === 'play' ? Math.round(value) : 0

/** @throws 422 where nothing was sent */
function eventsOf({ events = [], type, resourceType, resourceId, value }: Sent): StatEvent[] {
  if (type && resourceType && resourceId)
    return [...events, { type, resourceType, resourceId, ...(value !== undefined && { value }) }]
  if (!events.length) throw invalid({ events: 'required' })
  return events
}

/**
 * Keeps what was done. Everything that decides who and where is the server’s: the fair comes of the resource, the time of its
 * clock, the visitor of a token that it has signed.
 */
export async function recordEvents(sent: Sent, context: HttpContext): Promise<{ counted: number }> {
  const { request, services } = context
  await services.limiter.consume(limits.address, sourceOf(request.ip))
  const events = eventsOf(sent)
  if (sent.fairId === undefined && events.some(event => event.resourceType === 'firms'))
    throw invalid({ fairId: 'required' })
  if (isProgram(request.headers['user-agent'])) return { counted: 0 }
  const places = await placesOf(events, sent.fairId, context)
  if (!places.length) throw notFound()
  if (places.some(place => place.fair !== (sent.fairId ?? places[0]?.fair)))
    throw invalid({ fairId: 'relation_not_found' })
  const [{ fair, mode } = { fair: 0, mode: 'off' as const }] = places
  if (mode === 'off') return { counted: 0 }
  const token = goodToken(fair, mode, sent.token, context)
  const counted = new Map(places.map(place => [nameOf(place.type, place.id), place]))
  const placed = events.flatMap(event => {
    const place = counted.get(nameOf(event.resourceType, event.resourceId))
    return place?.isCounted ? [{ ...place, kind: event.type, seconds: secondsOf(event) }] : []
  })
  if (token) await services.limiter.consume(limits.token, visitorOf(token, limitKey(context)))
  return services.statistics.transaction(async db => {
    const visitor = token && visitorOf(token, await keyOfFair(fair, db, randomBytes(32)))
    const now = services.now()
    const known = visitor ? await withoutRepeats(placed, { fair, visitor, now }, db) : placed
    const timed = visitor
      ? await spendTime(known, { fair, visitor, now }, db)
      : known.filter(({ kind }) => kind !== 'stay' && kind !== 'play')
    if (!timed.length) return { counted: 0 }
    // A moment of its own for each, so that they stay in the order in which they came. One statement for any number of
    // them: it is planned once.
    const rows = timed.map(({ type, kind, id, stand, seconds, offset }) => ({
      id,
      stand,
      seconds,
      type: countedTypes[type],
      kind: countedKinds[kind],
      offset,
    }))
    await sql`insert into stat_inbox (at, visitor, fair_id, resource_id, stand_id, seconds, resource_type,
        kind, offset_minutes)
      select ${now.toISOString()}::timestamptz + (e.at - 1) * interval '1 microsecond', ${visitor}::bigint,
        ${fair}::int, e.id, e.stand, e.seconds, e.type, e.kind, e."offset"
      from rows from (json_to_recordset(${JSON.stringify(rows)}::json) as (id int, stand int, seconds int,
        type smallint, kind smallint, "offset" smallint)) with ordinality
        as e (id, stand, seconds, type, kind, "offset", at)`.execute(db)
    return { counted: timed.length }
  })
}
