/** Pages of accounts; to register, log in and see what is held of one are pages of the registration, which comes later. */
export const accountPaths = {
  login: '/login',
  signedOut: '/signed-out',
  callback: '/callback',
  registerConfirmation: '/register/confirmation',
  registerFormtype: '/register/:formtype?',
  userPasswordForgot: '/user/password/forgot',
  userPasswordReset: '/user/password/reset',
  userOffer: '/user/offer',
  userDashboard: '/user/dashboard',
  accountAll: '/user/all',
  userManage: '/user/manage',
  userProfile: '/user/profile',
  userSecurity: '/user/security',
  userData: '/user/data',
  fairKeys: '/fair/keys',
  outbox: '/user/superadmin/mails',
  backgroundJobs: '/user/superadmin/jobs',
} as const

/** Pages of later domains that pages about oneself lead to; named here because identity comes before them. */
export const standConfiguration = '/user/configuration-stands'
export const firmPeople = '/firm/users/:id?'
/** Where organizers write to those whom a list finds. */
export const mailWrite = '/mail/write'
/** Where a reader says that they want no more mailings of a fair. */
export const mailUnsubscribe = '/mail/unsubscribe'
export const exhibitorTracking = '/exhibitor/list'
