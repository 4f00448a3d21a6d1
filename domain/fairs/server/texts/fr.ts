import type { StandardTexts } from './standard-texts.ts'

export const fr: StandardTexts = {
  legal: [
    ['Éditeur', '{{name}} est publié par ses organisateurs. Pour les joindre, utilisez la page Contact.'],
    [
      'Hébergement',
      'Les pages et les données sont servies par l’installation des organisateurs, sans tiers.',
    ],
    ['Contenus', 'Chaque exposant répond de ce qu’il publie sur son stand.'],
  ],
  terms: [
    [
      'Le service',
      '{{name}} est un salon virtuel : on y visite des stands, on y rencontre des exposants et on y garde leurs brochures. Ses organisateurs en fixent les dates, l’accès et le programme.',
    ],
    [
      'Votre compte',
      'Vous indiquez des informations exactes et vous gardez votre mot de passe pour vous. Un compte est personnel : ce qui s’y fait est réputé venir de vous. Les organisateurs peuvent soumettre les inscriptions à validation.',
    ],
    [
      'Se conduire',
      'On se parle ici comme dans un salon : avec respect. Sont exclus les propos illicites ou blessants, la publicité non sollicitée, la collecte d’adresses et toute tentative de gêner le service. Les organisateurs peuvent suspendre un compte qui s’y livre.',
    ],
    [
      'Contenus',
      'Chaque exposant répond de ce qu’il publie sur son stand. Textes, images, vidéos et marques restent à leurs auteurs ; ce que vous téléchargez est pour votre usage.',
    ],
    [
      'Disponibilité',
      'Le salon est tenu ouvert avec soin, sans garantie d’accès ininterrompu. Ce qui se conclut entre un visiteur et un exposant ne regarde qu’eux.',
    ],
    ['Partir', 'Vous pouvez supprimer votre compte à tout moment dans votre profil, sous « Mes données ».'],
    [
      'Changements',
      'Si ces conditions changent, la nouvelle version est publiée ici avec sa date. Celle que vous avez acceptée est notée avec votre inscription.',
    ],
  ],
  privacy: [
    [
      'Qui est responsable',
      'Les organisateurs de {{name}} sont responsables du traitement de vos données. La page Contact permet de les joindre. Quand vous vous adressez à un exposant, il est responsable de ce que vous lui confiez.',
    ],
    [
      'Ce qui est gardé',
      'Ce que vous écrivez dans votre inscription et votre profil, vos salons, vos favoris, vos consentements, les e-mails que nous vous envoyons, et vos connexions avec leur adresse IP et leur navigateur.',
    ],
    [
      'Pourquoi',
      'Pour vous faire entrer, vous montrer aux personnes que vous rencontrez, vous écrire au sujet de votre inscription et protéger le service. Rien n’est vendu, rien ne sert à la publicité.',
    ],
    [
      'Qui le voit',
      'Votre carte est vue par les participants de vos salons ; le reste de votre profil, par les organisateurs seuls. Votre adresse e-mail n’est montrée que si le salon et vous le voulez.',
    ],
    [
      'Combien de temps',
      'Votre compte est gardé jusqu’à ce que vous le supprimiez. Un compte jamais confirmé disparaît après 30 jours ; une connexion, sept jours après sa fin.',
    ],
    [
      'Vos droits',
      'Dans votre profil vous consultez et corrigez vos données ; sous « Mes données » vous les téléchargez ou les supprimez. Pour toute autre demande, écrivez aux organisateurs. Vous pouvez aussi saisir l’autorité de protection des données de votre pays.',
    ],
    ['Cookies', 'Seul le nécessaire est gardé dans votre navigateur ; la page Cookies en donne la liste.'],
  ],
}
