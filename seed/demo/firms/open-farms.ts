import type { DemoFirm } from './firm.ts'

/** Those of the fair that is over. */
export const openFarms: DemoFirm[] = [
  {
    name: 'Semences Clairval',
    town: 'Chinon',
    type: 'cooperative',
    sectors: ['agriculture'],
    color: '#7a6a1e',
    shape: 'ci',
    style: 'shelf',
    words: {
      fr: {
        slogan: 'Des graines que l’on peut ressemer',
        text: 'Clairval multiplie quatre cents variétés paysannes et les donne à semer sans contrat. Trente fermes les observent et notent ce qui change. Le sachet dit qui l’a récoltée, où, et par quel temps.',
      },
      en: {
        slogan: 'Seeds you can sow again',
        text: 'Clairval multiplies four hundred farm varieties and hands them out without a contract. Thirty farms watch them and write down what changes. The packet says who harvested it, where, and in what weather.',
      },
    },
  },
  {
    name: 'Ruches du Berry',
    town: 'Bourges',
    sectors: ['agriculture', 'food'],
    color: '#b06a00',
    shape: 'hx',
    style: 'pod',
    words: {
      fr: {
        slogan: 'Le miel qui dit sa fleur',
        text: 'Deux mille ruches, un laboratoire de pollens et neuf miels que l’on reconnaît les yeux fermés. Nous plaçons des colonies chez les arboriculteurs au printemps. Les stages d’apiculture affichent complet : inscrivez-vous pour l’an prochain.',
      },
      en: {
        slogan: 'Honey that names its flower',
        text: 'Two thousand hives, a pollen laboratory and nine honeys you can tell with your eyes closed. In spring we place colonies with fruit growers. Beekeeping courses are full: put your name down for next year.',
      },
    },
  },
  {
    name: 'Traction Percheronne',
    town: 'La Ferté-Bernard',
    sectors: ['agriculture', 'mobility'],
    color: '#5a3a2c',
    shape: 'sq',
    style: 'canopy',
    words: {
      fr: {
        slogan: 'Un cheval, un outil, une vigne intacte',
        text: 'Nos meneurs désherbent les vignes et débardent les bois que les machines abîment. Nous construisons aussi les outils, réglables d’une main. Une saison d’apprentissage commence chaque mars, avec un cheval patient.',
      },
      en: {
        slogan: 'A horse, a tool, a vineyard unharmed',
        text: 'Our drivers weed vineyards and haul timber where machines do harm. We also build the tools, which are set with one hand. A season of training begins every March, with a patient horse.',
      },
    },
  },
  {
    name: 'Fattoria Lungobrenta',
    town: 'Bassano del Grappa',
    country: 'IT',
    sectors: ['food', 'drinks'],
    color: '#8b2f52',
    shape: 'dr',
    style: 'arch',
    words: {
      fr: {
        slogan: 'La ferme qui garde la rivière',
        text: 'Six familles cultivent, transforment et vendent au bord de la Brenta. Nos haies retiennent les crues et nos fruits deviennent moutarde, sirop et vinaigre. Nous échangeons chaque année un salarié avec une ferme de la Loire.',
      },
      en: {
        slogan: 'The farm that keeps the river',
        text: 'Six families grow, process and sell on the banks of the Brenta. Our hedges hold back floods and our fruit becomes mustard, syrup and vinegar. Every year we swap one employee with a farm on the Loire.',
      },
    },
  },
]
