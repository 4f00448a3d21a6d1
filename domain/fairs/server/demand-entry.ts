import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { unauthorized } from '#platform/server/refusal.ts'

/** @throws 401 for somebody not logged in, where the fair is visited by its members only. */
export async function demandEntry(fairId: number, { db, actor }: Context): Promise<void> {
  if (actor.userId !== null) return
  const { rows } = await sql<{ open: boolean }>`
    select is_public_access as open from fair where id = ${fairId} and fair_status_id <> 1`.execute(db)
  if (rows[0]?.open === false) throw unauthorized()
}
