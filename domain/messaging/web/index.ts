import { runners } from '#platform/contract/runners.ts'
import { screensOf } from '#platform/web/screens/screen.ts'
import { messagingPaths } from '../contract/paths.ts'

const own = { layout: 'visit-hall', allow: 'members', page: 'direct-messages' } as const

export const screens = screensOf('messaging', messagingPaths, {
  userDirectMessages: own,
  salonDirectMessages: { ...own, unprefixed: true },
  messageReports: { layout: 'manage', allow: runners, page: 'message-reports' },
  standInbox: { layout: 'visit-hall', allow: ['firmAdmin', 'standContact'], page: 'stand-inbox' },
})
