import { same, six } from '../../reference/words.ts'
import { learning, living, making } from '../firms/all.ts'
import type { DemoFair } from './fair.ts'
import { rivesHomepage } from './rives-homepage.ts'

/** The fair that is open today. */
export const rivesEtAteliers: DemoFair = {
  slug: 'rives-et-ateliers',
  status: 2,
  hue: 163,
  days: [-1, 2],
  names: same('Rives & Ateliers'),
  taglines: six(
    'Le salon européen des métiers de la Loire | The European fair of the trades of the Loire | De Europese vakbeurs van de Loire | Die europäische Messe der Berufe an der Loire | La feria europea de los oficios del Loira | La fiera europea dei mestieri della Loira',
  ),
  descriptions: six(
    'Ateliers, fermes, écoles et équipes de soin de la vallée de la Loire, et leurs voisins d’Europe, se visitent pendant quatre jours. | Workshops, farms, schools and care teams of the Loire valley, and their European neighbours, open for four days. | Ateliers, boerderijen, scholen en zorgteams uit de Loirevallei en hun Europese buren openen vier dagen hun deuren. | Werkstätten, Höfe, Schulen und Pflegeteams des Loiretals und ihre europäischen Nachbarn öffnen vier Tage lang ihre Türen. | Talleres, granjas, escuelas y equipos de cuidados del valle del Loira, con sus vecinos europeos, abren sus puertas cuatro días. | Laboratori, fattorie, scuole e centri di cura della valle della Loira, con i vicini europei, aprono le porte per quattro giorni.',
  ),
  locations: six(
    'Angers et en ligne | Angers and online | Angers en online | Angers und online | Angers y en línea | Angers e online',
  ),
  homepage: rivesHomepage,
  halls: [
    {
      letter: 'A',
      color: '#0f7a62',
      variant: 'glass',
      layout: [4, 6],
      free: [11, 20],
      names: six('Fabriquer | Making | Maken | Herstellen | Fabricar | Fabbricare'),
      firms: making,
    },
    {
      letter: 'B',
      color: '#d9772b',
      variant: 'garden',
      layout: [3, 4],
      free: [8],
      names: six(
        'Nourrir & soigner | Feeding & caring | Voeden & verzorgen | Ernähren & pflegen | Alimentar y cuidar | Nutrire e curare',
      ),
      firms: living,
    },
    {
      letter: 'C',
      color: '#2f6fa8',
      variant: 'brick',
      layout: [3, 4],
      free: [5],
      names: six('Apprendre | Learning | Leren | Lernen | Aprender | Imparare'),
      firms: learning,
    },
  ],
  unplaced: [],
  bare: [],
}
