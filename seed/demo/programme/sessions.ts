import { six } from '../../reference/words.ts'

/** By the kind of its plan, in the order of the reference list, and the variation with so many seats. */
export const demoRooms = [
  {
    slug: 'loire',
    type: 0,
    seats: 300,
    names: six(
      'Grand auditorium | Great auditorium | Groot auditorium | Großes Auditorium | Gran auditorio | Grande auditorium',
    ),
  },
  {
    slug: 'sarthe',
    type: 1,
    seats: 40,
    names: six('Salle Sarthe | Sarthe room | Zaal Sarthe | Raum Sarthe | Sala Sarthe | Sala Sarthe'),
  },
  {
    slug: 'mayenne',
    type: 2,
    seats: 12,
    names: six(
      'Cercle Mayenne | Mayenne circle | Kring Mayenne | Kreis Mayenne | Círculo Mayenne | Cerchio Mayenne',
    ),
  },
  {
    slug: 'plateau',
    type: 3,
    seats: 150,
    names: six(
      'Plateau des débats | Debate stage | Debatpodium | Diskussionsbühne | Plató de debates | Palco dei dibattiti',
    ),
  },
] as const
export type DemoRoom = (typeof demoRooms)[number]['slug']

export const demoTracks = [
  {
    slug: 'gestes',
    color: '#b4552d',
    names: six(
      'Gestes et matières | Craft and materials | Ambacht en materiaal | Handwerk und Material | Oficio y materiales | Mestiere e materiali',
    ),
  },
  {
    slug: 'terre',
    color: '#3f7d4e',
    names: six(
      'Terre et soin | Land and care | Land en zorg | Land und Pflege | Tierra y cuidados | Terra e cura',
    ),
  },
  {
    slug: 'metiers',
    color: '#2f6fa8',
    names: six(
      'Trouver son métier | Finding a trade | Een vak vinden | Den Beruf finden | Encontrar un oficio | Trovare il mestiere',
    ),
  },
] as const
export type DemoTrack = (typeof demoTracks)[number]['slug']

/** Speakers who have no account; `speaker` is the demo’s. Every other one has a picture. */
export const demoSpeakers = [
  {
    name: 'Yann Le Goff',
    isWoman: false,
    account: 'speaker',
    job: six(
      'Charpentier de marine | Boatbuilder | Scheepsbouwer | Bootsbauer | Carpintero de ribera | Maestro d’ascia',
    ),
  },
  {
    name: 'Nadia Ferhat',
    isWoman: true,
    job: six('Architecte | Architect | Architect | Architektin | Arquitecta | Architetta'),
  },
  {
    name: 'Greet Vandaele',
    isWoman: true,
    job: six('Maraîchère | Market gardener | Tuinbouwster | Gemüsegärtnerin | Horticultora | Orticoltrice'),
  },
  {
    name: 'Paul Hersant',
    isWoman: false,
    job: six('Ardoisier | Slater | Leidekker | Schieferdecker | Pizarrero | Ardesiaco'),
  },
  {
    name: 'Ines Kolb',
    isWoman: true,
    job: six(
      'Infirmière formatrice | Nurse and trainer | Verpleegkundige en opleidster | Pflegepädagogin | Enfermera formadora | Infermiera formatrice',
    ),
  },
  {
    name: 'Tomás Rivero',
    isWoman: false,
    job: six(
      'Chef d’atelier | Workshop manager | Werkplaatschef | Werkstattleiter | Jefe de taller | Capo officina',
    ),
  },
  {
    name: 'Awa Diallo',
    isWoman: true,
    job: six(
      'Conseillère en formation | Training adviser | Opleidingsadviseur | Ausbildungsberaterin | Asesora de formación | Consulente di formazione',
    ),
  },
  {
    name: 'Lucia Conti',
    isWoman: true,
    job: six('Vigneronne | Winegrower | Wijnbouwster | Winzerin | Viticultora | Viticoltrice'),
  },
] as const

