import { screensOf } from '#platform/web/screens/screen.ts'
import { workOf } from '#platform/web/words/words.ts'
import { callPaths } from '../contract/paths.ts'

export const screens = screensOf('calls', callPaths, {
  visio: { layout: 'default', allow: 'members', page: 'calls' },
  visioRoom: {
    layout: 'visit-hall',
    allow: 'members',
    page: 'room',
    words: ['messaging', workOf('messaging')],
    record: { isNamedBy: 'id', elsewhere: callPaths.visio },
  },
  standVideoroom: {
    layout: 'visit-hall',
    allow: 'members',
    page: 'booth-room',
    words: ['messaging', workOf('messaging'), 'chat', workOf('chat')],
  },
})
