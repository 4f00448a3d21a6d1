import type { MailWordsOf } from '#platform/server/mail/mail-kind.ts'
import type { notificationMailSpecs } from '../specs.ts'

export const es: MailWordsOf<typeof notificationMailSpecs> = {
  kinds: {
    notification: { subject: '{{text}}', body: '{{text}}', action: 'Abrir' },
    notification_digest: {
      subject: 'Sus notificaciones: {{fair}}',
      body: 'No ha leído estas notificaciones desde ayer:',
      action: 'Abrir',
    },
  },
  names: { text: 'Notificación' },
  examples: {
    text: 'Su stand «Rivage» está en el lugar B12.',
  },
}
