import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { Row } from '#platform/server/resource/registry.ts'
import { lockPlan, trashBooths } from './booths.ts'
import { type Rows, takeOut } from './rows.ts'
import { keepInTrash } from './throw-away.ts'

const inPreparation = 1

/** What ties people to a fair, in the order in which it is taken out: whoever leaves a fair would leave its stands. */
const ties: readonly [table: string, of: (fair: number) => RawBuilder<unknown>][] = [
  ['stand_contact', fair => sql`t.stand_id in (select id from stand where fair_id = ${fair})`],
  ['stand_admin', fair => sql`t.stand_id in (select id from stand where fair_id = ${fair})`],
  ['cluster', fair => sql`t.fair_id = ${fair}`],
  ['fair_user', fair => sql`t.fair_id = ${fair}`],
  ['fair_organizer', fair => sql`t.fair_id = ${fair}`],
  ['super_organizer_fair', fair => sql`t.fair_id = ${fair}`],
]

/** Its exhibitors lie in the trash one by one, as those do that are removed alone: no other fair takes them meanwhile. */
const trashFirms = (fair: number, { db, actor, services }: Context) =>
  sql`
  with gone as (delete from fair_firm where fair_id = ${fair} returning *)
  insert into trash (fair_id, kind, firm_id, name, rows, trashed_at, trashed_by_id, is_with_fair)
  select gone.fair_id, 'firm', gone.firm_id, firm.name, jsonb_build_object('fair_firm', jsonb_build_array(to_jsonb(gone))),
    ${services.now().toISOString()}::timestamptz, ${actor.userId}, true
  from gone join firm on firm.id = gone.firm_id
  on conflict on constraint trash_firm_once do update set
    rows = excluded.rows, trashed_at = excluded.trashed_at, trashed_by_id = excluded.trashed_by_id, is_with_fair = true`.execute(
    db,
  )

/**
 * A fair goes to the trash as a whole: people, exhibitors and booths leave it, and what is left, its halls, texts and
 * settings, is there for nobody.
 */
export async function trashFair({ id: fair, name, homepage }: Row, context: Context): Promise<void> {
  const { db, services } = context
  await lockPlan(db, fair)
  const { rows: marked } = await sql<Rows[string][number]>`
    with was as (select id, fair_status_id from fair where id = ${fair} and trashed_at is null for update)
    update fair set trashed_at = ${services.now().toISOString()}::timestamptz, fair_status_id = ${inPreparation}, version = version + 1
    from was where fair.id = was.id returning was.id, was.fair_status_id`.execute(db)
  if (!marked.length) throw notFound()
  const taken: Rows[] = [{ fair: marked }, await trashBooths(fair, null, context)]
  for (const [table, of] of ties) taken.push(await takeOut(table, of(fair), db))
  await trashFirms(fair, context)
  const rows = Object.assign({}, ...taken)
  await keepInTrash({ kind: 'fair', id: fair, fair, name: String(name ?? homepage), rows }, context)
}
