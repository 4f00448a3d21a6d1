import type { MailWordsOf } from '#platform/server/mail/mail-kind.ts'
import type { exhibitorMailSpecs } from '../specs.ts'

export const it: MailWordsOf<typeof exhibitorMailSpecs> = {
  kinds: {
    firm_validated: {
      title: 'Espositore approvato',
      when: 'Quando approva un’azienda; ai suoi amministratori.',
      subject: 'La partecipazione a {{fair}} è approvata',
      body: 'L’organizzatore ha approvato {{firm}}: ora la Sua azienda figura tra gli espositori di {{fair}}.\n\nConfiguri subito lo stand e inviti le persone che vi accoglieranno i visitatori.',
      action: 'Configura il mio stand',
    },
    firm_refused: {
      title: 'Espositore rifiutato',
      when: 'Quando rifiuta un’azienda; ai suoi amministratori.',
      subject: 'La partecipazione non è stata accettata',
      body: 'L’organizzatore non ha accettato {{firm}} tra gli espositori di {{fair}}. Per qualsiasi domanda, può scrivergli dalla pagina dei contatti della fiera.',
    },
  },
  names: {
    firm: 'Azienda',
  },
  examples: {},
}
