import type { MailWordsOf } from '#platform/server/mail/mail-kind.ts'
import type { notificationMailSpecs } from '../specs.ts'

export const fr: MailWordsOf<typeof notificationMailSpecs> = {
  kinds: {
    notification: { subject: '{{text}}', body: '{{text}}', action: 'Ouvrir' },
    notification_digest: {
      subject: 'Vos notifications : {{fair}}',
      body: 'Vous n’avez pas lu ces notifications depuis hier :',
      action: 'Ouvrir',
    },
  },
  names: { text: 'Notification' },
  examples: {
    text: 'Votre stand « Rivage » est à la place B12.',
  },
}
