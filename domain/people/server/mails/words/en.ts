import type { MailWordsOf } from '#platform/server/mail/mail-kind.ts'
import type { peopleMailSpecs } from '../specs.ts'

export const en: MailWordsOf<typeof peopleMailSpecs> = {
  kinds: {
    account_validated: {
      title: 'Registration approved',
      when: 'When you approve somebody.',
      subject: 'Your registration is approved',
      body: 'The organizer has approved your registration for {{fair}}. You can log in and enter the fair.',
      action: 'Enter the fair',
    },
    account_refused: {
      title: 'Registration refused',
      when: 'When you refuse somebody.',
      subject: 'Your registration was not accepted',
      body: 'The organizer has not accepted your registration for {{fair}}. If you have a question, please use the contact page of the fair.',
    },
    invitation: {
      title: 'Invitation',
      when: 'When you create an account for somebody. Your text counts for each role that has none of its own.',
      subject: 'You are invited to {{fair}}',
      body: 'An account has been created for you on {{fair}}. Choose your password to activate it.\n\nThe link works for 14 days.',
      action: 'Choose my password',
    },
    invitation_organizer: {
      title: 'Invitation: organizer',
      when: 'When you create an account for this role.',
      subject: 'You organize {{fair}}',
      body: 'You are one of the organizers of {{fair}}. Choose your password to activate your account.\n\nThe link works for 14 days.',
      action: 'Choose my password',
    },
    invitation_exhibitor: {
      title: 'Invitation: booth admin',
      when: 'When you create an account for this role.',
      subject: 'Your booth at {{fair}} is waiting for you',
      body: '{{firm}} exhibits at {{fair}}. You prepare its booth: texts, images, brochures and team. Choose your password to activate your account.\n\nThe link works for 14 days.',
      action: 'Choose my password',
    },
    invitation_contact: {
      title: 'Invitation: booth contact',
      when: 'When you create an account for this role.',
      subject: 'Meet the visitors of {{fair}}',
      body: '{{firm}} exhibits at {{fair}}. You meet visitors at its booth. Choose your password to activate your account.\n\nThe link works for 14 days.',
      action: 'Choose my password',
    },
    invitation_visitor: {
      title: 'Invitation: visitor',
      when: 'When you create an account for this role.',
      subject: 'You are invited to visit {{fair}}',
      body: 'You can visit {{fair}}: look around the booths, meet the exhibitors and keep their brochures. Choose your password to activate your account.\n\nThe link works for 14 days.',
      action: 'Choose my password',
    },
    invitation_speaker: {
      title: 'Invitation: speaker',
      when: 'When you create an account for this role.',
      subject: 'You speak at {{fair}}',
      body: 'You speak at {{fair}}. Choose your password to activate your account.\n\nThe link works for 14 days.',
      action: 'Choose my password',
    },
    invitation_moderator: {
      title: 'Invitation: moderator',
      when: 'When you create an account for this role.',
      subject: 'You moderate at {{fair}}',
      body: 'You moderate the conversations of {{fair}}. Choose your password to activate your account.\n\nThe link works for 14 days.',
      action: 'Choose my password',
    },
    invitation_press: {
      title: 'Invitation: press',
      when: 'When you create an account for this role.',
      subject: 'You are invited to {{fair}}: press',
      body: 'You are invited to {{fair}} as a journalist. Choose your password to activate your account.\n\nThe link works for 14 days.',
      action: 'Choose my password',
    },
    role_offer: {
      subject: 'You are offered a role: {{fair}}',
      body: '{{sender}} offers you a role in the fair {{fair}}: {{role}}.\n\nNothing changes in your account until you accept. Log in with this address to answer. The link works for 14 days.\n\nIf this means nothing to you, ignore this email.',
      action: 'See the offer',
    },
    mailing: {
      subject: 'News from {{fair}}',
      body: 'Here is the news from {{fair}}.',
      action: 'Open',
    },
  },
  names: {
    firm: 'Exhibitor',
    booth: 'Booth',
    deadline: 'Deadline',
    sender: 'Who writes',
    role: 'Role',
  },
  examples: {
    booth: 'A12',
    role: 'Organiser',
  },
}
