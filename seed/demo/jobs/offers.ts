import type { Locale } from '#platform/contract/locale.ts'

type Words = { title: string; description: string; profile?: string }

export type DemoOffer = {
  /** Entries of the lists, by their French names. */
  family: string
  contract: string
  jobFunction: string
  level: string
  education?: string
  experience: string
  skills: readonly string[]
  /** Code of a language with its level. */
  languages?: Readonly<Record<string, string>>
  /** Days from the opening of the demo until the last to apply. */
  days: number
  /** In cents; none: not said. */
  salary: readonly [number, number] | null
  period?: 'month' | 'year'
  positions?: number
  remote: 'none' | 'partly' | 'fully'
  city: string
  postalCode: string
  words: Readonly<Record<Locale, Words>>
}

const said = (title: string, text: string, profile?: string): Words => ({
  title,
  description: `<p>${text}</p>`,
  ...(profile !== undefined && { profile: `<p>${profile}</p>` }),
})

const construction = 'Bâtiment et travaux publics'
const industry = 'Industrie et production'
const worker = 'Ouvrier'
const technician = 'Technicien'
const engineer = 'Ingénieur ou cadre'

/** What the shipyard on the first booth offers: people of the demo have applied for these. */
export const yardOffers = [
  {
    family: industry,
    contract: 'CDI',
    jobFunction: 'Production',
    level: worker,
    education: 'CAP ou BEP',
    experience: 'Moins de 2 ans',
    skills: ['Lecture de plans', 'Organisation'],
    days: 24,
    salary: [2_500_000, 3_100_000],
    positions: 4,
    remote: 'none',
    city: 'Saint-Nazaire',
    postalCode: '44600',
    words: {
      fr: said(
        'Soudeuse ou soudeur, coques en aluminium',
        'Vous assemblez et soudez les coques de nos bacs électriques, en équipe de quatre, dans un atelier neuf et clair. Les qualifications TIG et MIG se passent chez nous.',
        'Un CAP ou une première expérience en soudure ; la lecture de plans s’apprend avec nous.',
      ),
      en: said(
        'Welder, aluminium hulls',
        'You assemble and weld the hulls of our electric ferries in a team of four, in a bright new workshop. You can take your TIG and MIG certificates with us.',
        'A vocational certificate or some welding experience; we teach you to read drawings.',
      ),
      nl: said(
        'Lasser, aluminium rompen',
        'U bouwt en last de rompen van onze elektrische veerboten, in een team van vier, in een nieuwe, lichte werkplaats. TIG- en MIG-certificaten haalt u bij ons.',
        'Een vakdiploma of wat laservaring; tekeningen lezen leert u bij ons.',
      ),
      de: said(
        'Schweißerin oder Schweißer, Rümpfe aus Aluminium',
        'Sie bauen und schweißen die Rümpfe unserer Elektrofähren, im Viererteam, in einer neuen, hellen Halle. WIG- und MIG-Prüfungen legen Sie bei uns ab.',
        'Eine Lehre oder erste Erfahrung im Schweißen; Pläne lesen lernen Sie bei uns.',
      ),
      es: said(
        'Soldadora o soldador, cascos de aluminio',
        'Montará y soldará los cascos de nuestros transbordadores eléctricos, en un equipo de cuatro, en un taller nuevo y luminoso. Las homologaciones TIG y MIG se hacen con nosotros.',
        'Formación profesional o algo de experiencia en soldadura; a leer planos se aprende aquí.',
      ),
      it: said(
        'Saldatrice o saldatore, scafi in alluminio',
        'Monterà e salderà gli scafi dei nostri traghetti elettrici, in una squadra di quattro, in un’officina nuova e luminosa. Le qualifiche TIG e MIG si ottengono da noi.',
        'Un diploma professionale o una prima esperienza di saldatura; a leggere i disegni si impara qui.',
      ),
    },
  },
  {
    family: 'Recherche et études',
    contract: 'CDI',
    jobFunction: 'Conception',
    level: engineer,
    education: 'Master ou ingénieur (5 ans)',
    experience: '2 à 5 ans',
    skills: ['Gestion de projet', 'Résolution de problèmes', 'Lecture de plans'],
    languages: { en: 'B2' },
    days: 38,
    salary: [3_900_000, 4_800_000],
    remote: 'partly',
    city: 'Saint-Nazaire',
    postalCode: '44600',
    words: {
      fr: said(
        'Ingénieure ou ingénieur en propulsion électrique',
        'Vous dimensionnez batteries et moteurs de nos bacs, du cahier des charges aux essais en mer. Outils : CAO/DAO, C++ et Python.',
        'Un diplôme d’ingénieur et deux ans d’études ou d’essais ; l’anglais des fournisseurs.',
      ),
      en: said(
        'Engineer, electric propulsion',
        'You size the batteries and motors of our ferries, from the specification to the sea trials. Tools: CAD, C++ and Python.',
        'An engineering degree and two years of design or testing; English with our suppliers.',
      ),
      nl: said(
        'Ingenieur elektrische aandrijving',
        'U dimensioneert accu’s en motoren van onze veerboten, van het eisenpakket tot de proefvaart. Hulpmiddelen: CAD, C++ en Python.',
        'Een ingenieursdiploma en twee jaar ontwerp of beproeving; Engels met leveranciers.',
      ),
      de: said(
        'Entwicklungsingenieurin oder Entwicklungsingenieur, Elektroantrieb',
        'Sie legen Batterien und Motoren unserer Fähren aus, vom Lastenheft bis zur Probefahrt. Werkzeuge: CAD, C++ und Python.',
        'Ein Ingenieurstudium und zwei Jahre Entwicklung oder Versuch; Englisch mit Lieferanten.',
      ),
      es: said(
        'Ingeniera o ingeniero de propulsión eléctrica',
        'Dimensionará baterías y motores de nuestros transbordadores, del pliego a las pruebas de mar. Herramientas: CAD, C++ y Python.',
        'Título de ingeniería y dos años de proyectos o ensayos; inglés con los proveedores.',
      ),
      it: said(
        'Ingegnere della propulsione elettrica',
        'Dimensionerà batterie e motori dei nostri traghetti, dal capitolato alle prove in mare. Strumenti: CAD, C++ e Python.',
        'Laurea in ingegneria e due anni di progettazione o prove; inglese con i fornitori.',
      ),
    },
  },
  {
    family: industry,
    contract: 'Alternance',
    jobFunction: 'Production',
    level: 'Apprenti ou stagiaire',
    experience: 'Débutant',
    skills: ['Lecture de plans'],
    days: 60,
    salary: [90_000, 140_000],
    period: 'month',
    positions: 12,
    remote: 'none',
    city: 'Saint-Nazaire',
    postalCode: '44600',
    words: {
      fr: said(
        'Apprentissage en chaudronnerie navale',
        'Douze places à partir de septembre, avec le CFA de Saint-Herblain : tracer, plier, assembler. Une tutrice pour deux apprentis.',
      ),
      en: said(
        'Apprenticeship in ship metalwork',
        'Twelve places from September, with the college of Saint-Herblain: marking out, bending, assembling. One tutor for two apprentices.',
      ),
      nl: said(
        'Leerplek scheepsmetaalbewerking',
        'Twaalf plaatsen vanaf september, met de school van Saint-Herblain: aftekenen, buigen, samenbouwen. Eén begeleider voor twee leerlingen.',
      ),
      de: said(
        'Ausbildung im Schiffs- und Metallbau',
        'Zwölf Plätze ab September, mit der Berufsschule von Saint-Herblain: anreißen, biegen, montieren. Eine Ausbilderin für zwei Auszubildende.',
      ),
      es: said(
        'Formación dual en calderería naval',
        'Doce plazas a partir de septiembre, con el centro de Saint-Herblain: trazar, plegar, montar. Una tutora para cada dos aprendices.',
      ),
      it: said(
        'Apprendistato in carpenteria navale',
        'Dodici posti da settembre, con la scuola di Saint-Herblain: tracciare, piegare, montare. Una tutor ogni due apprendisti.',
      ),
    },
  },
] as const satisfies readonly DemoOffer[]

