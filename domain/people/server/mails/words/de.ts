import type { MailWordsOf } from '#platform/server/mail/mail-kind.ts'
import type { peopleMailSpecs } from '../specs.ts'

export const de: MailWordsOf<typeof peopleMailSpecs> = {
  kinds: {
    account_validated: {
      title: 'Person zugelassen',
      when: 'Wenn Sie jemanden zulassen.',
      subject: 'Sie sind zugelassen',
      body: 'Der Veranstalter hat Sie zu {{fair}} zugelassen. Sie können sich anmelden und die Messe betreten.',
      action: 'Messe betreten',
    },
    account_refused: {
      title: 'Person abgelehnt',
      when: 'Wenn Sie jemanden ablehnen.',
      subject: 'Ihre Registrierung wurde nicht angenommen',
      body: 'Der Veranstalter hat Ihre Registrierung für {{fair}} nicht angenommen. Bei Fragen schreiben Sie ihm bitte über die Kontaktseite der Messe.',
    },
    invitation: {
      title: 'Einladung',
      when: 'Wenn Sie für jemanden ein Konto anlegen.',
      subject: 'Sie sind zu {{fair}} eingeladen',
      body: 'Für Sie wurde ein Konto bei {{fair}} angelegt. Wählen Sie Ihr Passwort, um es zu aktivieren.\n\nDer Link gilt 14 Tage.',
      action: 'Passwort wählen',
    },
    role_offer: {
      subject: 'Ihnen wird eine Rolle angeboten: {{fair}}',
      body: '{{sender}} bietet Ihnen eine Rolle auf der Messe {{fair}} an: {{role}}.\n\nAn Ihrem Konto ändert sich nichts, bis Sie annehmen. Melden Sie sich mit dieser Adresse an, um zu antworten. Der Link gilt 14 Tage.\n\nWenn Ihnen das nichts sagt, ignorieren Sie diese E-Mail.',
      action: 'Angebot ansehen',
    },
    mailing: {
      subject: 'Neues von {{fair}}',
      body: 'Hier sind die Neuigkeiten von {{fair}}.',
      action: 'Öffnen',
    },
  },
  names: {
    firm: 'Aussteller',
    booth: 'Stand',
    deadline: 'Frist',
    sender: 'Wer schreibt',
    role: 'Rolle',
  },
  examples: {
    booth: 'A12',
    role: 'Veranstalter',
  },
}
