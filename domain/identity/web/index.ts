import { runners } from '#platform/contract/runners.ts'
import { screensOf } from '#platform/web/screens/screen.ts'
import { accountPaths } from '../contract/paths.ts'

export const screens = screensOf('identity', accountPaths, {
  registerConfirmation: { layout: 'door', allow: 'anyone', page: 'register-confirmation' },
  userPasswordForgot: { layout: 'door', allow: 'anyone', page: 'password-forgot' },
  userPasswordReset: { layout: 'door', allow: 'anyone', page: 'password-reset' },
  accountAll: { layout: 'manage', allow: 'members', page: 'account-all' },
  userManage: { layout: 'user', allow: 'members', page: 'user-manage' },
  userProfile: { layout: 'user', allow: 'members', page: 'user-profile' },
  userSecurity: { layout: 'user', allow: 'members', page: 'user-security' },
  fairKeys: { layout: 'manage', allow: runners, page: 'fair-keys' },
  outbox: { layout: 'manage', allow: ['superAdmin'], page: 'outbox' },
  backgroundJobs: { layout: 'manage', allow: ['superAdmin'], page: 'background-jobs' },
  signedOut: { layout: 'door', allow: 'anyone', page: 'signed-out' },
})
