import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { conflict } from '#platform/server/refusal.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import type { Input, Row } from '#platform/server/resource/registry.ts'
import { standPlace } from '../contract/element.ts'

/** @throws 409 when a stand stands on the place. */
async function assertEmpty(element: Row, { db }: Context): Promise<void> {
  if (element.type !== standPlace) return
  const { rows } = await sql`
    select 1 from stand where fair_hall_id = ${idOf(element.map)} and number = ${Number(element.position)} limit 1`.execute(
    db,
  )
  if (rows.length) throw conflict('place_occupied')
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
