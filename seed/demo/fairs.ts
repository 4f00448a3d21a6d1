import type { Names } from '../reference/words.ts'
import type { DemoFirm } from './firm.ts'
import { learning } from './learning.ts'
import { living } from './living.ts'
import { making } from './making.ts'

export type DemoHall = { letter: string; color: string; layout: number; names: Names; firms: DemoFirm[] }

export type DemoFair = {
  slug: string
  status: 1 | 2 | 3
  hue: number
  /** Days from today to its first and last day. */
  days: [number, number]
  names: Names
  taglines: Names
  locations: Names
  /** Title and lead of the homepage, per language. */
  leads: Names
  texts: Names
  halls: DemoHall[]
}

const paragraphs = (...parts: string[]) => parts.map(part => `<p>${part}</p>`).join('')

/** The demo: a fair that is open today, one that is being prepared, and one that is over. */
export const demoFairs: DemoFair[] = [
  {
    slug: 'rives-et-ateliers',
    status: 2,
    hue: 163,
    days: [-1, 2],
    names: [
      'Rives & Ateliers',
      'Rives & Ateliers',
      'Rives & Ateliers',
      'Rives & Ateliers',
      'Rives & Ateliers',
      'Rives & Ateliers',
    ],
    taglines: [
      'Le salon des métiers du Val de Loire',
      'The Loire Valley fair of trades',
      'De vakbeurs van de Loirevallei',
      'Die Berufsmesse des Loiretals',
      'El salón de oficios del Valle del Loira',
      'La fiera dei mestieri della Valle della Loira',
    ],
    locations: [
      'Angers et en ligne',
      'Angers and online',
      'Angers en online',
      'Angers und online',
      'Angers y en línea',
      'Angers e online',
    ],
    leads: [
      'Quarante-quatre ateliers, fermes, écoles et hôpitaux de la Loire vous ouvrent leurs portes. Entrez, regardez où la lumière est allumée, et parlez à quelqu’un.',
      'Forty-four workshops, farms, schools and hospitals along the Loire open their doors. Come in, see where the light is on, and talk to somebody.',
      'Vierenveertig ateliers, boerderijen, scholen en ziekenhuizen langs de Loire openen hun deuren. Kom binnen, kijk waar het licht brandt en praat met iemand.',
      'Vierundvierzig Werkstätten, Höfe, Schulen und Kliniken an der Loire öffnen ihre Türen. Treten Sie ein, sehen Sie, wo Licht brennt, und sprechen Sie mit jemandem.',
      'Cuarenta y cuatro talleres, granjas, escuelas y hospitales del Loira abren sus puertas. Entre, mire dónde hay luz y hable con alguien.',
      'Quarantaquattro officine, fattorie, scuole e ospedali della Loira aprono le porte. Entra, guarda dove la luce è accesa e parla con qualcuno.',
    ],
    texts: [
      paragraphs(
        'Trois halls, trois façons de travailler : fabriquer, nourrir et soigner, apprendre. Sur chaque stand, des personnes du métier répondent elles-mêmes.',
        'Vous cherchez un stage, un fournisseur ou une reconversion ? Commencez par le hall qui vous ressemble, gardez les brochures utiles et revenez quand vous voulez.',
      ),
      paragraphs(
        'Three halls, three ways of working: making, feeding and caring, learning. At every booth people of the trade answer for themselves.',
        'Looking for an internship, a supplier or a new start? Begin with the hall that suits you, keep the brochures you need and come back whenever you like.',
      ),
      paragraphs(
        'Drie hallen, drie manieren van werken: maken, voeden en verzorgen, leren. Op elke stand antwoorden mensen uit het vak zelf.',
        'Zoekt u een stage, een leverancier of een nieuwe start? Begin bij de hal die bij u past en kom terug wanneer u wilt.',
      ),
      paragraphs(
        'Drei Hallen, drei Arten zu arbeiten: herstellen, ernähren und pflegen, lernen. An jedem Stand antworten Menschen vom Fach selbst.',
        'Sie suchen ein Praktikum, einen Lieferanten oder einen Neuanfang? Beginnen Sie in der Halle, die zu Ihnen passt, und kommen Sie wieder, wann Sie möchten.',
      ),
      paragraphs(
        'Tres pabellones, tres maneras de trabajar: fabricar, alimentar y cuidar, aprender. En cada stand responden personas del oficio.',
        '¿Busca prácticas, un proveedor o un nuevo comienzo? Empiece por el pabellón que más se le parezca y vuelva cuando quiera.',
      ),
      paragraphs(
        'Tre padiglioni, tre modi di lavorare: fabbricare, nutrire e curare, imparare. In ogni stand rispondono persone del mestiere.',
        'Cerchi uno stage, un fornitore o un nuovo inizio? Comincia dal padiglione che ti somiglia e torna quando vuoi.',
      ),
    ],
    halls: [
      {
        letter: 'A',
        color: '#0f7a62',
        layout: 2,
        names: ['Fabriquer', 'Making', 'Maken', 'Herstellen', 'Fabricar', 'Fabbricare'],
        firms: making,
      },
      {
        letter: 'B',
        color: '#d9772b',
        layout: 2,
        names: [
          'Nourrir & soigner',
          'Feeding & caring',
          'Voeden & verzorgen',
          'Ernähren & pflegen',
          'Alimentar y cuidar',
          'Nutrire e curare',
        ],
        firms: living,
      },
      {
        letter: 'C',
        color: '#2f6fa8',
        layout: 1,
        names: ['Apprendre', 'Learning', 'Leren', 'Lernen', 'Aprender', 'Imparare'],
        firms: learning,
      },
    ],
  },
  {
    slug: 'horizon-mer',
    status: 1,
    hue: 215,
    days: [60, 62],
    names: ['Horizon Mer', 'Horizon Mer', 'Horizon Mer', 'Horizon Mer', 'Horizon Mer', 'Horizon Mer'],
    taglines: [
      'Les métiers du littoral',
      'The trades of the coast',
      'De beroepen van de kust',
      'Die Berufe der Küste',
      'Los oficios del litoral',
      'I mestieri della costa',
    ],
    locations: [
      'Saint-Nazaire et en ligne',
      'Saint-Nazaire and online',
      'Saint-Nazaire en online',
      'Saint-Nazaire und online',
      'Saint-Nazaire y en línea',
      'Saint-Nazaire e online',
    ],
    leads: [
      'Le salon ouvre dans deux mois. Les exposants s’installent.',
      'The fair opens in two months. Exhibitors are settling in.',
      'De beurs opent over twee maanden.',
      'Die Messe öffnet in zwei Monaten.',
      'El salón abre dentro de dos meses.',
      'La fiera apre tra due mesi.',
    ],
    texts: ['', '', '', '', '', ''],
    halls: [
      {
        letter: 'A',
        color: '#1b6f8a',
        layout: 1,
        names: ['Le quai', 'The quay', 'De kade', 'Der Kai', 'El muelle', 'La banchina'],
        firms: [],
      },
    ],
  },
  {
    slug: 'printemps-des-fermes',
    status: 3,
    hue: 75,
    days: [-120, -118],
    names: [
      'Printemps des fermes',
      'Spring of Farms',
      'Lente van de boerderijen',
      'Frühling der Höfe',
      'Primavera de las granjas',
      'Primavera delle fattorie',
    ],
    taglines: [
      'Rencontres agricoles du printemps',
      'Spring farming meetings',
      'Landbouwontmoetingen in de lente',
      'Landwirtschaftliche Frühlingstreffen',
      'Encuentros agrícolas de primavera',
      'Incontri agricoli di primavera',
    ],
    locations: [
      'Orléans et en ligne',
      'Orléans and online',
      'Orléans en online',
      'Orléans und online',
      'Orleans y en línea',
      'Orléans e online',
    ],
    leads: [
      'Le salon est terminé. Les stands restent ouverts à la lecture.',
      'The fair is over. The booths can still be read.',
      'De beurs is afgelopen. De stands blijven leesbaar.',
      'Die Messe ist vorbei. Die Stände bleiben lesbar.',
      'El salón ha terminado. Los stands siguen disponibles para leer.',
      'La fiera è finita. Gli stand restano leggibili.',
    ],
    texts: ['', '', '', '', '', ''],
    halls: [
      {
        letter: 'A',
        color: '#6b7d2a',
        layout: 1,
        names: ['La grange', 'The barn', 'De schuur', 'Die Scheune', 'El granero', 'Il fienile'],
        firms: living.filter(firm => firm.sector === 'agriculture' || firm.sector === 'food'),
      },
    ],
  },
]
