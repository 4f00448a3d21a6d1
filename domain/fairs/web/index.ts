import { runners } from '#platform/contract/runners.ts'
import { screensOf } from '#platform/web/screens/screen.ts'
import { fairPaths } from '../contract/paths.ts'

export const screens = screensOf('fairs', fairPaths, {
  contact: { layout: 'door', allow: 'anyone', page: 'contact' },
  legal: { layout: 'default', allow: 'anyone', page: 'legal' },
  terms: { layout: 'default', allow: 'anyone', page: 'terms' },
  privacy: { layout: 'default', allow: 'anyone', page: 'privacy' },
  cookies: { layout: 'default', allow: 'anyone', page: 'cookies' },
  fairCreate: { layout: 'manage', allow: ['superAdmin'], page: 'fair-create' },
  fairList: { layout: 'manage', allow: ['superAdmin', 'superOrganizer'], page: 'fair-list' },
  fairHomepageEdit: {
    layout: 'manage-full-width',
    allow: runners,
    page: 'fair-homepage-edit',
    words: ['saving'],
  },
  fairEmails: { layout: 'manage', allow: runners, page: 'fair-emails', record: 'fair', words: ['saving'] },
  fairTransfer: { layout: 'manage', allow: runners, page: 'fair-transfer' },
  fairTexts: { layout: 'manage', allow: runners, page: 'fair-texts', record: 'fair' },
  fairEdit: {
    layout: 'manage-full-width',
    allow: runners,
    page: 'fair-edit',
    record: 'fair',
    hasChecklist: true,
    words: ['saving'],
  },
})
