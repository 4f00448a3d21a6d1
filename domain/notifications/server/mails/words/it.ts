import type { MailWordsOf } from '#platform/server/mail/mail-kind.ts'
import type { notificationMailSpecs } from '../specs.ts'

export const it: MailWordsOf<typeof notificationMailSpecs> = {
  kinds: {
    notification: { subject: '{{text}}', body: '{{text}}', action: 'Apri' },
    notification_digest: {
      subject: 'Le Sue notifiche: {{fair}}',
      body: 'Da ieri non ha letto queste notifiche:',
      action: 'Apri',
    },
  },
  names: { text: 'Notifica' },
  examples: { text: 'Il Suo stand «Rivage» è al posto B12.' },
}
