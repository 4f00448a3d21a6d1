import { sql } from 'kysely'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { type Input, implementationOf, type Row } from '#platform/server/resource/registry.ts'
import { lockRooms, moveUp, type Room } from './move-up.ts'

/** Places of a request, or one of them: whoever is first in a queue has them. */
async function release(request: number, conference: number | null, context: Context): Promise<boolean> {
  const { db } = context
  const rooms = await many<Room>(db)`
    select pass_id as pass, conference_id as conference from pass_place
    where pass_user_id = ${request} and conference_id = coalesce(${conference}, conference_id)`
  await lockRooms(rooms, context)
  await sql`delete from pass_place where pass_user_id = ${request}
    and conference_id = any(${rooms.map(room => room.conference)}::int[])`.execute(db)
  for (const room of rooms) await moveUp(room, context)
  return rooms.length > 0
}

export async function givePlaceBack(
  { id, conference }: { id: number; conference: number },
  context: Context,
): Promise<void> {
  const row = await reachRow(implementationOf('pass_users'), id, 'D', context)
  if (!(await release(row.id, conference, context))) return
  await audit({ action: 'give_back', resource: 'pass_users', resourceId: id, details: { conference } }, context)
}

/** A request is taken back with its places. */
export async function removeRequest({ id }: Row, context: Context): Promise<void> {
  await release(id, null, context)
  await sql`delete from pass_user where id = ${id}`.execute(context.db)
}

/** Whoever is refused gives back their places. */
export async function afterDecision(row: Row, _action: 'C' | 'U' | 'D', context: Context): Promise<'unchanged'> {
  if (row.isValidated === validationState.refused) await release(row.id, null, context)
  return 'unchanged'
}

/** Who decided, and when. */
export const beforeDecision = (sent: Input, _current: Row | null, { actor, services }: Context): Input =>
  'isValidated' in sent
    ? { ...sent, decided_by_id: actor.userId, decided_at: services.now().toISOString() }
    : sent
