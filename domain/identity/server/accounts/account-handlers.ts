import { type Handler, handle } from '#platform/server/http/endpoint-routes.ts'
import { businessCard, userSocialMedia } from '../../contract/business-card.ts'
import * as confirmation from '../../contract/confirmation.ts'
import * as ownData from '../../contract/own-data.ts'
import { passwordMax, passwordSigns } from '../../contract/password.ts'
import {
  changePassword as changePasswordCall,
  forgotPassword as forgotPasswordCall,
  passwordRule,
  resetPassword as resetPasswordCall,
} from '../../contract/password-calls.ts'
import { eraseOwnAccount } from '../own-data/erase-own-account.ts'
import { exportOwnData } from '../own-data/export-own-data.ts'
import { keepAccount } from '../own-data/keep-account.ts'
import { readCard } from './business-card.ts'
import { askForEmail, confirmEmail } from './change-email.ts'
import { confirmRegistration, resendConfirmation } from './confirm-registration.ts'
import { changePassword, forgotPassword, resetPassword } from './password-calls.ts'
import { ownSocialMedia } from './user-social-media.ts'

/** Commands that hash a password or count tries keep their own transactions. */
const alone = { writes: false }

export const accountHandlers: Handler[] = [
  handle(confirmation.confirmRegistration, ({ body }, context) => confirmRegistration(body.token, context)),
  handle(confirmation.resendConfirmation, ({ body }, context) => resendConfirmation(body, context), alone),
  handle(confirmation.updateEmail, ({ body }, context) => askForEmail(body, context), alone),
  handle(confirmation.confirmEmail, ({ body }, context) => confirmEmail(body.token, context)),
  handle(forgotPasswordCall, ({ body }, context) => forgotPassword(body, context), alone),
  handle(resetPasswordCall, ({ body }, context) => resetPassword(body, context), alone),
  handle(changePasswordCall, ({ body }, context) => changePassword(body, context), alone),
  handle(passwordRule, async (_call, { services }) => ({
    min: services.settings.PASSWORD_MIN,
    max: passwordMax,
    signs: passwordSigns,
  })),
  handle(ownData.exportOwnData, (_call, context) => exportOwnData(context)),
  handle(
    ownData.eraseOwnAccount,
    ({ body }, context) => eraseOwnAccount(body.currentPassword, context),
    alone,
  ),
  handle(ownData.keepOwnAccount, ({ body }, context) => keepAccount(body.token, context)),
  handle(businessCard, ({ params }, context) => readCard(params.id, context)),
  handle(userSocialMedia, ({ query }, context) => ownSocialMedia({ ...query }, context)),
]
