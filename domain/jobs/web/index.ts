import { runners } from '#platform/contract/runners.ts'
import { screensOf } from '#platform/web/screens/screen.ts'
import { jobPaths } from '../contract/paths.ts'
import { offerKeepers, offerReaders } from './offers/keepers.ts'

/** Who reads applications. */
const recruitingAudience = [...runners, 'firmAdmin', 'standContact'] as const

export const screens = screensOf('jobs', jobPaths, {
  jobsList: { layout: 'conference', allow: 'anyone', page: 'jobs-list', isPlace: true },
  jobsId: {
    layout: 'conference',
    allow: 'anyone',
    page: 'job',
    isPlace: true,
    words: ['presence', 'stands'],
  },
  jobsMyoffers: { layout: 'manage', allow: offerReaders, page: 'jobs-myoffers', words: ['lists'] },
  jobsImport: { layout: 'manage', allow: offerKeepers, page: 'jobs-import', words: ['import'] },
  jobsCreate: { layout: 'manage', allow: offerKeepers, page: 'job-create' },
  jobsEdit: {
    layout: 'manage-full-width',
    allow: offerKeepers,
    page: 'job-edit',
    words: ['saving'],
    record: { isNamedBy: 'id', elsewhere: jobPaths.jobsMyoffers },
  },
  jobsConfiguration: {
    layout: 'manage',
    allow: runners,
    page: 'job-configuration',
    words: ['reference', 'saving'],
  },
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
