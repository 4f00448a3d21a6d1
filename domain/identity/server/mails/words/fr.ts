import type { MailWordsOf } from '#platform/server/mail/mail-kind.ts'
import type { accountMailSpecs } from '../specs.ts'

export const fr: MailWordsOf<typeof accountMailSpecs> = {
  kinds: {
    registration_confirm: {
      title: 'Confirmation de l’adresse',
      when: 'Après l’inscription, avec le lien de confirmation.',
      subject: '{{fair}} : confirmez votre adresse e-mail',
      body: 'Merci de votre inscription à {{fair}}. Confirmez que cette adresse est bien la vôtre pour activer votre compte.\n\nLe lien est valable 24 heures. Si vous n’avez pas demandé d’inscription, ne faites rien : le compte restera inactif.',
      action: 'Confirmer mon adresse',
    },
    registration_waiting: {
      title: 'Inscription en attente',
      when: 'Quand l’adresse est confirmée et que vous devez encore valider.',
      subject: 'Votre inscription est en cours d’examen',
      body: 'Votre adresse est confirmée. L’organisateur de {{fair}} examine maintenant votre inscription ; vous recevrez un e-mail dès que votre accès sera ouvert.',
    },
    registration_welcome: {
      title: 'Bienvenue',
      when: 'Quand le compte s’ouvre dès que l’adresse est confirmée.',
      subject: 'Bienvenue à {{fair}}',
      body: 'Votre adresse est confirmée et votre compte est ouvert. Vous pouvez entrer dans le salon dès maintenant.',
      action: 'Entrer dans le salon',
    },
    password_reset: {
      subject: '{{fair}} : choisissez un nouveau mot de passe',
      body: 'Vous avez demandé à changer de mot de passe. Le lien est valable une heure et ne sert qu’une fois.\n\nSi ce n’était pas vous, ne faites rien : votre mot de passe reste le même.',
      action: 'Choisir un mot de passe',
    },
    password_changed: {
      subject: 'Votre mot de passe a été changé',
      body: 'Le mot de passe de votre compte vient d’être changé et vos autres sessions ont été fermées.\n\nSi ce n’était pas vous, choisissez tout de suite un nouveau mot de passe par « Mot de passe oublié ».',
      action: 'Mot de passe oublié',
    },
    email_change: {
      subject: 'Confirmez votre nouvelle adresse',
      body: 'Vous avez demandé à utiliser cette adresse pour votre compte. Elle remplacera l’ancienne dès que vous l’aurez confirmée.\n\nLe lien est valable 24 heures.',
      action: 'Confirmer cette adresse',
    },
    email_change_notice: {
      subject: 'Changement d’adresse demandé',
      body: 'Un changement d’adresse e-mail a été demandé pour votre compte. Il prendra effet quand la nouvelle adresse sera confirmée.\n\nSi ce n’était pas vous, changez tout de suite votre mot de passe.',
      action: 'Changer mon mot de passe',
    },
    account_leaving: {
      subject: 'Votre compte est fermé',
      body: 'Comme vous l’avez demandé, votre compte est fermé : personne ne le voit plus, et vous êtes déconnecté partout. Dans quatorze jours, il sera effacé avec vos données personnelles.\n\nVous avez changé d’avis, ou ce n’était pas vous ? Ce lien rouvre le compte d’ici là. Si ce n’était pas vous, changez ensuite de mot de passe.',
      action: 'Garder mon compte',
    },
    account_erased: {
      subject: 'Votre compte est supprimé',
      body: 'Comme vous l’avez demandé, votre compte et vos données personnelles viennent d’être supprimés. Cette adresse est de nouveau libre : vous pourrez vous réinscrire quand vous voudrez.\n\nSi ce n’était pas vous, écrivez-nous sans attendre.',
      action: 'Nous écrire',
    },
    sign_on_linked: {
      subject: 'La connexion unique ouvre votre compte',
      body: 'Quelqu’un, sans doute vous, vient de se connecter à {{fair}} par le service de connexion de votre organisation, avec cette adresse. Ce service ouvre désormais votre compte ; votre mot de passe, si vous en avez un, reste valable.\n\nSi ce n’était pas vous, retirez cette connexion dans « Connexion et sécurité » et changez votre mot de passe.',
      action: 'Connexion et sécurité',
    },
  },
  names: {},
  examples: {},
}
