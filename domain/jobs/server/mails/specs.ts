import type { KindsOf, MailSpecs } from '#platform/server/mail/mail-kind.ts'

export const jobMailSpecs = {
  application_new: {
    link: 'needed',
    names: {
      applicant: 'person',
      job: 'text',
    },
    editable: {
      group: 'exchanges',
      rank: 3,
    },
  },
  application_changed: {
    link: 'needed',
    names: {
      job: 'text',
      employer: 'firm',
      state: 'text',
    },
    editable: {
      group: 'exchanges',
      rank: 4,
    },
  },
  application_sent: {
    link: 'needed',
    names: { job: 'text', employer: 'firm', day: 'text' },
    editable: { group: 'exchanges', rank: 6 },
  },
  application_wished: {
    link: 'needed',
    names: { job: 'text', employer: 'firm', day: 'text' },
    editable: { group: 'exchanges', rank: 7 },
  },
  application_overdue: {
    link: 'needed',
    names: { job: 'text', employer: 'firm' },
    editable: { group: 'exchanges', rank: 8 },
  },
  applications_due: {
    link: 'needed',
    names: { employer: 'firm' },
    editable: { group: 'exchanges', rank: 9 },
  },
  interview_changed: {
    link: 'needed',
    names: { job: 'text', employer: 'firm', change: 'text', when: 'text' },
    editable: { group: 'exchanges', rank: 10 },
  },
  cv_keeping_ends: {
    link: 'needed',
    names: { day: 'text' },
    editable: { group: 'exchanges', rank: 11 },
  },
} as const satisfies MailSpecs

declare module '#platform/server/mail/mail-kind.ts' {
  interface MailKinds extends KindsOf<typeof jobMailSpecs> {}
}
