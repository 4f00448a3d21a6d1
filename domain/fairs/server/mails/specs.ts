import type { KindsOf, MailSpecs } from '#platform/server/mail/mail-kind.ts'

/** Those that a fair words before there is a domain that sends them: of messages, calls and what takes place. */
export const exchangeMailSpecs = {
  message_new: {
    link: 'needed',
    names: {
      sender: 'person',
    },
    editable: {
      group: 'exchanges',
      rank: 1,
    },
  },
  call_missed: {
    link: 'needed',
    names: {
      caller: 'person',
    },
    editable: {
      group: 'exchanges',
      rank: 2,
    },
  },
  reminder: {
    link: 'needed',
    names: {
      event: 'text',
      when: 'time',
    },
    editable: {
      group: 'exchanges',
      rank: 5,
    },
  },
} as const satisfies MailSpecs

declare module '#platform/server/mail/mail-kind.ts' {
  interface MailKinds extends KindsOf<typeof exchangeMailSpecs> {}
}
