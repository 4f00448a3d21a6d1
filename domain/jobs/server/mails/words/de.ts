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
    application_sent: {
      title: 'Bewerbung gesendet',
      when: 'An alle, die sich gerade beworben haben.',
      subject: 'Bewerbung gesendet: {{job}}',
      body: 'Ihre Bewerbung „{{job}}“ liegt bei {{employer}}. Eine Antwort haben Sie spätestens am {{day}}; wenn nicht vom Unternehmen, dann von uns.',
      action: 'Meine Bewerbung ansehen',
    },
    application_wished: {
      title: 'Bewerbung gesendet, Antwort erwünscht',
      when: 'An alle, die sich gerade beworben haben, wo keine Antwort zugesagt ist.',
      subject: 'Bewerbung gesendet: {{job}}',
      body: 'Ihre Bewerbung „{{job}}“ liegt bei {{employer}}. Die Messe wünscht sich eine Antwort bis {{day}}; das Unternehmen hat sie nicht zugesagt.',
      action: 'Meine Bewerbung ansehen',
    },
    application_overdue: {
      title: 'Antwort überfällig',
      when: 'Wenn ein Unternehmen bis zum zugesagten Tag nicht geantwortet hat; an die Person, die sich beworben hat.',
      subject: 'Noch keine Antwort: {{job}}',
      body: '{{employer}} hat bis zum zugesagten Tag nicht auf Ihre Bewerbung „{{job}}“ geantwortet. Das sagt nichts über Sie.\n\nIhre Bewerbung bleibt offen: Eine Antwort kann noch kommen.',
      action: 'Meine Bewerbung ansehen',
    },
    applications_due: {
      title: 'Bewerbungen zu beantworten',
      when: 'Höchstens einmal am Tag, für alle Messen zusammen, an alle, die einstellen, solange Antworten fällig sind.',
      subject: 'Bewerbungen warten auf Antwort',
      body: 'Das wartet auf eine Antwort von {{employer}}. Zwei Klicks genügen, für eine Bewerbung oder für hundert.',
      action: 'Antworten',
    },
    interview_changed: {
      title: 'Gespräch vereinbart, verschoben oder abgesagt',
      when: 'Wenn sich ein Gespräch ändert; an beide Seiten, mit dem Kalendereintrag.',
      subject: '{{change}}: {{job}}',
      body: '{{change}}: „{{job}}“, {{employer}}, {{when}}. Der Eintrag für Ihren Kalender ist beigefügt.',
      action: 'Die Bewerbung ansehen',
    },
    cv_keeping_ends: {
      title: 'Ende der Aufbewahrung eines Lebenslaufs',
      when: 'Einen Monat bevor ein Lebenslauf die Bibliothek verlässt, weil nichts zu hören war.',
      subject: 'Ihr Lebenslauf verlässt die Bibliothek',
      body: 'Ihr Lebenslauf steht in der Bibliothek von {{fair}}, und wir haben seit fast zwei Jahren nichts von Ihnen gehört. Am {{day}} verlässt er sie. Soll er bleiben, aktualisieren Sie bitte Ihr Profil.',
      action: 'Mein Profil ansehen',
    },
  },
  names: {
    applicant: 'Wer sich bewirbt',
    job: 'Stelle',
    employer: 'Arbeitgeber',
    state: 'Status der Bewerbung',
    day: 'Tag',
    change: 'Was sich ändert',
    when: 'Datum und Uhrzeit',
  },
  examples: {
    job: 'Projektleitung Windenergie',
    state: 'Angebot gemacht',
    day: 'Dienstag, 8. Dezember',
    change: 'Das Gespräch ist vereinbart',
    when: 'Dienstag, 8. Dezember, 14:00–14:30 Uhr MEZ',
  },
}
