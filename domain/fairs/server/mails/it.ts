import type { StandardWords } from './mail-words.ts'

export const it: StandardWords = {
  greeting: 'Buongiorno {{firstName}},',
  orCopy: 'Se il pulsante non si apre, copia questo indirizzo nel browser:',
  closing: 'A presto,\nIl team di {{fair}}',
  test: 'Prova: ',
  examples: { job: 'Responsabile progetti eolici', state: 'Proposta', event: 'Conferenza di apertura' },
  registration_confirm: {
    subject: '{{fair}}: conferma il tuo indirizzo e-mail',
    body: 'Grazie per l’iscrizione a {{fair}}. Conferma che questo indirizzo è tuo per attivare l’account.\n\nIl link è valido per 24 ore. Se non hai chiesto alcuna iscrizione, non devi fare nulla: l’account resterà inattivo.',
    action: 'Conferma il mio indirizzo',
  },
  registration_taken: {
    subject: 'Hai già un account',
    body: 'Qualcuno, probabilmente tu, ha appena provato a iscriversi a {{fair}} con questo indirizzo. Esiste già un account: accedi, oppure scegli una nuova password se hai dimenticato la tua.\n\nSe non sei stato tu, non devi fare nulla: non è cambiato niente.',
    action: 'Accedi',
  },
  registration_welcome: {
    subject: 'Benvenuto a {{fair}}',
    body: 'Il tuo indirizzo è confermato e il tuo account è attivo. Puoi entrare subito in fiera.',
    action: 'Entra in fiera',
  },
  registration_waiting: {
    subject: 'La tua iscrizione è in esame',
    body: 'Il tuo indirizzo è confermato. L’organizzatore di {{fair}} sta esaminando la tua iscrizione; riceverai un’e-mail non appena l’accesso sarà aperto.',
  },
  account_validated: {
    subject: 'La tua iscrizione è stata approvata',
    body: 'L’organizzatore ha approvato la tua iscrizione a {{fair}}. Puoi accedere ed entrare in fiera.',
    action: 'Entra in fiera',
  },
  account_refused: {
    subject: 'La tua iscrizione non è stata accettata',
    body: 'L’organizzatore non ha accettato la tua iscrizione a {{fair}}. Per qualsiasi domanda, scrivigli dalla pagina dei contatti della fiera.',
  },
  firm_validated: {
    subject: 'La partecipazione a {{fair}} è approvata',
    body: 'L’organizzatore ha approvato {{firm}}: ora la tua azienda figura tra gli espositori di {{fair}}.\n\nConfigura subito lo stand e invita le persone che vi accoglieranno i visitatori.',
    action: 'Configura il mio stand',
  },
  firm_refused: {
    subject: 'La partecipazione non è stata accettata',
    body: 'L’organizzatore non ha accettato {{firm}} tra gli espositori di {{fair}}. Per qualsiasi domanda, usa la pagina di contatto della fiera.',
  },
  invitation: {
    subject: 'Invito a {{fair}}',
    body: 'È stato creato un account per te su {{fair}}. Scegli la tua password per attivarlo.\n\nIl link è valido per 14 giorni.',
    action: 'Scegli la mia password',
  },
  message_new: {
    subject: '{{sender}} ti ha scritto',
    body: 'Un messaggio di {{sender}} ti aspetta su {{fair}}. Una risposta, anche breve, spesso fa la differenza.',
    action: 'Leggi il messaggio',
  },
  call_missed: {
    subject: '{{caller}} ha provato a contattarti',
    body: '{{caller}} ti ha chiamato su {{fair}} e non è riuscito a parlarti. Basta un messaggio per riprendere il filo.',
    action: 'Rispondi',
  },
  application_new: {
    subject: 'Candidatura di {{applicant}}: {{job}}',
    body: '{{applicant}} si è appena candidato alla tua offerta «{{job}}» su {{fair}}. Profilo e curriculum ti aspettano.',
    action: 'Vedi la candidatura',
  },
  application_changed: {
    subject: 'La tua candidatura: {{job}}',
    body: '{{employer}} ha portato avanti la tua candidatura per «{{job}}» su {{fair}}. Ora è a questo punto: {{state}}.',
    action: 'Vedi la mia candidatura',
  },
  reminder: {
    subject: 'A breve: {{event}}',
    body: '«{{event}}» inizia il {{when}} su {{fair}}. Saremo lieti di vederti.',
    action: 'Vai',
  },
  password_reset: {
    subject: '{{fair}}: scegli una nuova password',
    body: 'Hai chiesto di cambiare la password. Il link è valido per un’ora e si può usare una sola volta.\n\nSe non sei stato tu, non devi fare nulla: la tua password resta la stessa.',
    action: 'Scegli una password',
  },
  password_changed: {
    subject: 'La tua password è stata cambiata',
    body: 'La password del tuo account è appena stata cambiata e le altre sessioni sono state chiuse.\n\nSe non sei stato tu, scegli subito una nuova password da «Password dimenticata».',
    action: 'Password dimenticata',
  },
  email_change: {
    subject: 'Conferma il tuo nuovo indirizzo',
    body: 'Hai chiesto di usare questo indirizzo per il tuo account. Sostituirà il precedente non appena lo avrai confermato.\n\nIl link è valido per 24 ore.',
    action: 'Conferma questo indirizzo',
  },
  email_change_notice: {
    subject: 'Richiesto un cambio di indirizzo',
    body: 'È stato richiesto un cambio di indirizzo e-mail per il tuo account. Avrà effetto quando il nuovo indirizzo sarà confermato.\n\nSe non sei stato tu, cambia subito la password.',
    action: 'Cambia la mia password',
  },
  account_leaving: {
    subject: 'Il tuo account è chiuso',
    body: 'Come hai chiesto, il tuo account è chiuso: nessuno lo vede più e ogni accesso è chiuso. Tra quattordici giorni sarà eliminato insieme ai tuoi dati personali.\n\nHai cambiato idea o non sei stato tu? Fino ad allora questo link riapre l’account. Se non sei stato tu, scegli poi una nuova password.',
    action: 'Tenere il mio account',
  },
  account_erased: {
    subject: 'Il tuo account è stato eliminato',
    body: 'Come hai chiesto, il tuo account e i tuoi dati personali sono stati appena eliminati. Questo indirizzo è di nuovo libero: puoi iscriverti di nuovo quando vuoi.\n\nSe non sei stato tu, scrivici subito.',
    action: 'Scrivici',
  },
  sign_on_linked: {
    subject: 'Il tuo account si apre ora con l’accesso unico',
    body: 'Qualcuno, probabilmente tu, è appena entrato in {{fair}} con questo indirizzo tramite il servizio di accesso della tua organizzazione. D’ora in poi quel servizio apre il tuo account; la tua password, se ne hai una, resta valida.\n\nSe non sei stato tu, rimuovi questo accesso in «Accesso e sicurezza» e cambia la password.',
    action: 'Accesso e sicurezza',
  },
}
