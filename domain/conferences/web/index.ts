import { screensOf } from '#platform/web/screens/screen.ts'
import { conferencePaths } from '../contract/paths.ts'

export const screens = screensOf('conferences', conferencePaths, {
  conferenceProgram: {
    layout: 'conference',
    allow: 'anyone',
    page: 'conference-program',
    isPlace: true,
    words: ['lists'],
  },
  conferenceView: { layout: 'conference', allow: 'anyone', page: 'conference-view', isPlace: true },
})
