import type { DomainServer } from '#platform/server/domain-server.ts'
import { answer } from '#platform/server/http/endpoint-routes.ts'
import { unauthorized } from '#platform/server/refusal.ts'
import { implement } from '#platform/server/resource/registry.ts'
import { fairUsers } from '../contract/fair-user.ts'
import {
  confirmEmail as confirmEmailCall,
  forgotPassword as forgotPasswordCall,
  registerVisitor as registerVisitorCall,
  resetPassword as resetPasswordCall,
} from '../contract/registration.ts'
import {
  endSession as endSessionCall,
  login,
  logout,
  refreshToken,
  sessions,
  userDetail,
} from '../contract/session.ts'
import { users } from '../contract/user.ts'
import { logIn, logOut, refresh } from './log-in.ts'
import { endOwnSession, ownSessions } from './own-sessions.ts'
import { confirmEmail, forgotPassword, resetPassword } from './recover-account.ts'
import { registerVisitor } from './register-visitor.ts'
import { sessionUser } from './session-user.ts'
import { beforeUserWrite, presentUser, removeUser } from './user-writes.ts'

export const identity: DomainServer = {
  resources: [
    implement(users, { beforeWrite: beforeUserWrite, present: presentUser, remove: removeUser }),
    implement(fairUsers),
  ],
  answers: [
    answer(login, ({ body }, context) => logIn(body, context), { writes: false }),
    answer(refreshToken, ({ body }, context) => refresh(body?.refresh_token, context), { writes: false }),
    answer(logout, ({ body }, context) => logOut(body?.refresh_token, context)),
    answer(userDetail, async (_call, { db, actor, locale }) => {
      const person = actor.userId === null ? null : await sessionUser(db, actor.userId, locale)
      if (!person) throw unauthorized()
      return person.user
    }),
    answer(registerVisitorCall, ({ body }, context) => registerVisitor(body, context), { writes: false }),
    answer(confirmEmailCall, ({ body }, context) => confirmEmail(body.token, context)),
    answer(forgotPasswordCall, ({ body }, context) => forgotPassword(body, context), { writes: false }),
    answer(resetPasswordCall, ({ body }, context) => resetPassword(body, context), { writes: false }),
    answer(sessions, (_call, context) => ownSessions(context)),
    answer(endSessionCall, ({ params }, context) => endOwnSession(params.id, context)),
  ],
}
