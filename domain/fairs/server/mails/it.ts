import type { StandardWords } from './mail-words.ts'

export const it: StandardWords = {
  greeting: 'Buongiorno {{firstName}},',
  orCopy: 'Se il pulsante non si apre, copi questo indirizzo nel browser:',
  closing: 'A presto,\nIl team di {{fair}}',
  test: 'Prova: ',
  examples: { job: 'Responsabile progetti eolici', state: 'Proposta', event: 'Conferenza di apertura' },
  registration_confirm: {
    subject: '{{fair}}: confermi il Suo indirizzo e-mail',
    body: 'Grazie per l’iscrizione a {{fair}}. Confermi che questo indirizzo è Suo per attivare l’account.\n\nIl link è valido per 24 ore. Se non ha chiesto alcuna iscrizione, non deve fare nulla: l’account resterà inattivo.',
    action: 'Conferma il mio indirizzo',
  },
  registration_taken: {
    subject: 'Ha già un account',
    body: 'Qualcuno, probabilmente Lei, ha appena provato a iscriversi a {{fair}} con questo indirizzo. Esiste già un account: acceda, oppure scelga una nuova password se ha dimenticato la Sua.\n\nSe la richiesta non è Sua, non deve fare nulla: non è cambiato niente.',
    action: 'Accedi',
  },
  registration_welcome: {
    subject: 'Le diamo il benvenuto a {{fair}}',
    body: 'Il Suo indirizzo è confermato e il Suo account è attivo. Può entrare subito in fiera.',
    action: 'Entra in fiera',
  },
  registration_waiting: {
    subject: 'La Sua iscrizione è in esame',
    body: 'Il Suo indirizzo è confermato. L’organizzatore di {{fair}} sta esaminando la Sua iscrizione; riceverà un’e-mail non appena l’accesso sarà aperto.',
  },
  account_validated: {
    subject: 'La Sua iscrizione è stata approvata',
    body: 'L’organizzatore ha approvato la Sua iscrizione a {{fair}}. Può accedere ed entrare in fiera.',
    action: 'Entra in fiera',
  },
  account_refused: {
    subject: 'La Sua iscrizione non è stata accettata',
    body: 'L’organizzatore non ha accettato la Sua iscrizione a {{fair}}. Per qualsiasi domanda, può scrivergli dalla pagina dei contatti della fiera.',
  },
  firm_validated: {
    subject: 'La partecipazione a {{fair}} è approvata',
    body: 'L’organizzatore ha approvato {{firm}}: ora la Sua azienda figura tra gli espositori di {{fair}}.\n\nConfiguri subito lo stand e inviti le persone che vi accoglieranno i visitatori.',
    action: 'Configura il mio stand',
  },
  firm_refused: {
    subject: 'La partecipazione non è stata accettata',
    body: 'L’organizzatore non ha accettato {{firm}} tra gli espositori di {{fair}}. Per qualsiasi domanda, può scrivergli dalla pagina dei contatti della fiera.',
  },
  invitation: {
    subject: 'Invito a {{fair}}',
    body: 'È stato creato un account per Lei su {{fair}}. Scelga la password per attivarlo.\n\nIl link è valido per 14 giorni.',
    action: 'Scegli la mia password',
  },
  message_new: {
    subject: '{{sender}} Le ha scritto',
    body: 'Un messaggio di {{sender}} La attende su {{fair}}.',
    action: 'Leggi il messaggio',
  },
  call_missed: {
    subject: '{{caller}} ha provato a contattarLa',
    body: '{{caller}} ha provato a chiamarLa su {{fair}} e non ha potuto parlarLe.',
    action: 'Rispondi',
  },
  application_new: {
    subject: 'Candidatura di {{applicant}}: {{job}}',
    body: '{{applicant}} ha appena inviato una candidatura per la Sua offerta «{{job}}» su {{fair}}. Può consultare il profilo e il curriculum.',
    action: 'Vedi la candidatura',
  },
  application_changed: {
    subject: 'La Sua candidatura: {{job}}',
    body: '{{employer}} ha aggiornato la Sua candidatura per «{{job}}» su {{fair}}. Il suo stato ora è: {{state}}.',
    action: 'Vedi la mia candidatura',
  },
  reminder: {
    subject: 'A breve: {{event}}',
    body: '«{{event}}» inizia il {{when}} su {{fair}}.',
    action: 'Vai',
  },
  password_reset: {
    subject: '{{fair}}: scelga una nuova password',
    body: 'Ha chiesto di cambiare la password. Il link è valido per un’ora e si può usare una sola volta.\n\nSe la richiesta non è Sua, non deve fare nulla: la password resta la stessa.',
    action: 'Scegli una password',
  },
  password_changed: {
    subject: 'La Sua password è stata cambiata',
    body: 'La password del Suo account è appena stata cambiata e le altre sessioni sono state chiuse.\n\nSe non è stato Lei a farlo, scelga subito una nuova password da «Password dimenticata».',
    action: 'Password dimenticata',
  },
  email_change: {
    subject: 'Confermi il Suo nuovo indirizzo',
    body: 'Ha chiesto di usare questo indirizzo per il Suo account. Sostituirà il precedente non appena lo avrà confermato.\n\nIl link è valido per 24 ore.',
    action: 'Conferma questo indirizzo',
  },
  email_change_notice: {
    subject: 'Richiesto un cambio di indirizzo',
    body: 'È stato richiesto un cambio di indirizzo e-mail per il Suo account. Avrà effetto quando il nuovo indirizzo sarà confermato.\n\nSe la richiesta non è Sua, cambi subito la password.',
    action: 'Cambia la mia password',
  },
  account_leaving: {
    subject: 'Il Suo account è chiuso',
    body: 'Come ha chiesto, il Suo account è chiuso: nessuno lo vede più e tutte le Sue sessioni sono chiuse. Tra quattordici giorni sarà eliminato insieme ai Suoi dati personali.\n\nHa cambiato idea o la richiesta non è Sua? Fino ad allora questo link riapre l’account. Se la richiesta non è Sua, scelga poi una nuova password.',
    action: 'Tieni il mio account',
  },
  account_erased: {
    subject: 'Il Suo account è stato eliminato',
    body: 'Come ha chiesto, il Suo account e i Suoi dati personali sono appena stati eliminati. Questo indirizzo è di nuovo libero: può iscriversi di nuovo quando vuole.\n\nSe la richiesta non era Sua, ci scriva subito.',
    action: 'Scrivici',
  },
  sign_on_linked: {
    subject: 'L’accesso unico apre il Suo account',
    body: 'Qualcuno, probabilmente Lei, è appena entrato in {{fair}} con questo indirizzo tramite il servizio di accesso della Sua organizzazione. D’ora in poi quel servizio apre il Suo account; la Sua password, se ne ha una, resta valida.\n\nSe non è stato Lei, rimuova questo accesso in «Accesso e sicurezza» e cambi la password.',
    action: 'Accesso e sicurezza',
  },
  role_offer: {
    subject: 'Le viene offerto un ruolo: {{fair}}',
    body: '{{sender}} Le offre un ruolo nella fiera {{fair}}: {{role}}.\n\nNel Suo account non cambia nulla finché non accetta. Acceda con questo indirizzo per rispondere. Il link vale 14 giorni.\n\nSe non sa di che cosa si tratta, ignori questa e-mail.',
    action: 'Vedi l’offerta',
  },
}
