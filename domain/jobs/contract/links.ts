import { hrefOf } from '#platform/contract/href.ts'

/** Pages to which mails and notifications about applications lead, below the fair’s prefix. */
export const jobLinks = {
  ownSolicitations: '/jobs/cv/solicitations/my-applications',
  /** What came in for all offers of one’s firm. */
  solicitations: '/jobs/cv/solicitations',
  profile: '/jobs/profile',
  offer: '/jobs/:id',
  solicitationsOf: '/jobs/cv/solicitations/:id',
} as const

/** Where an application is read by the firm of its offer. */
export const applicationLink = (job: number, application: number) =>
  `${hrefOf(jobLinks.solicitationsOf, { id: job })}?application=${application}`
