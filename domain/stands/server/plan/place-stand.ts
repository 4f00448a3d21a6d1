import { sql } from 'kysely'
import { standPlace } from '#domain/halls/contract/element.ts'
import type { Moved, placeStand } from '#domain/halls/contract/plan.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context, HttpContext } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { emit } from '#platform/server/events/emit.ts'
import { conflict, invalid } from '#platform/server/refusal.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import { standPlaced } from '../../contract/events.ts'
import { assertVersion, type LockedStand, lockStand } from './locked-stand.ts'
import { planStandsById } from './plan-stands.ts'

type Spot = { fairHall: number; number: number }

/** The place that was asked for, null for the tray. @throws 422 when it is half a place, or none of this fair. */
async function spotOf(
  body: BodyOf<typeof placeStand>,
  stand: LockedStand,
  context: Context,
): Promise<Spot | null> {
  if (body.fairHall === null && body.number === null) return null
  return assertFreePlace({ fair: stand.fair, fairHall: body.fairHall, number: body.number }, context)
}

/** A place of the fair, which nobody takes away until this transaction ends. @throws 422 */
export async function assertFreePlace(
  asked: { fair: number; fairHall: unknown; number: number | null },
  { db }: Context,
): Promise<Spot> {
  if (asked.number === null) throw invalid({ number: 'required' })
  const fairHall = idOf(asked.fairHall, 'fair_halls')
  if (fairHall === null) throw invalid({ fairHall: 'required' })
  const hall = await sql`select 1 from fair_hall where id = ${fairHall} and fair_id = ${asked.fair}`.execute(
    db,
  )
  if (!hall.rows.length) throw invalid({ fairHall: 'relation_not_found' })
  // Shared lock: the place cannot be taken away while a stand is being put on it.
  const place = await sql`
    select 1 from element where map_id = ${fairHall} and type = ${standPlace}
      and position = ${asked.number} for share`.execute(db)
  if (!place.rows.length) throw invalid({ number: 'place_unknown' })
  return { fairHall, number: asked.number }
}

/** The other stand on a place. */
export async function occupantOf(
  spot: Spot,
  stand: { id: number | null },
  { db }: Context,
): Promise<number | null> {
  const row = await maybeOne<{ id: number }>(db)`
    select id from stand where fair_hall_id = ${spot.fairHall} and number = ${spot.number}
      and id is distinct from ${stand.id}::int for update`
  return row?.id ?? null
}

const put = (id: number, spot: Spot | null, { db }: Context) =>
  sql`
  update stand set fair_hall_id = ${spot?.fairHall ?? null}, number = ${spot?.number ?? null},
    version = version + 1 where id = ${id}`.execute(db)

export async function moveToPlace(
  id: number,
  body: BodyOf<typeof placeStand>,
  context: HttpContext,
): Promise<Moved> {
  const stand = await lockStand(id, context)
  assertVersion(stand, body.version, context)
  if (stand.isTrashed) throw conflict('stand_trashed')
  const from =
    stand.fairHall !== null && stand.number !== null
      ? { fairHall: stand.fairHall, number: stand.number }
      : null
  const to = await spotOf(body, stand, context)
  const occupant = to && (await occupantOf(to, stand, context))
  if (occupant && !body.swap) throw conflict('stand_place_taken')
  await sql`set constraints stand_place_taken deferred`.execute(context.db)
  await put(id, to, context)
  if (occupant) await put(occupant, from, context)
  await sql`set constraints stand_place_taken immediate`.execute(context.db)
  await audit(
    {
      action: 'place',
      resource: 'stands',
      resourceId: id,
      fair: stand.fair,
      details: { from, to, exchangedWith: occupant },
    },
    context,
  )
  const stands = await planStandsById(occupant ? [id, occupant] : [id], context)
  const placed = [...(to ? [id] : []), ...(occupant && from ? [occupant] : [])]
  await emit(context, standPlaced, ...placed.map(stand => ({ stand })))
  return { stands }
}
