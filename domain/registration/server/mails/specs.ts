import type { KindsOf, MailSpecs } from '#platform/server/mail/mail-kind.ts'

export const registrationMailSpecs = {
  registration_taken: {
    link: 'needed',
    editable: {
      group: 'registration',
      rank: 2,
    },
    askedByOthers: true,
  },
} as const satisfies MailSpecs

declare module '#platform/server/mail/mail-kind.ts' {
  interface MailKinds extends KindsOf<typeof registrationMailSpecs> {}
}
