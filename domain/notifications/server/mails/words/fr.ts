import type { MailWordsOf } from '#platform/server/mail/mail-kind.ts'
import type { notificationMailSpecs } from '../specs.ts'

export const fr: MailWordsOf<typeof notificationMailSpecs> = {
  kinds: {
    notification: { subject: '{{text}}', body: '{{text}}', action: 'Ouvrir' },
    notification_digest: {
      subject: 'Vos notifications : {{fair}}',
      body: 'Depuis hier : {{list}}',
      action: 'Ouvrir',
    },
  },
  names: { text: 'Notification', list: 'Notifications du jour' },
  examples: {
    text: 'Votre stand « Rivage » est à la place B12.',
    list: 'Votre stand « Rivage » est à la place B12.',
  },
}
