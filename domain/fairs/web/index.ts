import { screensOf } from '#platform/web/screens/screen.ts'
import { fairPaths } from '../contract/paths.ts'

const organizers = ['superAdmin', 'superOrganizer', 'organizer']

export const screens = screensOf('fairs', fairPaths, {
  contact: { layout: 'default', allow: 'anyone', page: 'contact' },
  legal: { layout: 'default', allow: 'anyone', page: 'legal' },
  terms: { layout: 'default', allow: 'anyone', page: 'terms' },
  privacy: { layout: 'default', allow: 'anyone', page: 'privacy' },
  cookies: { layout: 'default', allow: 'anyone', page: 'cookies' },
  fairCreate: { layout: 'manage', allow: ['superAdmin'], page: 'fair-create' },
  fairList: { layout: 'manage', allow: ['superAdmin', 'superOrganizer'], page: 'fair-list' },
  fairHomepageEdit: { layout: 'manage-full-width', allow: organizers, page: 'fair-homepage-edit' },
  fairEmails: { layout: 'manage', allow: organizers, page: 'fair-emails' },
  fairTexts: { layout: 'manage', allow: organizers, page: 'fair-texts' },
  fairEdit: { layout: 'manage', allow: organizers, page: 'fair-edit' },
})
