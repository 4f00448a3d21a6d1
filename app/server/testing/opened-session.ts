import { accessTokens } from '#domain/identity/server/sessions/access-token.ts'
import { openSession } from '#domain/identity/server/sessions/refresh-tokens.ts'
import { many } from '#platform/server/database/rows.ts'
import type { Services } from '#platform/server/services.ts'

/**
 * The access token of a session as a login leaves it, without the password: comparing one takes longer than most calls
 * that are then made. The login itself is tested in `app/server/session.test.ts`.
 */
export const openedSession = ({ database, settings }: Services, userId: number): Promise<string> =>
  database.transaction(async db => {
    const rows = await many<{ authVersion: number }>(db)`
      update app_user set last_login_at = now() where id = ${userId} returning auth_version as "authVersion"`
    const [person] = rows
    if (!person) throw new Error(`There is nobody with the id ${userId}.`)
    const { sessionId } = await openSession(db, userId, { ip: '127.0.0.1', userAgent: 'lightMyRequest' })
    // Sessions are read by the real clock, also where a test has set another one.
    return accessTokens.signer(settings.APP_SECRET, () => new Date())({ userId, sessionId, ...person })
  })
