import type { MailWordsOf } from '#platform/server/mail/mail-kind.ts'
import type { notificationMailSpecs } from '../specs.ts'

export const nl: MailWordsOf<typeof notificationMailSpecs> = {
  kinds: {
    notification: { subject: '{{text}}', body: '{{text}}', action: 'Openen' },
    notification_digest: {
      subject: 'Uw meldingen: {{fair}}',
      body: 'Deze meldingen hebt u sinds gisteren niet gelezen:',
      action: 'Openen',
    },
  },
  names: { text: 'Melding' },
  examples: {
    text: 'Uw stand ‘Rivage’ staat op plaats B12.',
  },
}
