import { runners } from '#platform/contract/runners.ts'
import { screensOf } from '#platform/web/screens/screen.ts'
import { jobPaths } from '../contract/paths.ts'

/** Who reads applications. */
const recruitingAudience = [...runners, 'firmAdmin', 'standContact'] as const

export const screens = screensOf('jobs', jobPaths, {
  jobsConfiguration: { layout: 'manage', allow: runners, page: 'job-configuration', words: ['reference'] },
  jobsProfile: { layout: 'manage', allow: ['visitor'], page: 'job-profile', words: ['saving'] },
  jobsProfileId: { layout: 'manage', allow: 'members', page: 'job-profile-view', record: 'platform' },
  jobsCvSolicitations: {
    layout: 'manage-full-width',
    allow: recruitingAudience,
    page: 'solicitations',
    record: { isNamedBy: 'id', elsewhere: jobPaths.jobsCvSolicitations },
  },
  jobsCvList: {
    layout: 'manage',
    allow: ['firmAdmin', 'standContact'],
    page: 'cv-library',
    words: ['lists'],
  },
  jobsCvMyApplications: { layout: 'user', allow: ['visitor'], page: 'my-applications' },
})
