import type { MailWordsOf } from '#platform/server/mail/mail-kind.ts'
import type { notificationMailSpecs } from '../specs.ts'

export const nl: MailWordsOf<typeof notificationMailSpecs> = {
  kinds: {
    notification: { subject: '{{text}}', body: '{{text}}', action: 'Openen' },
    notification_digest: {
      subject: 'Uw meldingen: {{fair}}',
      body: 'Sinds gisteren: {{list}}',
      action: 'Openen',
    },
  },
  names: { text: 'Melding', list: 'Meldingen van de dag' },
  examples: {
    text: 'Uw stand ‘Rivage’ staat op plaats B12.',
    list: 'Uw stand ‘Rivage’ staat op plaats B12.',
  },
}
