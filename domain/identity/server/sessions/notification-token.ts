import type { HttpContext } from '#platform/server/context.ts'
import { one } from '#platform/server/database/rows.ts'
import { hubPath } from '#platform/server/hub/hub-path.ts'
import { notFound } from '#platform/server/refusal.ts'
import { notificationTokens } from './access-token.ts'

/** Ends with the session that asks for it, whenever its own time is over. @throws 404 for anybody but oneself */
export async function ownNotificationToken(id: number, { db, actor, services, reply }: HttpContext) {
  const { userId, sessionId } = actor
  if (userId !== id || sessionId === null) throw notFound()
  const { authVersion } = await one<{ authVersion: number }>(db)`
    select auth_version as "authVersion" from app_user where id = ${id}`
  reply.header('link', `<${hubPath}>; rel="mercure"`)
  const { settings, now } = services
  return {
    token: await notificationTokens.signer(settings.APP_SECRET, now)({ userId, sessionId, authVersion }),
  }
}
