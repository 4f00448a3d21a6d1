/** Screens of this domain, below the fair's prefix. */
export const jobPaths = {
  jobsConfiguration: '/jobs/configuration',
  jobsList: '/jobs/list',
  jobsId: '/jobs/:id?',
  jobsCreate: '/jobs/create',
  jobsEdit: '/jobs/edit/:id?',
  jobsMyoffers: '/jobs/myoffers',
} as const
