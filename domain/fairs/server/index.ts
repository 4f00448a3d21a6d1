import { sql } from 'kysely'
import type { DomainServer } from '#platform/server/domain-server.ts'
import { handle } from '#platform/server/http/endpoint-routes.ts'
import { schedule } from '#platform/server/queue/job.ts'
import { implement } from '#platform/server/resource/registry.ts'
import { readChecklist } from '../contract/checklist.ts'
import { fairDashboard } from '../contract/dashboard.ts'
import { duplicateFair } from '../contract/duplicate.ts'
import { emails } from '../contract/email-model.ts'
import {
  changesOfFair,
  changesOfHomepage,
  homepageOfFair,
  imagesOfHomepage,
  jobSetupOfFair,
  mailsOfFair,
} from '../contract/endpoints.ts'
import { exhibitorRemoved, membershipEnded } from '../contract/events.ts'
import { fairs as fairResource } from '../contract/fair.ts'
import { fairEmails } from '../contract/fair-email.ts'
import { fairStatuses } from '../contract/fair-status.ts'
import { readText, textsOfFair, writeText } from '../contract/fair-text.ts'
import { headerButtons } from '../contract/header-button.ts'
import {
  changesOfMail,
  listMails,
  previewMail,
  readMail,
  testMail,
  writeMail,
  writeMailDraft,
} from '../contract/mail-calls.ts'
import { defaultFair, defaultFairBySlug, defaultFairs } from '../contract/public-fair.ts'
import { dropExport, exportFair, fairExports, importFair } from '../contract/transfer.ts'
import { listTrash, restoreSeveral, restoreTrash } from '../contract/trash.ts'
import { fairChecklist } from './checklist.ts'
import { copiedFair } from './copied-fair.ts'
import { countedFairs } from './counted.ts'
import { duplicateFairOf } from './duplicate-fair.ts'
import { fairChangesOf, homepageChangesOf } from './fair-changes.ts'
import { homepageImagesOf, homepageOf, jobSetupOf, mailsOf } from './fair-queries.ts'
import { afterFairChange, beforeFairWrite } from './fair-writes.ts'
import { beforeHeaderButtonWrite } from './header-button-writes.ts'
import { beforeMailWrite } from './mails/assert-sendable.ts'
import { editableMails } from './mails/declared-mails.ts'
import { fairMails, readMailOf, writeMailOf } from './mails/fair-mails.ts'
import { exchangeMails } from './mails/kinds.ts'
import { mailChangesOf, writeMailDraftOf } from './mails/mail-draft.ts'
import { mailPreview, sendTest } from './mails/try-mail.ts'
import { fairsJobNames, fairsPartNames } from './names.ts'
import { fairPersonalData } from './personal-data.ts'
import { presentFair } from './present-fair.ts'
import { publicFair, publicFairs } from './public-fairs.ts'
import { checklistOf } from './read-checklist.ts'
import { dashboardOf, dashboardSchema } from './read-dashboard.ts'
import { renewFairs } from './renew-fairs.ts'
import { runFairsByDates } from './run-by-dates.ts'
import { fairSearch } from './search.ts'
import { publishText, textFor, textsOf } from './texts/fair-texts.ts'
import { fairTopic } from './topic.ts'
import { askForExport, dropExportOf, listExports, sweepExports } from './transfer/exports.ts'
import { importFairOf } from './transfer/import-fair.ts'
import { exportJobHandler } from './transfer/make-export.ts'
import { exportFile } from './transfer/package.ts'
import { transferredFair } from './transfer/transferred-fair.ts'
import { readTrash } from './trash/list-trash.ts'
import { restoreFromTrash, restoreSeveralFromTrash } from './trash/restore.ts'
import { trashFair } from './trash/trash-fair.ts'
import { trashedFairTables } from './trash/trashed-tables.ts'

export { assertMayEnter, entryOf } from './assert-may-enter.ts'
export { assertOrganizer } from './fair-queries.ts'
export { fairsAsked } from './fairs-asked.ts'
export {
  assertRegistrationOpen,
  findFair,
  findKnownFair,
  isNamed,
  type RegistrationFair,
  validationIn,
} from './find-fair.ts'
export { lockPlan } from './lock-plan.ts'
export { assertOneSendable, assertSendable } from './mails/assert-sendable.ts'
export { composeMail, type MailGroup } from './mails/compose.ts'
export { declaredMail, isEditable, type MailValues, mailNamesOf } from './mails/declared-mails.ts'
export { self } from './mails/example-reader.ts'
export { standardMail } from './mails/standard-mail.ts'
export { asTest } from './mails/try-mail.ts'
export { offeredGroups } from './offered-groups.ts'
export { askedOrFirstFair } from './public-fairs.ts'
export { resultsPerPage } from './results-per-page.ts'
export { rolesIn, runsFair } from './roles-in.ts'
export { fairsWithin, isFairKnown, isFairSeen, isFollowed, isPublicFair } from './seen-fairs.ts'
export { textVersion } from './texts/fair-texts.ts'
export { keepWithTrashed } from './trash/keep-with-trashed.ts'
export { restoreExhibitor } from './trash/restore.ts'
export { takeAlong } from './trash/take-along.ts'
export { keepInTrash } from './trash/throw-away.ts'
export { endRunningInTrash, firmsInTrash, peopleInTrash } from './trash/tied-in-trash.ts'

