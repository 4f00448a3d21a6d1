import { userTypeId } from '#domain/identity/contract/roles.ts'
import type { KindsOf, MailSpecs } from '#platform/server/mail/mail-kind.ts'

/** The invitation of those who get their account for one role. */
const ofRole = <Rank extends number>(rank: Rank) =>
  ({ link: 'token', editable: { group: 'registration', rank } }) as const

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
    byType: {
      [userTypeId.organizer]: 'invitation_organizer',
      [userTypeId.exhibitor]: 'invitation_exhibitor',
      [userTypeId.standContact]: 'invitation_contact',
      [userTypeId.visitor]: 'invitation_visitor',
      [userTypeId.speaker]: 'invitation_speaker',
      [userTypeId.moderator]: 'invitation_moderator',
      [userTypeId.press]: 'invitation_press',
    },
  },
  invitation_organizer: ofRole(8),
  invitation_exhibitor: { ...ofRole(9), names: { firm: 'firm' } },
  invitation_contact: { ...ofRole(10), names: { firm: 'firm' } },
  invitation_visitor: ofRole(11),
  invitation_speaker: ofRole(12),
  invitation_moderator: ofRole(13),
  invitation_press: ofRole(14),
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
