import { foldCase } from '#platform/contract/text.ts'
/** The still lifes that tell a trade. */
export const propKinds = [
  'plant',
  'coil',
  'bottles',
  'rolls',
  'crates',
  'tank',
  'cabinet',
  'screens',
  'wing',
  'train',
  'robot',
  'books',
  'palette',
  'globe',
  'leafbox',
  'server',
  'microscope',
  'antenna',
  'easel',
  'helmet',
  'loaf',
  'cross',
] as const
/** Found by `propForSector`. */
export type PropKind = (typeof propKinds)[number]

/** Words of a sector, in French and English, without accents, and the still life that tells it. First match wins. */
const TRADES: readonly (readonly [words: RegExp, prop: PropKind])[] = [
  [/robot|automat|cobot|mecatron|machine/, 'robot'],
  [/\b(rail|train|tram|metro)|ferrov|mobilit/, 'train'],
  [/aero|avion|spat|space|drone|composite/, 'wing'],
  [/acier|steel|siderurg|metal|fonder|usinage/, 'coil'],
  [/batter|electri|electro|solaire|solar/, 'cabinet'],
  [/energ|chimi|chemi|hydro|gaz\b|\beau\b|\beaux\b|water|petrol|nuclea/, 'tank'],
  [/textil|mode|fashion|papier|paper|voile|fil\b/, 'rolls'],
  [/boulang|patiss|biscuit|restaur|food|aliment|cuisin/, 'loaf'],
  [/boisson|brasser|vin\b|vins\b|wine|drink|verre|glass|cosmet|parfum/, 'bottles'],
  [/logist|transport|port\b|entrepot|warehouse|commerce|retail|distribution/, 'crates'],
  [/cyber|cloud|serveur|server|data|donnee|heberg/, 'server'],
  [/telecom|radio|reseau|network|media|presse|press\b/, 'antenna'],
  [/numeri|digital|logiciel|software|informat|\bit\b|jeu|game/, 'screens'],
  [/sante|health|hopital|hospital|soin|care\b|medic|pharma|social/, 'cross'],
  [/recherch|research|labo|biolog|biotech|scien/, 'microscope'],
  [/bati|construct|btp|travaux|interim|secur|defense|artisan/, 'helmet'],
  [/ecole|school|universit|format|enseign|educat|apprent|train|edition|livre|droit|law/, 'books'],
  [/\bart|culture|design|archit|communic|market|graph/, 'palette'],
  [/conseil|consult|banque|bank|financ|assur|insur|audit|compta|ressources humaines|human res/, 'easel'],
  [/touris|voyage|travel|internation|langue|export/, 'globe'],
  [/agri|jardin|garden|environ|ecolog|foret|forest|nature|paysag/, 'leafbox'],
]

/** The still life of a sector; a plant when the sector says nothing of these. */
export function propForSector(sector: string | null): PropKind {
  const plain = foldCase(sector ?? '')
  return TRADES.find(([words]) => words.test(plain))?.[1] ?? 'plant'
}
