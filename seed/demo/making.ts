import type { DemoFirm } from './firm.ts'

/** Hall A: those who make. Invented firms, one like no other. */
export const making: DemoFirm[] = [
  {
    name: 'Chantiers de Trentemoult', town: 'Nantes', sector: 'steel', color: '#1f5f8b', shape: 'sq', style: 'wall',
    slogan: { fr: 'Des coques qui durent cinquante ans', en: 'Hulls that last fifty years' },
    text: {
      fr: 'Nous construisons des navires de travail en acier et en aluminium, de la première épure à la mise à l’eau. Deux cents soudeurs, charpentiers et électriciens forment chaque année quarante apprentis.',
      en: 'We build steel and aluminium workboats, from the first line to the launch. Two hundred welders, shipwrights and electricians train forty apprentices every year.',
    },
  },
  {
    name: 'Ardoiselle', town: 'Angers', sector: 'construction', color: '#4a5a68', shape: 'hx', style: 'arch',
    slogan: { fr: 'La toiture qui respire', en: 'The roof that breathes' },
    text: {
      fr: 'Ardoiselle refend l’ardoise d’Anjou en modules isolants posés à sec. Un couvreur pose une toiture complète en trois jours, sans colle ni solvant.',
      en: 'Ardoiselle splits Anjou slate into insulating modules laid dry. A roofer lays a complete roof in three days, without glue or solvent.',
    },
  },
  {
    name: 'Vélos Brindille', town: 'Tours', sector: 'rail', color: '#d9582b', shape: 'ci', style: 'canopy',
    slogan: { fr: 'Le vélo cargo réparable à vie', en: 'The cargo bike you can always repair' },
    text: {
      fr: 'Nos cadres sont brasés à la main et chaque pièce se démonte avec deux clés. Les villes de la Loire nous confient l’entretien de leurs flottes.',
      en: 'Our frames are brazed by hand and every part comes off with two keys. The towns along the Loire trust us with their fleets.',
    },
  },
  {
    name: 'Turbelec Ouest', town: 'Saint-Nazaire', sector: 'energy', color: '#0f7f86', shape: 'dr', style: 'pod',
    slogan: { fr: 'Le vent de mer, au plus près', en: 'Sea wind, close by' },
    text: {
      fr: 'Turbelec assemble des nacelles d’éoliennes en mer et en assure la maintenance depuis le port. Nos équipes partent chaque matin, reviennent chaque soir.',
      en: 'Turbelec assembles offshore wind nacelles and maintains them from the harbour. Our teams leave every morning and come home every evening.',
    },
  },
  {
    name: 'Compas & Fraise', town: 'Cholet', sector: 'robotics', color: '#7a4fa3', shape: 'tr', style: 'wall',
    slogan: { fr: 'L’usinage au centième, en petite série', en: 'Machining to a hundredth, in small series' },
    text: {
      fr: 'Cinq axes, trois équipes et un bureau de méthodes ouvert aux clients : vous voyez votre pièce naître. Première pièce sous dix jours.',
      en: 'Five axes, three shifts and a methods office open to customers: you watch your part come to life. First part within ten days.',
    },
  },
  {
    name: 'Filatures Ligérie', town: 'Cholet', sector: 'textile', color: '#b23f6e', shape: 'ci', style: 'shelf',
    slogan: { fr: 'Du lin d’ici, tissé ici', en: 'Local linen, woven locally' },
    text: {
      fr: 'Nous filons le lin des coteaux voisins et tissons des toiles techniques pour le soin et la voile. Chaque rouleau porte le nom du champ.',
      en: 'We spin flax from the hills nearby and weave technical fabrics for care and sailing. Every roll carries the name of its field.',
    },
  },
  {
    name: 'Aéronef Loire', town: 'Bouguenais', sector: 'aerospace', color: '#2a6fb0', shape: 'tr', style: 'tower',
    slogan: { fr: 'Des nervures plus légères qu’une plume', en: 'Ribs lighter than a feather' },
    text: {
      fr: 'Nous moulons des pièces composites pour avions régionaux, avec des fibres recyclées à quarante pour cent. Notre école interne accueille sans diplôme.',
      en: 'We mould composite parts for regional aircraft, with forty per cent recycled fibres. Our in-house school welcomes people without a diploma.',
    },
  },
  {
    name: 'Verrerie du Layon', town: 'Saumur', sector: 'glass', color: '#3c9a8f', shape: 'dr', style: 'arch',
    slogan: { fr: 'Le verre que l’on consigne', en: 'Glass that comes back' },
    text: {
      fr: 'Nos bouteilles reviennent vingt fois : nous les dessinons, les soufflons et les lavons. Huit caves coopératives y sont passées.',
      en: 'Our bottles come back twenty times: we design, blow and wash them. Eight wine cooperatives have joined.',
    },
  },
  {
    name: 'Signalis', town: 'Le Mans', sector: 'electrical', color: '#c9371f', shape: 'sq', style: 'canopy',
    slogan: { fr: 'La signalisation qui se surveille seule', en: 'Signalling that watches itself' },
    text: {
      fr: 'Signalis fabrique des armoires de signalisation pour trams et passages à niveau. Elles annoncent leur panne avant qu’elle n’arrive.',
      en: 'Signalis makes signalling cabinets for trams and level crossings. They report a failure before it happens.',
    },
  },
  {
    name: 'Menuiseries Boisclair', town: 'La Flèche', sector: 'paper', color: '#8a6a35', shape: 'sq', style: 'shelf',
    slogan: { fr: 'Le bois, du tronc à la fenêtre', en: 'Wood, from trunk to window' },
    text: {
      fr: 'Scierie, séchoir et atelier sur un même site : nos fenêtres ont parcouru deux kilomètres. La sciure chauffe l’usine et l’école voisine.',
      en: 'Sawmill, kiln and workshop on one site: our windows have travelled two kilometres. The sawdust heats the factory and the school next door.',
    },
  },
  {
    name: 'Hydrolys', town: 'Angers', sector: 'energy', color: '#1b8a5a', shape: 'ci', style: 'wall',
    slogan: { fr: 'L’hydrogène au compteur du dépôt', en: 'Hydrogen at the depot' },
    text: {
      fr: 'Nous installons des électrolyseurs compacts dans les dépôts de bus. Un conteneur, une journée de raccordement, vingt bus servis.',
      en: 'We install compact electrolysers in bus depots. One container, one day to connect, twenty buses served.',
    },
  },
  {
    name: 'Fonderie Saint-Clair', town: 'Orléans', sector: 'steel', color: '#5d4037', shape: 'hx', style: 'tower',
    slogan: { fr: 'Du métal refondu, jamais perdu', en: 'Metal recast, never lost' },
    text: {
      fr: 'Notre four électrique ne fond que de la ferraille locale. Nous coulons des plaques, des cloches et des carters de pompe.',
      en: 'Our electric furnace melts local scrap only. We cast plates, bells and pump housings.',
    },
  },
  {
    name: 'Cobotique Anjou', town: 'Angers', sector: 'robotics', color: '#0d6e9e', shape: 'ci', style: 'wall',
    slogan: { fr: 'Le robot que l’on règle à la main', en: 'The robot you set by hand' },
    text: {
      fr: 'Nos cobots soulagent les gestes répétés et se programment par démonstration. Trois semaines d’essai dans votre atelier, sans engagement.',
      en: 'Our cobots relieve repeated gestures and learn by demonstration. Three weeks of trial in your workshop, without commitment.',
    },
  },
  {
    name: 'Peintures Garance', town: 'Blois', sector: 'chemistry', color: '#c2413c', shape: 'dr', style: 'pod',
    slogan: { fr: 'Des pigments sans pétrole', en: 'Pigments without oil' },
    text: {
      fr: 'Garance tire ses teintes des plantes et des ocres du Berry. Deux mille nuances, un seul liant, aucun solvant.',
      en: 'Garance draws its colours from plants and Berry ochres. Two thousand shades, one binder, no solvent.',
    },
  },
  {
    name: 'Câbleries de l’Erdre', town: 'Nantes', sector: 'electrical', color: '#e08a1e', shape: 'tr', style: 'canopy',
    slogan: { fr: 'Le faisceau prêt à brancher', en: 'The harness, ready to plug in' },
    text: {
      fr: 'Nous câblons trains, bateaux et machines agricoles, à l’unité ou en série. Nos ateliers emploient soixante personnes en insertion.',
      en: 'We wire trains, boats and farm machines, one by one or in series. Our workshops employ sixty people returning to work.',
    },
  },
  {
    name: 'Ressorts Maugis', town: 'Vendôme', sector: 'steel', color: '#6b7d2a', shape: 'ci', style: 'pod',
    slogan: { fr: 'La souplesse, depuis 1912', en: 'Supple since 1912' },
    text: {
      fr: 'Du ressort de montre au ressort de camion, tout passe par nos mêmes mains. Nos clients viennent avec un croquis et repartent avec un prototype.',
      en: 'From watch springs to truck springs, all pass through the same hands. Customers arrive with a sketch and leave with a prototype.',
    },
  },
  {
    name: 'Imprima 3D', town: 'Nantes', sector: 'digital', color: '#4455c7', shape: 'sq', style: 'shelf',
    slogan: { fr: 'La pièce de rechange, imprimée demain', en: 'The spare part, printed tomorrow' },
    text: {
      fr: 'Nous scannons la pièce cassée et l’imprimons en métal ou en polymère. Douze mille références sauvées de la benne.',
      en: 'We scan the broken part and print it in metal or polymer. Twelve thousand references saved from the skip.',
    },
  },
  {
    name: 'Ponts & Passerelles', town: 'Tours', sector: 'construction', color: '#36607d', shape: 'hx', style: 'arch',
    slogan: { fr: 'Franchir sans peser', en: 'Crossing without weight' },
    text: {
      fr: 'Nos passerelles en bois lamellé se posent en une nuit, sans couper la rivière. Quarante communes les ont choisies.',
      en: 'Our laminated timber footbridges are set in one night, without closing the river. Forty towns have chosen them.',
    },
  },
]
