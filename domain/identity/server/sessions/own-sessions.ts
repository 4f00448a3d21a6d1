import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many } from '#platform/server/database/rows.ts'
import { notFound } from '#platform/server/refusal.ts'

type OwnSession = {
  id: string
  createdAt: string
  lastUsedAt: string
  ip: string | null
  userAgent: string | null
  isCurrent: boolean
}

/** Where the person is logged in now, the latest first. */
export async function ownSessions({ db, actor }: Context): Promise<OwnSession[]> {
  return many<OwnSession>(db)`
    select id::text as id, ${instant('created_at')} as "createdAt",
      ${instant('last_used_at')} as "lastUsedAt", ip, user_agent as "userAgent",
      id = ${actor.sessionId}::uuid as "isCurrent"
    from session where user_id = ${actor.userId} and revoked_at is null and expires_at > now()
      order by last_used_at desc`
}

export async function endOwnSession(id: string, { db, actor }: Context): Promise<void> {
  const rows = await many(db)`
    update session set revoked_at = now(), reason = 'ended'
      where id = ${id}::uuid and user_id = ${actor.userId} and revoked_at is null returning id`
  if (!rows.length) throw notFound()
}
