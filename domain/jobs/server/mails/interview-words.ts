import type { Locale } from '#platform/contract/locale.ts'

type Words = Readonly<Record<'interview' | 'times' | 'accepted' | 'moved' | 'cancelled' | 'declined', string>>

/** What is said of an interview in mails and calendars. */
export const interviewWords: Readonly<Record<Locale, Words>> = {
  fr: {
    interview: 'Entretien',
    times: 'Horaires proposés',
    accepted: 'L’entretien est fixé',
    moved: 'L’entretien est déplacé',
    cancelled: 'L’entretien est annulé',
    declined: 'Aucun horaire ne convient',
  },
  en: {
    interview: 'Interview',
    times: 'Proposed times',
    accepted: 'The interview is agreed',
    moved: 'The interview has moved',
    cancelled: 'The interview is cancelled',
    declined: 'None of the times suits',
  },
  nl: {
    interview: 'Gesprek',
    times: 'Voorgestelde tijden',
    accepted: 'Het gesprek staat vast',
    moved: 'Het gesprek is verplaatst',
    cancelled: 'Het gesprek gaat niet door',
    declined: 'Geen van de tijden schikt',
  },
  de: {
    interview: 'Vorstellungsgespräch',
    times: 'Vorgeschlagene Termine',
    accepted: 'Das Gespräch ist vereinbart',
    moved: 'Das Gespräch ist verschoben',
    cancelled: 'Das Gespräch ist abgesagt',
    declined: 'Keiner der Termine passt',
  },
  es: {
    interview: 'Entrevista',
    times: 'Horas propuestas',
    accepted: 'La entrevista está fijada',
    moved: 'La entrevista ha cambiado de hora',
    cancelled: 'La entrevista se ha cancelado',
    declined: 'Ninguna hora conviene',
  },
  it: {
    interview: 'Colloquio',
    times: 'Orari proposti',
    accepted: 'Il colloquio è fissato',
    moved: 'Il colloquio è spostato',
    cancelled: 'Il colloquio è annullato',
    declined: 'Nessun orario va bene',
  },
}
