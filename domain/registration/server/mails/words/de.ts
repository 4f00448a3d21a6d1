import type { MailWordsOf } from '#platform/server/mail/mail-kind.ts'
import type { registrationMailSpecs } from '../specs.ts'

export const de: MailWordsOf<typeof registrationMailSpecs> = {
  kinds: {
    registration_taken: {
      title: 'Adresse schon bekannt',
      when: 'Wenn sich jemand mit einer Adresse registriert, zu der es ein Konto gibt.',
      subject: 'Sie haben bereits ein Konto',
      body: 'Jemand, vermutlich Sie selbst, wollte sich gerade mit dieser Adresse für {{fair}} registrieren. Es gibt bereits ein Konto: Melden Sie sich an oder wählen Sie ein neues Passwort, falls Sie Ihres vergessen haben.\n\nFalls Sie es nicht waren, brauchen Sie nichts zu tun: Es hat sich nichts geändert.',
      action: 'Anmelden',
    },
  },
  names: {},
  examples: {},
}
