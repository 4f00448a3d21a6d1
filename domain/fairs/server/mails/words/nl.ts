import type { MailWordsOf } from '#platform/server/mail/mail-kind.ts'
import type { exchangeMailSpecs } from '../specs.ts'

export const nl: MailWordsOf<typeof exchangeMailSpecs> = {
  kinds: {
    message_new: {
      title: 'Nieuw bericht',
      when: 'Als er een bericht wacht op iemand die er niet is.',
      subject: '{{sender}} heeft u geschreven',
      body: 'Er wacht een bericht van {{sender}} op u op {{fair}}.',
      action: 'Het bericht lezen',
    },
    call_missed: {
      title: 'Gemiste oproep',
      when: 'Als een oproep niet is beantwoord.',
      subject: '{{caller}} probeerde u te bereiken',
      body: '{{caller}} heeft u gebeld op {{fair}} en kon u niet spreken. Antwoord met een bericht.',
      action: 'Antwoorden',
    },
    reminder: {
      title: 'Herinnering',
      when: 'Voor iets waar iemand bij wil zijn.',
      subject: 'Binnenkort: {{event}}',
      body: '‘{{event}}’ begint op {{when}} op {{fair}}. We zien u er graag.',
      action: 'Naar de afspraak',
    },
  },
  names: {
    sender: 'Wie schrijft',
    caller: 'Wie belt',
    event: 'Afspraak',
    when: 'Dag en uur',
  },
  examples: {
    event: 'Openingslezing',
  },
}
