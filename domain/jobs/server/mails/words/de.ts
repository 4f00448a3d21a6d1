import type { MailWordsOf } from '#platform/server/mail/mail-kind.ts'
import type { jobMailSpecs } from '../specs.ts'

export const de: MailWordsOf<typeof jobMailSpecs> = {
  kinds: {
    application_new: {
      title: 'Bewerbung eingegangen',
      when: 'Wenn sich jemand auf eine Stelle bewirbt; an das Unternehmen.',
      subject: 'Bewerbung von {{applicant}}: {{job}}',
      body: '{{applicant}} hat sich soeben auf {{fair}} auf Ihre Stelle „{{job}}“ beworben. Profil und Lebenslauf liegen für Sie bereit.',
      action: 'Bewerbung ansehen',
    },
    application_changed: {
      title: 'Bewerbung bearbeitet',
      when: 'Wenn das Unternehmen den Status einer Bewerbung ändert.',
      subject: 'Ihre Bewerbung: {{job}}',
      body: '{{employer}} hat Ihre Bewerbung auf „{{job}}“ bei {{fair}} bearbeitet. Der Status ist jetzt: {{state}}.',
      action: 'Meine Bewerbung ansehen',
    },
  },
  names: {
    applicant: 'Wer sich bewirbt',
    job: 'Stelle',
    employer: 'Arbeitgeber',
    state: 'Status der Bewerbung',
  },
  examples: {
    job: 'Projektleitung Windenergie',
    state: 'Angebot gemacht',
  },
}
