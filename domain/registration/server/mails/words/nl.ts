import type { MailWordsOf } from '#platform/server/mail/mail-kind.ts'
import type { registrationMailSpecs } from '../specs.ts'

export const nl: MailWordsOf<typeof registrationMailSpecs> = {
  kinds: {
    registration_taken: {
      title: 'Adres al bekend',
      when: 'Als iemand zich inschrijft met een adres dat al een account heeft.',
      subject: 'U hebt al een account',
      body: 'Iemand, waarschijnlijk uzelf, wilde zich zojuist met dit adres inschrijven voor {{fair}}. Er bestaat al een account: log in, of kies een nieuw wachtwoord als u het uwe vergeten bent.\n\nWas u het niet, dan hoeft u niets te doen: er is niets veranderd.',
      action: 'Inloggen',
    },
  },
  names: {},
  examples: {},
}
