import { sql } from 'kysely'
import { assertOwnFirm } from '#domain/exhibitors/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'

/**
 * One change of a firm's staff at a time: two admins cannot remove each other and leave nobody.
 * @throws 403 or 404 for a firm that is not the caller's to change.
 */
export async function lockOwnFirm(firm: number, context: Context): Promise<void> {
  await reachRow(implementationOf('firms'), firm, 'U', context)
  await assertOwnFirm(firm, context)
  await sql`select 1 from firm where id = ${firm} for update`.execute(context.db)
}
