/** Screens of this domain, below the fair's prefix. */
export const jobPaths = { jobsConfiguration: '/jobs/configuration' } as const
