import type { DemoFirm } from './firm.ts'

/** Those of the fair that is being prepared. */
export const coast: DemoFirm[] = [
  {
    name: 'Voilerie Grand Largue',
    town: 'Pornichet',
    sectors: ['marine', 'textile'],
    color: '#c0531f',
    shape: 'tr',
    style: 'canopy',
    words: {
      fr: {
        slogan: 'La voile qui se recoud',
        text: 'Nous taillons des voiles pour cargos et voiliers-écoles, et nous les réparons toute leur vie. La plus grande mesure mille mètres carrés et se plie à douze. Nos voilières apprennent la couture en trois ans et le vent un peu plus longtemps.',
      },
      en: {
        slogan: 'The sail you can sew again',
        text: 'We cut sails for cargo ships and training vessels, and repair them for life. The largest measures a thousand square metres and takes twelve people to fold. Our sailmakers learn sewing in three years and the wind a little longer.',
      },
    },
  },
  {
    name: 'Ostréa Pen-Bron',
    town: 'Le Croisic',
    type: 'cooperative',
    sectors: ['food', 'agriculture'],
    color: '#3d7a86',
    shape: 'dr',
    style: 'shelf',
    words: {
      fr: {
        slogan: 'L’huître, au rythme des marées',
        text: 'Vingt-deux ostréiculteurs partagent un bassin, un bateau électrique et une marque. L’eau est analysée deux fois par jour et le résultat affiché sur le port. On y embauche à marée basse, quelle que soit l’heure.',
      },
      en: {
        slogan: 'The oyster, in time with the tides',
        text: 'Twenty-two oyster farmers share a basin, an electric boat and a brand. The water is tested twice a day and the result is posted on the quay. Work starts at low tide, whatever the hour.',
      },
    },
  },
  {
    name: 'Sondages Bathys',
    town: 'Nantes',
    type: 'startup',
    sectors: ['research', 'digital'],
    color: '#27408b',
    shape: 'hx',
    style: 'pod',
    words: {
      fr: {
        slogan: 'Voir le fond sans le toucher',
        text: 'Nos drones dessinent les fonds au centimètre, sans bruit pour les dauphins. Ports, câbles et parcs éoliens nous demandent la carte avant les travaux, puis après. Les relevés sont publiés au bout d’un an.',
      },
      en: {
        slogan: 'Seeing the seabed without touching it',
        text: 'Our drones draw the seabed to the centimetre, silent for dolphins. Ports, cables and wind farms ask us for the map before the works, and again after. Surveys are published after one year.',
      },
    },
  },
  {
    name: 'Rederij Noordzout',
    town: 'Vlissingen',
    country: 'NL',
    sectors: ['logistics', 'marine'],
    color: '#7d2e3a',
    shape: 'sq',
    style: 'tower',
    words: {
      fr: {
        slogan: 'Le fret sous voiles',
        text: 'Deux goélettes transportent chaque mois sel, café et vin entre Flessingue et Saint-Nazaire. Les chargeurs suivent le navire et son empreinte, heure par heure. Un équipage de neuf, dont trois élèves, est toujours à compléter.',
      },
      en: {
        slogan: 'Freight under sail',
        text: 'Two schooners carry salt, coffee and wine between Vlissingen and Saint-Nazaire every month. Shippers follow the vessel and its footprint hour by hour. A crew of nine, three of them trainees, always has a berth to fill.',
      },
      nl: {
        slogan: 'Vracht onder zeil',
        text: 'Twee schoeners brengen elke maand zout, koffie en wijn tussen Vlissingen en Saint-Nazaire. Verladers volgen het schip en zijn voetafdruk van uur tot uur. In een bemanning van negen, onder wie drie leerlingen, is altijd een plaats vrij.',
      },
    },
  },
]
