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
      when: 'Quando crea un account per qualcuno. Il Suo testo vale per ogni ruolo senza testo proprio.',
      subject: 'Invito a {{fair}}',
      body: 'È stato creato un account per Lei su {{fair}}. Scelga la password per attivarlo.\n\nIl link è valido per 14 giorni.',
      action: 'Scegli la mia password',
    },
    invitation_organizer: {
      title: 'Invito: organizzatore',
      when: 'Quando crea un account per questo ruolo.',
      subject: 'Organizza {{fair}}',
      body: 'Lei fa parte degli organizzatori di {{fair}}. Scelga la password per attivare il Suo account.\n\nIl link è valido per 14 giorni.',
      action: 'Scegli la mia password',
    },
    invitation_exhibitor: {
      title: 'Invito: amministratore dello stand',
      when: 'Quando crea un account per questo ruolo.',
      subject: 'Il Suo stand a {{fair}} La aspetta',
      body: '{{firm}} espone a {{fair}}. Lei prepara lo stand: testi, immagini, brochure e personale. Scelga la password per attivare il Suo account.\n\nIl link è valido per 14 giorni.',
      action: 'Scegli la mia password',
    },
    invitation_contact: {
      title: 'Invito: contatto dello stand',
      when: 'Quando crea un account per questo ruolo.',
      subject: 'Accolga i visitatori di {{fair}}',
      body: '{{firm}} espone a {{fair}}. Lei accoglie i visitatori allo stand. Scelga la password per attivare il Suo account.\n\nIl link è valido per 14 giorni.',
      action: 'Scegli la mia password',
    },
    invitation_visitor: {
      title: 'Invito: visitatore',
      when: 'Quando crea un account per questo ruolo.',
      subject: 'Invito a visitare {{fair}}',
      body: 'Può visitare {{fair}}: vedere gli stand, incontrare gli espositori e conservare le loro brochure. Scelga la password per attivare il Suo account.\n\nIl link è valido per 14 giorni.',
      action: 'Scegli la mia password',
    },
    invitation_speaker: {
      title: 'Invito: relatore',
      when: 'Quando crea un account per questo ruolo.',
      subject: 'Il Suo intervento a {{fair}}',
      body: 'Lei interviene a {{fair}}. Scelga la password per attivare il Suo account.\n\nIl link è valido per 14 giorni.',
      action: 'Scegli la mia password',
    },
    invitation_moderator: {
      title: 'Invito: moderatore',
      when: 'Quando crea un account per questo ruolo.',
      subject: 'Moderi a {{fair}}',
      body: 'Lei modera le conversazioni di {{fair}}. Scelga la password per attivare il Suo account.\n\nIl link è valido per 14 giorni.',
      action: 'Scegli la mia password',
    },
    invitation_press: {
      title: 'Invito: stampa',
      when: 'Quando crea un account per questo ruolo.',
      subject: 'Invito a {{fair}}: stampa',
      body: 'La invitiamo a {{fair}} per la stampa. Scelga la password per attivare il Suo account.\n\nIl link è valido per 14 giorni.',
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
