import { accountPaths } from '#domain/identity/contract/paths.ts'
import { screensOf } from '#platform/web/screens/screen.ts'
import { visitPaths } from '../contract/paths.ts'

const organizers = ['superAdmin', 'superOrganizer', 'organizer']

// The dashboard draws the halls: its address is an account's, its page is of this domain.
const paths = { ...visitPaths, userDashboard: accountPaths.userDashboard }

export const screens = screensOf('visit', paths, {
  fairHome: { layout: 'wide', allow: 'anyone', page: 'fair-home' },
  fairVisitLobby: { layout: 'visit-hall', allow: 'anyone', page: 'lobby' },
  fairVisitSubhall: { layout: 'visit-hall', allow: 'anyone', page: 'subhall' },
  fairVisit: { layout: 'visit-hall', allow: 'anyone', page: 'hall' },
  standVisit: { layout: 'visit-hall', allow: 'anyone', page: 'stand' },
  userDashboard: { layout: 'manage', allow: organizers, page: 'dashboard', words: ['identity'] },
})
