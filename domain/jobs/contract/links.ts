/** Pages to which mails and notifications about applications lead, below the fair’s prefix. */
export const jobLinks = {
  ownSolicitations: '/jobs/cv/solicitations/my-applications',
  solicitationsOf: '/jobs/cv/solicitations/:id',
} as const
