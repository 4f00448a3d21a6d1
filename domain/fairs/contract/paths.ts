/** Screens of this domain, below the fair's prefix. */
export const fairPaths = {
  fairCreate: '/fair/create',
  fairList: '/fair/list',
  fairEdit: '/fair/edit/:id?',
  fairEmails: '/fair/emails/:id?',
  fairStats: '/fair/stats/:id',
  fairStatsExhibitors: '/fair/stats/:id?/exhibitors',
  fairStatsStands: '/fair/stats/:id?/stands',
  fairVisit: '/fair/visit/:id?',
  fairVisitLobby: '/fair/visit/lobby',
  fairVisitSubhall: '/fair/visit/subhall',
  fairHomepageEdit: '/fair/homepage/edit',
  contact: '/contact',
  legal: '/legal',
  cookies: '/cookies',
} as const
