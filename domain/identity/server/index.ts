import type { DomainServer } from '#platform/server/domain-server.ts'
import { implement } from '#platform/server/resource/registry.ts'
import { fairUsers } from '../contract/fair-user.ts'
import { users } from '../contract/user.ts'
import { accountHandlers } from './accounts/account-handlers.ts'
import { afterUserChange, beforeUserWrite, presentUser, removeUser } from './accounts/user-writes.ts'
import { outboxHandlers } from './mails/outbox-handlers.ts'
import { afterFairUserChange } from './people/fair-user-writes.ts'
import { peopleBackHandlers } from './people/people-back-handlers.ts'
import { peopleHandlers } from './people/people-handlers.ts'
import { peopleImportHandlers } from './people-import/handlers.ts'
import { sessionHandlers } from './sessions/session-handlers.ts'
import { signOnHandlers } from './single-sign-on/handlers.ts'

export { isPresent } from './accounts/present.ts'
export { sendMail } from './mails/send-mail.ts'
export { eraseAccounts } from './own-data/erase-due.ts'
export { assertExpectedCount } from './people/assert-expected-count.ts'
export { assertOwnFirm, ownFirms, sharedFirms } from './people/shared.ts'
export { isStandCalled } from './people/stand-called.ts'
export { waitingNames } from './registration/waiting-names.ts'

export const identity: DomainServer = {
  resources: [
    implement(users, {
      beforeWrite: beforeUserWrite,
      afterChange: afterUserChange,
      present: presentUser,
      remove: removeUser,
    }),
    implement(fairUsers, { afterChange: afterFairUserChange }),
  ],
  handlers: [
    ...sessionHandlers,
    ...signOnHandlers,
    ...accountHandlers,
    ...peopleHandlers,
    ...peopleBackHandlers,
    ...peopleImportHandlers,
    ...outboxHandlers,
  ],
}
