import type { Context } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { rankOf } from '../../contract/roles.ts'

export async function ownRank({ db, actor }: Context): Promise<number> {
  const row = await maybeOne<{ roles: string[] }>(db)`
    select roles from app_user where id = ${actor.userId}`
  return rankOf(row?.roles ?? [])
}
