import { screensOf } from '#platform/web/screens/screen.ts'
import { workOf } from '#platform/web/words/words.ts'
import { waitingPaths } from '../contract/paths.ts'

export const screens = screensOf('waiting', waitingPaths, {
  standQueue: {
    layout: 'visit-hall',
    allow: ['firmAdmin', 'standContact'],
    page: 'stand-queue',
    words: ['messaging', workOf('messaging'), 'calls', 'presence'],
  },
})
