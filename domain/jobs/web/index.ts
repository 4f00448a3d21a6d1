import { runners } from '#platform/contract/runners.ts'
import { screensOf } from '#platform/web/screens/screen.ts'
import { jobPaths } from '../contract/paths.ts'

export const screens = screensOf('jobs', jobPaths, {
  jobsConfiguration: { layout: 'manage', allow: runners, page: 'job-configuration', words: ['reference'] },
  jobsCvMyApplications: { layout: 'user', allow: ['visitor'], page: 'my-applications' },
})
