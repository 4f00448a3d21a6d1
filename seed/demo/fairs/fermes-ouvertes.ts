import { six } from '../../reference/words.ts'
import { firmNamed } from '../firms/all.ts'
import { openFarms } from '../firms/open-farms.ts'
import { type DemoFair, paragraphs } from './fair.ts'

const shared = { headerType: 'drawn' } as const

/** The fair that is over. */
export const fermesOuvertes: DemoFair = {
  slug: 'fermes-ouvertes',
  status: 3,
  hue: 75,
  days: [-120, -118],
  names: six(
    'Fermes ouvertes | Open Farms | Open boerderijen | Offene Höfe | Granjas abiertas | Fattorie aperte',
  ),
  taglines: six(
    'Semer, élever, transmettre | Sowing, raising, handing on | Zaaien, kweken, doorgeven | Säen, ziehen, weitergeben | Sembrar, criar, transmitir | Seminare, allevare, tramandare',
  ),
  descriptions: six(
    'Trois jours entre paysans, semenciers et voisins. Le salon est terminé, ses stands se visitent encore. | Three days among farmers, seed growers and neighbours. The fair is over, its booths can still be visited. | Drie dagen onder boeren, zaadtelers en buren. De beurs is afgelopen, de stands zijn nog te bezoeken. | Drei Tage unter Bauern, Saatgutzüchtern und Nachbarn. Die Messe ist beendet, die Stände lassen sich weiter besuchen. | Tres días entre campesinos, semilleros y vecinos. La feria ha terminado, sus stands todavía se pueden visitar. | Tre giorni tra contadini, sementieri e vicini. La fiera è conclusa, i suoi stand si possono ancora visitare.',
  ),
  locations: six(
    'Orléans et en ligne | Orléans and online | Orléans en online | Orléans und online | Orleans y en línea | Orléans e online',
  ),
  homepage: {
    fr: {
      ...shared,
      title: 'Fermes ouvertes',
      lead: 'Le salon est terminé. Ses stands se visitent encore et leurs brochures se téléchargent.',
      text: paragraphs(
        'Merci aux deux mille personnes venues parler de graines, d’abeilles et de chevaux. La prochaine édition se prépare : les exposants peuvent déjà nous écrire.',
      ),
    },
    en: {
      ...shared,
      title: 'Open Farms',
      lead: 'The fair is over. Its booths can still be visited and their brochures downloaded.',
      text: paragraphs(
        'Thank you to the two thousand people who came to talk about seeds, bees and horses. The next edition is being prepared: exhibitors can already write to us.',
      ),
    },
    nl: {
      ...shared,
      title: 'Open boerderijen',
      lead: 'De beurs is afgelopen. De stands zijn nog te bezoeken en de brochures kunt u downloaden.',
      text: paragraphs(
        'Dank aan de tweeduizend mensen die kwamen praten over zaden, bijen en paarden. De volgende editie is in voorbereiding: exposanten kunnen ons al schrijven.',
      ),
    },
    de: {
      ...shared,
      title: 'Offene Höfe',
      lead: 'Die Messe ist beendet. Die Stände lassen sich weiter besuchen, die Broschüren können Sie herunterladen.',
      text: paragraphs(
        'Danke an die zweitausend Menschen, die über Saatgut, Bienen und Pferde sprechen wollten. Die nächste Ausgabe wird vorbereitet: Aussteller können uns schon schreiben.',
      ),
    },
    es: {
      ...shared,
      title: 'Granjas abiertas',
      lead: 'La feria ha terminado. Los stands todavía se pueden visitar y los folletos se pueden descargar.',
      text: paragraphs(
        'Gracias a las dos mil personas que vinieron a hablar de semillas, abejas y caballos. La próxima edición se prepara: los expositores ya pueden escribirnos.',
      ),
    },
    it: {
      ...shared,
      title: 'Fattorie aperte',
      lead: 'La fiera è conclusa. Gli stand si possono ancora visitare e le brochure si possono scaricare.',
      text: paragraphs(
        'Grazie alle duemila persone venute a parlare di semi, api e cavalli. La prossima edizione è in preparazione: gli espositori possono già scriverci.',
      ),
    },
  },
  halls: [
    {
      letter: 'A',
      color: '#6b7d2a',
      variant: 'garden',
      layout: [3, 4],
      free: [],
      names: six('La grange | The barn | De schuur | Die Scheune | El granero | Il fienile'),
      firms: [
        ...openFarms,
        firmNamed('Maraîchers du Val'),
        firmNamed('Moulins Audran'),
        firmNamed('Herboristerie Neuville'),
        firmNamed('Kwekerij Zonnedauw'),
      ],
    },
  ],
  unplaced: [],
  bare: [],
}
