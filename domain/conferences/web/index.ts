import { runners } from '#platform/contract/runners.ts'
import { screensOf } from '#platform/web/screens/screen.ts'
import { conferencePaths } from '../contract/paths.ts'

export const screens = screensOf('conferences', conferencePaths, {
  conferenceImport: { layout: 'manage', allow: runners, page: 'conference-import', words: ['import'] },
  conferencePassUser: {
    layout: 'default',
    allow: 'anyone',
    page: 'conference-pass-user',
    unprefixed: true,
    words: ['identity'],
  },
  conferenceProgram: {
    layout: 'conference',
    allow: 'anyone',
    page: 'conference-program',
    isPlace: true,
    words: ['lists'],
  },
  conferenceView: { layout: 'conference', allow: 'anyone', page: 'conference-view', isPlace: true },
})
