import { runners } from '#platform/contract/runners.ts'
import { screensOf } from '#platform/web/screens/screen.ts'
import { accountPaths } from '../contract/paths.ts'

export const screens = screensOf('identity', accountPaths, {
  registerFormtype: { layout: 'default', allow: 'anyone', page: 'register' },
  registerConfirmation: { layout: 'default', allow: 'anyone', page: 'register-confirmation' },
  userPasswordForgot: { layout: 'default', allow: 'anyone', page: 'password-forgot' },
  userPasswordReset: { layout: 'default', allow: 'anyone', page: 'password-reset' },
  userOffer: { layout: 'default', allow: 'anyone', page: 'user-offer', unprefixed: true },
  userManage: { layout: 'user', allow: 'members', page: 'user-manage' },
  userList: { layout: 'manage', allow: runners, page: 'user-list' },
  userImport: { layout: 'manage', allow: runners, page: 'user-import', words: ['import'] },
  userCreate: { layout: 'user', allow: runners, page: 'user-create' },
  userManageId: {
    layout: 'manage',
    allow: runners,
    page: 'user-record',
    record: { isNamedBy: 'id', elsewhere: accountPaths.userList },
  },
  superorganizerList: { layout: 'manage', allow: ['superAdmin'], page: 'superorganizer-list' },
  userFormsComposition: {
    layout: 'manage',
    allow: ['superAdmin'],
    page: 'forms-composition',
    record: 'platform',
  },
  userProfile: { layout: 'user', allow: 'members', page: 'user-profile' },
  userSecurity: { layout: 'user', allow: 'members', page: 'user-security' },
  userData: { layout: 'user', allow: 'members', page: 'user-data' },
  outbox: { layout: 'manage', allow: ['superAdmin'], page: 'outbox' },
  login: { layout: 'default', allow: 'anyone', page: 'login', unprefixed: true },
  signedOut: { layout: 'default', allow: 'anyone', page: 'signed-out' },
  callback: { layout: 'default', allow: 'anyone', page: 'callback', words: ['validations'] },
})
