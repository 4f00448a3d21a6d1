/** Screens of this domain, below the fair's prefix. */
export const jobPaths = {
  jobsConfiguration: '/jobs/configuration',
  jobsProfile: '/jobs/profile',
  jobsProfileId: '/jobs/profile/:id',
  jobsCvMyApplications: '/jobs/cv/solicitations/my-applications',
  jobsCvSolicitations: '/jobs/cv/solicitations/:id?',
  jobsId: '/jobs/:id?',
  jobsList: '/jobs/list',
  jobsCvList: '/jobs/cv/list',
} as const
