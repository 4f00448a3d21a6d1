import { exhibitorPaths } from '#domain/exhibitors/contract/paths.ts'
import { runners } from '#platform/contract/runners.ts'
import { screensOf } from '#platform/web/screens/screen.ts'

export const screens = screensOf('stands', exhibitorPaths, {
  // Here because it places stands as well, which exhibitors know nothing of.
  exhibitorImport: { layout: 'manage', allow: runners, page: 'exhibitor-import', words: ['import'] },
})
