import type { RecordOf } from '#platform/contract/resource.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict } from '#platform/server/refusal.ts'
import type { standAdmins } from '../contract/stand-admin.ts'

/** A stand that has admins keeps at least one. @throws 409 */
export async function keepOneAdmin(
  { stand }: RecordOf<typeof standAdmins>,
  action: 'C' | 'U' | 'D',
  { db }: Context,
): Promise<void> {
  if (action !== 'D') return
  const left = await db
    .selectFrom('stand_admin')
    .select('id')
    .where('stand_id', '=', stand.id)
    .limit(1)
    .executeTakeFirst()
  if (!left) throw conflict('last_admin')
}
