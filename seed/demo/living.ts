import type { DemoFirm } from './firm.ts'

/** Hall B: those who feed and care. Invented firms, one like no other. */
export const living: DemoFirm[] = [
  {
    name: 'Maraîchers du Val', town: 'Orléans', sector: 'agriculture', color: '#4f8f2f', shape: 'ci', style: 'canopy',
    slogan: { fr: 'Des légumes cueillis le matin', en: 'Vegetables picked in the morning' },
    text: {
      fr: 'Cent vingt maraîchers livrent trois cents cantines dans un rayon de soixante kilomètres. Nous cherchons des chefs de culture et des logisticiens.',
      en: 'A hundred and twenty growers supply three hundred canteens within sixty kilometres. We are looking for crop managers and logisticians.',
    },
  },
  {
    name: 'Laiterie Belle-Rive', town: 'Saumur', sector: 'food', color: '#e0a82e', shape: 'dr', style: 'shelf',
    slogan: { fr: 'Le lait payé au juste prix', en: 'Milk at a fair price' },
    text: {
      fr: 'Belle-Rive transforme le lait de quarante fermes et affiche la part de chacun sur le pot. Nos fromagers forment en dix-huit mois.',
      en: 'Belle-Rive turns the milk of forty farms into cheese and prints everyone’s share on the pot. Our cheesemakers train in eighteen months.',
    },
  },
  {
    name: 'Moulins Audran', town: 'Blois', sector: 'food', color: '#b9772f', shape: 'sq', style: 'tower',
    slogan: { fr: 'La farine de meule, sans additif', en: 'Stone-ground flour, nothing added' },
    text: {
      fr: 'Cinq générations, neuf meules, aucune poudre blanche ajoutée. Nous accompagnons les boulangers qui s’installent.',
      en: 'Five generations, nine millstones, no white powder added. We stand by bakers who set up shop.',
    },
  },
  {
    name: 'Sentinelle Santé', town: 'Tours', sector: 'health', color: '#c8446d', shape: 'ci', style: 'arch',
    slogan: { fr: 'Le capteur qui prévient le soignant', en: 'The sensor that tells the carer' },
    text: {
      fr: 'Nos patchs suivent la respiration sans caméra et alertent l’équipe la nuit. Trente établissements les portent déjà.',
      en: 'Our patches follow breathing without a camera and alert the team at night. Thirty care homes already use them.',
    },
  },
  {
    name: 'Prothèses Valmont', town: 'Le Mans', sector: 'health', color: '#7b5aa6', shape: 'hx', style: 'wall',
    slogan: { fr: 'Une main qui suit la main', en: 'A hand that follows the hand' },
    text: {
      fr: 'Valmont imprime et ajuste des prothèses d’avant-bras avec les patients. La pièce s’adapte en une matinée à l’atelier.',
      en: 'Valmont prints and fits forearm prostheses together with patients. A part is adjusted in one morning at the workshop.',
    },
  },
  {
    name: 'Herboristerie Neuville', town: 'Angers', sector: 'agriculture', color: '#5b7f4a', shape: 'tr', style: 'pod',
    slogan: { fr: 'Les plantes, du champ au flacon', en: 'Plants, from field to bottle' },
    text: {
      fr: 'Quarante hectares de plantes médicinales, séchées à basse température. Chaque lot est publié, analyse comprise.',
      en: 'Forty hectares of medicinal plants, dried at low temperature. Every batch is published, analysis included.',
    },
  },
  {
    name: 'Saveurs de Retz', town: 'Machecoul', sector: 'food', color: '#d1603d', shape: 'sq', style: 'canopy',
    slogan: { fr: 'La conserve qui a du goût', en: 'Tinned food that tastes' },
    text: {
      fr: 'Des recettes courtes, cuites le jour de la récolte. La saison commence, quatre-vingts postes s’ouvrent.',
      en: 'Short recipes, cooked on the day of harvest. The season begins, eighty jobs are open.',
    },
  },
  {
    name: 'Bioréacteurs Lemaire', town: 'Nantes', sector: 'chemistry', color: '#2b8f9e', shape: 'dr', style: 'wall',
    slogan: { fr: 'Cultiver des ferments, à l’échelle', en: 'Growing ferments, at scale' },
    text: {
      fr: 'Nous concevons des cuves stériles pour laboratoires et brasseurs. De deux litres à vingt mille, la même régulation.',
      en: 'We design sterile vessels for laboratories and brewers. From two litres to twenty thousand, the same control.',
    },
  },
  {
    name: 'Clinique mobile 44', town: 'Nantes', sector: 'health', color: '#2f74c0', shape: 'ci', style: 'tower',
    slogan: { fr: 'Le soin qui vient à vous', en: 'Care that comes to you' },
    text: {
      fr: 'Quatre camions équipés sillonnent les communes sans médecin. Nous recrutons infirmiers, ophtalmologues et conducteurs.',
      en: 'Four equipped trucks travel to towns without a doctor. We are hiring nurses, eye specialists and drivers.',
    },
  },
  {
    name: 'Serres Photon', town: 'Orléans', sector: 'agriculture', color: '#3a9d5d', shape: 'hx', style: 'shelf',
    slogan: { fr: 'La lumière juste, au bon moment', en: 'The right light at the right time' },
    text: {
      fr: 'Nos luminaires suivent la plante et divisent la facture par trois. Les maraîchers règlent tout depuis leur téléphone.',
      en: 'Our lamps follow the plant and cut the bill by three. Growers set everything from their phone.',
    },
  },
  {
    name: 'Emballages Lichen', town: 'Cholet', sector: 'paper', color: '#7d8b3a', shape: 'tr', style: 'pod',
    slogan: { fr: 'L’emballage que l’on composte', en: 'Packaging you can compost' },
    text: {
      fr: 'Lichen moule des barquettes en fibres de chanvre, sans pelliculage. Elles tiennent le four et retournent à la terre.',
      en: 'Lichen moulds trays from hemp fibre, without film. They stand the oven and return to the soil.',
    },
  },
  {
    name: 'Brasserie des Mariniers', town: 'Blois', sector: 'food', color: '#a8552b', shape: 'sq', style: 'arch',
    slogan: { fr: 'La bière au fil de l’eau', en: 'Beer along the river' },
    text: {
      fr: 'Orge, houblon et eau à moins de cinquante kilomètres. Nous livrons par péniche jusqu’à Nantes.',
      en: 'Barley, hops and water from less than fifty kilometres. We deliver by barge as far as Nantes.',
    },
  },
  {
    name: 'Audiolab Touraine', town: 'Tours', sector: 'health', color: '#3f56a8', shape: 'ci', style: 'pod',
    slogan: { fr: 'Entendre sans s’isoler', en: 'Hearing without hiding away' },
    text: {
      fr: 'Nos aides auditives s’accordent à la pièce et à la voix en face. Fabriquées, réparées et recyclées à Tours.',
      en: 'Our hearing aids tune themselves to the room and the voice in front. Made, repaired and recycled in Tours.',
    },
  },
  {
    name: 'Aquaponie Sarthe', town: 'Le Mans', sector: 'agriculture', color: '#148f9a', shape: 'dr', style: 'canopy',
    slogan: { fr: 'Poissons et salades, une seule eau', en: 'Fish and salads, one water' },
    text: {
      fr: 'Nous exploitons trois fermes en ville, sur les toits d’entrepôts. L’eau tourne en boucle, rien ne part à l’égout.',
      en: 'We run three farms in town, on warehouse roofs. The water runs in a loop, nothing goes to the drain.',
    },
  },
]
