import { exhibitorPaths } from '#domain/exhibitors/contract/paths.ts'
import { screensOf } from '#platform/web/screens/screen.ts'

const organizers = ['superAdmin', 'superOrganizer', 'organizer']

export const screens = screensOf('stands', exhibitorPaths, {
  // Here because it places stands as well, which exhibitors know nothing of.
  exhibitorImport: { layout: 'manage', allow: organizers, page: 'exhibitor-import', words: ['import'] },
})
