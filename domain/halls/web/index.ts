import { runners } from '#platform/contract/runners.ts'
import { screensOf } from '#platform/web/screens/screen.ts'
import { hallPaths } from '../contract/paths.ts'

/** Work on halls that shows them drawn is registered by the visit, which knows the scenes. */
export const screens = screensOf('halls', hallPaths, {
  hallList: { layout: 'manage', allow: runners, page: 'hall-list' },
})
