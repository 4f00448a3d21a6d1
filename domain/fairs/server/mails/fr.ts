import type { StandardWords } from './mail-words.ts'

export const fr: StandardWords = {
  greeting: 'Bonjour {{firstName}},',
  orCopy: 'Si le bouton ne s’ouvre pas, copiez cette adresse dans votre navigateur :',
  closing: 'À bientôt,\nL’équipe {{fair}}',
  test: 'Essai : ',
  examples: { job: 'Chargée de projet éolien', state: 'Proposition', event: 'Conférence d’ouverture' },
  registration_confirm: {
    subject: '{{fair}} : confirmez votre adresse e-mail',
    body: 'Merci de votre inscription à {{fair}}. Confirmez que cette adresse est bien la vôtre pour activer votre compte.\n\nLe lien est valable 24 heures. Si vous n’avez pas demandé d’inscription, ne faites rien : le compte restera inactif.',
    action: 'Confirmer mon adresse',
  },
  registration_taken: {
    subject: 'Vous avez déjà un compte',
    body: 'Quelqu’un, sans doute vous, vient de demander une inscription à {{fair}} avec cette adresse. Un compte existe déjà : connectez-vous, ou choisissez un nouveau mot de passe si vous avez oublié le vôtre.\n\nSi ce n’était pas vous, ne faites rien : rien n’a changé.',
    action: 'Me connecter',
  },
  registration_welcome: {
    subject: 'Bienvenue à {{fair}}',
    body: 'Votre adresse est confirmée et votre compte est ouvert. Vous pouvez entrer dans le salon dès maintenant.',
    action: 'Entrer dans le salon',
  },
  registration_waiting: {
    subject: 'Votre inscription est en cours d’examen',
    body: 'Votre adresse est confirmée. L’organisateur de {{fair}} examine maintenant votre inscription ; vous recevrez un e-mail dès que votre accès sera ouvert.',
  },
  account_validated: {
    subject: 'Votre inscription est validée',
    body: 'L’organisateur a validé votre inscription à {{fair}}. Vous pouvez vous connecter et entrer dans le salon.',
    action: 'Entrer dans le salon',
  },
  account_refused: {
    subject: 'Votre inscription n’a pas été retenue',
    body: 'L’organisateur n’a pas donné suite à votre inscription à {{fair}}. Pour toute question, écrivez-lui par la page de contact du salon.',
  },
  firm_validated: {
    subject: 'Votre participation à {{fair}} est validée',
    body: 'L’organisateur a validé {{firm}} : votre entreprise figure désormais parmi les exposants de {{fair}}.\n\nConfigurez votre stand dès maintenant et invitez les personnes qui y accueilleront les visiteurs.',
    action: 'Configurer mon stand',
  },
  firm_refused: {
    subject: 'Votre participation n’a pas été retenue',
    body: 'L’organisateur n’a pas retenu {{firm}} parmi les exposants de {{fair}}. Pour toute question, écrivez-lui par la page de contact du salon.',
  },
  invitation: {
    subject: 'Vous êtes invité à {{fair}}',
    body: 'Un compte vient d’être créé pour vous sur {{fair}}. Choisissez votre mot de passe pour l’activer.\n\nLe lien est valable 14 jours.',
    action: 'Choisir mon mot de passe',
  },
  message_new: {
    subject: '{{sender}} vous a écrit',
    body: 'Un message de {{sender}} vous attend sur {{fair}}.',
    action: 'Lire le message',
  },
  call_missed: {
    subject: '{{caller}} a cherché à vous joindre',
    body: '{{caller}} vous a appelé sur {{fair}} et n’a pas pu vous parler.',
    action: 'Répondre',
  },
  application_new: {
    subject: 'Candidature de {{applicant}} : {{job}}',
    body: '{{applicant}} vient de postuler à votre offre « {{job}} » sur {{fair}}. Consultez son profil et son CV.',
    action: 'Voir la candidature',
  },
  application_changed: {
    subject: 'Votre candidature : {{job}}',
    body: '{{employer}} a mis à jour votre candidature « {{job}} » sur {{fair}}. Son état est maintenant : {{state}}.',
    action: 'Voir ma candidature',
  },
  reminder: {
    subject: 'Bientôt : {{event}}',
    body: '« {{event}} » commence le {{when}} sur {{fair}}.',
    action: 'Y aller',
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
  role_offer: {
    subject: 'Un rôle vous est proposé : {{fair}}',
    body: '{{sender}} vous propose un rôle dans le salon {{fair}} : {{role}}.\n\nRien ne change dans votre compte tant que vous n’acceptez pas. Connectez-vous avec cette adresse pour répondre. Le lien est valable 14 jours.\n\nSi cela ne vous dit rien, ignorez cet e-mail.',
    action: 'Voir la proposition',
  },
}
