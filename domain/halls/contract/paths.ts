/** Pages of halls. */
export const hallPaths = {
  hallConfigure: '/hall/configure',
  hallCreate: '/hall/create',
  hallList: '/hall/list',
  hallOverview: '/hall/overview',
  hallAssign: '/hall/assign/:id?',
  hallEdit: '/hall/edit/:id?',
  hallStands: '/hall/stands/:id?',
} as const
