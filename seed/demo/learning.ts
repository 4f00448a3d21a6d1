import type { DemoFirm } from './firm.ts'

/** Hall C: those who teach and hire. Invented firms, one like no other. */
export const learning: DemoFirm[] = [
  {
    name: 'École des Métiers de Loire', town: 'Angers', sector: 'training', color: '#c43b2c', shape: 'sq', style: 'arch',
    slogan: { fr: 'Un métier, un maître, un salaire', en: 'A trade, a master, a wage' },
    text: {
      fr: 'Trente-deux métiers en apprentissage, de la maintenance à la chaudronnerie. Neuf apprentis sur dix signent avant leur diplôme.',
      en: 'Thirty-two trades in apprenticeship, from maintenance to boilermaking. Nine apprentices out of ten sign before they graduate.',
    },
  },
  {
    name: 'Université du Val de Loire', town: 'Tours', sector: 'training', color: '#1d5a86', shape: 'tr', style: 'wall',
    slogan: { fr: 'La recherche qui descend à l’atelier', en: 'Research that comes down to the workshop' },
    text: {
      fr: 'Vingt masters en alternance, construits avec les entreprises de la région. Nos plateformes d’essai sont ouvertes aux PME.',
      en: 'Twenty work-study master’s degrees, built with the companies of the region. Our test platforms are open to small firms.',
    },
  },
  {
    name: 'Passerelle Emploi', town: 'Nantes', sector: 'recruitment', color: '#e2762a', shape: 'ci', style: 'canopy',
    slogan: { fr: 'Le premier jour, accompagné', en: 'The first day, with someone beside you' },
    text: {
      fr: 'Nous suivons chaque personne trois mois après l’embauche. Sept mille contrats signés l’an dernier.',
      en: 'We stay with each person for three months after hiring. Seven thousand contracts signed last year.',
    },
  },
  {
    name: 'Numérique pour tous', town: 'Le Mans', sector: 'digital', color: '#5546b5', shape: 'hx', style: 'pod',
    slogan: { fr: 'Le code s’apprend à tout âge', en: 'Code can be learned at any age' },
    text: {
      fr: 'Une formation gratuite de neuf mois, sans condition de diplôme. La moitié de nos promotions sont des femmes.',
      en: 'A free nine-month course, no diploma required. Half of our students are women.',
    },
  },
  {
    name: 'Armée des chantiers', town: 'Orléans', sector: 'recruitment', color: '#40663a', shape: 'sq', style: 'tower',
    slogan: { fr: 'Servir et apprendre', en: 'Serve and learn' },
    text: {
      fr: 'Le service volontaire forme à quarante métiers techniques, logé et payé. Venez parler à ceux qui en reviennent.',
      en: 'Voluntary service trains for forty technical trades, housed and paid. Come and talk to those who have done it.',
    },
  },
  {
    name: 'Atelier Mobilité', town: 'Angers', sector: 'logistics', color: '#0f8577', shape: 'dr', style: 'shelf',
    slogan: { fr: 'Le permis, le vélo, le covoiturage', en: 'Licence, bike, shared ride' },
    text: {
      fr: 'Nous aidons à rejoindre un emploi quand le bus ne passe pas. Prêt de véhicules, garages solidaires, cours de conduite.',
      en: 'We help people reach a job where no bus goes. Vehicle loans, solidarity garages, driving lessons.',
    },
  },
  {
    name: 'Médialoire', town: 'Nantes', sector: 'culture', color: '#b8357c', shape: 'ci', style: 'wall',
    slogan: { fr: 'Raconter ceux qui fabriquent', en: 'Telling the story of makers' },
    text: {
      fr: 'Radio, films et portraits de métiers, produits avec les lycées. Notre studio est ouvert pendant le salon.',
      en: 'Radio, films and portraits of trades, made with schools. Our studio is open during the fair.',
    },
  },
  {
    name: 'Logis’Jeunes', town: 'Blois', sector: 'services', color: '#2d86b8', shape: 'hx', style: 'shelf',
    slogan: { fr: 'Un toit près de l’atelier', en: 'A roof near the workshop' },
    text: {
      fr: 'Six cents logements pour apprentis et saisonniers, à trente minutes au plus. Le dossier se fait au stand, en un quart d’heure.',
      en: 'Six hundred homes for apprentices and seasonal workers, thirty minutes away at most. The file is done at the booth in a quarter of an hour.',
    },
  },
  {
    name: 'Réseau Entreprendre Loire', town: 'Tours', sector: 'services', color: '#8c4a2f', shape: 'tr', style: 'arch',
    slogan: { fr: 'Reprendre plutôt que fermer', en: 'Take over rather than close' },
    text: {
      fr: 'Trois cents ateliers cherchent un repreneur. Des patrons accompagnent ceux qui se lancent, pendant deux ans.',
      en: 'Three hundred workshops are looking for a successor. Business owners stand by those who dare, for two years.',
    },
  },
  {
    name: 'Datalithe', town: 'Nantes', sector: 'data', color: '#3a6ee0', shape: 'sq', style: 'canopy',
    slogan: { fr: 'Vos données, en France, sans détour', en: 'Your data, close to home' },
    text: {
      fr: 'Datalithe héberge les données des ateliers et des hôpitaux dans d’anciennes carrières. La chaleur des serveurs chauffe la piscine.',
      en: 'Datalithe hosts the data of workshops and hospitals in former quarries. The heat of its servers warms the swimming pool.',
    },
  },
  {
    name: 'Antennes Rurales', town: 'Vendôme', sector: 'telecom', color: '#6f8a1f', shape: 'dr', style: 'tower',
    slogan: { fr: 'Le réseau là où il n’y en a pas', en: 'Coverage where there is none' },
    text: {
      fr: 'Nous posons et entretenons des relais pour les villages et les fermes. Vingt techniciens recrutés, permis fourni.',
      en: 'We set up and maintain masts for villages and farms. Twenty technicians wanted, driving licence provided.',
    },
  },
  {
    name: 'Langues Ouvertes', town: 'Angers', sector: 'training', color: '#c75b8a', shape: 'ci', style: 'pod',
    slogan: { fr: 'Parler avec ceux d’à côté', en: 'Speaking with the neighbours' },
    text: {
      fr: 'Cours de français, d’anglais et d’allemand de métier, au stand et en ligne. Le vocabulaire de votre atelier d’abord.',
      en: 'French, English and German for work, at the booth and online. The words of your workshop come first.',
    },
  },
]
