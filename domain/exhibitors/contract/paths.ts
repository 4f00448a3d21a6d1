/** Pages of exhibitors. */
export const exhibitorPaths = {
  exhibitorAll: '/exhibitor/all',
  exhibitorList: '/exhibitor/list',
  exhibitorListwp: '/exhibitor/listwp',
  exhibitorManage: '/exhibitor/manage',
  exhibitorImport: '/exhibitor/import',
  exhibitorLogos: '/exhibitor/logos',
  exhibitorProfile: '/exhibitor/profile',
  exhibitorGlobalList: '/exhibitor/global/list',
  exhibitorsList: '/exhibitors/list',
  exhibitorsId: '/exhibitors/:id?',
  firmUsers: '/firm/users/:id?',
} as const

/** A booth as visitors see it: a page of the visit, named here because exhibitors come before it. */
export const standVisit = '/stand/visit/:id?'

/** What a firm was sent, quotes and invoices: a page of billing, named here for the same reason. */
export const firmBilling = '/firm/billing/:id?'

/** The editor of a booth, and where one is made: pages of the stands, named here for the same reason. */
export const standConfigure = '/stand/configure/:id?'
export const standCreate = '/stand/create/:id?'
