import type { StandardTexts } from './standard-texts.ts'

export const fr: StandardTexts = {
  legal: [
    ['Éditeur', '{{name}} est publié par ses organisateurs. Pour les joindre, utilisez la page Contact.'],
    [
      'Hébergement',
      'Les pages et les données sont servies par l’installation des organisateurs, sans tiers.',
    ],
    ['Contenus', 'Chaque exposant est responsable de ce qu’il publie sur son stand.'],
  ],
  terms: [
    [
      'Le service',
      '{{name}} est un salon virtuel : vous y visitez des stands, contactez des exposants et téléchargez leurs brochures. Ses organisateurs en fixent les dates, l’accès et le programme.',
    ],
    [
      'Votre compte',
      'Vous fournissez des informations exactes et ne communiquez votre mot de passe à personne. Un compte est personnel : toute action effectuée avec votre compte est réputée venir de vous. Les organisateurs peuvent soumettre les inscriptions à validation.',
    ],
    [
      'Conduite',
      'Chacun se comporte avec respect. Sont interdits les propos illicites ou blessants, la publicité non sollicitée, la collecte d’adresses et toute tentative de gêner le service. Les organisateurs peuvent suspendre le compte de l’auteur.',
    ],
    [
      'Contenus',
      'Chaque exposant est responsable de ce qu’il publie sur son stand. Textes, images, vidéos et marques restent la propriété de leurs auteurs ; ce que vous téléchargez est réservé à votre usage.',
    ],
    [
      'Disponibilité',
      'Les organisateurs veillent à la disponibilité du salon, sans garantir un accès ininterrompu. Ce qui est conclu entre un visiteur et un exposant n’engage qu’eux.',
    ],
    [
      'Supprimer son compte',
      'Vous pouvez supprimer votre compte à tout moment dans votre profil, sous « Mes données ».',
    ],
    [
      'Changements',
      'Si ces conditions changent, la nouvelle version est publiée ici avec sa date. Celle que vous avez acceptée est notée avec votre inscription.',
    ],
  ],
  privacy: [
    [
      'Qui est responsable',
      'Les organisateurs de {{name}} sont responsables du traitement de vos données. La page Contact permet de les joindre. Quand vous vous adressez à un exposant, il est responsable des données que vous lui confiez.',
    ],
    [
      'Ce qui est gardé',
      'Ce que vous écrivez dans votre inscription et votre profil, vos salons, vos favoris, vos consentements, les e-mails que nous vous envoyons, et vos connexions avec leur adresse IP et leur navigateur.',
    ],
    [
      'Pourquoi',
      'Pour vous donner accès au salon, montrer votre carte aux autres participants, vous écrire au sujet de votre inscription et protéger le service. Vos données ne sont ni vendues ni utilisées pour la publicité.',
    ],
    [
      'Qui le voit',
      'Votre carte est vue par les participants de vos salons ; le reste de votre profil, par les organisateurs seuls. Votre adresse e-mail n’est montrée que si le salon et vous le voulez.',
    ],
    [
      'Combien de temps',
      'Votre compte est gardé jusqu’à ce que vous le supprimiez. Un compte jamais confirmé est supprimé après 30 jours ; une connexion, sept jours après sa fin.',
    ],
    [
      'Vos droits',
      'Dans votre profil vous consultez et corrigez vos données ; sous « Mes données » vous les téléchargez ou les supprimez. Pour toute autre demande, écrivez aux organisateurs. Vous pouvez aussi saisir l’autorité de protection des données de votre pays.',
    ],
    ['Cookies', 'Le nécessaire est gardé dans votre navigateur ; la page Cookies en donne la liste.'],
    [
      'Mesure de fréquentation',
      'Le salon compte les pages vues. Pour compter ses visiteurs, il garde dans votre navigateur un numéro tiré au hasard, sans lien avec votre compte : avec votre accord, ou sans le demander là où la loi en dispense. La page Cookies dit ce qui vaut ici et vous permet de refuser ou de faire oublier vos visites. Ces chiffres ne contiennent ni nom, ni adresse IP, ni navigateur.',
    ],
  ],
}
