import type { MailWordsOf } from '#platform/server/mail/mail-kind.ts'
import type { peopleMailSpecs } from '../specs.ts'

export const it: MailWordsOf<typeof peopleMailSpecs> = {
  kinds: {
    account_validated: {
      title: 'Iscrizione approvata',
      when: 'Quando approva qualcuno.',
      subject: 'La Sua iscrizione è stata approvata',
      body: 'L’organizzatore ha approvato la Sua iscrizione a {{fair}}. Può accedere ed entrare in fiera.',
      action: 'Entra in fiera',
    },
    account_refused: {
      title: 'Iscrizione rifiutata',
      when: 'Quando rifiuta qualcuno.',
      subject: 'La Sua iscrizione non è stata accettata',
      body: 'L’organizzatore non ha accettato la Sua iscrizione a {{fair}}. Per qualsiasi domanda, può scrivergli dalla pagina dei contatti della fiera.',
    },
    invitation: {
      title: 'Invito',
      when: 'Quando crea un account per qualcuno.',
      subject: 'Invito a {{fair}}',
      body: 'È stato creato un account per Lei su {{fair}}. Scelga la password per attivarlo.\n\nIl link è valido per 14 giorni.',
      action: 'Scegli la mia password',
    },
    role_offer: {
      subject: 'Le viene offerto un ruolo: {{fair}}',
      body: '{{sender}} Le offre un ruolo nella fiera {{fair}}: {{role}}.\n\nNel Suo account non cambia nulla finché non accetta. Acceda con questo indirizzo per rispondere. Il link vale 14 giorni.\n\nSe non sa di che cosa si tratta, ignori questa e-mail.',
      action: 'Vedi l’offerta',
    },
    mailing: {
      subject: 'Novità da {{fair}}',
      body: 'Ecco le novità di {{fair}}.',
      action: 'Apri',
    },
  },
  names: {
    firm: 'Espositore',
    booth: 'Stand',
    deadline: 'Scadenza',
    sender: 'Chi scrive',
    role: 'Ruolo',
  },
  examples: {
    booth: 'A12',
    role: 'Organizzatore',
  },
}
