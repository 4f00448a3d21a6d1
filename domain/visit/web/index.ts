import { screensOf } from '#platform/web/screens/screen.ts'
import { visitPaths } from '../contract/paths.ts'

export const screens = screensOf('visit', visitPaths, {
  fairHome: { layout: 'wide', allow: 'anyone', page: 'fair-home' },
  fairVisitLobby: { layout: 'visit-hall', allow: 'anyone', page: 'lobby' },
  fairVisitSubhall: { layout: 'visit-hall', allow: 'anyone', page: 'subhall' },
  fairVisit: { layout: 'visit-hall', allow: 'anyone', page: 'hall' },
  standVisit: { layout: 'visit-hall', allow: 'anyone', page: 'stand' },
})
