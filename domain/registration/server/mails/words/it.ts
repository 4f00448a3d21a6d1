import type { MailWordsOf } from '#platform/server/mail/mail-kind.ts'
import type { registrationMailSpecs } from '../specs.ts'

export const it: MailWordsOf<typeof registrationMailSpecs> = {
  kinds: {
    registration_taken: {
      title: 'Indirizzo già noto',
      when: 'Quando qualcuno si iscrive con un indirizzo che ha già un account.',
      subject: 'Ha già un account',
      body: 'Qualcuno, probabilmente Lei, ha appena provato a iscriversi a {{fair}} con questo indirizzo. Esiste già un account: acceda, oppure scelga una nuova password se ha dimenticato la Sua.\n\nSe la richiesta non è Sua, non deve fare nulla: non è cambiato niente.',
      action: 'Accedi',
    },
  },
  names: {},
  examples: {},
}
