import { runners } from '#platform/contract/runners.ts'
import { screensOf } from '#platform/web/screens/screen.ts'
import { jobPaths } from '../contract/paths.ts'
import { offerKeepers, offerReaders } from './offers/keepers.ts'

const work = 'jobs/work'

export const screens = screensOf('jobs', jobPaths, {
  jobsList: { layout: 'conference', allow: 'anyone', page: 'jobs-list', isPlace: true },
  jobsId: { layout: 'conference', allow: 'anyone', page: 'job', isPlace: true },
  jobsMyoffers: { layout: 'manage', allow: offerReaders, page: 'jobs-myoffers', words: [work, 'lists'] },
  jobsCreate: { layout: 'manage', allow: offerKeepers, page: 'job-create', words: [work] },
  jobsEdit: {
    layout: 'manage-full-width',
    allow: offerKeepers,
    page: 'job-edit',
    words: [work, 'saving'],
    record: { isNamedBy: 'id', elsewhere: jobPaths.jobsMyoffers },
  },
  jobsConfiguration: {
    layout: 'manage',
    allow: runners,
    page: 'job-configuration',
    words: [work, 'reference'],
  },
  jobsCvMyApplications: { layout: 'user', allow: ['visitor'], page: 'my-applications' },
})
