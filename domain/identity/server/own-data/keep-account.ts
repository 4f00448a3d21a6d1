import type { Context } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { auditUser } from '../accounts/audit.ts'
import { takeToken } from '../accounts/one-time-tokens.ts'

/** Takes back that one wanted to be erased. @throws 422 for a link that was used, or came too late */
export async function keepAccount(token: string, context: Context): Promise<{ email: string }> {
  const { userId } = await takeToken(context.db, token, ['keep_account'])
  const row = await maybeOne<{ email: string }>(context.db)`
    update app_user set erase_at = null where id = ${userId} returning email`
  await auditUser('keep_own', userId, context)
  return { email: row?.email ?? '' }
}
