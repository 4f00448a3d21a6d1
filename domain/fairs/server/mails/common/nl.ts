import type { CommonWords } from './common-words.ts'

export const nl: CommonWords = {
  greeting: 'Dag {{firstName}},',
  orCopy: 'Werkt de knop niet, kopieer dan dit adres naar uw browser:',
  closing: 'Tot gauw,\nHet team van {{fair}}',
  optOut: {
    reason: 'U ontvangt deze e-mail omdat u deelneemt aan {{fair}}.',
    action: 'Deze e-mails niet meer ontvangen',
  },
  test: 'Test: ',
  names: {
    firstName: 'Voornaam',
    lastName: 'Achternaam',
    fair: 'Naam van de beurs',
    link: 'Link of knop',
  },
}
