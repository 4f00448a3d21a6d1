import { same, six } from '../../reference/words.ts'
import { firmNamed } from '../firms/all.ts'
import { type DemoFair, paragraphs } from './fair.ts'

const shared = { headerType: 'drawn', title: 'Horizon Mer' } as const
const oysters = firmNamed('Ostréa Pen-Bron')

/** The fair that is being prepared. */
export const horizonMer: DemoFair = {
  slug: 'horizon-mer',
  status: 1,
  hue: 215,
  days: [60, 62],
  names: same('Horizon Mer'),
  taglines: six(
    'Les métiers du littoral | The trades of the coast | De beroepen van de kust | Die Berufe der Küste | Los oficios del litoral | I mestieri della costa',
  ),
  descriptions: six(
    'Construire, pêcher, mesurer, transporter : trois jours pour découvrir ceux qui vivent de la mer sans l’épuiser. | Building, fishing, measuring, shipping: three days to meet those who live from the sea without exhausting it. | Bouwen, vissen, meten, vervoeren: drie dagen met wie van de zee leeft zonder haar uit te putten. | Bauen, fischen, messen, befördern: drei Tage mit denen, die vom Meer leben, ohne es zu erschöpfen. | Construir, pescar, medir, transportar: tres días para conocer a quienes viven del mar sin agotarlo. | Costruire, pescare, misurare, trasportare: tre giorni per conoscere chi vive del mare senza esaurirlo.',
  ),
  locations: six(
    'Saint-Nazaire et en ligne | Saint-Nazaire and online | Saint-Nazaire en online | Saint-Nazaire und online | Saint-Nazaire y en línea | Saint-Nazaire e online',
  ),
  homepage: {
    fr: {
      ...shared,
      lead: 'Le salon ouvre dans deux mois. Les exposants s’installent, le quai se remplit.',
      text: paragraphs(
        'Chantiers, voileries, armateurs, ostréiculteurs : ceux qui travaillent avec la mer montent leur stand. Inscrivez-vous, nous vous écrirons le matin de l’ouverture.',
      ),
    },
    en: {
      ...shared,
      lead: 'The fair opens in two months. Exhibitors are moving in and the quay is filling up.',
      text: paragraphs(
        'Shipyards, sailmakers, shipowners, oyster farmers: those who work with the sea are setting up their booths. Register, and we will write to you on the opening morning.',
      ),
    },
    nl: {
      ...shared,
      lead: 'De beurs opent over twee maanden. De exposanten richten hun stands in.',
      text: paragraphs(
        'Werven, zeilmakers, reders, oesterkwekers: wie met de zee werkt, richt nu zijn stand in. Schrijf u in, dan schrijven wij u op de ochtend van de opening.',
      ),
    },
    de: {
      ...shared,
      lead: 'Die Messe öffnet in zwei Monaten. Die Aussteller richten ihre Stände ein.',
      text: paragraphs(
        'Werften, Segelmacher, Reedereien, Austernzüchter: Wer mit dem Meer arbeitet, richtet gerade seinen Stand ein. Registrieren Sie sich, wir schreiben Ihnen am Morgen der Eröffnung.',
      ),
    },
    es: {
      ...shared,
      lead: 'La feria abre dentro de dos meses. Los expositores preparan sus stands.',
      text: paragraphs(
        'Astilleros, velerías, navieras, ostricultores: quienes trabajan con el mar configuran su stand. Inscríbase y le escribiremos la mañana de la apertura.',
      ),
    },
    it: {
      ...shared,
      lead: 'La fiera apre tra due mesi. Gli espositori preparano i loro stand.',
      text: paragraphs(
        'Cantieri, velerie, armatori, ostricoltori: chi lavora con il mare sta configurando il proprio stand. Si iscriva: Le scriveremo la mattina dell’apertura.',
      ),
    },
  },
  halls: [
    {
      letter: 'A',
      color: '#1b6f8a',
      variant: 'glass',
      layout: [3, 4],
      free: [3, 6],
      names: six('Le quai | The quay | De kade | Der Kai | El muelle | La banchina'),
      firms: [
        firmNamed('Chantiers de Trentemoult'),
        firmNamed('Turbelec Ouest'),
        firmNamed('Kranhaus Weser'),
        firmNamed('Voilerie Grand Largue'),
        oysters,
      ],
    },
  ],
  unplaced: [firmNamed('Sondages Bathys'), firmNamed('Rederij Noordzout')],
  bare: [oysters],
}