/** Mails are declared by the domains that send them. */
const kinds = { kind: () => editableMails().map(mail => mail.kind) }

export const fairsDomain: DomainServer = {
  resources: [
    implement(fairStatuses),
    implement(fairResource, {
      isThere: alias => sql`${sql.ref(`${alias}.trashed_at`)} is null`,
      beforeWrite: beforeFairWrite,
      afterChange: afterFairChange,
      present: presentFair,
      remove: trashFair,
    }),
    implement(headerButtons, {
      published: alias => sql`${sql.ref(`${alias}.is_visible`)}`,
      beforeWrite: beforeHeaderButtonWrite,
    }),
    implement(emails),
    implement(fairEmails, { beforeWrite: beforeMailWrite }),
  ],
  handlers: [
    handle(defaultFairs, (_call, context) => publicFairs(context)),
    handle(defaultFair, ({ params }, context) => publicFair(context, { id: params.id })),
    handle(mailsOfFair, ({ query }, context) => mailsOf(query.fairId, context)),
    handle(listMails, ({ params }, context) => fairMails(params.id, context)),
    handle(readMail, ({ params }, context) => readMailOf(params.id, params.kind, context), { params: kinds }),
    handle(writeMail, ({ params, body }, context) => writeMailOf(params.id, params.kind, body, context), {
      params: kinds,
    }),
    handle(
      writeMailDraft,
      ({ params, body }, context) => writeMailDraftOf(params.id, params.kind, body, context),
      { params: kinds },
    ),
    handle(changesOfMail, ({ params }, context) => mailChangesOf(params.id, params.kind, context), {
      params: kinds,
    }),
    handle(previewMail, ({ params, body }, context) => mailPreview(params.id, params.kind, body, context), {
      params: kinds,
      writes: false,
    }),
    handle(testMail, ({ params, body }, context) => sendTest(params.id, params.kind, body, context), {
      params: kinds,
      writes: false,
    }),
    handle(jobSetupOfFair, ({ query }, context) => jobSetupOf(query.fairId, context)),
    handle(homepageOfFair, ({ params }, context) => homepageOf(params.id, context)),
    handle(imagesOfHomepage, ({ params }, context) => homepageImagesOf(params.id, context)),
    handle(changesOfHomepage, ({ params }, context) => homepageChangesOf(params.id, context)),
    handle(changesOfFair, ({ params }, context) => fairChangesOf(params.id, context)),
    handle(readChecklist, ({ params }, context) => checklistOf(params.id, context)),
    handle(fairDashboard, ({ params }, context) => dashboardOf(params.id, context), {
      response: dashboardSchema,
    }),
    handle(readText, ({ params, query }, context) => textFor(params.kind, query.fair, context)),
    handle(textsOfFair, ({ params }, context) => textsOf(params.id, context)),
    handle(writeText, ({ params, body }, context) => publishText(params.id, params.kind, body, context)),
    handle(duplicateFair, ({ params, body }, context) => duplicateFairOf(params.id, body, context)),
    handle(fairExports, ({ params }, context) => listExports(params.id, context)),
    handle(exportFair, ({ params, body }, context) => askForExport(params.id, body, context)),
    handle(dropExport, ({ params }, context) => dropExportOf(params, context)),
    handle(importFair, ({ params, query }, context) => importFairOf(params.id, query, context), {
      writes: false,
    }),
    handle(listTrash, ({ query }, context) => readTrash(query, context)),
    handle(restoreTrash, ({ params }, context) => restoreFromTrash(params.id, context)),
    handle(restoreSeveral, ({ body }, context) => restoreSeveralFromTrash(body.ids, context)),
    handle(defaultFairBySlug, ({ params }, context) => publicFair(context, { slug: params.slug })),
  ],
  personalData: fairPersonalData,
  trash: trashedFairTables,
  copies: copiedFair,
  partNames: fairsPartNames,
  transfers: transferredFair,
  fileUses: [exportFile],
  counted: [countedFairs],
  topics: [fairTopic],
  mails: exchangeMails,
  checklist: [fairChecklist],
  search: [fairSearch],
  events: [membershipEnded, exhibitorRemoved],
  jobNames: fairsJobNames,
  jobs: services => [
    schedule('renew_fairs', 15 * 60, () => renewFairs(services)),
    schedule('run_fairs_by_dates', 60, () => runFairsByDates(services)),
    exportJobHandler(services),
    schedule('sweep_fair_exports', 3_600, () => sweepExports(services)),
  ],
}