/** What the other firms offer, one after the other. */
export const demoOffers: readonly DemoOffer[] = [
  {
    family: construction,
    contract: 'CDI',
    jobFunction: 'Encadrement',
    level: engineer,
    experience: '5 à 10 ans',
    skills: ['Gestion de projet', 'Animation d’équipe'],
    days: 28,
    salary: [3_600_000, 4_400_000],
    remote: 'partly',
    city: 'Nantes',
    postalCode: '44000',
    words: {
      fr: said(
        'Cheffe ou chef de projet',
        'Vous suivez trois chantiers de la commande à la réception, avec une équipe de huit personnes.',
      ),
      en: said(
        'Project manager',
        'You lead three building sites from order to handover, with a team of eight.',
      ),
      nl: said(
        'Projectleider',
        'U leidt drie projecten van opdracht tot oplevering, met een team van acht mensen.',
      ),
      de: said(
        'Projektleitung (m/w/d)',
        'Sie betreuen drei Baustellen vom Auftrag bis zur Abnahme, mit einem Team von acht Personen.',
      ),
      es: said(
        'Responsable de proyecto',
        'Dirigirá tres obras desde el pedido hasta la entrega, con un equipo de ocho personas.',
      ),
      it: said(
        'Responsabile di progetto',
        'Seguirà tre cantieri dall’ordine alla consegna, con una squadra di otto persone.',
      ),
    },
  },
  {
    family: industry,
    contract: 'CDD',
    jobFunction: 'Maintenance',
    level: technician,
    education: 'BTS, DUT ou BUT',
    experience: '2 à 5 ans',
    skills: ['Résolution de problèmes', 'Lecture de plans'],
    days: 5,
    salary: [2_400_000, 2_900_000],
    remote: 'none',
    city: 'Angers',
    postalCode: '49000',
    words: {
      fr: said(
        'Technicienne ou technicien de maintenance',
        'Vous entretenez nos machines et formez celles et ceux qui les conduisent. Travail de jour.',
      ),
      en: said(
        'Maintenance technician',
        'You look after our machines and train those who run them. Day shifts.',
      ),
      nl: said(
        'Onderhoudsmonteur',
        'U onderhoudt onze machines en leidt de mensen op die ermee werken. Dagdienst.',
      ),
      de: said(
        'Instandhaltung, Technik (m/w/d)',
        'Sie warten unsere Maschinen und schulen alle, die sie bedienen. Tagschicht.',
      ),
      es: said(
        'Técnica o técnico de mantenimiento',
        'Cuidará de nuestras máquinas y formará a quienes las manejan. Turno de día.',
      ),
      it: said(
        'Tecnica o tecnico di manutenzione',
        'Si occuperà delle nostre macchine e formerà chi le usa. Turno di giorno.',
      ),
    },
  },
  {
    family: 'Informatique et numérique',
    contract: 'CDI',
    jobFunction: 'Conception',
    level: engineer,
    experience: '2 à 5 ans',
    skills: ['Programmation', 'Analyse'],
    languages: { en: 'B2' },
    days: 45,
    salary: null,
    remote: 'fully',
    city: 'Rennes',
    postalCode: '35000',
    words: {
      fr: said(
        'Développeuse ou développeur web',
        'Vous construisez les outils de nos clients en TypeScript, à distance, avec deux jours ensemble par mois.',
      ),
      en: said(
        'Web developer',
        'You build our customers’ tools in TypeScript, remotely, with two days together each month.',
      ),
      nl: said(
        'Webontwikkelaar',
        'U bouwt de hulpmiddelen van onze klanten in TypeScript, op afstand, met twee dagen per maand samen.',
      ),
      de: said(
        'Webentwicklung (m/w/d)',
        'Sie entwickeln die Werkzeuge unserer Kunden in TypeScript, von zu Hause, mit zwei gemeinsamen Tagen im Monat.',
      ),
      es: said(
        'Desarrollo web',
        'Creará las herramientas de nuestros clientes en TypeScript, a distancia, con dos días juntos al mes.',
      ),
      it: said(
        'Sviluppo web',
        'Costruirà gli strumenti dei nostri clienti in TypeScript, da remoto, con due giorni insieme al mese.',
      ),
    },
  },
  {
    family: 'Achats et logistique',
    contract: 'Alternance',
    jobFunction: 'Support',
    level: 'Apprenti ou stagiaire',
    experience: 'Débutant',
    skills: ['Organisation', 'Bureautique'],
    days: 20,
    salary: [1_200_000, 1_500_000],
    remote: 'none',
    city: 'La Rochelle',
    postalCode: '17000',
    words: {
      fr: said(
        'Apprentissage : achats et logistique',
        'Deux ans en alternance. Vous apprenez à commander, à suivre les stocks et à préparer les livraisons.',
      ),
      en: said(
        'Apprenticeship: purchasing and logistics',
        'Two years at work and at school. You learn to order, to follow stock and to prepare deliveries.',
      ),
      nl: said(
        'Leerplek: inkoop en logistiek',
        'Twee jaar werken en leren. U leert bestellen, voorraden volgen en leveringen voorbereiden.',
      ),
      de: said(
        'Ausbildung: Einkauf und Logistik',
        'Zwei Jahre im Betrieb und in der Schule. Sie lernen zu bestellen, Bestände zu führen und Lieferungen vorzubereiten.',
      ),
      es: said(
        'Formación dual: compras y logística',
        'Dos años entre la empresa y la escuela. Aprenderá a pedir, a seguir existencias y a preparar entregas.',
      ),
      it: said(
        'Apprendistato: acquisti e logistica',
        'Due anni tra azienda e scuola. Imparerà a ordinare, a seguire le scorte e a preparare le consegne.',
      ),
    },
  },
  {
    family: 'Commerce et vente',
    contract: 'CDI',
    jobFunction: 'Vente',
    level: 'Employé',
    experience: 'Moins de 2 ans',
    skills: ['Relation client', 'Négociation'],
    languages: { de: 'B2', en: 'B1' },
    days: 17,
    salary: [2_700_000, 3_200_000],
    remote: 'partly',
    city: 'Nantes',
    postalCode: '44000',
    words: {
      fr: said(
        'Assistante ou assistant commercial export',
        'Vous suivez nos clients d’Allemagne et d’Autriche, de l’offre à la livraison, et préparez deux salons par an.',
      ),
      en: said(
        'Export sales assistant',
        'You look after our customers in Germany and Austria from quotation to delivery, and prepare two fairs a year.',
      ),
      nl: said(
        'Medewerker verkoop export',
        'U begeleidt onze klanten in Duitsland en Oostenrijk van offerte tot levering en bereidt twee beurzen per jaar voor.',
      ),
      de: said(
        'Vertriebsinnendienst Export (m/w/d)',
        'Sie betreuen unsere Kundschaft in Deutschland und Österreich vom Angebot bis zur Lieferung und bereiten zwei Messen im Jahr vor.',
      ),
      es: said(
        'Asistente comercial de exportación',
        'Atenderá a nuestros clientes de Alemania y Austria, de la oferta a la entrega, y preparará dos ferias al año.',
      ),
      it: said(
        'Assistente commerciale estero',
        'Seguirà i nostri clienti in Germania e Austria, dall’offerta alla consegna, e preparerà due fiere all’anno.',
      ),
    },
  },
  {
    family: industry,
    contract: 'CDI',
    jobFunction: 'Expertise',
    level: engineer,
    experience: '5 à 10 ans',
    skills: ['Analyse', 'Communication écrite'],
    days: 33,
    salary: [3_800_000, 4_500_000],
    remote: 'none',
    city: 'Cholet',
    postalCode: '49300',
    words: {
      fr: said(
        'Responsable qualité et sécurité',
        'Vous tenez le système qualité, menez les audits et réduisez les accidents avec celles et ceux de l’atelier.',
      ),
      en: said(
        'Quality and safety manager',
        'You keep our quality system, lead audits and reduce accidents together with the people on the shop floor.',
      ),
      nl: said(
        'Verantwoordelijke kwaliteit en veiligheid',
        'U beheert het kwaliteitssysteem, leidt audits en vermindert ongevallen samen met de mensen van de werkvloer.',
      ),
      de: said(
        'Leitung Qualität und Sicherheit (m/w/d)',
        'Sie führen das Qualitätssystem, leiten Audits und senken Unfallzahlen gemeinsam mit der Werkstatt.',
      ),
      es: said(
        'Responsable de calidad y seguridad',
        'Mantendrá el sistema de calidad, dirigirá auditorías y reducirá los accidentes junto con el taller.',
      ),
      it: said(
        'Responsabile qualità e sicurezza',
        'Curerà il sistema qualità, condurrà gli audit e ridurrà gli infortuni insieme all’officina.',
      ),
    },
  },
  {
    family: construction,
    contract: 'CDI',
    jobFunction: 'Maintenance',
    level: worker,
    experience: '2 à 5 ans',
    skills: ['Lecture de plans', 'Relation client'],
    days: 52,
    salary: [2_400_000, 3_000_000],
    remote: 'none',
    city: 'Vannes',
    postalCode: '56000',
    words: {
      fr: said(
        'Électricienne ou électricien',
        'Vous câblez des tableaux, posez des bornes de recharge et dépannez chez nos clients, avec votre véhicule de service.',
      ),
      en: said(
        'Electrician',
        'You wire switchboards, install charging points and repair at our customers’ sites, with a van of your own.',
      ),
      nl: said(
        'Elektricien',
        'U bedraadt schakelkasten, plaatst laadpalen en lost storingen op bij klanten, met een eigen bedrijfswagen.',
      ),
      de: said(
        'Elektrikerin oder Elektriker',
        'Sie verdrahten Schaltschränke, setzen Ladesäulen und beheben Störungen bei unserer Kundschaft, mit eigenem Dienstwagen.',
      ),
      es: said(
        'Electricista',
        'Cableará cuadros, instalará puntos de recarga y reparará en casa de los clientes, con vehículo de empresa.',
      ),
      it: said(
        'Elettricista',
        'Cablerà quadri, installerà colonnine di ricarica e riparerà presso i clienti, con un veicolo aziendale.',
      ),
    },
  },
  {
    family: 'Communication et marketing',
    contract: 'Stage',
    jobFunction: 'Conception',
    level: 'Apprenti ou stagiaire',
    experience: 'Débutant',
    skills: ['Communication écrite', 'Organisation'],
    days: 12,
    salary: [70_000, 70_000],
    period: 'month',
    remote: 'partly',
    city: 'Nantes',
    postalCode: '44000',
    words: {
      fr: said(
        'Stage : communication et événements',
        'Six mois pour écrire, photographier et préparer nos journées portes ouvertes, avec une équipe de trois.',
      ),
      en: said(
        'Internship: communication and events',
        'Six months of writing, taking photographs and preparing our open days, in a team of three.',
      ),
      nl: said(
        'Stage: communicatie en evenementen',
        'Zes maanden schrijven, fotograferen en onze open dagen voorbereiden, in een team van drie.',
      ),
      de: said(
        'Praktikum: Kommunikation und Veranstaltungen',
        'Sechs Monate schreiben, fotografieren und unsere Tage der offenen Tür vorbereiten, in einem Team von drei.',
      ),
      es: said(
        'Prácticas: comunicación y eventos',
        'Seis meses para escribir, fotografiar y preparar nuestras jornadas de puertas abiertas, en un equipo de tres.',
      ),
      it: said(
        'Tirocinio: comunicazione ed eventi',
        'Sei mesi per scrivere, fotografare e preparare le nostre giornate aperte, in una squadra di tre.',
      ),
    },
  },
  {
    family: 'Informatique et numérique',
    contract: 'CDI',
    jobFunction: 'Recherche',
    level: engineer,
    education: 'Master ou ingénieur (5 ans)',
    experience: 'Moins de 2 ans',
    skills: ['Analyse', 'Programmation', 'Résolution de problèmes'],
    languages: { en: 'B2' },
    days: 41,
    salary: [3_600_000, 4_200_000],
    remote: 'partly',
    city: 'Rennes',
    postalCode: '35000',
    words: {
      fr: said(
        'Analyste de données',
        'Vous reliez les mesures de nos machines à leurs pannes, et montrez à l’atelier ce qu’elles annoncent. SQL, Python, C#.',
      ),
      en: said(
        'Data analyst',
        'You link what our machines measure to their failures, and show the workshop what is coming. SQL, Python, C#.',
      ),
      nl: said(
        'Data-analist',
        'U verbindt de metingen van onze machines met hun storingen en laat de werkplaats zien wat eraan komt. SQL, Python, C#.',
      ),
      de: said(
        'Datenanalyse (m/w/d)',
        'Sie verbinden die Messwerte unserer Maschinen mit ihren Ausfällen und zeigen der Werkstatt, was kommt. SQL, Python, C#.',
      ),
      es: said(
        'Analista de datos',
        'Relacionará las mediciones de nuestras máquinas con sus averías y mostrará al taller lo que anuncian. SQL, Python, C#.',
      ),
      it: said(
        'Analista di dati',
        'Collegherà le misure delle nostre macchine ai loro guasti e mostrerà all’officina che cosa annunciano. SQL, Python, C#.',
      ),
    },
  },
  {
    family: 'Agriculture et environnement',
    contract: 'Saisonnier',
    jobFunction: 'Production',
    level: worker,
    experience: 'Débutant',
    skills: ['Organisation'],
    days: 8,
    salary: [190_000, 205_000],
    period: 'month',
    positions: 6,
    remote: 'none',
    city: 'Saumur',
    postalCode: '49400',
    words: {
      fr: said(
        'Conductrice ou conducteur de ligne, saison',
        'De juin à octobre vous menez une ligne d’emballage, de jour, avec un logement à deux kilomètres si vous en cherchez un.',
      ),
      en: said(
        'Line operator, seasonal',
        'From June to October you run a packing line, by day, with a room two kilometres away if you need one.',
      ),
      nl: said(
        'Lijnoperator, seizoen',
        'Van juni tot oktober bedient u een verpakkingslijn, overdag, met een kamer op twee kilometer als u er een zoekt.',
      ),
      de: said(
        'Anlagenführung, Saison (m/w/d)',
        'Von Juni bis Oktober führen Sie eine Verpackungslinie, tagsüber, auf Wunsch mit Zimmer zwei Kilometer entfernt.',
      ),
      es: said(
        'Operadora u operador de línea, temporada',
        'De junio a octubre llevará una línea de envasado, de día, con alojamiento a dos kilómetros si lo necesita.',
      ),
      it: said(
        'Operatrice o operatore di linea, stagione',
        'Da giugno a ottobre condurrà una linea di confezionamento, di giorno, con un alloggio a due chilometri se serve.',
      ),
    },
  },
]
