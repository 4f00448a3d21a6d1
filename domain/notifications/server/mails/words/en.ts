import type { MailWordsOf } from '#platform/server/mail/mail-kind.ts'
import type { notificationMailSpecs } from '../specs.ts'

export const en: MailWordsOf<typeof notificationMailSpecs> = {
  kinds: {
    notification: { subject: '{{text}}', body: '{{text}}', action: 'Open' },
    notification_digest: {
      subject: 'Your notifications: {{fair}}',
      body: 'You have not read these since yesterday:',
      action: 'Open',
    },
  },
  names: { text: 'Notification' },
  examples: { text: 'Your booth “Rivage” is at place B12.' },
}
