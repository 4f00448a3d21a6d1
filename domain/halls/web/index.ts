import { runners } from '#platform/contract/runners.ts'
import { screensOf } from '#platform/web/screens/screen.ts'
import { hallPaths } from '../contract/paths.ts'

const drawn = ['scenes']

/** Stands are put on the plan of a hall by their own domain. */
export const screens = screensOf('halls', hallPaths, {
  hallList: { layout: 'manage', allow: runners, page: 'hall-list', words: ['fairs'] },
  hallCreate: { layout: 'manage-full-width', allow: runners, page: 'hall-create', words: drawn },
  hallEdit: { layout: 'manage-full-width', allow: runners, page: 'hall-edit', words: drawn },
  hallConfigure: { layout: 'manage-full-width', allow: ['superAdmin'], page: 'hall-configure' },
  hallOverview: { layout: 'manage-full-width', allow: runners, page: 'hall-overview' },
})
