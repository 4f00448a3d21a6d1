import { standPaths } from '#domain/stands/contract/paths.ts'
import { screensOf } from '#platform/web/screens/screen.ts'
import { visitPaths } from '../contract/paths.ts'

const configurers = ['superAdmin', 'superOrganizer', 'organizer', 'firmAdmin']

/** The account area names who is logged in. */
const account = ['identity']

/** Where exhibitors furnish what is visited: the booth they work on is the one that visitors see. */
const furnishing = screensOf('visit', standPaths, {
  standConfigure: { layout: 'visit-hall', allow: configurers, page: 'stand-configure' },
  standCreate: {
    layout: 'manage',
    allow: ['superAdmin', 'superOrganizer', 'organizer'],
    page: 'stand-create',
    words: account,
  },
  standAddContacts: { layout: 'manage', allow: configurers, page: 'stand-add-contacts', words: account },
  standPreview: { layout: 'visit-hall', allow: [...configurers, 'standContact'], page: 'stand-preview' },
  userConfigurationStands: {
    layout: 'manage',
    allow: [...configurers, 'standContact'],
    page: 'configuration-stands',
    words: account,
  },
})

const visiting = screensOf('visit', visitPaths, {
  fairHome: { layout: 'wide', allow: 'anyone', page: 'fair-home' },
  fairVisitLobby: { layout: 'visit-hall', allow: 'anyone', page: 'lobby' },
  fairVisitSubhall: { layout: 'visit-hall', allow: 'anyone', page: 'subhall' },
  fairVisit: { layout: 'visit-hall', allow: 'anyone', page: 'hall' },
  standVisit: { layout: 'visit-hall', allow: 'anyone', page: 'stand' },
})

export const screens = [...visiting, ...furnishing]
