import type { MailWordsOf } from '#platform/server/mail/mail-kind.ts'
import type { exhibitorMailSpecs } from '../specs.ts'

export const fr: MailWordsOf<typeof exhibitorMailSpecs> = {
  kinds: {
    firm_validated: {
      title: 'Exposant validé',
      when: 'Quand vous validez une entreprise ; à ses administrateurs.',
      subject: 'Votre participation à {{fair}} est validée',
      body: 'L’organisateur a validé {{firm}} : votre entreprise figure désormais parmi les exposants de {{fair}}.\n\nConfigurez votre stand dès maintenant et invitez les personnes qui y accueilleront les visiteurs.',
      action: 'Configurer mon stand',
    },
    firm_refused: {
      title: 'Exposant refusé',
      when: 'Quand vous refusez une entreprise ; à ses administrateurs.',
      subject: 'Votre participation n’a pas été retenue',
      body: 'L’organisateur n’a pas retenu {{firm}} parmi les exposants de {{fair}}. Pour toute question, écrivez-lui par la page de contact du salon.',
    },
  },
  names: {
    firm: 'Entreprise',
  },
  examples: {},
}
