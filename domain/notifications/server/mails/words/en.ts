import type { MailWordsOf } from '#platform/server/mail/mail-kind.ts'
import type { notificationMailSpecs } from '../specs.ts'

export const en: MailWordsOf<typeof notificationMailSpecs> = {
  kinds: {
    notification: { subject: '{{text}}', body: '{{text}}', action: 'Open' },
    notification_digest: {
      subject: 'Your notifications: {{fair}}',
      body: 'Since yesterday: {{list}}',
      action: 'Open',
    },
  },
  names: { text: 'Notification', list: 'Notifications of the day' },
  examples: { text: 'Your booth “Rivage” is at place B12.', list: 'Your booth “Rivage” is at place B12.' },
}
