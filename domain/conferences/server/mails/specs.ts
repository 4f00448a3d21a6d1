import type { KindsOf, MailSpecs } from '#platform/server/mail/mail-kind.ts'

export const conferenceMailSpecs = {
  speaker_invited: { link: 'token', names: { sender: 'person' } },
  pass_asked: { link: 'token', names: { asker: 'person', pass: 'text' } },
  pass_validated: {
    link: 'offered',
    names: { pass: 'text' },
    editable: { group: 'conferences', rank: 1 },
  },
  pass_refused: {
    link: 'none',
    names: { pass: 'text' },
    editable: { group: 'conferences', rank: 2 },
  },
  pass_given: {
    link: 'needed',
    names: { pass: 'text', giver: 'text' },
    editable: { group: 'conferences', rank: 5 },
  },
  pass_taken_back: {
    link: 'none',
    names: { pass: 'text', giver: 'text' },
    editable: { group: 'conferences', rank: 6 },
  },
  place_free: {
    link: 'needed',
    names: { conference: 'text', when: 'time' },
    editable: { group: 'conferences', rank: 3 },
  },
  agenda_changed: {
    link: 'needed',
    editable: { group: 'conferences', rank: 4 },
  },
} as const satisfies MailSpecs

declare module '#platform/server/mail/mail-kind.ts' {
  interface MailKinds extends KindsOf<typeof conferenceMailSpecs> {}
}
