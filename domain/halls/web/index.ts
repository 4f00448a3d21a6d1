import { screensOf } from '#platform/web/screens/screen.ts'
import { hallPaths } from '../contract/paths.ts'

const organizers = ['superAdmin', 'superOrganizer', 'organizer']

/** Work on halls that shows them drawn is registered by the visit, which knows the scenes. */
export const screens = screensOf('halls', hallPaths, {
  hallList: { layout: 'manage', allow: organizers, page: 'hall-list' },
})