export type DemoPass = 'workshops' | 'care' | 'two_days'

/** Kept on the air as long as the demo runs. */
export const keptOnAir = 'apprendre-a-tout-age'

export type DemoSession = {
  /** Days from today, and the hour and minute in UTC; none: it is on air. */
  at: readonly [day: number, hour: number, minute: number] | null
  minutes: number
  room: DemoRoom
  track: DemoTrack
  /** Of the reference list. */
  type: 0 | 1 | 2 | 3 | 4
  language: 'fr' | 'en' | 'de'
  speakers: readonly string[]
  titles: ReturnType<typeof six>
  abstracts: readonly [fr: string, en: string]
  /** Kept in addresses; of those that others name. */
  slug?: string
  /** Its film: shown from the beginning on, or only once it is over. */
  film?: 'address' | 'replay'
  /** An exhibitor of the fair, by its name. */
  sponsor?: string
  /** Who comes in. */
  pass?: DemoPass
}

const yann = 'Yann Le Goff'

export const demoSessions: readonly DemoSession[] = [
  {
    at: [0, 7, 30],
    minutes: 45,
    room: 'loire',
    track: 'metiers',
    type: 0,
    language: 'fr',
    speakers: ['Paul Hersant'],
    titles: six(
      'Transmettre un atelier | Handing on a workshop | Een werkplaats doorgeven | Eine Werkstatt weitergeben | Ceder un taller | Lasciare un laboratorio',
    ),
    abstracts: [
      'Trouver qui reprend, rester le temps qu’il faut, partir à l’heure : un ardoisier fait le compte.',
      'Finding who takes over, staying as long as it takes, leaving on time: a slater does the sums.',
    ],
  },
  {
    at: null,
    slug: keptOnAir,
    film: 'address',
    minutes: 60,
    room: 'plateau',
    track: 'metiers',
    type: 1,
    language: 'fr',
    speakers: ['Awa Diallo', 'Tomás Rivero'],
    titles: six(
      'Apprendre à tout âge | Learning at any age | Leren op elke leeftijd | Lernen in jedem Alter | Aprender a cualquier edad | Imparare a ogni età',
    ),
    abstracts: [
      'Trois personnes qui ont changé de métier après quarante ans racontent ce qui les a aidées, et ce qui a manqué.',
      'Three people who changed trade after forty tell what helped them, and what was missing.',
    ],
  },
  {
    at: [-1, 15, 0],
    film: 'replay',
    sponsor: 'Chantiers de Trentemoult',
    minutes: 45,
    room: 'loire',
    track: 'gestes',
    type: 0,
    language: 'fr',
    speakers: [yann],
    titles: six(
      'Une coque en bois pour cent ans | A wooden hull for a hundred years | Een houten romp voor honderd jaar | Ein Holzrumpf für hundert Jahre | Un casco de madera para cien años | Uno scafo di legno per cent’anni',
    ),
    abstracts: [
      'Choisir l’arbre, plier la planche, attendre : ce que la Loire apprend aux charpentiers.',
      'Choosing the tree, bending the plank, waiting: what the Loire teaches boatbuilders.',
    ],
  },
  {
    at: [0, 8, 30],
    minutes: 45,
    room: 'loire',
    track: 'gestes',
    type: 0,
    language: 'en',
    speakers: ['Nadia Ferhat'],
    titles: six(
      'Construire avec ce qui est là | Building with what is there | Bouwen met wat er is | Bauen mit dem, was da ist | Construir con lo que hay | Costruire con ciò che c’è',
    ),
    abstracts: [
      'Tuffeau, ardoise, chanvre : des matériaux à moins de trente kilomètres, et des chantiers qui s’en souviennent.',
      'Tuffeau stone, slate and hemp from less than thirty kilometres away, and the sites that use them.',
    ],
  },
  {
    at: [0, 8, 0],
    minutes: 60,
    room: 'sarthe',
    track: 'terre',
    type: 2,
    language: 'fr',
    speakers: ['Greet Vandaele'],
    titles: six(
      'Cultiver sans labour | Growing without ploughing | Telen zonder ploegen | Anbauen ohne Pflug | Cultivar sin labrar | Coltivare senza arare',
    ),
    abstracts: [
      'Un hectare, douze mois, quarante légumes : la démonstration d’une maraîchère, chiffres à l’appui.',
      'One hectare, twelve months, forty vegetables: a market gardener shows how, with her figures.',
    ],
  },
  {
    at: [0, 9, 30],
    minutes: 60,
    room: 'sarthe',
    track: 'terre',
    type: 0,
    language: 'de',
    speakers: ['Ines Kolb'],
    titles: six(
      'Soigner en équipe | Caring as a team | Zorgen in teamverband | Pflegen im Team | Cuidar en equipo | Curare in squadra',
    ),
    abstracts: [
      'Comment une équipe de nuit a réparti autrement son travail, et ce que les patients en ont dit.',
      'How a night team shared its work differently, and what its patients said.',
    ],
  },
  {
    at: [0, 9, 0],
    minutes: 90,
    room: 'mayenne',
    track: 'gestes',
    type: 3,
    language: 'fr',
    speakers: ['Paul Hersant'],
    titles: six(
      'Fendre l’ardoise | Splitting slate | Lei splijten | Schiefer spalten | Hender la pizarra | Spaccare l’ardesia',
    ),
    abstracts: [
      'Un bloc, un ciseau, douze personnes : chacune repart avec sa première ardoise.',
      'One block, one chisel, twelve people: each leaves with their first slate.',
    ],
  },
  {
    at: [0, 12, 0],
    minutes: 45,
    room: 'loire',
    track: 'metiers',
    type: 1,
    language: 'fr',
    speakers: ['Awa Diallo', yann],
    titles: six(
      'Que cherchent les ateliers ? | What are workshops looking for? | Wat zoeken werkplaatsen? | Was suchen Werkstätten? | ¿Qué buscan los talleres? | Che cosa cercano i laboratori?',
    ),
    abstracts: [
      'Cinq chefs d’atelier disent à voix haute ce qu’aucune offre d’emploi n’écrit.',
      'Five workshop managers say aloud what no job advertisement says.',
    ],
  },
  {
    at: [0, 13, 0],
    minutes: 45,
    room: 'loire',
    track: 'terre',
    type: 0,
    language: 'en',
    speakers: ['Lucia Conti'],
    titles: six(
      'Une vigne qui boit moins | A vine that drinks less | Een wijnstok die minder drinkt | Eine Rebe, die weniger trinkt | Una viña que bebe menos | Una vite che beve meno',
    ),
    abstracts: [
      'Dix étés secs ont changé un domaine : cépages, ombre et horaires de vendange.',
      'Ten dry summers have changed an estate: grapes, shade and the hours of the harvest.',
    ],
  },
  {
    at: [0, 14, 0],
    minutes: 60,
    room: 'sarthe',
    track: 'metiers',
    type: 3,
    language: 'fr',
    speakers: ['Awa Diallo'],
    titles: six(
      'Préparer son entretien | Preparing an interview | Uw gesprek voorbereiden | Das Gespräch vorbereiten | Preparar la entrevista | Preparare il colloquio',
    ),
    abstracts: [
      'Deux questions à poser, trois à attendre, et la manière de raconter un geste.',
      'Two questions to ask, three to expect, and how to talk about what your hands know.',
    ],
  },
  {
    at: [1, 7, 30],
    minutes: 45,
    room: 'loire',
    track: 'terre',
    type: 0,
    language: 'fr',
    speakers: ['Greet Vandaele', 'Lucia Conti'],
    titles: six(
      'L’eau de la vallée | The water of the valley | Het water van de vallei | Das Wasser des Tals | El agua del valle | L’acqua della valle',
    ),
    abstracts: [
      'Qui prélève, qui rend, qui mesure : la Loire partagée entre champs, villes et ateliers.',
      'Who takes, who gives back, who measures: a river shared by fields, towns and workshops.',
    ],
  },
  {
    at: [1, 8, 0],
    minutes: 60,
    room: 'plateau',
    track: 'metiers',
    type: 1,
    language: 'fr',
    speakers: ['Awa Diallo', 'Ines Kolb', 'Tomás Rivero'],
    titles: six(
      'Travailler ailleurs en Europe | Working elsewhere in Europe | Elders in Europa werken | Anderswo in Europa arbeiten | Trabajar en otro lugar de Europa | Lavorare altrove in Europa',
    ),
    abstracts: [
      'Diplômes, langues, logement : ce qui se règle avant de partir, et ce qui s’apprend sur place.',
      'Diplomas, languages, housing: what to settle before leaving, and what is learnt there.',
    ],
  },
  {
    at: [1, 8, 30],
    minutes: 90,
    room: 'mayenne',
    track: 'gestes',
    type: 3,
    language: 'fr',
    speakers: [yann],
    pass: 'workshops',
    titles: six(
      'Nouer, tresser, tendre | Knotting, plaiting, stretching | Knopen, vlechten, spannen | Knoten, flechten, spannen | Anudar, trenzar, tensar | Annodare, intrecciare, tendere',
    ),
    abstracts: [
      'Le cordage d’un bateau de Loire, à faire de ses mains. Douze places, matériel fourni.',
      'The rigging of a Loire boat, made by your own hands. Twelve places, material provided.',
    ],
  },
  {
    at: [1, 9, 0],
    minutes: 45,
    room: 'sarthe',
    track: 'gestes',
    type: 2,
    language: 'en',
    speakers: ['Tomás Rivero'],
    titles: six(
      'Souder au plus juste | Welding just enough | Lassen met mate | Genau richtig schweißen | Soldar lo justo | Saldare quanto basta',
    ),
    abstracts: [
      'Moins de métal, moins de chaleur, la même tenue : la démonstration sur trois pièces.',
      'Less metal, less heat, the same strength: shown on three pieces.',
    ],
  },
  {
    at: [1, 12, 0],
    minutes: 45,
    room: 'loire',
    track: 'gestes',
    type: 0,
    language: 'de',
    speakers: ['Nadia Ferhat', 'Paul Hersant'],
    titles: six(
      'Un toit qui se répare | A roof that can be mended | Een dak dat te herstellen is | Ein Dach, das sich reparieren lässt | Un tejado que se repara | Un tetto che si ripara',
    ),
    abstracts: [
      'Pourquoi une couverture bien posée se démonte, et ce que cela change sur cinquante ans.',
      'Why a well-laid roof can be taken apart, and what that changes over fifty years.',
    ],
  },
  {
    at: [1, 13, 30],
    pass: 'care',
    minutes: 60,
    room: 'sarthe',
    track: 'terre',
    type: 3,
    language: 'fr',
    speakers: ['Ines Kolb'],
    titles: six(
      'Premiers gestes de soin | First gestures of care | Eerste handelingen in de zorg | Erste Handgriffe der Pflege | Primeros gestos de cuidado | Primi gesti di cura',
    ),
    abstracts: [
      'Lever, installer, écouter : une heure pour essayer le métier avec celles et ceux qui le font.',
      'Lifting, settling, listening: an hour to try the work with those who do it.',
    ],
  },
  {
    at: [1, 14, 30],
    pass: 'two_days',
    minutes: 45,
    room: 'loire',
    track: 'metiers',
    type: 4,
    language: 'fr',
    speakers: [],
    titles: six(
      'Prix des jeunes ateliers | Young workshops award | Prijs voor jonge werkplaatsen | Preis der jungen Werkstätten | Premio a los talleres jóvenes | Premio dei giovani laboratori',
    ),
    abstracts: [
      'Trois ateliers de moins de cinq ans, choisis par les visiteurs du salon.',
      'Three workshops less than five years old, chosen by the visitors of the fair.',
    ],
  },
]
