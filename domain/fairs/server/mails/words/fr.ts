import type { MailWordsOf } from '#platform/server/mail/mail-kind.ts'
import type { exchangeMailSpecs } from '../specs.ts'

export const fr: MailWordsOf<typeof exchangeMailSpecs> = {
  kinds: {
    message_new: {
      title: 'Nouveau message',
      when: 'Quand un message attend quelqu’un qui n’est pas là.',
      subject: '{{sender}} vous a écrit',
      body: 'Un message de {{sender}} vous attend sur {{fair}}.',
      action: 'Lire le message',
    },
    call_missed: {
      title: 'Appel manqué',
      when: 'Quand un appel est resté sans réponse.',
      subject: '{{caller}} a cherché à vous joindre',
      body: '{{caller}} vous a appelé sur {{fair}} et n’a pas pu vous parler.',
      action: 'Répondre',
    },
    reminder: {
      title: 'Rappel',
      when: 'Avant un rendez-vous auquel quelqu’un veut assister.',
      subject: 'Bientôt : {{event}}',
      body: '« {{event}} » commence le {{when}} sur {{fair}}.',
      action: 'Y aller',
    },
  },
  names: {
    sender: 'Qui écrit',
    caller: 'Qui appelle',
    event: 'Rendez-vous',
    when: 'Date et heure',
  },
  examples: {
    event: 'Conférence d’ouverture',
  },
}
