import type { MailWordsOf } from '#platform/server/mail/mail-kind.ts'
import type { peopleMailSpecs } from '../specs.ts'

export const fr: MailWordsOf<typeof peopleMailSpecs> = {
  kinds: {
    account_validated: {
      title: 'Inscription validée',
      when: 'Quand vous validez quelqu’un.',
      subject: 'Votre inscription est validée',
      body: 'L’organisateur a validé votre inscription à {{fair}}. Vous pouvez vous connecter et entrer dans le salon.',
      action: 'Entrer dans le salon',
    },
    account_refused: {
      title: 'Inscription refusée',
      when: 'Quand vous refusez quelqu’un.',
      subject: 'Votre inscription n’a pas été retenue',
      body: 'L’organisateur n’a pas donné suite à votre inscription à {{fair}}. Pour toute question, écrivez-lui par la page de contact du salon.',
    },
    invitation: {
      title: 'Invitation',
      when: 'Quand vous créez un compte pour quelqu’un. Votre texte vaut pour chaque rôle qui n’a pas le sien.',
      subject: 'Vous êtes invité à {{fair}}',
      body: 'Un compte vient d’être créé pour vous sur {{fair}}. Choisissez votre mot de passe pour l’activer.\n\nLe lien est valable 14 jours.',
      action: 'Choisir mon mot de passe',
    },
    invitation_organizer: {
      title: 'Invitation : organisateur',
      when: 'Quand vous créez un compte pour ce rôle.',
      subject: 'Organisez {{fair}}',
      body: 'Vous faites partie des organisateurs de {{fair}}. Choisissez votre mot de passe pour activer votre compte.\n\nLe lien est valable 14 jours.',
      action: 'Choisir mon mot de passe',
    },
    invitation_exhibitor: {
      title: 'Invitation : administrateur de stand',
      when: 'Quand vous créez un compte pour ce rôle.',
      subject: 'Votre stand à {{fair}} vous attend',
      body: '{{firm}} expose à {{fair}}. Vous préparez son stand : textes, images, brochures et équipe. Choisissez votre mot de passe pour activer votre compte.\n\nLe lien est valable 14 jours.',
      action: 'Choisir mon mot de passe',
    },
    invitation_contact: {
      title: 'Invitation : contact de stand',
      when: 'Quand vous créez un compte pour ce rôle.',
      subject: 'Répondez aux visiteurs de {{fair}}',
      body: '{{firm}} expose à {{fair}}. Vous accueillez les visiteurs sur son stand. Choisissez votre mot de passe pour activer votre compte.\n\nLe lien est valable 14 jours.',
      action: 'Choisir mon mot de passe',
    },
    invitation_visitor: {
      title: 'Invitation : visiteur',
      when: 'Quand vous créez un compte pour ce rôle.',
      subject: 'Une invitation à visiter {{fair}}',
      body: 'Vous pouvez visiter {{fair}} : parcourir les stands, rencontrer les exposants et garder leurs brochures. Choisissez votre mot de passe pour activer votre compte.\n\nLe lien est valable 14 jours.',
      action: 'Choisir mon mot de passe',
    },
    invitation_speaker: {
      title: 'Invitation : intervenant',
      when: 'Quand vous créez un compte pour ce rôle.',
      subject: 'Intervenez à {{fair}}',
      body: 'Vous intervenez à {{fair}}. Choisissez votre mot de passe pour activer votre compte.\n\nLe lien est valable 14 jours.',
      action: 'Choisir mon mot de passe',
    },
    invitation_moderator: {
      title: 'Invitation : modérateur',
      when: 'Quand vous créez un compte pour ce rôle.',
      subject: 'Modérez à {{fair}}',
      body: 'Vous modérez les échanges de {{fair}}. Choisissez votre mot de passe pour activer votre compte.\n\nLe lien est valable 14 jours.',
      action: 'Choisir mon mot de passe',
    },
    invitation_press: {
      title: 'Invitation : presse',
      when: 'Quand vous créez un compte pour ce rôle.',
      subject: 'Une invitation à {{fair}} : presse',
      body: '{{fair}} vous accueille en tant que journaliste. Choisissez votre mot de passe pour activer votre compte.\n\nLe lien est valable 14 jours.',
      action: 'Choisir mon mot de passe',
    },
    role_offer: {
      subject: 'Un rôle vous est proposé : {{fair}}',
      body: '{{sender}} vous propose un rôle dans le salon {{fair}} : {{role}}.\n\nRien ne change dans votre compte tant que vous n’acceptez pas. Connectez-vous avec cette adresse pour répondre. Le lien est valable 14 jours.\n\nSi cela ne vous dit rien, ignorez cet e-mail.',
      action: 'Voir la proposition',
    },
    mailing: {
      subject: 'Des nouvelles de {{fair}}',
      body: 'Voici les nouvelles de {{fair}}.',
      action: 'Ouvrir',
    },
  },
  names: {
    firm: 'Exposant',
    booth: 'Stand',
    deadline: 'Date limite',
    sender: 'Qui écrit',
    role: 'Rôle',
  },
  examples: {
    booth: 'A12',
    role: 'Organisateur',
  },
}
