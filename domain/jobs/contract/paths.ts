/** Screens of this domain, below the fair's prefix. */
export const jobPaths = {
  jobsConfiguration: '/jobs/configuration',
  jobsList: '/jobs/list',
  jobsId: '/jobs/:id?',
  jobsCreate: '/jobs/create',
  jobsEdit: '/jobs/edit/:id?',
  jobsMyoffers: '/jobs/myoffers',
  jobsImport: '/jobs/import',
  jobsProfile: '/jobs/profile',
  jobsProfileId: '/jobs/profile/:id',
  jobsCvMyApplications: '/jobs/cv/solicitations/my-applications',
  jobsCvSolicitations: '/jobs/cv/solicitations/:id?',
  jobsCvList: '/jobs/cv/list',
} as const
