/** Screens of this domain, below the fair's prefix. */
export const jobPaths = {
  jobsConfiguration: '/jobs/configuration',
  jobsProfile: '/jobs/profile',
  jobsProfileId: '/jobs/profile/:id',
  jobsCvMyApplications: '/jobs/cv/solicitations/my-applications',
  jobsCvSolicitations: '/jobs/cv/solicitations/:id?',
  jobsCvList: '/jobs/cv/list',
} as const
