/** What became of an application, so many days ago. */
export type DemoApplication = {
  account: string
  /** Its place among the offers of the yard; `other`: among those of the other firms. */
  yard?: number
  other?: number
  sentDaysAgo: number
  readDaysAgo?: number
  answeredDaysAgo?: number
  /** As calls say it; none: withdrawn. */
  status: 0 | 1 | 2 | 3 | 4 | 5 | null
  withdrawnDaysAgo?: number
  isAnonymous?: boolean
  declineReason?: 'profile' | 'experience' | 'filled' | 'other'
  motivation?: string
  answer?: string
}

/** For the yard: some wait, some are answered, one late, one was withdrawn; enough are due for its answer rate. */
export const demoApplications: readonly DemoApplication[] = [
  {
    account: 'visitor',
    yard: 0,
    sentDaysAgo: 3,
    readDaysAgo: 2,
    answeredDaysAgo: 1,
    status: 4,
    motivation:
      'Bonjour, j’ai visité votre stand hier et vu le bac de dix-huit mètres. Je soude depuis peu, avec soin ; l’aluminium est ce que je veux apprendre.',
    answer:
      'Bonjour Léa, votre parcours nous plaît et l’aluminium s’apprend bien avec Maud. Pouvons-nous vous montrer l’atelier ?',
  },
  {
    account: 'visitor1',
    yard: 1,
    sentDaysAgo: 2,
    readDaysAgo: 1,
    status: 1,
    motivation: 'Bonjour, vos essais en mer m’intéressent : je viens des bancs, et je voudrais voir l’eau.',
  },
  {
    account: 'visitor3',
    yard: 2,
    sentDaysAgo: 1,
    status: 0,
    motivation: 'Bonjour, je cherche un apprentissage pour septembre. Je peux venir visiter un mercredi.',
  },
  {
    account: 'visitor4',
    yard: 1,
    sentDaysAgo: 1,
    status: 0,
    isAnonymous: true,
    motivation:
      'Guten Tag, Ihre Fähren kenne ich vom Wasser aus. Ich würde gern an ihren Antrieben arbeiten.',
  },
  { account: 'visitor5', yard: 0, sentDaysAgo: 1, status: 0, motivation: 'Disponible tout de suite.' },
  {
    account: 'visitor7',
    yard: 0,
    sentDaysAgo: 5,
    readDaysAgo: 4,
    answeredDaysAgo: 3,
    status: 3,
    answer: 'Bonjour, nous avons essayé de vous joindre par téléphone ; nous rappelons jeudi.',
  },
  {
    account: 'visitor8',
    yard: 0,
    sentDaysAgo: 18,
    readDaysAgo: 16,
    answeredDaysAgo: 15,
    status: 2,
    declineReason: 'profile',
    answer:
      'Merci de votre intérêt. Ce poste est un poste d’atelier ; notre bureau ne recrute pas cette année.',
  },
  {
    account: 'visitor9',
    yard: 0,
    sentDaysAgo: 19,
    readDaysAgo: 18,
    answeredDaysAgo: 16,
    status: 5,
    answer: 'Bienvenue dans l’équipe : votre contrat part aujourd’hui.',
  },
  {
    account: 'visitor2',
    yard: 2,
    sentDaysAgo: 17,
    readDaysAgo: 17,
    answeredDaysAgo: 14,
    status: 5,
    answer:
      'Vous seriez notre troisième tutrice : parlons-en, l’annonce dit « apprentis » et il nous faut les deux.',
  },
  {
    account: 'visitor10',
    yard: 1,
    sentDaysAgo: 20,
    readDaysAgo: 19,
    answeredDaysAgo: 17,
    status: 2,
    declineReason: 'experience',
    answer:
      'Votre profil est solide en données ; il nous faut ici quelqu’un qui a déjà dimensionné des moteurs.',
  },
  {
    account: 'visitor5',
    yard: 2,
    sentDaysAgo: 21,
    readDaysAgo: 8,
    answeredDaysAgo: 4,
    status: 2,
    declineReason: 'profile',
    answer: 'Pardon pour ce retard. Vous soudez déjà : voyez plutôt notre offre de soudeur.',
  },
  { account: 'visitor8', yard: 1, sentDaysAgo: 12, withdrawnDaysAgo: 10, status: null },
  {
    account: 'visitor',
    other: 1,
    sentDaysAgo: 4,
    status: 0,
    motivation: 'Bonjour, la maintenance m’attire aussi.',
  },
  {
    account: 'visitor',
    other: 0,
    sentDaysAgo: 9,
    readDaysAgo: 7,
    answeredDaysAgo: 6,
    status: 2,
    declineReason: 'experience',
    answer: 'Bonjour, ce poste demande plusieurs années de conduite de chantier. Bonne suite à vous.',
  },
  { account: 'visitor10', other: 8, sentDaysAgo: 2, status: 0 },
  { account: 'visitor8', other: 4, sentDaysAgo: 1, status: 0 },
]
