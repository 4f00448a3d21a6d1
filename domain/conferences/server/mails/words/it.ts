import type { MailWordsOf } from '#platform/server/mail/mail-kind.ts'
import type { conferenceMailSpecs } from '../specs.ts'

export const it: MailWordsOf<typeof conferenceMailSpecs> = {
  kinds: {
    speaker_invited: {
      subject: 'Interverrà a {{fair}}?',
      body: '{{sender}} La invita a intervenire a {{fair}}. Può confermare o declinare: non le viene chiesto altro.\n\nIl link è valido per 30 giorni ed è riservato a Lei.',
      action: 'Rispondere all’invito',
    },
    pass_asked: {
      subject: 'Pass richiesto: {{asker}}',
      body: '{{asker}} richiede il pass «{{pass}}» per {{fair}}. Spetta a lei accettare o rifiutare.\n\nIl link è valido per 14 giorni ed è riservato a lei.',
      action: 'Vedere la richiesta',
    },
    pass_validated: {
      title: 'Pass concesso',
      when: 'Quando una richiesta di pass viene accettata.',
      subject: 'Il suo pass è concesso: {{pass}}',
      body: 'La sua richiesta del pass «{{pass}}» per {{fair}} è stata accettata.',
      action: 'Vedere il programma',
    },
    pass_refused: {
      title: 'Pass rifiutato',
      when: 'Quando una richiesta di pass viene rifiutata.',
      subject: 'La sua richiesta di pass non è stata accettata',
      body: 'La sua richiesta del pass «{{pass}}» per {{fair}} non è stata accettata. I posti che aveva richiesto sono di nuovo liberi.',
    },
    pass_given: {
      title: 'Pass regalato',
      when: 'Quando un espositore dà un pass a qualcuno.',
      subject: '{{giver}} le regala un pass: {{pass}}',
      body: '{{giver}} le regala il pass «{{pass}}» per {{fair}}. Le apre sessioni del programma.',
      action: 'Vedere il programma',
    },
    pass_taken_back: {
      title: 'Pass ritirato',
      when: 'Quando un espositore ritira un pass.',
      subject: '{{giver}} ha ritirato il suo pass',
      body: '{{giver}} ha ritirato il pass «{{pass}}» per {{fair}}. I posti che aveva grazie a esso sono di nuovo liberi.',
    },
    place_free: {
      title: 'Posto libero',
      when: 'Quando si libera un posto per qualcuno della lista d’attesa.',
      subject: 'Ha un posto: {{conference}}',
      body: 'Si è liberato un posto: partecipa a «{{conference}}», {{when}}.\n\nSe non viene, lo restituisca: andrà alla persona successiva.',
      action: 'Vedere la sessione',
    },
    agenda_changed: {
      title: 'Agenda modificata',
      when: 'Quando sessioni di un’agenda, o quelle in cui si interviene o si modera, cambiano orario o sala, o vengono annullate.',
      subject: 'La sua agenda è cambiata: {{fair}}',
      body: 'Alcune sessioni della sua agenda per {{fair}} sono cambiate.',
      action: 'Vedere la mia agenda',
    },
  },
  names: {
    sender: 'Chi invita',
    asker: 'Chi richiede',
    pass: 'Pass',
    giver: 'Espositore',
    conference: 'Sessione',
    when: 'Data e ora',
  },
  examples: {
    pass: 'Stampa',
    giver: 'Manifattura dell’Estuario',
    conference: 'L’eolico in mare, dieci anni dopo',
  },
}
