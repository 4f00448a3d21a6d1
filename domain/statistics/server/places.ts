import { sql } from 'kysely'
import { fairStatus } from '#domain/fairs/contract/statuses.ts'
import { isFairSeen } from '#domain/fairs/server/index.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import { worksOnStand } from '#domain/stands/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { inBatches } from '#platform/server/in-batches.ts'
import { perServices } from '#platform/server/per-services.ts'
import type { StatEvent } from '../contract/recording.ts'
import { countedOf, isSeen, standOf } from './counted.ts'
import type { CountedPlace } from './counting.ts'

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

/** What one call names; of firms, in which fair. */
type Named = { events: readonly Pick<StatEvent, 'resourceType' | 'resourceId'>[]; fairId: number | undefined }

/** Of what is named that which this person sees, in fairs that are open or over. What holds for a whole fair is found once. */
function seenPlaces(calls: readonly Named[], { actor, db, services }: Context): Promise<CountedPlace[]> {
  const events = calls.flatMap(call => call.events)
  const fairs = [...new Set(calls.flatMap(({ fairId }) => fairId ?? []))]
  const types = [...new Set(events.map(event => event.resourceType))].toSorted()
  const now = sql`${services.now().toISOString()}::timestamptz`
  const selects = types.map(type => {
    const counted = countedOf(type)
    const ids = events.filter(event => event.resourceType === type).map(event => event.resourceId)
    const inFair = type === 'firms' ? sql`and ${counted.fair} = any(${fairs}::int[])` : sql``
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
        and ${isFairSeen(sql`f.id`, { actor })})
    select p.type, p.id, p.fair_id as fair, p.stand_id as stand, c.mode, c."offset",
      ${isStranger ? sql`c.counts` : sql`(c.counts and ${isElsewhere})`} as "isCounted"
    from place p join counting c on c.id = p.fair_id
    ${isStranger ? sql`` : sql`left join app_user u on u.id = ${actor.userId}`}`
}

type Places = readonly (CountedPlace | undefined)[]

/** A firm may be in several fairs. */
const nameOf = (type: string, id: number, fair: number | undefined) =>
  type === 'firms' ? `${type} ${id} ${fair}` : `${type} ${id}`

/** Of each call what it names, event by event. */
function placesByCall(calls: readonly Named[], places: readonly CountedPlace[]): Places[] {
  const known = new Map(places.map(place => [nameOf(place.type, place.id, place.fair), place]))
  return calls.map(({ events, fairId }) =>
    events.map(({ resourceType, resourceId }) => known.get(nameOf(resourceType, resourceId, fairId))),
  )
}

/** Strangers see all the same: what several name at once is asked for in one statement. */
const strangersPlaces = perServices(() =>
  inBatches(async (asked: readonly { named: Named; context: Context }[]) => {
    const [{ context } = {}] = asked
    const calls = asked.map(({ named }) => named)
    return context ? placesByCall(calls, await seenPlaces(calls, context)) : []
  }),
)

/**
 * Where each of the events is counted that were sent; undefined for what this person does not see, in a fair that is
 * open or over. @throws 422 for a type that nobody declares
 */
export async function countedPlaces(named: Named, context: Context): Promise<Places> {
  // Before others' calls are asked for with it: they are not refused for one that names what nobody counts.
  for (const { resourceType } of named.events) countedOf(resourceType)
  if (context.actor.userId === null) return strangersPlaces(context.services)({ named, context })
  const [places = []] = placesByCall([named], await seenPlaces([named], context))
  return places
}
