import { screensOf } from '#platform/web/screens/screen.ts'
import { exhibitorPaths } from '../contract/paths.ts'

export const screens = screensOf('exhibitors', exhibitorPaths, {
  exhibitorsList: { layout: 'conference', allow: 'anyone', page: 'exhibitors-list' },
})
