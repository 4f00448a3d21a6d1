import type { DomainServer } from '#platform/server/domain-server.ts'
import { implement } from '#platform/server/resource/registry.ts'
import { fairUsers } from '../contract/fair-user.ts'
import { users } from '../contract/user.ts'
import { accountHandlers } from './account-handlers.ts'
import { afterFairUserChange } from './fair-user-writes.ts'
import { outboxHandlers } from './outbox-handlers.ts'
import { peopleHandlers } from './people-handlers.ts'
import { peopleBackHandlers } from './people-back-handlers.ts'
import { peopleImportHandlers } from './people-import/handlers.ts'
import { sessionHandlers } from './session-handlers.ts'
import { signOnHandlers } from './single-sign-on/handlers.ts'
import { afterUserChange, beforeUserWrite, presentUser, removeUser } from './user-writes.ts'

export { assertExpectedCount } from './assert-expected-count.ts'
export { sendMail } from './mails/send-mail.ts'
export { eraseAccounts } from './own-data/erase-due.ts'
export { isPresent } from './present.ts'
export { assertOwnFirm, ownFirms, sharedFirms } from './shared.ts'
export { isStandCalled } from './stand-called.ts'
export { waitingNames } from './waiting-names.ts'

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
