/** Walking through a fair. */
export const visitPaths = {
  home: '/',
  fairHome: '/',
  fairVisit: '/fair/visit/:id?',
  fairVisitLobby: '/fair/visit/lobby',
  fairVisitSubhall: '/fair/visit/subhall',
  standVisit: '/stand/visit/:id?',
} as const
