import { type Handler, handle } from '#platform/server/http/endpoint-routes.ts'
import { giveAnswers, markPrompted, ownMissing, personMissing } from '../../contract/missing-answers.ts'
import * as ownData from '../../contract/own-data.ts'
import { passwordMax, passwordSigns } from '../../contract/password.ts'
import {
  changePassword as changePasswordCall,
  forgotPassword as forgotPasswordCall,
  passwordRule,
  resetPassword as resetPasswordCall,
} from '../../contract/password-calls.ts'
import * as calls from '../../contract/registration.ts'
import { ownAnswers, personAnswers } from '../../contract/registration-answers.ts'
import { registrationChoices } from '../../contract/registration-choices.ts'
import {
  composeRegistrationForm,
  dropRegistrationForm,
  joinForm,
  registrationForm,
} from '../../contract/registration-form.ts'
import { eraseOwnAccount } from '../own-data/erase-own-account.ts'
import { exportOwnData } from '../own-data/export-own-data.ts'
import { keepAccount } from '../own-data/keep-account.ts'
import { fairsToJoin } from '../registration/fairs-to-join.ts'
import { joinFair } from '../registration/join-fair.ts'
import { readJoinForm } from '../registration/join-questions.ts'
import {
  answerMissing,
  missingOfPerson,
  missingOfSelf,
  savePrompted,
} from '../registration/missing-answers.ts'
import { registerPerson } from '../registration/register.ts'
import { answersOfPerson, answersOfSelf } from '../registration/registration-answers.ts'
import { readChoices } from '../registration/registration-choices.ts'
import { composeForm, dropForm, readForm } from '../registration/registration-form.ts'
import { askForEmail, confirmEmail } from './change-email.ts'
import { confirmRegistration, resendConfirmation } from './confirm-registration.ts'
import { changePassword, forgotPassword, resetPassword } from './password-calls.ts'

/** Commands that hash a password or count tries keep their own transactions. */
const alone = { writes: false }

export const accountHandlers: Handler[] = [
  handle(calls.registerVisitor, ({ body }, context) => registerPerson('visitor', body, context), alone),
  handle(calls.registerExhibitor, ({ body }, context) => registerPerson('exhibitor', body, context), alone),
  handle(calls.confirmRegistration, ({ body }, context) => confirmRegistration(body.token, context)),
  handle(calls.resendConfirmation, ({ body }, context) => resendConfirmation(body, context), alone),
  handle(calls.joinFair, ({ body }, context) => joinFair(body, context)),
  handle(calls.fairsToJoin, (_call, context) => fairsToJoin(context)),
  handle(joinForm, ({ query }, context) => readJoinForm(query.fair, context)),
  handle(registrationForm, ({ query }, context) => readForm(query, context)),
  handle(registrationChoices, ({ params }, context) => readChoices(params.field, context)),
  handle(composeRegistrationForm, ({ body }, context) => composeForm(body, context)),
  handle(dropRegistrationForm, ({ query }, context) => dropForm(query, context)),
  handle(ownAnswers, (_call, context) => answersOfSelf(context)),
  handle(personAnswers, ({ params }, context) => answersOfPerson(params.id, context)),
  handle(ownMissing, (_call, context) => missingOfSelf(context)),
  handle(personMissing, ({ params }, context) => missingOfPerson(params.id, context)),
  handle(giveAnswers, ({ body }, context) => answerMissing(body, context)),
  handle(markPrompted, ({ body }, context) => savePrompted(body.fair, context)),
  handle(forgotPasswordCall, ({ body }, context) => forgotPassword(body, context), alone),
  handle(resetPasswordCall, ({ body }, context) => resetPassword(body, context), alone),
  handle(changePasswordCall, ({ body }, context) => changePassword(body, context), alone),
  handle(passwordRule, async (_call, { services }) => ({
    min: services.settings.PASSWORD_MIN,
    max: passwordMax,
    signs: passwordSigns,
  })),
  handle(calls.updateEmail, ({ body }, context) => askForEmail(body, context), alone),
  handle(ownData.exportOwnData, (_call, context) => exportOwnData(context)),
  handle(
    ownData.eraseOwnAccount,
    ({ body }, context) => eraseOwnAccount(body.currentPassword, context),
    alone,
  ),
  handle(ownData.keepOwnAccount, ({ body }, context) => keepAccount(body.token, context)),
  handle(calls.confirmEmail, ({ body }, context) => confirmEmail(body.token, context)),
]
