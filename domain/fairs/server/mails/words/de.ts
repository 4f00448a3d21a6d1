import type { MailWordsOf } from '#platform/server/mail/mail-kind.ts'
import type { exchangeMailSpecs } from '../specs.ts'

export const de: MailWordsOf<typeof exchangeMailSpecs> = {
  kinds: {
    message_new: {
      title: 'Neue Nachricht',
      when: 'Wenn eine Nachricht auf jemanden wartet, der nicht da ist.',
      subject: '{{sender}} hat Ihnen geschrieben',
      body: 'Auf {{fair}} wartet eine Nachricht von {{sender}} auf Sie.',
      action: 'Nachricht lesen',
    },
    call_missed: {
      title: 'Verpasster Anruf',
      when: 'Wenn ein Anruf nicht angenommen wurde.',
      subject: '{{caller}} wollte Sie erreichen',
      body: '{{caller}} hat Sie auf {{fair}} angerufen und konnte nicht mit Ihnen sprechen. Antworten Sie mit einer Nachricht.',
      action: 'Antworten',
    },
    reminder: {
      title: 'Erinnerung',
      when: 'Vor einem Termin, den sich jemand vorgemerkt hat.',
      subject: 'Demnächst: {{event}}',
      body: '„{{event}}“ beginnt am {{when}} auf {{fair}}. Wir freuen uns auf Sie.',
      action: 'Zum Termin',
    },
  },
  names: {
    sender: 'Wer schreibt',
    caller: 'Wer anruft',
    event: 'Termin',
    when: 'Tag und Uhrzeit',
  },
  examples: {
    event: 'Eröffnungsvortrag',
  },
}
