import type { MailWordsOf } from '#platform/server/mail/mail-kind.ts'
import type { notificationMailSpecs } from '../specs.ts'

export const de: MailWordsOf<typeof notificationMailSpecs> = {
  kinds: {
    notification: { subject: '{{text}}', body: '{{text}}', action: 'Öffnen' },
    notification_digest: {
      subject: 'Ihre Benachrichtigungen: {{fair}}',
      body: 'Seit gestern: {{list}}',
      action: 'Öffnen',
    },
  },
  names: { text: 'Benachrichtigung', list: 'Benachrichtigungen des Tages' },
  examples: {
    text: 'Ihr Stand „Rivage“ steht auf Platz B12.',
    list: 'Ihr Stand „Rivage“ steht auf Platz B12.',
  },
}
