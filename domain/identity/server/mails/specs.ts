import type { KindsOf, MailSpecs } from '#platform/server/mail/mail-kind.ts'

export const accountMailSpecs = {
  registration_confirm: {
    link: 'token',
    editable: {
      group: 'registration',
      rank: 1,
    },
  },
  registration_waiting: {
    link: 'none',
    editable: {
      group: 'registration',
      rank: 3,
    },
  },
  registration_welcome: {
    link: 'offered',
    editable: {
      group: 'registration',
      rank: 4,
    },
  },
  password_reset: {
    link: 'token',
    askedByOthers: true,
  },
  password_changed: {
    link: 'offered',
  },
  email_change: {
    link: 'token',
  },
  email_change_notice: {
    link: 'offered',
  },
  account_leaving: {
    link: 'token',
  },
  account_erased: {
    link: 'offered',
  },
  sign_on_linked: {
    link: 'offered',
  },
} as const satisfies MailSpecs

declare module '#platform/server/mail/mail-kind.ts' {
  interface MailKinds extends KindsOf<typeof accountMailSpecs> {}
}
