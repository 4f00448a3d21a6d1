import type { MailWordsOf } from '#platform/server/mail/mail-kind.ts'
import type { notificationMailSpecs } from '../specs.ts'

export const de: MailWordsOf<typeof notificationMailSpecs> = {
  kinds: {
    notification: { subject: '{{text}}', body: '{{text}}', action: 'Öffnen' },
    notification_digest: {
      subject: 'Ihre Benachrichtigungen: {{fair}}',
      body: 'Seit gestern haben Sie diese Benachrichtigungen nicht gelesen:',
      action: 'Öffnen',
    },
  },
  names: { text: 'Benachrichtigung' },
  examples: {
    text: 'Ihr Stand „Rivage“ steht auf Platz B12.',
  },
}
