import type { DomainServer } from '#platform/server/domain-server.ts'
import { implement } from '#platform/server/resource/registry.ts'
import { fairUsers } from '../contract/fair-user.ts'
import { users } from '../contract/user.ts'
import { accountAnswers } from './account-answers.ts'
import { afterFairUserChange } from './fair-user-writes.ts'
import { outboxAnswers } from './outbox-answers.ts'
import { peopleAnswers } from './people-answers.ts'
import { peopleBackAnswers } from './people-back-answers.ts'
import { peopleImportAnswers } from './people-import/answers.ts'
import { sessionAnswers } from './session-answers.ts'
import { signOnAnswers } from './single-sign-on/answers.ts'
import { afterUserChange, beforeUserWrite, presentUser, removeUser } from './user-writes.ts'

export { demandAsSeen } from './demand-as-seen.ts'
export { sendMail } from './mails/send-mail.ts'
export { eraseAccounts } from './own-data/erase-due.ts'
export { isPresent } from './present.ts'
export { demandOwnFirm, ownFirms, sharedFirms } from './shared.ts'
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
  answers: [
    ...sessionAnswers,
    ...signOnAnswers,
    ...accountAnswers,
    ...peopleAnswers,
    ...peopleBackAnswers,
    ...peopleImportAnswers,
    ...outboxAnswers,
  ],
}
