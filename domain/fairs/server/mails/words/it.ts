import type { MailWordsOf } from '#platform/server/mail/mail-kind.ts'
import type { exchangeMailSpecs } from '../specs.ts'

export const it: MailWordsOf<typeof exchangeMailSpecs> = {
  kinds: {
    message_new: {
      title: 'Nuovo messaggio',
      when: 'Quando un messaggio attende qualcuno che non c’è.',
      subject: '{{sender}} Le ha scritto',
      body: 'Un messaggio di {{sender}} La attende su {{fair}}.',
      action: 'Leggi il messaggio',
    },
    call_missed: {
      title: 'Chiamata persa',
      when: 'Quando una chiamata è rimasta senza risposta.',
      subject: '{{caller}} ha provato a contattarLa',
      body: '{{caller}} ha provato a chiamarLa su {{fair}} e non ha potuto parlarLe.',
      action: 'Rispondi',
    },
    reminder: {
      title: 'Promemoria',
      when: 'Prima di un appuntamento a cui qualcuno vuole partecipare.',
      subject: 'A breve: {{event}}',
      body: '«{{event}}» inizia il {{when}} su {{fair}}.',
      action: 'Vai',
    },
  },
  names: {
    sender: 'Chi scrive',
    caller: 'Chi chiama',
    event: 'Appuntamento',
    when: 'Giorno e ora',
  },
  examples: {
    event: 'Conferenza di apertura',
  },
}
