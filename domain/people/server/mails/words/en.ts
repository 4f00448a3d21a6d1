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
      when: 'When you create an account for somebody.',
      subject: 'You are invited to {{fair}}',
      body: 'An account has been created for you on {{fair}}. Choose your password to activate it.\n\nThe link works for 14 days.',
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
