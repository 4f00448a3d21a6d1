import type { KindsOf, MailSpecs } from '#platform/server/mail/mail-kind.ts'

export const exhibitorMailSpecs = {
  firm_validated: {
    link: 'offered',
    names: {
      firm: 'firm',
    },
    editable: {
      group: 'exhibitors',
      rank: 1,
    },
  },
  firm_refused: {
    link: 'none',
    names: {
      firm: 'firm',
    },
    editable: {
      group: 'exhibitors',
      rank: 2,
    },
  },
} as const satisfies MailSpecs

declare module '#platform/server/mail/mail-kind.ts' {
  interface MailKinds extends KindsOf<typeof exhibitorMailSpecs> {}
}
