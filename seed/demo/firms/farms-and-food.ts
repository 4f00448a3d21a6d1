import type { DemoFirm } from './firm.ts'

/** Those who grow, and those who cook what is grown. */
export const farmsAndFood: DemoFirm[] = [
  {
    name: 'Maraîchers du Val',
    town: 'Orléans',
    type: 'cooperative',
    sectors: ['agriculture', 'food'],
    color: '#4a862c',
    shape: 'ci',
    style: 'canopy',
    words: {
      fr: {
        slogan: 'Des légumes cueillis le matin',
        text: 'Cent vingt maraîchers livrent trois cents cantines dans un rayon de soixante kilomètres. Le camion part à six heures, la soupe est prête à midi. Nous cherchons des chefs de culture et des logisticiens qui aiment se lever tôt.',
      },
      en: {
        slogan: 'Vegetables picked in the morning',
        text: 'A hundred and twenty growers supply three hundred canteens within sixty kilometres. The lorry leaves at six, the soup is ready at noon. We are looking for crop managers and logistics people who like early mornings.',
      },
    },
  },
  {
    name: 'Laiterie Belle-Rive',
    town: 'Saumur',
    type: 'cooperative',
    sectors: ['food'],
    color: '#b57f12',
    shape: 'dr',
    style: 'shelf',
    words: {
      fr: {
        slogan: 'Le lait payé au juste prix',
        text: 'Belle-Rive transforme le lait de quarante fermes et imprime la part de chacun sur le pot. Nos fromagers se forment en dix-huit mois, la cave en prend trente-six. Goûtez en ligne : nous envoyons un carton aux cent premiers inscrits.',
      },
      en: {
        slogan: 'Milk at a fair price',
        text: 'Belle-Rive turns the milk of forty farms into cheese and prints everybody’s share on the pot. Our cheesemakers train for eighteen months, the cellar takes thirty-six. Taste online: the first hundred to register get a box by post.',
      },
      de: {
        slogan: 'Milch zum fairen Preis',
        text: 'Belle-Rive verarbeitet die Milch von vierzig Höfen und druckt den Anteil eines jeden auf den Becher. Unsere Käser lernen achtzehn Monate, der Keller braucht sechsunddreißig. Verkosten Sie online: Die ersten hundert bekommen ein Paket.',
      },
    },
  },
  {
    name: 'Moulins Audran',
    town: 'Blois',
    sectors: ['food'],
    color: '#9c6222',
    shape: 'sq',
    style: 'tower',
    words: {
      fr: {
        slogan: 'La farine de meule, sans rien d’autre',
        text: 'Cinq générations, neuf meules, rien d’ajouté. Nous accompagnons les boulangers qui s’installent, du choix du blé à la première fournée. Le moulin tourne à l’eau six mois par an, et cela s’entend.',
      },
      en: {
        slogan: 'Stone-ground flour, and nothing else',
        text: 'Five generations, nine millstones, nothing added. We stand by bakers who set up shop, from choosing the wheat to the first batch. The mill runs on water six months a year, and you can hear it.',
      },
    },
  },
  {
    name: 'Herboristerie Neuville',
    town: 'Chemillé',
    sectors: ['agriculture', 'health'],
    color: '#557a43',
    shape: 'tr',
    style: 'pod',
    words: {
      fr: {
        slogan: 'Les plantes, du champ au flacon',
        text: 'Quarante hectares de plantes médicinales, séchées à basse température. L’analyse de chaque lot est publiée, bonne ou mauvaise. En juin, la camomille embauche cinquante cueilleurs pour six semaines.',
      },
      en: {
        slogan: 'Plants, from field to bottle',
        text: 'Forty hectares of medicinal plants, dried at low temperature. The analysis of every batch is published, good or bad. In June the camomile hires fifty pickers for six weeks.',
      },
    },
  },
  {
    name: 'Conserves Torrent Blau',
    town: 'Girona',
    country: 'ES',
    sectors: ['food'],
    color: '#1f74a8',
    shape: 'sq',
    style: 'canopy',
    words: {
      fr: {
        slogan: 'Trois ingrédients, pas quatre',
        text: 'Des recettes courtes, cuites le jour de la récolte entre Pyrénées et mer. Nous ouvrons une seconde conserverie près d’Ancenis, avec les tomates de la vallée. Quatre-vingts postes, de la ligne au laboratoire, sont à pourvoir avant l’été.',
      },
      en: {
        slogan: 'Three ingredients, not four',
        text: 'Short recipes, cooked on the day of harvest between the Pyrenees and the sea. We are opening a second cannery near Ancenis, with tomatoes from the valley. Eighty jobs, from the line to the laboratory, are open before summer.',
      },
    },
  },
  {
    name: 'Serres Photon',
    town: 'Orléans',
    type: 'startup',
    sectors: ['agriculture', 'energy'],
    color: '#2e8a4f',
    shape: 'hx',
    style: 'shelf',
    words: {
      fr: {
        slogan: 'La bonne lumière, au bon moment',
        text: 'Nos luminaires suivent la plante et divisent la facture par trois. Les maraîchers règlent tout depuis leur téléphone, ou laissent faire la laitue. Nous prêtons une rampe pour un hiver à qui veut mesurer lui-même.',
      },
      en: {
        slogan: 'The right light at the right time',
        text: 'Our lamps follow the plant and cut the bill to a third. Growers set everything from their phone, or let the lettuce decide. We lend a rail for one winter to anyone who wants to measure for themselves.',
      },
      nl: {
        slogan: 'Het juiste licht op het juiste moment',
        text: 'Onze lampen volgen de plant en brengen de rekening terug tot een derde. Tuinders stellen alles in met hun telefoon, of laten de sla beslissen. Wie zelf wil meten, krijgt een winter lang een armatuur te leen.',
      },
    },
  },
  {
    name: 'Brasserie des Mariniers',
    town: 'Blois',
    sectors: ['drinks'],
    color: '#a04e26',
    shape: 'sq',
    style: 'arch',
    words: {
      fr: {
        slogan: 'La bière au fil de l’eau',
        text: 'Orge, houblon et eau à moins de cinquante kilomètres. Nous livrons par péniche jusqu’à Nantes, au rythme du fleuve, et les bars s’y sont faits. Un brasseur et une batelière cherchent chacun leur second.',
      },
      en: {
        slogan: 'Beer along the river',
        text: 'Barley, hops and water from less than fifty kilometres. We deliver by barge as far as Nantes, at the pace of the river, and the bars have got used to it. A brewer and a skipper are each looking for their second.',
      },
      de: {
        slogan: 'Bier im Lauf des Flusses',
        text: 'Gerste, Hopfen und Wasser aus weniger als fünfzig Kilometern. Wir liefern mit dem Lastkahn bis Nantes, im Tempo des Flusses, und die Bars haben sich daran gewöhnt. Ein Brauer und eine Schifferin suchen Verstärkung.',
      },
    },
  },
  {
    name: 'Kwekerij Zonnedauw',
    town: 'Lisse',
    country: 'NL',
    sectors: ['agriculture'],
    color: '#b5487f',
    shape: 'ci',
    style: 'canopy',
    words: {
      fr: {
        slogan: 'Des vivaces qui n’ont pas soif',
        text: 'Trois cents variétés de plantes vivaces, élevées sans tourbe et arrosées une fois, à la plantation. Nous fournissons les villes qui retirent le bitume de leurs cours d’école. Notre catalogue dit aussi ce qui ne marche pas.',
      },
      en: {
        slogan: 'Perennials that are never thirsty',
        text: 'Three hundred varieties of perennials, raised without peat and watered once, when planted. We supply towns that take the tarmac out of their school yards. Our catalogue also says what does not work.',
      },
      nl: {
        slogan: 'Vaste planten die geen dorst hebben',
        text: 'Driehonderd soorten vaste planten, gekweekt zonder turf en één keer begoten, bij het planten. We leveren aan steden die het asfalt van hun schoolpleinen halen. In onze catalogus staat ook wat niet werkt.',
      },
      de: {
        slogan: 'Stauden, die keinen Durst haben',
        text: 'Dreihundert Sorten Stauden, ohne Torf gezogen und nur einmal gegossen, beim Pflanzen. Wir beliefern Städte, die ihre Schulhöfe vom Asphalt befreien. In unserem Katalog steht auch, was nicht gelingt.',
      },
    },
  },
]
