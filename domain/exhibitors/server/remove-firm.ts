import { sql } from 'kysely'
import { keepInTrash, takeAlong } from '#domain/fairs/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { conflict, notFound } from '#platform/server/refusal.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import { implementationOf, type Row } from '#platform/server/resource/registry.ts'
import { scopeCondition } from '#platform/server/resource/scope.ts'
import { takeOut } from '#platform/server/trash/trashed-table.ts'
import { deleteFirms } from './delete-firms.ts'

/**
 * Whoever runs a fair takes the firm out of theirs, with its booths there; a super admin out of all. It lies in the trash
 * of each, and is there for nobody until another fair has it or one takes it back.
 * @throws 404 once it is out already
 */
export async function removeFirm(row: Row, context: Context): Promise<void> {
  const { db, actor } = context
  const own = scopeCondition(implementationOf('fair_firms'), 't', 'D', actor)
  await sql`select 1 from firm where id = ${row.id} for update`.execute(db)
  const { fair_firm: left = [] } = await takeOut('fair_firm', sql`t.firm_id = ${row.id} and ${own}`, db)
  for (const participation of [...left].sort((one, other) => Number(one.fair_id) - Number(other.fair_id))) {
    const fair = Number(participation.fair_id)
    const along = await takeAlong({ kind: 'firm', id: row.id, fair }, context)
    const rows = { ...along, fair_firm: [participation] }
    await keepInTrash({ kind: 'firm', id: row.id, fair, name: String(row.name), rows }, context)
  }
  if (left.length) return
  // It was in no fair that could take it back; unless somebody else has removed it at this very moment.
  const deleted = await deleteFirms(
    sql`f.id = ${row.id} and not exists (select 1 from fair_firm where firm_id = f.id)
      and not exists (select 1 from trash where firm_id = f.id)`,
    db,
  )
  if (!deleted) throw notFound()
}

/** A firm with booths in the fair does not leave it by the way. @throws 404, 409 */
export async function removeParticipation(row: Row, context: Context): Promise<void> {
  const { db } = context
  const [fair, id] = [idOf(row.fair) ?? 0, idOf(row.firm) ?? 0]
  const firm = await maybeOne<{ name: string; hasBooths: boolean }>(db)`
    select name, exists (select 1 from stand
      where fair_id = ${fair} and firm_id = ${id} and trashed_at is null) as "hasBooths"
    from firm where id = ${id} for update`
  if (firm?.hasBooths) throw conflict('firm_has_stands')
  const rows = await takeOut('fair_firm', sql`t.id = ${row.id}`, db)
  if (!rows.fair_firm?.length) throw notFound()
  await keepInTrash({ kind: 'firm', id, fair, name: firm?.name ?? '', rows }, context)
}
