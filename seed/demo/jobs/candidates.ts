import type { Locale } from '#platform/contract/locale.ts'

type Position = {
  title: string
  employer: string
  place: string
  from: string
  to: string | null
  text?: string
}
type Education = { title: string; school: string; from: string; to: string }

/** Who looks for work in the demo: their CV, and whether recruiters find it in the library. */
export type DemoCandidate = {
  /** Before `@demo.test`. */
  account: string
  locale: Locale
  title: string
  summary: string
  families: readonly string[]
  functions: readonly string[]
  contracts: readonly string[]
  skills: readonly string[]
  level: string
  education: string
  experience: string
  disponibility: string
  languages: Readonly<Record<string, string>>
  positions: readonly Position[]
  educations: readonly Education[]
  isInLibrary?: boolean
  isAnonymousFirst?: boolean
}

const industry = 'Industrie et production'
const mother = 'Langue maternelle'

export const demoCandidates: readonly DemoCandidate[] = [
  {
    account: 'visitor',
    locale: 'fr',
    title: 'Soudeuse, en reconversion',
    summary:
      'Après six ans de vente en jardinerie, j’ai passé un titre professionnel de soudage. Je cherche un atelier où apprendre l’aluminium.',
    families: [industry],
    functions: ['Production'],
    contracts: ['CDI', 'Alternance'],
    skills: ['Lecture de plans', 'Relation client', 'Organisation'],
    level: 'Ouvrier',
    education: 'CAP ou BEP',
    experience: 'Moins de 2 ans',
    disponibility: 'Sous 1 mois',
    languages: { fr: mother, en: 'B1' },
    positions: [
      {
        title: 'Soudeuse en stage',
        employer: 'Atelier Brossard',
        place: 'Rezé',
        from: '2025-11',
        to: '2026-02',
        text: 'Soudage MIG de garde-corps, contrôle visuel.',
      },
      { title: 'Vendeuse', employer: 'Jardins du Lac', place: 'Nantes', from: '2019-03', to: '2025-06' },
    ],
    educations: [
      { title: 'Titre professionnel de soudage', school: 'GRETA de Nantes', from: '2025-09', to: '2026-03' },
    ],
    isInLibrary: true,
  },
  {
    account: 'visitor1',
    locale: 'fr',
    title: 'Ingénieur en électrotechnique',
    summary:
      'Quatre ans de bancs d’essai de moteurs. J’écris mes outils de mesure en Python et en C++, et j’aime les essais dehors.',
    families: ['Recherche et études'],
    functions: ['Conception', 'Recherche'],
    contracts: ['CDI'],
    skills: ['Résolution de problèmes', 'Programmation', 'Lecture de plans'],
    level: 'Ingénieur ou cadre',
    education: 'Master ou ingénieur (5 ans)',
    experience: '2 à 5 ans',
    disponibility: 'Sous 3 mois',
    languages: { fr: mother, en: 'C1' },
    positions: [
      {
        title: 'Ingénieur d’essais',
        employer: 'Moteurs Vilaine',
        place: 'Rennes',
        from: '2022-02',
        to: null,
      },
    ],
    educations: [{ title: 'Diplôme d’ingénieur', school: 'Polytech Nantes', from: '2016-09', to: '2021-07' }],
    isInLibrary: true,
  },
  {
    account: 'visitor2',
    locale: 'fr',
    title: 'Chaudronnière',
    summary: 'Dix ans de chaudronnerie inox et aluminium, dont trois à former des apprentis.',
    families: [industry],
    functions: ['Production', 'Enseignement'],
    contracts: ['CDI'],
    skills: ['Lecture de plans', 'Animation d’équipe'],
    level: 'Ouvrier',
    education: 'Baccalauréat',
    experience: '5 à 10 ans',
    disponibility: 'Sous 2 mois',
    languages: { fr: mother },
    positions: [
      { title: 'Chaudronnière', employer: 'Inox Loire', place: 'Ancenis', from: '2016-01', to: null },
    ],
    educations: [
      {
        title: 'Bac professionnel chaudronnerie',
        school: 'Lycée Brossaud-Blancho',
        from: '2012-09',
        to: '2015-06',
      },
    ],
    isInLibrary: true,
  },
  {
    account: 'visitor3',
    locale: 'fr',
    title: 'Lycéen, troisième',
    summary: 'Je bricole des vélos et je voudrais apprendre un métier du métal à partir de septembre.',
    families: [industry],
    functions: ['Production'],
    contracts: ['Alternance'],
    skills: ['Organisation'],
    level: 'Apprenti ou stagiaire',
    education: 'Fin de scolarité obligatoire',
    experience: 'Débutant',
    disponibility: 'À la rentrée',
    languages: { fr: mother, es: 'A2' },
    positions: [
      {
        title: 'Stage d’observation',
        employer: 'Cycles Dumas',
        place: 'Pornic',
        from: '2026-01',
        to: '2026-01',
      },
    ],
    educations: [{ title: 'Brevet', school: 'Collège Anita-Conti', from: '2022-09', to: '2026-06' }],
  },
  {
    account: 'visitor4',
    locale: 'de',
    title: 'Konstrukteur für Elektroantriebe',
    summary:
      'Fünf Jahre Entwicklung von Antrieben für Ausflugsboote am Bodensee. Ich ziehe im Sommer nach Saint-Nazaire.',
    families: ['Recherche et études'],
    functions: ['Conception'],
    contracts: ['CDI'],
    skills: ['Gestion de projet', 'Résolution de problèmes'],
    level: 'Ingénieur ou cadre',
    education: 'Master ou ingénieur (5 ans)',
    experience: '5 à 10 ans',
    disponibility: 'Sous 3 mois',
    languages: { de: mother, en: 'C1', fr: 'B1' },
    positions: [
      { title: 'Entwicklungsingenieur', employer: 'Seewerft', place: 'Konstanz', from: '2020-10', to: null },
    ],
    educations: [
      { title: 'Master Elektrotechnik', school: 'Hochschule Konstanz', from: '2014-10', to: '2020-07' },
    ],
    isInLibrary: true,
    isAnonymousFirst: true,
  },
  {
    account: 'visitor5',
    locale: 'fr',
    title: 'Soudeur TIG',
    summary: 'Soudeur licencié TIG inox et aluminium, intérimaire depuis quatre ans, je cherche à me poser.',
    families: [industry],
    functions: ['Production', 'Maintenance'],
    contracts: ['CDI', 'CDD'],
    skills: ['Lecture de plans'],
    level: 'Ouvrier',
    education: 'CAP ou BEP',
    experience: '2 à 5 ans',
    disponibility: 'Immédiatement',
    languages: { fr: mother },
    positions: [
      {
        title: 'Soudeur intérimaire',
        employer: 'Chantiers divers',
        place: 'Saint-Nazaire',
        from: '2022-03',
        to: null,
      },
    ],
    educations: [{ title: 'CAP métallier', school: 'Lycée Aristide-Briand', from: '2018-09', to: '2020-06' }],
    isInLibrary: true,
  },
  {
    account: 'visitor7',
    locale: 'nl',
    title: 'Jachtbouwer',
    summary:
      'Zeven jaar aluminium jachtbouw in Zeeland. Mijn Frans is in opbouw, mijn lasnaden zijn dat niet.',
    families: [industry],
    functions: ['Production'],
    contracts: ['CDI'],
    skills: ['Lecture de plans', 'Résolution de problèmes'],
    level: 'Technicien',
    education: 'MBO',
    experience: '5 à 10 ans',
    disponibility: 'Sous 2 mois',
    languages: { nl: mother, en: 'B2', fr: 'A2' },
    positions: [
      { title: 'Scheepslasser', employer: 'Werf De Schelde', place: 'Vlissingen', from: '2019-02', to: null },
    ],
    educations: [{ title: 'Mbo metaaltechniek', school: 'Scalda', from: '2015-09', to: '2018-07' }],
    isInLibrary: true,
  },
  {
    account: 'visitor8',
    locale: 'fr',
    title: 'Assistante commerciale trilingue',
    summary:
      'Cinq ans d’administration des ventes pour l’Allemagne ; j’aime les dossiers bien tenus et les salons.',
    families: ['Commerce et vente'],
    functions: ['Vente', 'Support'],
    contracts: ['CDI'],
    skills: ['Relation client', 'Négociation', 'Bureautique'],
    level: 'Employé',
    education: 'BTS, DUT ou BUT',
    experience: '2 à 5 ans',
    disponibility: 'Sous 1 mois',
    languages: { fr: mother, de: 'C1', en: 'B2' },
    positions: [
      {
        title: 'Assistante export',
        employer: 'Faïencerie Morel',
        place: 'Clisson',
        from: '2021-05',
        to: null,
      },
    ],
    educations: [
      { title: 'BTS commerce international', school: 'Lycée Saint-Félix', from: '2018-09', to: '2020-06' },
    ],
    isInLibrary: true,
  },
  {
    account: 'visitor9',
    locale: 'fr',
    title: 'Soudeuse semi-automatique',
    summary: 'Deux ans de soudage en série dans l’agricole ; je vise le naval.',
    families: [industry],
    functions: ['Production'],
    contracts: ['CDI'],
    skills: ['Organisation'],
    level: 'Ouvrier',
    education: 'CAP ou BEP',
    experience: 'Moins de 2 ans',
    disponibility: 'Sous 15 jours',
    languages: { fr: mother },
    positions: [
      { title: 'Soudeuse', employer: 'Remorques Vannier', place: 'Segré', from: '2024-04', to: null },
    ],
    educations: [{ title: 'CAP soudage', school: 'Lycée Blaise-Pascal', from: '2022-09', to: '2024-03' }],
  },
  {
    account: 'visitor10',
    locale: 'fr',
    title: 'Développeuse, données et machines',
    summary: 'Trois ans de C# et de SQL dans un bureau de méthodes, à relier automates et tableaux de bord.',
    families: ['Informatique et numérique'],
    functions: ['Conception', 'Recherche'],
    contracts: ['CDI'],
    skills: ['Programmation', 'Analyse'],
    level: 'Ingénieur ou cadre',
    education: 'Licence ou bachelor (3 ans)',
    experience: '2 à 5 ans',
    disponibility: 'Sous 3 mois',
    languages: { fr: mother, en: 'B2' },
    positions: [
      { title: 'Développeuse', employer: 'Méthodes & Lignes', place: 'Laval', from: '2023-01', to: null },
    ],
    educations: [
      { title: 'Licence informatique', school: 'Université d’Angers', from: '2019-09', to: '2022-06' },
    ],
    isInLibrary: true,
  },
]
