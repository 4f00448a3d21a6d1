/** Pages of accounts and people. */
export const accountPaths = {
  login: '/login',
  signedOut: '/signed-out',
  callback: '/callback',
  registerConfirmation: '/register/confirmation',
  registerFormtype: '/register/:formtype?',
  userPasswordForgot: '/user/password/forgot',
  userPasswordReset: '/user/password/reset',
  userOffer: '/user/offer',
  superorganizerList: '/superorganizer/list',
  userFormsComposition: '/user/forms/composition/:type?',
  userCreate: '/user/create',
  userDashboard: '/user/dashboard',
  userList: '/user/list',
  userImport: '/user/import',
  userManage: '/user/manage',
  userManageId: '/user/manage/:id',
  userProfile: '/user/profile',
  userSecurity: '/user/security',
  userData: '/user/data',
  outbox: '/user/superadmin/mails',
} as const

/** Pages of later domains that pages about oneself lead to; named here because identity comes before them. */
export const standConfiguration = '/user/configuration-stands'
export const firmPeople = '/firm/users/:id?'
export const exhibitorTracking = '/exhibitor/list'
