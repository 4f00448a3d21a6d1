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
} as const satisfies MailSpecs

declare module '#platform/server/mail/mail-kind.ts' {
  interface MailKinds extends KindsOf<typeof jobMailSpecs> {}
}
