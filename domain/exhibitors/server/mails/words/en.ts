import type { MailWordsOf } from '#platform/server/mail/mail-kind.ts'
import type { exhibitorMailSpecs } from '../specs.ts'

export const en: MailWordsOf<typeof exhibitorMailSpecs> = {
  kinds: {
    firm_validated: {
      title: 'Exhibitor approved',
      when: 'When you approve a company; to its admins.',
      subject: 'Your participation in {{fair}} is approved',
      body: 'The organizer has approved {{firm}}: your company is now listed among the exhibitors of {{fair}}.\n\nSet up your booth now, and invite the people who will welcome visitors there.',
      action: 'Set up my booth',
    },
    firm_refused: {
      title: 'Exhibitor refused',
      when: 'When you refuse a company; to its admins.',
      subject: 'Your participation was not accepted',
      body: 'The organizer has not accepted {{firm}} among the exhibitors of {{fair}}. If you have a question, please use the contact page of the fair.',
    },
  },
  names: {
    firm: 'Company',
  },
  examples: {},
}
