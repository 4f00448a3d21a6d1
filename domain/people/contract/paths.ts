import { mailUnsubscribe, mailWrite } from '#domain/identity/contract/paths.ts'

/** Pages of those who look after people. */
export const peoplePaths = {
  superorganizerList: '/superorganizer/list',
  userCreate: '/user/create',
  userList: '/user/list',
  userImport: '/user/import',
  userManageId: '/user/manage/:id',
} as const

/** What organizers write to many, and where readers say that they want no more of it. */
export const mailPaths = {
  mailWrite,
  mailSent: '/mail/sent',
  mailUnsubscribe,
} as const
