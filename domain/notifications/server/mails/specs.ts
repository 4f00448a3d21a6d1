import type { KindsOf, MailSpecs } from '#platform/server/mail/mail-kind.ts'

export const notificationMailSpecs = {
  notification: {
    link: 'offered',
    names: {
      text: 'text',
    },
  },
  notification_digest: {
    link: 'offered',
  },
} as const satisfies MailSpecs

declare module '#platform/server/mail/mail-kind.ts' {
  interface MailKinds extends KindsOf<typeof notificationMailSpecs> {}
}
