/** Pages of those who look after people. */
export const peoplePaths = {
  superorganizerList: '/superorganizer/list',
  userCreate: '/user/create',
  userList: '/user/list',
  userImport: '/user/import',
  userManageId: '/user/manage/:id',
} as const
