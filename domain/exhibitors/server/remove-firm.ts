import { sql } from 'kysely'
import { audit } from '#domain/fairs/server/index.ts'
import { hasRole } from '#platform/server/actor.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict } from '#platform/server/refusal.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import { implementationOf, type Row } from '#platform/server/resource/registry.ts'
import { scopeCondition } from '#platform/server/resource/scope.ts'

/**
 * A super admin deletes the firm. Whoever runs a fair takes it out of theirs, with its booths there; it is deleted
 * only when no other fair has it.
 */
export async function removeFirm(row: Row, context: Context): Promise<void> {
  const { db, actor } = context
  const own = scopeCondition(implementationOf('fair_firms'), 'ff', 'D', actor)
  await sql`select 1 from firm where id = ${row.id} for update`.execute(db)
  const { rows: left } = await sql<{ id: number; fair: number }>`
    delete from fair_firm ff where ff.firm_id = ${row.id} and ${own} returning ff.id, ff.fair_id as fair`.execute(
    db,
  )
  const fairs = left.map(one => one.fair)
  await sql`delete from stand where firm_id = ${row.id} and fair_id = any(${fairs}::int[])`.execute(db)
  for (const fair of fairs)
    await audit(
      { action: 'D', resource: 'firms', resourceId: row.id, fair, details: { name: row.name } },
      context,
    )
  const { rows: others } = await sql`select 1 from fair_firm where firm_id = ${row.id} limit 1`.execute(db)
  if (!others.length || hasRole(actor, 'superAdmin'))
    await sql`delete from firm where id = ${row.id}`.execute(db)
}

/** A firm with booths in the fair does not leave it by the way. @throws 409 */
export async function removeParticipation(row: Row, { db }: Context): Promise<void> {
  const [fair, firm] = [idOf(row.fair), idOf(row.firm)]
  const { rows } =
    await sql`select 1 from stand where fair_id = ${fair} and firm_id = ${firm} and trashed_at is null limit 1`.execute(
      db,
    )
  if (rows.length) throw conflict('firm_has_stands')
  await sql`delete from fair_firm where id = ${row.id}`.execute(db)
}
