/** Pages to which mails and notifications about applications lead, below the fair’s prefix. */
export const jobLinks = {
  ownSolicitations: '/jobs/cv/solicitations/my-applications',
  /** What came in for all offers of one’s firm. */
  solicitations: '/jobs/cv/solicitations',
  profile: '/jobs/profile',
  offer: '/jobs/:id',
  solicitationsOf: '/jobs/cv/solicitations/:id',
} as const
