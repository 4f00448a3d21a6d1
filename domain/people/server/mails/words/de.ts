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
      when: 'Wenn Sie für jemanden ein Konto anlegen. Ihr Text gilt für jede Rolle ohne eigenen Text.',
      subject: 'Sie sind zu {{fair}} eingeladen',
      body: 'Für Sie wurde ein Konto bei {{fair}} angelegt. Wählen Sie Ihr Passwort, um es zu aktivieren.\n\nDer Link gilt 14 Tage.',
      action: 'Passwort wählen',
    },
    invitation_organizer: {
      title: 'Einladung: Veranstalter',
      when: 'Wenn Sie für diese Rolle ein Konto anlegen.',
      subject: 'Sie veranstalten {{fair}}',
      body: 'Sie gehören zu den Veranstaltern von {{fair}}. Wählen Sie Ihr Passwort, um Ihr Konto zu aktivieren.\n\nDer Link gilt 14 Tage.',
      action: 'Passwort wählen',
    },
    invitation_exhibitor: {
      title: 'Einladung: Standadministrator',
      when: 'Wenn Sie für diese Rolle ein Konto anlegen.',
      subject: 'Ihr Stand auf {{fair}} steht bereit',
      body: '{{firm}} stellt auf {{fair}} aus. Sie bereiten den Stand vor: Texte, Bilder, Broschüren und Team. Wählen Sie Ihr Passwort, um Ihr Konto zu aktivieren.\n\nDer Link gilt 14 Tage.',
      action: 'Passwort wählen',
    },
    invitation_contact: {
      title: 'Einladung: Ansprechperson',
      when: 'Wenn Sie für diese Rolle ein Konto anlegen.',
      subject: 'Empfangen Sie die Besucher von {{fair}}',
      body: '{{firm}} stellt auf {{fair}} aus. Sie empfangen die Besucher am Stand. Wählen Sie Ihr Passwort, um Ihr Konto zu aktivieren.\n\nDer Link gilt 14 Tage.',
      action: 'Passwort wählen',
    },
    invitation_visitor: {
      title: 'Einladung: Besucher',
      when: 'Wenn Sie für diese Rolle ein Konto anlegen.',
      subject: 'Sie sind eingeladen, {{fair}} zu besuchen',
      body: 'Sie können {{fair}} besuchen: die Stände ansehen, Aussteller treffen und ihre Broschüren behalten. Wählen Sie Ihr Passwort, um Ihr Konto zu aktivieren.\n\nDer Link gilt 14 Tage.',
      action: 'Passwort wählen',
    },
    invitation_speaker: {
      title: 'Einladung: Vortragende',
      when: 'Wenn Sie für diese Rolle ein Konto anlegen.',
      subject: 'Sie sprechen auf {{fair}}',
      body: 'Sie sprechen auf {{fair}}. Wählen Sie Ihr Passwort, um Ihr Konto zu aktivieren.\n\nDer Link gilt 14 Tage.',
      action: 'Passwort wählen',
    },
    invitation_moderator: {
      title: 'Einladung: Moderator',
      when: 'Wenn Sie für diese Rolle ein Konto anlegen.',
      subject: 'Sie moderieren auf {{fair}}',
      body: 'Sie moderieren die Gespräche auf {{fair}}. Wählen Sie Ihr Passwort, um Ihr Konto zu aktivieren.\n\nDer Link gilt 14 Tage.',
      action: 'Passwort wählen',
    },
    invitation_press: {
      title: 'Einladung: Presse',
      when: 'Wenn Sie für diese Rolle ein Konto anlegen.',
      subject: 'Sie sind zu {{fair}} eingeladen: Presse',
      body: 'Sie sind als Journalist oder Journalistin zu {{fair}} eingeladen. Wählen Sie Ihr Passwort, um Ihr Konto zu aktivieren.\n\nDer Link gilt 14 Tage.',
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
