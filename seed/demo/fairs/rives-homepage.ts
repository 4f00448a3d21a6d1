import type { HomepageContent, HomepageSection } from '#domain/fairs/contract/homepage.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { paragraphs } from './fair.ts'

/** After the texts: figures, sectors and exhibitors, which the fair itself fills. */
const drawn = (figures: string): HomepageSection[] => [
  { id: 'figures', kind: 'figures', title: figures },
  { id: 'sectors', kind: 'sectors' },
  { id: 'exhibitors', kind: 'exhibitors' },
]

const shared = { headerType: 'drawn', title: 'Rives & Ateliers', buttonLink: '/fair/visit/lobby' } as const

export const rivesHomepage: Record<Locale, HomepageContent> = {
  fr: {
    ...shared,
    lead: 'Quarante-quatre ateliers, fermes, écoles et équipes de soin vous ouvrent leurs portes. Visitez leurs stands et voyez où quelqu’un peut vous répondre.',
    text: `${paragraphs('Trois halls, trois façons de travailler : fabriquer, nourrir et soigner, apprendre. Sur chaque stand, ce sont les gens du métier qui répondent, dans leurs mots et souvent dans votre langue.', 'Vous cherchez un stage, un fournisseur, une reconversion, ou simplement à comprendre comment se fait une coque de bateau ? Commencez par le hall qui vous ressemble.')}<h3>Comment ça marche</h3><ul><li>Un stand avec quelqu’un : une personne est là pour vous répondre.</li><li>Un stand sans personne : les coordonnées et les brochures restent disponibles.</li><li>Chaque brochure se télécharge.</li></ul>`,
    buttonLabel: 'Entrer dans le salon',
    sections: [
      {
        title: 'Pour celles et ceux qui cherchent',
        text: paragraphs(
          'Un premier emploi, un virage, une seconde chance : plus de la moitié des exposants recrutent pendant le salon.',
        ),
      },
      {
        title: 'Pour les entreprises',
        text: paragraphs(
          'Venez avec un plan, une pièce ou un problème. Les bureaux d’études répondent en direct et les prototypes partent le lendemain.',
        ),
      },
      {
        title: 'Pour les classes',
        text: paragraphs(
          'Chaque matin de neuf heures à midi, les apprentis tiennent eux-mêmes les stands. Ils se souviennent très bien des questions que l’on n’ose pas poser.',
        ),
      },
      ...drawn('Le salon en chiffres'),
    ],
  },
  en: {
    ...shared,
    lead: 'Forty-four workshops, farms, schools and care teams open their doors to you. Visit their booths and see where somebody can answer you.',
    text: `${paragraphs('Three halls, three ways of working: making, feeding and caring, learning. At every booth the people of the trade answer, in their own words and often in your language.', 'Are you looking for an internship, a supplier, a new start, or simply wondering how a ship’s hull is made? Begin with the hall that suits you.')}<h3>How it works</h3><ul><li>A booth staffed now: somebody is there to answer you.</li><li>A booth with nobody there: contact details and brochures are still available.</li><li>Every brochure can be downloaded.</li></ul>`,
    buttonLabel: 'Enter the fair',
    sections: [
      {
        title: 'For those who are looking',
        text: paragraphs(
          'A first job, a change of course, a second chance: more than half of the exhibitors are hiring during the fair.',
        ),
      },
      {
        title: 'For companies',
        text: paragraphs(
          'Bring a drawing, a part or a problem. Design offices answer live and prototypes leave the next day.',
        ),
      },
      {
        title: 'For school classes',
        text: paragraphs(
          'Every morning from nine to noon the apprentices run the booths themselves. They remember very well the questions that nobody dares to ask.',
        ),
      },
      ...drawn('The fair in figures'),
    ],
  },
  nl: {
    ...shared,
    lead: 'Vierenveertig ateliers, boerderijen, scholen en zorgteams openen hun deuren. Kom binnen, kijk waar iemand vrij is en begin een gesprek.',
    text: `${paragraphs('Drie hallen, drie manieren van werken: maken, voeden en verzorgen, leren. Op elke stand antwoorden de vakmensen zelf, in hun eigen woorden en vaak in uw taal.', 'Zoekt u een stage, een leverancier of een nieuwe start, of wilt u gewoon weten hoe een scheepsromp wordt gebouwd? Begin bij de hal die bij u past.')}<h3>Zo werkt het</h3><ul><li>Bemand: er is nu iemand vrij.</li><li>Niemand aanwezig: contactgegevens en brochures blijven op de stand.</li><li>Elke brochure kunt u downloaden.</li></ul>`,
    buttonLabel: 'De beurs binnengaan',
    sections: [
      {
        title: 'Voor wie zoekt',
        text: paragraphs(
          'Een eerste baan, een nieuwe richting, een tweede kans: meer dan de helft van de exposanten werft tijdens de beurs.',
        ),
      },
      {
        title: 'Voor bedrijven',
        text: paragraphs(
          'Kom met een tekening, een onderdeel of een probleem. De ontwerpbureaus antwoorden meteen en prototypes vertrekken de volgende dag.',
        ),
      },
      {
        title: 'Voor schoolklassen',
        text: paragraphs(
          'Elke ochtend van negen tot twaalf bemannen de leerlingen zelf de stands. Zij weten nog goed welke vragen niemand durft te stellen.',
        ),
      },
      ...drawn('De beurs in cijfers'),
    ],
  },
  de: {
    ...shared,
    lead: 'Vierundvierzig Werkstätten, Höfe, Schulen und Pflegeteams öffnen Ihnen ihre Türen. Treten Sie ein, sehen Sie, wo jemand frei ist, und sprechen Sie mit den Leuten.',
    text: `${paragraphs('Drei Hallen, drei Arten zu arbeiten: herstellen, ernähren und pflegen, lernen. An jedem Stand antworten die Leute vom Fach, mit ihren eigenen Worten und oft in Ihrer Sprache.', 'Sie suchen ein Praktikum, einen Lieferanten oder einen Neuanfang, oder möchten einfach wissen, wie ein Schiffsrumpf entsteht? Beginnen Sie in der Halle, die zu Ihnen passt.')}<h3>So geht es</h3><ul><li>Besetzt: Jemand hat jetzt Zeit.</li><li>Niemand da: Kontaktdaten und Broschüren bleiben am Stand.</li><li>Jede Broschüre können Sie herunterladen.</li></ul>`,
    buttonLabel: 'Zur Messe',
    sections: [
      {
        title: 'Für alle, die suchen',
        text: paragraphs(
          'Eine erste Stelle, ein neuer Weg, eine zweite Chance: Mehr als die Hälfte der Aussteller stellt während der Messe ein.',
        ),
      },
      {
        title: 'Für Unternehmen',
        text: paragraphs(
          'Bringen Sie eine Zeichnung, ein Teil oder ein Problem mit. Die Konstruktionsbüros antworten sofort, Prototypen gehen am nächsten Tag in den Versand.',
        ),
      },
      {
        title: 'Für Schulklassen',
        text: paragraphs(
          'Jeden Vormittag von neun bis zwölf führen die Auszubildenden selbst die Stände. Sie erinnern sich gut an die Fragen, die niemand zu stellen wagt.',
        ),
      },
      ...drawn('Die Messe in Zahlen'),
    ],
  },
  es: {
    ...shared,
    lead: 'Cuarenta y cuatro talleres, granjas, escuelas y equipos de cuidados le abren sus puertas. Visite sus stands y vea dónde hay alguien que pueda atenderle.',
    text: `${paragraphs('Tres pabellones, tres maneras de trabajar: fabricar, alimentar y cuidar, aprender. En cada stand responde la gente del oficio, con sus propias palabras y a menudo en su idioma.', '¿Busca prácticas, un proveedor o un nuevo comienzo, o solo quiere saber cómo se hace el casco de un barco? Empiece por el pabellón que más le interese.')}<h3>Cómo funciona</h3><ul><li>Un stand con alguien: hay una persona para atenderle.</li><li>Un stand sin nadie: los datos de contacto y los folletos siguen disponibles.</li><li>Cada folleto se puede descargar.</li></ul>`,
    buttonLabel: 'Entrar en la feria',
    sections: [
      {
        title: 'Para quienes buscan',
        text: paragraphs(
          'Un primer empleo, un cambio de rumbo, una segunda oportunidad: más de la mitad de los expositores contratan durante la feria.',
        ),
      },
      {
        title: 'Para las empresas',
        text: paragraphs(
          'Venga con un plano, una pieza o un problema. Las oficinas técnicas responden en directo y los prototipos salen al día siguiente.',
        ),
      },
      {
        title: 'Para las clases',
        text: paragraphs(
          'Cada mañana, de nueve a doce, los aprendices atienden ellos mismos los stands. Recuerdan muy bien las preguntas que nadie se atreve a hacer.',
        ),
      },
      ...drawn('La feria en cifras'),
    ],
  },
  it: {
    ...shared,
    lead: 'Quarantaquattro laboratori, fattorie, scuole e centri di cura Le aprono le porte. Visiti gli stand e veda dove qualcuno può risponderLe.',
    text: `${paragraphs('Tre padiglioni, tre modi di lavorare: fabbricare, nutrire e curare, imparare. In ogni stand risponde chi fa il mestiere, con parole proprie e spesso nella Sua lingua.', 'Cerca uno stage, un fornitore o un nuovo inizio, o vuole solo capire come nasce lo scafo di una nave? Cominci dal padiglione che Le interessa.')}<h3>Come funziona</h3><ul><li>Uno stand con qualcuno: una persona è lì per risponderLe.</li><li>Uno stand senza nessuno: contatti e brochure restano disponibili.</li><li>Ogni brochure si può scaricare.</li></ul>`,
    buttonLabel: 'Entra in fiera',
    sections: [
      {
        title: 'Per chi cerca',
        text: paragraphs(
          'Un primo impiego, una svolta, una seconda possibilità: più della metà degli espositori assume durante la fiera.',
        ),
      },
      {
        title: 'Per le imprese',
        text: paragraphs(
          'Porti un disegno, un pezzo o un problema. Gli uffici tecnici rispondono in diretta e i prototipi partono il giorno dopo.',
        ),
      },
      {
        title: 'Per le classi',
        text: paragraphs(
          'Ogni mattina, dalle nove a mezzogiorno, sono gli apprendisti a tenere gli stand. Ricordano molto bene le domande che nessuno osa fare.',
        ),
      },
      ...drawn('La fiera in cifre'),
    ],
  },
}
