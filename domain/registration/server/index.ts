import { registrationChoices } from '#domain/identity/contract/registration-choices.ts'
import { copiedTable } from '#platform/server/copy/copy-rows.ts'
import type { DomainServer } from '#platform/server/domain-server.ts'
import { handle } from '#platform/server/http/endpoint-routes.ts'
import { giveAnswers, markPrompted, ownMissing } from '../contract/missing-answers.ts'
import * as calls from '../contract/registration.ts'
import { ownAnswers } from '../contract/registration-answers.ts'
import {
  composeRegistrationForm,
  dropRegistrationForm,
  joinForm,
  registrationForm,
} from '../contract/registration-form.ts'
import { registrationChecklist } from './checklist.ts'
import { listFairsToJoin } from './fairs-to-join.ts'
import { addToFair } from './join-fair.ts'
import { readJoinForm } from './join-questions.ts'
import { registrationMails } from './mails/kinds.ts'
import { answerMissing, missingOfSelf, savePrompted } from './missing-answers.ts'
import { registrationPartNames } from './names.ts'
import { answerPersonalData } from './personal-data.ts'
import { registerPerson } from './register.ts'
import { answersOfSelf } from './registration-answers.ts'
import { readChoices } from './registration-choices.ts'
import { composeForm, dropForm, readForm } from './registration-form.ts'
import { transferredForms } from './transferred-forms.ts'

export { missingOfPerson } from './missing-answers.ts'
export { answerColumns, answersOfPerson } from './registration-answers.ts'

/** Commands that hash a password keep their own transactions. */
const alone = { writes: false }

export const registrationDomain: DomainServer = {
  resources: [],
  handlers: [
    handle(calls.registerVisitor, ({ body }, context) => registerPerson('visitor', body, context), alone),
    handle(calls.registerExhibitor, ({ body }, context) => registerPerson('exhibitor', body, context), alone),
    handle(calls.joinFair, ({ body }, context) => addToFair(body, context)),
    handle(calls.fairsToJoin, (_call, context) => listFairsToJoin(context)),
    handle(joinForm, ({ query }, context) => readJoinForm(query.fair, context)),
    handle(registrationForm, ({ query }, context) => readForm(query, context)),
    handle(registrationChoices, ({ params }, context) => readChoices(params.field, context)),
    handle(composeRegistrationForm, ({ body }, context) => composeForm(body, context)),
    handle(dropRegistrationForm, ({ query }, context) => dropForm(query, context)),
    handle(ownAnswers, (_call, context) => answersOfSelf(context)),
    handle(ownMissing, (_call, context) => missingOfSelf(context)),
    handle(giveAnswers, ({ body }, context) => answerMissing(body, context)),
    handle(markPrompted, ({ body }, context) => savePrompted(body.fair, context)),
  ],
  // What somebody agreed to names the firm that they agreed to it with.
  mergedFirms: [{ 'consent.firm_id': { refused: 'firm_has_contacts' } }],
  personalData: answerPersonalData,
  checklist: [registrationChecklist],
  copies: [copiedTable('registration_form')],
  partNames: registrationPartNames,
  transfers: [transferredForms],
  mails: registrationMails,
}
