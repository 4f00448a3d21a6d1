import { runners } from '#platform/contract/runners.ts'
import { screensOf } from '#platform/web/screens/screen.ts'
import { jobPaths } from '../contract/paths.ts'

export const screens = screensOf('jobs', jobPaths, {
  jobsConfiguration: { layout: 'manage', allow: runners, page: 'job-configuration', words: ['reference'] },
  jobsList: { layout: 'conference', allow: 'anyone', page: 'jobs-list', isPlace: true },
  jobsId: { layout: 'conference', allow: 'anyone', page: 'job', isPlace: true },
})
