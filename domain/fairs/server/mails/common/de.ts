import type { CommonWords } from './common-words.ts'

export const de: CommonWords = {
  greeting: 'Guten Tag {{firstName}},',
  orCopy: 'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
  closing: 'Bis bald\nIhr Team von {{fair}}',
  optOut: {
    reason: 'Sie erhalten diese E-Mail, weil Sie an {{fair}} teilnehmen.',
    action: 'Diese E-Mails nicht mehr erhalten',
  },
  test: 'Test: ',
  names: {
    firstName: 'Vorname',
    lastName: 'Nachname',
    fair: 'Name der Messe',
    link: 'Link oder Schaltfläche',
  },
}
