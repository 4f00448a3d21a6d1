import { hallPaths } from '#domain/halls/contract/paths.ts'
import { accountPaths } from '#domain/identity/contract/paths.ts'
import { listScreens } from '#domain/reference/web/list-screens.ts'
import { standPaths } from '#domain/stands/contract/paths.ts'
import { runners } from '#platform/contract/runners.ts'
import { screensOf } from '#platform/web/screens/screen.ts'
import { visitPaths } from '../contract/paths.ts'

const configurers = [...runners, 'firmAdmin']
const standPeople = [...configurers, 'standContact']

/** Where exhibitors furnish what is visited: the booth they work on is the one that visitors see. */
const furnishing = screensOf('visit', standPaths, {
  standConfigure: { layout: 'visit-hall', allow: configurers, page: 'stand-configure' },
  standCreate: { layout: 'manage', allow: runners, page: 'stand-create' },
  standAddContacts: {
    layout: 'manage',
    allow: configurers,
    page: 'stand-add-contacts',
    record: { isNamedBy: 'id', elsewhere: standPaths.userConfigurationStands },
  },
  standPreview: { layout: 'visit-hall', allow: standPeople, page: 'stand-preview' },
  userConfigurationStands: { layout: 'manage', allow: standPeople, page: 'configuration-stands' },
})

/** The organizers' dashboard draws the halls: its address is an account's, its page is of this domain. */
const overseeing = screensOf('visit', accountPaths, {
  userDashboard: { layout: 'manage', allow: runners, page: 'dashboard', words: ['identity'] },
})

const visiting = screensOf('visit', visitPaths, {
  fairHome: { layout: 'wide', allow: 'anyone', page: 'fair-home' },
  fairVisitLobby: { layout: 'visit-hall', allow: 'anyone', page: 'lobby', isPlace: true },
  fairVisitSubhall: { layout: 'visit-hall', allow: 'anyone', page: 'subhall', isPlace: true },
  fairVisit: { layout: 'visit-hall', allow: 'anyone', page: 'hall', isPlace: true },
  standVisit: { layout: 'visit-hall', allow: 'anyone', page: 'stand', isPlace: true },
})

/** Work on halls that is shown drawn: here, because halls know nothing of scenes. */
const building = screensOf('visit', hallPaths, {
  hallAssign: { layout: 'assign-stands', allow: runners, page: 'hall-assign' },
  hallCreate: { layout: 'manage-full-width', allow: runners, page: 'hall-create' },
  hallEdit: { layout: 'manage-full-width', allow: runners, page: 'hall-edit' },
  hallConfigure: { layout: 'manage-full-width', allow: ['superAdmin'], page: 'hall-configure' },
  hallOverview: { layout: 'manage-full-width', allow: runners, page: 'hall-overview' },
  hallStands: { layout: 'manage', allow: runners, page: 'hall-stands' },
})

export const screens = [
  ...visiting,
  ...furnishing,
  ...building,
  ...overseeing,
  ...listScreens('visit', 'drawn-list', true),
]
