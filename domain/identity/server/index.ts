import { writeToOrganizers } from '#domain/fairs/contract/contact.ts'
import type { DomainServer } from '#platform/server/domain-server.ts'
import { handle } from '#platform/server/http/endpoint-routes.ts'
import { schedule } from '#platform/server/queue/job.ts'
import { implement } from '#platform/server/resource/registry.ts'
import {
  createIntegrationKey,
  integrationKeys,
  restoreIntegrationKey,
  revokeIntegrationKey,
} from '../contract/integration-keys.ts'
import { users } from '../contract/user.ts'
import { accountHandlers } from './accounts/account-handlers.ts'
import { sweepAccounts } from './accounts/sweep-accounts.ts'
import { trashedPerson } from './accounts/trash-person.ts'
import { afterUserChange, beforeUserWrite, presentUser, removeUser } from './accounts/user-writes.ts'
import { jobHandlers } from './background-jobs/job-handlers.ts'
import { firstStepHandlers } from './first-steps/first-steps.ts'
import { listKeys, makeKey, restoreKey, revokeKey, sweepKeys } from './integration-keys/keys.ts'
import { accountMails } from './mails/kinds.ts'
import { outboxHandlers } from './mails/outbox-handlers.ts'
import { writeToTheOrganizers } from './mails/write-to-organizers.ts'
import { identityJobNames } from './names.ts'
import { accountPersonalData } from './own-data/personal-data.ts'
import { ownListHandlers } from './own-lists/own-list-handlers.ts'
import { sessionHandlers } from './sessions/session-handlers.ts'
import { signOnHandlers } from './single-sign-on/handlers.ts'
import { writeWithdrawals } from './withdrawals/write-list.ts'

export { assertCaptcha } from './accounts/assert-captcha.ts'
export { assertExpectedCount } from './accounts/assert-expected-count.ts'
export { auditUser } from './accounts/audit.ts'
export { addLanguages, insertPerson } from './accounts/insert-person.ts'
export { assertRecordsExist, type ListsOfFields, personLists, repeated } from './accounts/known-records.ts'
export { mailLimits } from './accounts/mail-limits.ts'
export { isAddressAsName, nameProblems } from './accounts/name-problems.ts'
export { newPasswordProblems } from './accounts/new-password.ts'
export { endTokens, issueToken } from './accounts/one-time-tokens.ts'
export { assertOwnPerson, isPersonShared } from './accounts/own-person.ts'
export { ownRank } from './accounts/own-rank.ts'
export { hashPassword } from './accounts/passwords.ts'
export { cardColumns, isIn } from './accounts/person-card.ts'
export { isPresent } from './accounts/present.ts'
export { personProfileColumns, personRow, rowOf } from './accounts/profile-columns.ts'
export { assertAbove } from './accounts/user-writes.ts'
export { readOptOutToken } from './mails/opt-out.ts'
export { type MailOrder, requireMail, sendMail } from './mails/send-mail.ts'
export { takeBackMails, undoWait } from './mails/take-back-mails.ts'
export { eraseIf } from './own-data/erase-due.ts'
export { actorNow } from './sessions/actor.ts'
export { ownFirms } from './sessions/own-firms.ts'
export { endSessions, hashToken, randomToken } from './sessions/refresh-tokens.ts'
export { assertOwnOrigin, inCookie, isSecure, wantsCookie } from './sessions/session-cookie.ts'
export { type ListedWithdrawal, listPath, readList } from './withdrawals/list-file.ts'
export { listOf, replayWithdrawals } from './withdrawals/replay-withdrawals.ts'

export const identityDomain: DomainServer = {
  resources: [
    implement(users, {
      beforeWrite: beforeUserWrite,
      afterChange: afterUserChange,
      present: presentUser,
      remove: removeUser,
    }),
  ],
  handlers: [
    ...sessionHandlers,
    ...signOnHandlers,
    ...accountHandlers,
    ...ownListHandlers,
    ...firstStepHandlers,
    ...outboxHandlers,
    ...jobHandlers,
    handle(integrationKeys, ({ params, query }, context) => listKeys(params, query, context)),
    handle(createIntegrationKey, ({ params, body }, context) => makeKey(params, body, context)),
    handle(revokeIntegrationKey, ({ params }, context) => revokeKey(params, context)),
    handle(restoreIntegrationKey, ({ params }, context) => restoreKey(params, context)),
    handle(writeToOrganizers, ({ body }, context) => writeToTheOrganizers(body, context), { writes: false }),
  ],
  mergedFirms: [{ 'app_user.firm_id': { moves: true }, 'integration_key.firm_id': 'stay' }],
  personalData: accountPersonalData,
  trash: [trashedPerson],
  jobNames: identityJobNames,
  jobs: services => [
    schedule('sweep_accounts', 3_600, () => sweepAccounts(services)),
    schedule('write_withdrawals', 5, () => writeWithdrawals(services)),
    schedule('sweep_integration_keys', 24 * 3_600, () => sweepKeys(services)),
  ],
  mails: accountMails,
}
