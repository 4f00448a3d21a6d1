import type { MailWordsOf } from '#platform/server/mail/mail-kind.ts'
import type { notificationMailSpecs } from '../specs.ts'

export const es: MailWordsOf<typeof notificationMailSpecs> = {
  kinds: {
    notification: { subject: '{{text}}', body: '{{text}}', action: 'Abrir' },
    notification_digest: {
      subject: 'Sus notificaciones: {{fair}}',
      body: 'Desde ayer: {{list}}',
      action: 'Abrir',
    },
  },
  names: { text: 'Notificación', list: 'Notificaciones del día' },
  examples: {
    text: 'Su stand «Rivage» está en el lugar B12.',
    list: 'Su stand «Rivage» está en el lugar B12.',
  },
}
