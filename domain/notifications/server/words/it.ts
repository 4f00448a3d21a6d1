export const it = {
  membership_approved: {
    title: 'Iscrizione approvata',
    text: 'La Sua iscrizione a {{fair}} è approvata.',
  },
  membership_refused: {
    title: 'Iscrizione rifiutata',
    text: 'La Sua iscrizione a {{fair}} non è stata accettata.',
  },
  exhibitor_approved: {
    title: 'Espositore approvato',
    text: '{{firm}} è approvato come espositore a {{fair}}.',
  },
  exhibitor_refused: {
    title: 'Espositore rifiutato',
    text: '{{firm}} non è stato accettato come espositore a {{fair}}.',
  },
  exhibitor_merged: {
    title: 'Espositore unito',
    text: '{{old}} e {{firm}} sono ora un solo espositore a {{fair}}. Lei fa parte di {{firm}}.',
  },
  role_offered: {
    title: 'Ruolo offerto',
    text: '{{sender}} Le offre un ruolo a {{fair}}. Il link per rispondere è nell’e-mail.',
  },
  stand_placed: {
    title: 'Stand posizionato o spostato',
    text: 'Il Suo stand «{{stand}}» è al posto {{place}} a {{fair}}.',
  },
  message_received: {
    title: 'Messaggio ricevuto',
    text: '{{name}} Le ha scritto.',
  },
  booth_message_received: {
    title: 'Messaggio ricevuto dallo stand',
    text: '{{name}} ha scritto al Suo stand.',
  },
  conversation_handed_over: {
    title: 'Conversazione passata',
    text: 'Qualcuno del Suo team Le ha passato la conversazione con {{name}}.',
  },
  call_missed: {
    title: 'Chiamata persa',
    text: 'Chiamata video persa di {{caller}} a {{fair}}. Può richiamare o scrivere.',
  },
  call_refused: {
    title: 'Chiamata rifiutata',
    text: '{{receiver}} non ha potuto rispondere alla Sua chiamata a {{fair}}. Può scrivere un messaggio.',
  },
  call_failed: {
    title: 'Chiamata non riuscita',
    text: 'Immagine e audio della Sua chiamata con {{other}} a {{fair}} non sono arrivati. Può richiamare o scrivere.',
  },
  cv_looks_refused: {
    title: 'Lettura di CV fermata',
    text: '{{name}} ({{firm}}) chiede di leggere più CV della biblioteca di {{fair}} di quanto consentito: {{hour}} all’ora, {{day}} al giorno.',
  },
  message_reported: {
    title: 'Segnalazione',
    text: 'Un messaggio, una persona o uno stand è stato segnalato a {{fair}}.',
  },
  chat_message_reported: {
    title: 'Segnalazione in una chat',
    text: 'Un messaggio di una chat è stato segnalato a {{fair}}.',
  },
  place_next: {
    title: 'Tra poco tocca a Lei',
    text: 'Tra poco sarà il Suo turno allo stand {{booth}} a {{fair}}.',
  },
  place_called: {
    title: 'È il Suo turno',
    text: '{{booth}} La aspetta a {{fair}}. Ha due minuti per venire.',
  },
  place_missed: {
    title: 'Posto perso',
    text: 'I due minuti sono passati: il Suo posto allo stand {{booth}} a {{fair}} è perso. Può scrivere un messaggio.',
  },
  place_closed: {
    title: 'Fila chiusa',
    text: 'La fila dello stand {{booth}} a {{fair}} è chiusa. Può scrivere un messaggio.',
    texts: {
      unstaffed:
        'Allo stand {{booth}} a {{fair}} non c’è più nessuno: il Suo posto non esiste più. Può scrivere un messaggio.',
      daily_limit:
        'Il Suo posto allo stand {{booth}} a {{fair}} non esiste più: i contatti nuovi di oggi, i Suoi o quelli dello stand, sono esauriti.',
    },
  },
  application_received: {
    title: 'Candidatura ricevuta',
    text: 'Qualcuno si è candidato alla Sua offerta «{{job}}» a {{fair}}.',
  },
  application_nudged: {
    title: 'Risposta richiesta',
    text: 'Chi si è candidato a «{{job}}» a {{fair}} Le chiede una risposta.',
  },
  application_read: {
    title: 'Candidatura letta',
    text: '{{firm}} ha letto la Sua candidatura «{{job}}».',
  },
  application_answered: {
    title: 'Risposta a una candidatura',
    text: '{{firm}} ha risposto alla Sua candidatura «{{job}}».',
  },
  application_revealed: {
    title: 'Nome consultato',
    text: '{{firm}} ha consultato il Suo nome dopo la candidatura anonima «{{job}}».',
  },
  interview_proposed: {
    title: 'Orari di colloquio proposti',
    text: '{{firm}} Le propone degli orari di colloquio per «{{job}}».',
  },
  interview_accepted: {
    title: 'Colloquio fissato',
    text: 'È stato scelto un orario di colloquio per «{{job}}».',
  },
  interview_declined: {
    title: 'Orari rifiutati',
    text: 'Nessuno degli orari proposti per «{{job}}» va bene.',
  },
  interview_moved: {
    title: 'Colloquio spostato',
    text: '{{firm}} ha spostato il Suo colloquio per «{{job}}».',
  },
  interview_cancelled: {
    title: 'Colloquio annullato',
    text: 'Un colloquio per «{{job}}» ({{firm}}) è annullato.',
  },
  application_overdue: {
    title: 'Candidatura senza risposta',
    text: '{{firm}} non ha risposto a «{{job}}» entro la data promessa. Questo non dice nulla di Lei; la candidatura resta aperta.',
  },
  pass_validated: {
    title: 'Pass concesso',
    text: 'Il suo pass «{{pass}}» per {{fair}} è concesso.',
  },
  pass_given: {
    title: 'Pass regalato',
    text: '{{giver}} le regala il pass «{{pass}}» per {{fair}}.',
  },
  pass_refused: {
    title: 'Pass rifiutato',
    text: 'La sua richiesta del pass «{{pass}}» per {{fair}} non è stata accettata.',
  },
  place_given: {
    title: 'Posto libero',
    text: 'Si è liberato un posto: partecipa a «{{conference}}».',
  },
  agenda_changed: {
    title: 'Agenda modificata',
    text: 'La sua agenda per {{fair}} è cambiata: {{conferences}}.',
  },
  conference_reminder: {
    title: 'Promemoria di sessione',
    text: '«{{conference}}» inizia tra poco a {{fair}}.',
  },
  speaker_missing: {
    title: 'Nessuno sul palco',
    text: '«{{conference}}» doveva iniziare cinque minuti fa a {{fair}}, e sul palco non c’è nessuno.',
  },
}
