import { hallPaths } from '#domain/halls/contract/paths.ts'
import { screensOf } from '#platform/web/screens/screen.ts'
import { visitPaths } from '../contract/paths.ts'

const organizers = ['superAdmin', 'superOrganizer', 'organizer']

const visit = screensOf('visit', visitPaths, {
  fairHome: { layout: 'wide', allow: 'anyone', page: 'fair-home' },
  fairVisitLobby: { layout: 'visit-hall', allow: 'anyone', page: 'lobby' },
  fairVisitSubhall: { layout: 'visit-hall', allow: 'anyone', page: 'subhall' },
  fairVisit: { layout: 'visit-hall', allow: 'anyone', page: 'hall' },
  standVisit: { layout: 'visit-hall', allow: 'anyone', page: 'stand' },
})

/** Work on halls that is shown drawn: here, because halls know nothing of scenes. */
const halls = screensOf('visit', hallPaths, {
  hallAssign: { layout: 'assign-stands', allow: organizers, page: 'hall-assign' },
  hallCreate: { layout: 'manage-full-width', allow: organizers, page: 'hall-create' },
  hallEdit: { layout: 'manage-full-width', allow: organizers, page: 'hall-edit' },
  hallConfigure: { layout: 'manage-full-width', allow: ['superAdmin'], page: 'hall-configure' },
  hallOverview: { layout: 'manage-full-width', allow: organizers, page: 'hall-overview' },
  hallStands: { layout: 'manage', allow: organizers, page: 'hall-stands' },
})

export const screens = [...visit, ...halls]
