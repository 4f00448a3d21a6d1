import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { conflict } from '#platform/server/refusal.ts'
import type { Row } from '#platform/server/resource/registry.ts'

/** A stand that has admins keeps at least one. @throws 409 */
export async function keepOneAdmin(row: Row, action: 'C' | 'U' | 'D', { db }: Context): Promise<void> {
  if (action !== 'D') return
  const stand = (row.stand as { id: number }).id
  const rows = await many(db)`select 1 from stand_admin where stand_id = ${stand} limit 1`
  if (!rows.length) throw conflict('last_admin')
}
