import type { MailWordsOf } from '#platform/server/mail/mail-kind.ts'
import type { exhibitorMailSpecs } from '../specs.ts'

export const de: MailWordsOf<typeof exhibitorMailSpecs> = {
  kinds: {
    firm_validated: {
      title: 'Aussteller zugelassen',
      when: 'Wenn Sie ein Unternehmen zulassen; an seine Administratoren.',
      subject: 'Sie sind als Aussteller zu {{fair}} zugelassen',
      body: 'Der Veranstalter hat {{firm}} zugelassen: Ihr Unternehmen steht nun unter den Ausstellern von {{fair}}.\n\nRichten Sie jetzt Ihren Stand ein und laden Sie die Personen ein, die dort die Besucher empfangen.',
      action: 'Meinen Stand einrichten',
    },
    firm_refused: {
      title: 'Aussteller abgelehnt',
      when: 'Wenn Sie ein Unternehmen ablehnen; an seine Administratoren.',
      subject: 'Ihre Teilnahme wurde nicht angenommen',
      body: 'Der Veranstalter hat {{firm}} nicht unter die Aussteller von {{fair}} aufgenommen. Bei Fragen nutzen Sie bitte die Kontaktseite der Messe.',
    },
  },
  names: {
    firm: 'Unternehmen',
  },
  examples: {},
}
