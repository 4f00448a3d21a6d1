import { sql } from 'kysely'
import { keepInTrash } from '#domain/fairs/server/index.ts'
import type { BodyOf, ResponseOf } from '#platform/contract/endpoint.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { emit } from '#platform/server/events/emit.ts'
import { conflict, forbidden } from '#platform/server/refusal.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { takeOut } from '#platform/server/trash/trashed-table.ts'
import { exhibitorMerged } from '../../contract/events.ts'
import type { mergeFirms as call } from '../../contract/firm-twins.ts'
import { fillEmptyFields } from './fill-empty.ts'
import { endRights, letInWithFirm } from './merged-people.ts'
import { assertMergeable, beginMerge, moveRows } from './moved-rows.ts'
import { isTwin, runsEveryFairOf } from './twins.ts'

/** People before firms, as when one of them is erased: the other way round each waits for the other. */
async function lockBoth(firms: readonly number[], { db }: Context): Promise<void> {
  await sql`select 1 from app_user where firm_id = any(${firms}::int[]) order by id for update`.execute(db)
  await sql`select 1 from firm where id = any(${firms}::int[]) order by id for update`.execute(db)
}

/** The name of the firm that waits by this participation, while the two are still twins. @throws 409 */
async function nameOfTwin(participation: number, into: number, { db }: Context): Promise<string> {
  const row = await maybeOne<{ name: string }>(db)`
    select f.name from fair_firm ff join firm f on f.id = ff.firm_id, fair_firm o
      join firm x on x.id = o.firm_id
    where ff.id = ${participation} and x.id = ${into} and ${isTwin}`
  if (!row) throw conflict('firm_twin_gone')
  return row.name
}

/**
 * A firm that waits and another of the fair are one: all that is the first’s is the other’s, which keeps what it says of
 * itself. The first lies in the trash of the fair, from where all of it comes back.
 * @throws 404 or 403 for a participation that is not the caller’s to change, 403 unless they run every fair of both, 409 for two
 * that are no twins (any more) and for a firm of which something is kept that cannot become another’s
 */
export async function mergeInto(
  participation: number,
  { firm: into, keepsRights = false }: BodyOf<typeof call>,
  context: Context,
): Promise<ResponseOf<typeof call>> {
  const { db, services } = context
  const row = await reachRow(implementationOf('fair_firms'), participation, 'U', context)
  const [fair, from] = [idOf(row.fair) ?? 0, idOf(row.firm) ?? 0]
  await lockBoth([from, into], context)
  const name = await nameOfTwin(participation, into, context)
  if (!(await runsEveryFairOf([from, into], context))) throw forbidden('firm_merge_shared')
  await assertMergeable(from, db)
  await beginMerge(db)
  const filled = await fillEmptyFields(into, from, db)
  const rights = keepsRights ? [] : await endRights(from, db)
  const moved = await moveRows(from, into, db)
  const { fair_firm: left = [] } = await takeOut('fair_firm', sql`t.firm_id = ${from}`, db)
  const people = (moved['app_user.firm_id'] ?? []).map(({ id }) => Number(id))
  const members = await letInWithFirm(people, into, db)
  const rows = { fair_firm: left, firm_merge: [{ from, into, filled, rights, moved, members }] }
  await keepInTrash({ kind: 'firm', id: from, fair, name, rows }, context)
  await audit(
    { action: 'merge', resource: 'firms', resourceId: into, fair, details: { from, people, keepsRights } },
    context,
  )
  const at = services.now().toISOString()
  await emit(context, exhibitorMerged, { fair, firm: into, name, people, at })
  return { people: people.length }
}
