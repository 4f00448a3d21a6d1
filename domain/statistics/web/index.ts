import { fairPaths } from '#domain/fairs/contract/paths.ts'
import { runners } from '#platform/contract/runners.ts'
import { screensOf } from '#platform/web/screens/screen.ts'
import { statisticsPaths } from '../contract/paths.ts'

const ofFair = { layout: 'manage', allow: runners, record: 'fair' } as const

export const screens = screensOf(
  'statistics',
  { ...fairPaths, ...statisticsPaths },
  {
    fairStats: { ...ofFair, page: 'fair-stats' },
    fairStatsExhibitors: { ...ofFair, page: 'fair-stats-exhibitors' },
    fairStatsStands: { ...ofFair, page: 'fair-stats-stands' },
    fairStatsAssessment: { ...ofFair, page: 'fair-stats-assessment' },
    standStats: {
      layout: 'manage',
      allow: [...runners, 'firmAdmin', 'standContact'],
      page: 'stand-stats',
      record: { isNamedBy: 'id', elsewhere: statisticsPaths.standStats },
    },
  },
)
