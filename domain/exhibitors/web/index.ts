import { runners, watchers } from '#platform/contract/runners.ts'
import { screensOf } from '#platform/web/screens/screen.ts'
import { exhibitorPaths } from '../contract/paths.ts'

export const screens = screensOf('exhibitors', exhibitorPaths, {
  exhibitorListwp: {
    layout: 'full-screen',
    allow: 'anyone',
    page: 'exhibitor-listwp',
    isPlace: true,
    isEmbeddable: true,
  },
  exhibitorList: { layout: 'manage', allow: watchers, page: 'exhibitor-list' },
  exhibitorLogos: { layout: 'manage', allow: runners, page: 'exhibitor-logos', words: ['import'] },
  exhibitorAll: { layout: 'manage', allow: ['superAdmin'], page: 'exhibitor-all', words: ['fairs'] },
  exhibitorGlobalList: { layout: 'manage', allow: ['superAdmin'], page: 'exhibitor-global-list' },
  exhibitorProfile: { layout: 'manage', allow: [...runners, 'firmAdmin'], page: 'exhibitor-profile' },
})
