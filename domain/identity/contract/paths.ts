/** Pages of accounts and people. */
export const accountPaths = {
  login: '/login',
  signedOut: '/signed-out',
  callback: '/callback',
  registerConfirmation: '/register/confirmation',
  registerFormtype: '/register/:formtype?',
  userPasswordForgot: '/user/password/forgot',
  userPasswordReset: '/user/password/reset',
  superorganizerList: '/superorganizer/list',
  userFormsComposition: '/user/forms/composition/:type?',
  userCreate: '/user/create',
  userDashboard: '/user/dashboard',
  userList: '/user/list',
  userManage: '/user/manage',
  userManageId: '/user/manage/:id',
  userProfile: '/user/profile',
  userSecurity: '/user/security',
  outbox: '/user/superadmin/mails',
} as const

/** Page of the stands domain that the account card leads to; named here because identity comes before it. */
export const standConfiguration = '/user/configuration-stands'
