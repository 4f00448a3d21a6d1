import type { DemoFirm } from './firm.ts'

/** Those who start from wood, glass, colour or fibre. */
export const materials: DemoFirm[] = [
  {
    name: 'Verrerie du Layon',
    town: 'Saumur',
    sectors: ['glass', 'drinks'],
    color: '#2b877c',
    shape: 'dr',
    style: 'arch',
    words: {
      fr: {
        slogan: 'Le verre qui revient',
        text: 'Nos bouteilles reviennent vingt fois : nous les dessinons, les soufflons et les lavons. Huit caves coopératives ont rejoint la boucle cette année. Le four est électrique la nuit et se repose quand le réseau peine.',
      },
      en: {
        slogan: 'Glass that comes back',
        text: 'Our bottles come back twenty times: we design them, blow them and wash them. Eight wine cooperatives joined the loop this year. The furnace is electric by night and rests when the grid struggles.',
      },
      de: {
        slogan: 'Glas, das wiederkommt',
        text: 'Unsere Flaschen kommen zwanzigmal zurück: Wir entwerfen, blasen und waschen sie. Acht Winzergenossenschaften sind dieses Jahr dazugekommen. Der Ofen läuft nachts mit Strom und ruht, wenn das Netz knapp ist.',
      },
    },
  },
  {
    name: 'Menuiseries Boisclair',
    town: 'La Flèche',
    sectors: ['wood', 'construction'],
    color: '#8a6a35',
    shape: 'sq',
    style: 'shelf',
    words: {
      fr: {
        slogan: 'Le bois, du tronc à la fenêtre',
        text: 'Scierie, séchoir et atelier sur un même site : nos fenêtres ont parcouru deux kilomètres avant la livraison. La sciure chauffe l’usine et l’école d’à côté. Trois apprentis par an, et jamais un de perdu.',
      },
      en: {
        slogan: 'Wood, from trunk to window',
        text: 'Sawmill, kiln and workshop on one site: our windows have travelled two kilometres before delivery. The sawdust heats the factory and the school next door. Three apprentices a year, and never one lost.',
      },
    },
  },
  {
    name: 'Peintures Garance',
    town: 'Blois',
    sectors: ['chemistry'],
    color: '#c2413c',
    shape: 'dr',
    style: 'pod',
    words: {
      fr: {
        slogan: 'Des pigments sans pétrole',
        text: 'Garance tire ses teintes des plantes et des ocres du Berry. Deux mille nuances, un seul liant à la caséine, aucun solvant. Apportez un morceau de mur ou de tissu : nous retrouvons sa couleur pendant que vous attendez.',
      },
      en: {
        slogan: 'Pigments without oil',
        text: 'Garance draws its colours from plants and Berry ochres. Two thousand shades, one casein binder, no solvent. Bring a piece of wall or fabric: we find its colour while you wait.',
      },
    },
  },
  {
    name: 'Emballages Lichen',
    town: 'Cholet',
    type: 'startup',
    sectors: ['paper', 'chemistry'],
    color: '#66752c',
    shape: 'tr',
    style: 'pod',
    words: {
      fr: {
        slogan: 'L’emballage que l’on composte',
        text: 'Lichen moule des barquettes en fibres de chanvre, sans pelliculage. Elles tiennent le four, la pluie et le voyage, puis retournent à la terre en huit semaines. Les cantines de quatre départements les ont adoptées.',
      },
      en: {
        slogan: 'Packaging you can compost',
        text: 'Lichen moulds trays from hemp fibre, without any film. They stand the oven, the rain and the road, then return to the soil in eight weeks. The canteens of four départements have taken them up.',
      },
      nl: {
        slogan: 'Verpakking voor op de composthoop',
        text: 'Lichen maakt bakjes van hennepvezel, zonder folie. Ze doorstaan de oven, de regen en de reis, en worden in acht weken weer aarde. De kantines van vier departementen gebruiken ze al.',
      },
    },
  },
  {
    name: 'De Lelie Bruggenbouw',
    town: 'Gent',
    country: 'BE',
    sectors: ['construction', 'wood'],
    color: '#36607d',
    shape: 'hx',
    style: 'arch',
    words: {
      fr: {
        slogan: 'Franchir sans peser',
        text: 'Nos passerelles en bois lamellé se posent en une nuit, sans fermer la rivière. Quarante communes de Flandre et de Loire les ont choisies pour leurs vélos. Nous venons avec une maquette au dixième : montez dessus, elle tient.',
      },
      en: {
        slogan: 'Crossing without weighing',
        text: 'Our laminated timber footbridges are set in one night, without closing the river. Forty towns in Flanders and along the Loire chose them for their bicycles. We bring a model at one tenth: step on it, it holds.',
      },
      nl: {
        slogan: 'Oversteken zonder te wegen',
        text: 'Onze bruggen van gelamineerd hout worden in één nacht geplaatst, zonder de rivier af te sluiten. Veertig gemeenten in Vlaanderen en langs de Loire kozen ze voor hun fietsers. We brengen een schaalmodel mee: ga er gerust op staan, het houdt.',
      },
    },
  },
  {
    name: 'Officine Serchio',
    town: 'Lucca',
    country: 'IT',
    sectors: ['paper', 'steel'],
    color: '#9a3324',
    shape: 'sq',
    style: 'wall',
    words: {
      fr: {
        slogan: 'La machine à papier qui boit moins',
        text: 'À Lucques, on fabrique du papier depuis sept siècles, et nous des machines depuis soixante-dix ans. Nos toiles à vide divisent par deux l’eau d’une feuille. Deux papeteries de la Loire en ont une : leurs conducteurs sont avec nous sur le stand.',
      },
      en: {
        slogan: 'The paper machine that drinks less',
        text: 'In Lucca paper has been made for seven centuries, and we have made machines for seventy years. Our vacuum wires halve the water in a sheet. Two paper mills on the Loire run one: their operators are with us at the booth.',
      },
    },
  },
]
