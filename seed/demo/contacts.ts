type DemoContact = {
  /** Before `@demo.test`. */
  visitor: string
  jobTitle: string
  city: string
  /** How the card came, and how long ago; none for whoever has only written. */
  card?: { way: 'booth' | 'conversation' | 'call' | 'scan'; minutesAgo: number; note?: string }
  /** The firm may see what they look at since: minutes ago, and seconds there. */
  visits?: readonly (readonly [minutesAgo: number, seconds: number])[]
  /** Brochures that they took, minutes ago. */
  downloads?: readonly number[]
  keptBooth?: number
  state?: 'to_follow' | 'contacted' | 'won' | 'lost'
  owner?: 'firmadmin' | 'standcontact'
  tags?: readonly string[]
  note?: { by: 'firmadmin' | 'standcontact'; minutesAgo: number; text: string }
  /** They took their card back, minutes ago. */
  takenBack?: number
}

const day = 24 * 60

/** Who has given the first booth of the open fair something, beside those who only wrote to it. */
export const demoContacts: readonly DemoContact[] = [
  {
    visitor: 'visitor1',
    jobTitle: 'Responsable de flotte',
    city: 'Nantes',
    card: { way: 'conversation', minutesAgo: 92 },
    visits: [
      [86, 210],
      [64, 95],
      [20, 140],
    ],
    downloads: [84, 62],
    keptBooth: 60,
    state: 'to_follow',
    owner: 'firmadmin',
    tags: ['bac électrique', 'devis'],
    note: {
      by: 'firmadmin',
      minutesAgo: 58,
      text: 'Cherche un bac de douze passagers pour 2027. Envoyer la fiche du dix-huit, puis rappeler jeudi.',
    },
  },
  {
    visitor: 'visitor2',
    jobTitle: 'Architecte',
    city: 'Lyon',
    card: { way: 'scan', minutesAgo: 44, note: 'Demande un devis pour un ponton' },
    visits: [
      [40, 75],
      [33, 60],
    ],
    owner: 'standcontact',
    tags: ['ponton'],
  },
  {
    visitor: 'visitor3',
    jobTitle: 'Guide de visite',
    city: 'Angers',
    card: { way: 'booth', minutesAgo: 2 * day - 30 },
    state: 'contacted',
    owner: 'firmadmin',
  },
  {
    visitor: 'visitor4',
    jobTitle: 'Gestion de port',
    city: 'Namur',
    card: { way: 'scan', minutesAgo: 130 },
    visits: [
      [120, 300],
      [100, 40],
      [25, 80],
    ],
    downloads: [119, 118, 24],
    keptBooth: 98,
    state: 'to_follow',
    owner: 'standcontact',
    tags: ['devis'],
  },
  {
    visitor: 'visitor5',
    jobTitle: 'Bureau d’études',
    city: 'Lille',
    card: { way: 'call', minutesAgo: day + 70 },
    visits: [[day + 60, 180]],
    downloads: [day + 58],
    state: 'won',
    owner: 'firmadmin',
    tags: ['rénovation'],
    note: { by: 'firmadmin', minutesAgo: day + 20, text: 'Visite du chantier convenue pour le 12.' },
  },
  { visitor: 'visitor7', jobTitle: 'Journaliste', city: 'Gand', card: { way: 'scan', minutesAgo: 210 } },
  {
    visitor: 'visitor8',
    jobTitle: 'Responsable des achats',
    city: 'Liège',
    card: { way: 'booth', minutesAgo: 15 },
    visits: [[9, 65]],
  },
  {
    visitor: 'visitor9',
    jobTitle: 'Mairie, service technique',
    city: 'Givet',
    card: { way: 'scan', minutesAgo: day + 200 },
    state: 'lost',
    owner: 'standcontact',
  },
  {
    visitor: 'visitor10',
    jobTitle: 'Association de quartier',
    city: 'Metz',
    card: { way: 'booth', minutesAgo: 33 },
    visits: [[30, 50]],
    keptBooth: 29,
  },
  {
    visitor: 'visitor11',
    jobTitle: 'Location de bateaux',
    city: 'Strasbourg',
    card: { way: 'scan', minutesAgo: 75, note: 'Deux coques à refaire avant mai' },
    visits: [[70, 120]],
    downloads: [69],
    tags: ['rénovation'],
  },
  {
    visitor: 'visitor13',
    jobTitle: 'Assurance',
    city: 'Bruxelles',
    card: { way: 'booth', minutesAgo: 300 },
    takenBack: 180,
  },
  {
    visitor: 'visitor14',
    jobTitle: 'Logistique',
    city: 'Rouen',
    card: { way: 'scan', minutesAgo: day + 10 },
    takenBack: 400,
  },
]

/** What was told to the other program of the firm, the last first: the number of a contact of above, and what came of it. */
export const demoDeliveries = [
  { contact: 7, event: 'lead.created', minutesAgo: 14, status: 204, milliseconds: 96 },
  { contact: 1, event: 'lead.created', minutesAgo: 43, status: 204, milliseconds: 81 },
  { contact: 0, event: 'lead.updated', minutesAgo: 57, status: 204, milliseconds: 118 },
  { contact: 9, event: 'lead.created', minutesAgo: 74, status: 503, milliseconds: 4_920 },
  { contact: 10, event: 'lead.withdrawn', minutesAgo: 179, status: 204, milliseconds: 88 },
] as const
