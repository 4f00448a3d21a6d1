import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { conflict } from '#platform/server/refusal.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import type { Input, Row } from '#platform/server/resource/registry.ts'
import { standPlace } from '../contract/element.ts'
import { isOccupied } from './is-occupied.ts'

/** @throws 409 when a stand stands on the place. */
async function assertEmpty(element: Row, context: Context): Promise<void> {
  if (element.type !== standPlace) return
  if (await isOccupied(idOf(element.map), context, sql`number = ${Number(element.position)}`))
    throw conflict('place_occupied')
}

/** A place keeps its number while a stand stands on it. */
export async function beforeElementWrite(
  input: Input,
  current: Row | null,
  context: Context,
): Promise<Input> {
  if (current && ('position' in input || 'type' in input)) await assertEmpty(current, context)
  return input
}

/** The place goes first, so that nobody can step on it between the look and the removal. */
export async function removeElement(row: Row, context: Context): Promise<void> {
  await sql`delete from element where id = ${row.id}`.execute(context.db)
  await assertEmpty(row, context)
}
