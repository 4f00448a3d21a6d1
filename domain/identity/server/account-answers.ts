import { type Answer, answer } from '#platform/server/http/endpoint-routes.ts'
import { giveAnswers, noteLed, ownMissing, personMissing } from '../contract/missing-answers.ts'
import * as ownData from '../contract/own-data.ts'
import { passwordMax, passwordSigns } from '../contract/password.ts'
import {
  changePassword as changePasswordCall,
  forgotPassword as forgotPasswordCall,
  passwordRule,
  resetPassword as resetPasswordCall,
} from '../contract/password-calls.ts'
import * as calls from '../contract/registration.ts'
import { ownAnswers, personAnswers } from '../contract/registration-answers.ts'
import { registrationChoices } from '../contract/registration-choices.ts'
import {
  composeRegistrationForm,
  dropRegistrationForm,
  joinForm,
  registrationForm,
} from '../contract/registration-form.ts'
import { askForEmail, confirmEmail } from './change-email.ts'
import { confirmRegistration, resendConfirmation } from './confirm-registration.ts'
import { fairsToJoin } from './fairs-to-join.ts'
import { joinFair } from './join-fair.ts'
import { readJoinForm } from './join-questions.ts'
import { answerMissing, keepLed, missingOfPerson, missingOfSelf } from './missing-answers.ts'
import { eraseOwnAccount } from './own-data/erase-own-account.ts'
import { exportOwnData } from './own-data/export-own-data.ts'
import { keepAccount } from './own-data/keep-account.ts'
import { changePassword, forgotPassword, resetPassword } from './password-calls.ts'
import { register } from './register.ts'
import { answersOfPerson, answersOfSelf } from './registration-answers.ts'
import { readChoices } from './registration-choices.ts'
import { composeForm, dropForm, readForm } from './registration-form.ts'

/** Commands that hash a password or count tries keep their own transactions. */
const alone = { writes: false }

export const accountAnswers: Answer[] = [
  answer(calls.registerVisitor, ({ body }, context) => register('visitor', body, context), alone),
  answer(calls.registerExhibitor, ({ body }, context) => register('exhibitor', body, context), alone),
  answer(calls.confirmRegistration, ({ body }, context) => confirmRegistration(body.token, context)),
  answer(calls.resendConfirmation, ({ body }, context) => resendConfirmation(body, context), alone),
  answer(calls.joinFair, ({ body }, context) => joinFair(body, context)),
  answer(calls.fairsToJoin, (_call, context) => fairsToJoin(context)),
  answer(joinForm, ({ query }, context) => readJoinForm(query.fair, context)),
  answer(registrationForm, ({ query }, context) => readForm(query, context)),
  answer(registrationChoices, ({ params }, context) => readChoices(params.field, context)),
  answer(composeRegistrationForm, ({ body }, context) => composeForm(body, context)),
  answer(dropRegistrationForm, ({ query }, context) => dropForm(query, context)),
  answer(ownAnswers, (_call, context) => answersOfSelf(context)),
  answer(personAnswers, ({ params }, context) => answersOfPerson(params.id, context)),
  answer(ownMissing, (_call, context) => missingOfSelf(context)),
  answer(personMissing, ({ params }, context) => missingOfPerson(params.id, context)),
  answer(giveAnswers, ({ body }, context) => answerMissing(body, context)),
  answer(noteLed, ({ body }, context) => keepLed(body.fair, context)),
  answer(forgotPasswordCall, ({ body }, context) => forgotPassword(body, context), alone),
  answer(resetPasswordCall, ({ body }, context) => resetPassword(body, context), alone),
  answer(changePasswordCall, ({ body }, context) => changePassword(body, context), alone),
  answer(passwordRule, async (_call, { services }) => ({
    min: services.settings.PASSWORD_MIN,
    max: passwordMax,
    signs: passwordSigns,
  })),
  answer(calls.updateEmail, ({ body }, context) => askForEmail(body, context), alone),
  answer(ownData.exportOwnData, (_call, context) => exportOwnData(context)),
  answer(
    ownData.eraseOwnAccount,
    ({ body }, context) => eraseOwnAccount(body.currentPassword, context),
    alone,
  ),
  answer(ownData.keepOwnAccount, ({ body }, context) => keepAccount(body.token, context)),
  answer(calls.confirmEmail, ({ body }, context) => confirmEmail(body.token, context)),
]
