import type { DemoFirm } from './firm.ts'

/** Those who build what moves. */
export const metalAndMovement: DemoFirm[] = [
  {
    name: 'Chantiers de Trentemoult',
    town: 'Nantes',
    sectors: ['marine', 'steel'],
    color: '#1f5f8b',
    shape: 'sq',
    style: 'wall',
    words: {
      fr: {
        slogan: 'Des coques qui durent cinquante ans',
        text: 'Nous construisons des navires de travail en acier et en aluminium, de la première épure à la mise à l’eau. Deux cents soudeurs, charpentiers et électriciens forment chaque année quarante apprentis, et notre atelier de soudure est ouvert à qui veut essayer. Notre dernier bac électrique traverse l’estuaire toutes les dix minutes, sans bruit ni fumée.',
      },
      en: {
        slogan: 'Hulls that last fifty years',
        text: 'We build steel and aluminium workboats, from the first line on paper to the launch. Two hundred welders, shipwrights and electricians train forty apprentices every year, and our welding workshop is open to all who want to try. Our latest electric ferry crosses the estuary every ten minutes, without noise or smoke.',
      },
      de: {
        slogan: 'Rümpfe, die fünfzig Jahre halten',
        text: 'Wir bauen Arbeitsschiffe aus Stahl und Aluminium, vom ersten Riss bis zum Stapellauf. Zweihundert Schweißer, Schiffbauer und Elektriker bilden jedes Jahr vierzig Lehrlinge aus, und wer das Schweißen ausprobieren will, ist willkommen. Unsere neueste Elektrofähre quert die Mündung alle zehn Minuten, leise und ohne Rauch.',
      },
    },
  },
  {
    name: 'Ardoiselle',
    town: 'Trélazé',
    type: 'startup',
    sectors: ['construction'],
    color: '#4a5a68',
    shape: 'hx',
    style: 'arch',
    words: {
      fr: {
        slogan: 'La toiture qui respire',
        text: 'Ardoiselle refend l’ardoise d’Anjou en modules isolants, posés à sec. Un couvreur ferme une toiture complète en trois jours, sans colle ni solvant. Chaque module se démonte, se répare et resservira sur une autre maison.',
      },
      en: {
        slogan: 'The roof that breathes',
        text: 'Ardoiselle splits Anjou slate into insulating modules that are laid dry. One roofer closes a whole roof in three days, without glue or solvent. Every module can be taken off, repaired and used again on another house.',
      },
    },
  },
  {
    name: 'Vélos Brindille',
    town: 'Tours',
    type: 'cooperative',
    sectors: ['mobility'],
    color: '#d9582b',
    shape: 'ci',
    style: 'canopy',
    words: {
      fr: {
        slogan: 'Le vélo cargo réparable à vie',
        text: 'Nos cadres sont brasés à la main et chaque pièce se démonte avec deux clés. Dix-sept villes de la Loire nous confient l’entretien de leurs flottes. Nous cherchons des mécaniciens, et surtout des gens qui aiment expliquer.',
      },
      en: {
        slogan: 'The cargo bike you can always repair',
        text: 'Our frames are brazed by hand and every part comes off with two keys. Seventeen towns along the Loire trust us with their fleets. We are looking for mechanics, and above all for people who like to explain.',
      },
      nl: {
        slogan: 'De bakfiets die u altijd kunt herstellen',
        text: 'Onze frames worden met de hand gesoldeerd en elk onderdeel gaat los met twee sleutels. Zeventien steden langs de Loire vertrouwen ons hun fietsen toe. We zoeken mecaniciens, en vooral mensen die graag uitleggen.',
      },
    },
  },
  {
    name: 'Turbelec Ouest',
    town: 'Saint-Nazaire',
    sectors: ['energy', 'marine'],
    color: '#0f7f86',
    shape: 'dr',
    style: 'pod',
    words: {
      fr: {
        slogan: 'Le vent de mer, au plus près',
        text: 'Turbelec assemble des nacelles d’éoliennes, soudure comprise, et les entretient depuis le port. Nos équipes partent le matin et rentrent le soir, par tous les temps que permet la sécurité. Un simulateur grandeur nature accueille les débutants pendant huit semaines payées.',
      },
      en: {
        slogan: 'Sea wind, close by',
        text: 'Turbelec assembles wind turbine nacelles, welding included, and maintains them from the harbour. Our teams leave in the morning and come home in the evening, in any weather that safety allows. A full-size simulator welcomes beginners for eight paid weeks.',
      },
    },
  },
  {
    name: 'Compas & Fraise',
    town: 'Cholet',
    sectors: ['steel', 'robotics'],
    color: '#7a4fa3',
    shape: 'tr',
    style: 'wall',
    words: {
      fr: {
        slogan: 'L’usinage au centième, en petite série',
        text: 'Cinq axes, un poste de soudure robotisée, trois équipes et un bureau des méthodes ouvert aux clients : vous voyez votre pièce naître. La première sort sous dix jours, mesurée et photographiée. Nos régleurs viennent du lycée d’en face, et souvent y retournent pour enseigner.',
      },
      en: {
        slogan: 'Machining to a hundredth, in small series',
        text: 'Five axes, a robotic welding cell, three shifts and a methods office open to customers: you watch your part come to life. The first one leaves within ten days, measured and photographed. Our setters come from the school across the street, and often go back there to teach.',
      },
    },
  },
  {
    name: 'Filatures Ligérie',
    town: 'Cholet',
    sectors: ['textile'],
    color: '#b23f6e',
    shape: 'ci',
    style: 'shelf',
    words: {
      fr: {
        slogan: 'Du lin d’ici, tissé ici',
        text: 'Nous filons le lin des coteaux voisins et tissons des toiles techniques pour le soin et la voile. Chaque rouleau porte le nom du champ et la date de la récolte. Quatre métiers anciens tournent encore, pour les commandes de musée.',
      },
      en: {
        slogan: 'Local linen, woven locally',
        text: 'We spin flax from the hills nearby and weave technical fabrics for care and for sails. Every roll carries the name of its field and the date of the harvest. Four old looms still run, for museum orders.',
      },
      nl: {
        slogan: 'Linnen van hier, hier geweven',
        text: 'We spinnen vlas van de heuvels in de buurt en weven technische stoffen voor zorg en zeilen. Elke rol draagt de naam van het veld en de datum van de oogst. Vier oude getouwen draaien nog, voor bestellingen van musea.',
      },
    },
  },
  {
    name: 'Aéronef Loire',
    town: 'Bouguenais',
    sectors: ['aerospace'],
    color: '#2a6fb0',
    shape: 'tr',
    style: 'tower',
    words: {
      fr: {
        slogan: 'Des nervures légères comme une plume',
        text: 'Nous moulons des pièces composites pour avions régionaux, avec quarante pour cent de fibres recyclées. Notre école interne accueille sans diplôme et embauche au bout de six mois. Les essais de rupture se regardent depuis la galerie, casque sur la tête.',
      },
      en: {
        slogan: 'Ribs as light as a feather',
        text: 'We mould composite parts for regional aircraft, with forty per cent recycled fibres. Our in-house school takes people without a diploma and hires them after six months. Breaking tests can be watched from the gallery, helmet on.',
      },
    },
  },
  {
    name: 'Kranhaus Weser',
    town: 'Bremen',
    country: 'DE',
    sectors: ['logistics', 'marine'],
    color: '#34566e',
    shape: 'sq',
    style: 'tower',
    words: {
      fr: {
        slogan: 'Des grues qui pèsent leurs gestes',
        text: 'Depuis Brême, nous équipons les ports fluviaux de grues électriques qui récupèrent l’énergie de la descente. Nantes, Angers et Orléans préparent avec nous le retour du fret sur la Loire. Nos monteurs voyagent en train et parlent au moins deux langues.',
      },
      en: {
        slogan: 'Cranes that weigh their gestures',
        text: 'From Bremen we equip river ports with electric cranes that recover the energy of every descent. Nantes, Angers and Orléans are preparing with us for freight to return to the Loire. Our fitters travel by train and speak at least two languages.',
      },
      de: {
        slogan: 'Krane, die mit der Kraft haushalten',
        text: 'Von Bremen aus rüsten wir Binnenhäfen mit elektrischen Kranen aus, die beim Senken Energie zurückgewinnen. Nantes, Angers und Orléans bereiten mit uns die Rückkehr der Fracht auf die Loire vor. Unsere Monteure reisen mit der Bahn und sprechen mindestens zwei Sprachen.',
      },
      nl: {
        slogan: 'Kranen die hun kracht wegen',
        text: 'Vanuit Bremen voorzien we binnenhavens van elektrische kranen die bij het zakken energie terugwinnen. Nantes, Angers en Orléans bereiden met ons de terugkeer van vracht op de Loire voor. Onze monteurs reizen met de trein en spreken minstens twee talen.',
      },
    },
  },
]
