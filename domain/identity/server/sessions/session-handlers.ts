import { type Handler, handle } from '#platform/server/http/endpoint-routes.ts'
import { unauthorized } from '#platform/server/refusal.ts'
import { notificationToken } from '../../contract/notification-token.ts'
import { endSession, login, logout, refreshToken, sessions, userDetail } from '../../contract/session.ts'
import { logIn, logOut, refresh } from './log-in.ts'
import { ownNotificationToken } from './notification-token.ts'
import { endOwnSession, ownSessions } from './own-sessions.ts'
import { sessionUser } from './session-user.ts'

export const sessionHandlers: Handler[] = [
  handle(login, ({ body }, context) => logIn(body, context), { writes: false }),
  handle(refreshToken, ({ body }, context) => refresh(body.refresh_token, context), { writes: false }),
  handle(logout, ({ body }, context) => logOut(body.refresh_token, context)),
  handle(userDetail, async (_call, { db, actor, locale }) => {
    const person = actor.userId === null ? null : await sessionUser(db, actor.userId, locale)
    if (!person) throw unauthorized()
    return person.user
  }),
  handle(sessions, (_call, context) => ownSessions(context)),
  handle(notificationToken, ({ params }, context) => ownNotificationToken(params.id, context)),
  handle(endSession, ({ params }, context) => endOwnSession(params.id, context)),
]
