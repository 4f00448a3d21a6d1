import { type Handler, handle } from '#platform/server/http/endpoint-routes.ts'
import { businessCard, userSocialMedia } from '../../contract/business-card.ts'
import * as confirmation from '../../contract/confirmation.ts'
import * as ownData from '../../contract/own-data.ts'
import { passwordMax, passwordSigns } from '../../contract/password.ts'
import { changePassword, forgotPassword, passwordRule, resetPassword } from '../../contract/password-calls.ts'
import { eraseCaller } from '../own-data/erase-own-account.ts'
import { zipOwnData } from '../own-data/export-own-data.ts'
import { keepAccount } from '../own-data/keep-account.ts'
import { readCard } from './business-card.ts'
import { askForEmail, completeEmailChange } from './change-email.ts'
import { completeRegistration, sendConfirmationAgain } from './confirm-registration.ts'
import { replacePassword, sendPasswordLink, setPasswordByLink } from './password-calls.ts'
import { ownSocialMedia } from './user-social-media.ts'

/** Commands that hash a password or count tries keep their own transactions. */
const alone = { writes: false }

export const accountHandlers: Handler[] = [
  handle(confirmation.confirmRegistration, ({ body }, context) => completeRegistration(body.token, context)),
  handle(confirmation.resendConfirmation, ({ body }, context) => sendConfirmationAgain(body, context), alone),
  handle(confirmation.updateEmail, ({ body }, context) => askForEmail(body, context), alone),
  handle(confirmation.confirmEmail, ({ body }, context) => completeEmailChange(body.token, context)),
  handle(forgotPassword, ({ body }, context) => sendPasswordLink(body, context), alone),
  handle(resetPassword, ({ body }, context) => setPasswordByLink(body, context), alone),
  handle(changePassword, ({ body }, context) => replacePassword(body, context), alone),
  handle(passwordRule, async (_call, { services }) => ({
    min: services.settings.PASSWORD_MIN,
    max: passwordMax,
    signs: passwordSigns,
  })),
  handle(ownData.exportOwnData, (_call, context) => zipOwnData(context)),
  handle(ownData.eraseOwnAccount, ({ body }, context) => eraseCaller(body.currentPassword, context), alone),
  handle(ownData.keepOwnAccount, ({ body }, context) => keepAccount(body.token, context)),
  handle(businessCard, ({ params }, context) => readCard(params.id, context)),
  handle(userSocialMedia, ({ query }, context) => ownSocialMedia({ ...query }, context)),
]
