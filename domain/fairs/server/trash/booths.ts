import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import type { Context } from '#platform/server/context.ts'
import type { Rows } from './rows.ts'

/** Moves of one fair follow each other: nobody else changes its plan until this transaction ends. */
export const lockPlan = (db: Kysely<Tables>, fairId: number) =>
  sql`select pg_advisory_xact_lock(hashtext('plan'), ${fairId}::int)`.execute(db)

/** The booths of an exhibitor, or of all, leave the plan with all their content; returned are they with the places that they had. */
export async function trashBooths(
  fair: number,
  firm: number | null,
  { db, actor, services }: Context,
): Promise<Rows> {
  await lockPlan(db, fair)
  const { rows } = await sql<Rows[string][number]>`
    with were as (select id, fair_hall_id, number from stand where fair_id = ${fair} and ${firm === null ? sql`true` : sql`firm_id = ${firm}`} and trashed_at is null for update)
    update stand set trashed_at = ${services.now().toISOString()}::timestamptz, trashed_by_id = ${actor.userId},
      fair_hall_id = null, number = null, version = version + 1
    from were where stand.id = were.id returning were.id, were.fair_hall_id, were.number`.execute(db)
  await sql`delete from stand_presence where stand_id = any(${rows.map(row => row.id)}::int[])`.execute(db)
  return { stand: rows }
}

/** Booths come back to the places that they had, where these are free; the others wait to be placed. */
export async function restoreBooths(fair: number, rows: Rows, db: Kysely<Tables>): Promise<void> {
  if (!rows.stand?.length) return
  await lockPlan(db, fair)
  await sql`
    update stand st set trashed_at = null, trashed_by_id = null, version = version + 1,
      fair_hall_id = spot.map_id, number = spot.position,
      label = case when not exists (
        select 1 from stand o where o.fair_id = st.fair_id and o.trashed_at is null
          and fold(regexp_replace(o.label, '\\s+', '', 'g')) = fold(regexp_replace(st.label, '\\s+', '', 'g'))) then st.label end
    from jsonb_to_recordset(${JSON.stringify(rows.stand)}::jsonb) as was (id int, fair_hall_id int, number int)
      left join element spot on spot.type = 8 and spot.map_id = was.fair_hall_id and spot.position = was.number
        and not exists (select 1 from stand o where o.fair_hall_id = was.fair_hall_id and o.number = was.number)
    where st.id = was.id and st.fair_id = ${fair} and st.trashed_at is not null`.execute(db)
}
