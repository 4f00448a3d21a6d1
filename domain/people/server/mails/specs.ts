import type { KindsOf, MailSpecs } from '#platform/server/mail/mail-kind.ts'

export const peopleMailSpecs = {
  account_validated: {
    link: 'offered',
    editable: {
      group: 'registration',
      rank: 5,
    },
  },
  account_refused: {
    link: 'none',
    editable: {
      group: 'registration',
      rank: 6,
    },
  },
  invitation: {
    link: 'token',
    editable: {
      group: 'registration',
      rank: 7,
    },
  },
  role_offer: {
    link: 'token',
    names: {
      sender: 'person',
      role: 'text',
    },
    askedByOthers: true,
  },
  mailing: {
    link: 'offered',
    names: {
      firm: 'firm',
      booth: 'text',
      deadline: 'time',
    },
  },
} as const satisfies MailSpecs

declare module '#platform/server/mail/mail-kind.ts' {
  interface MailKinds extends KindsOf<typeof peopleMailSpecs> {}
}
