import type { DemoFirm } from './firm.ts'

/** Those who make machines, and what connects them. */
export const machinesAndNetworks: DemoFirm[] = [
  {
    name: 'Sémaphorie',
    town: 'Le Mans',
    sectors: ['rail', 'electrical'],
    color: '#c9371f',
    shape: 'sq',
    style: 'canopy',
    words: {
      fr: {
        slogan: 'La signalisation qui se surveille seule',
        text: 'Sémaphorie fabrique des armoires de signalisation pour tramways et passages à niveau. Elles préviennent de leur panne trois semaines avant qu’elle n’arrive. Nos câbleuses montent, testent et signent chaque armoire de leur prénom.',
      },
      en: {
        slogan: 'Signalling that watches itself',
        text: 'Sémaphorie makes signalling cabinets for trams and level crossings. They report a failure three weeks before it happens. Our wirers assemble, test and sign every cabinet with their first name.',
      },
    },
  },
  {
    name: 'Ondine Hydrogène',
    town: 'Angers',
    type: 'startup',
    sectors: ['energy'],
    color: '#1b8a5a',
    shape: 'ci',
    style: 'wall',
    words: {
      fr: {
        slogan: 'L’hydrogène, au dépôt de bus',
        text: 'Nous installons des électrolyseurs compacts dans les dépôts de bus. Un conteneur, une journée de raccordement, vingt véhicules servis. Le jour du salon, notre démonstrateur tourne en direct et vous parlez à celle qui le règle.',
      },
      en: {
        slogan: 'Hydrogen, at the bus depot',
        text: 'We install compact electrolysers in bus depots. One container, one day to connect, twenty vehicles served. During the fair our demonstrator runs live and you talk to the person who tunes it.',
      },
      de: {
        slogan: 'Wasserstoff, direkt im Busdepot',
        text: 'Wir stellen kompakte Elektrolyseure in Busdepots auf. Ein Container, ein Tag Anschluss, zwanzig versorgte Fahrzeuge. Während der Messe läuft unsere Anlage live, und Sie sprechen mit der Frau, die sie einstellt.',
      },
    },
  },
  {
    name: 'Cobotique Anjou',
    town: 'Angers',
    sectors: ['robotics', 'digital'],
    color: '#0d6e9e',
    shape: 'ci',
    style: 'wall',
    words: {
      fr: {
        slogan: 'Le robot que l’on règle à la main',
        text: 'Nos robots collaboratifs soulagent les gestes répétés et apprennent par démonstration : on leur prend le bras, ils retiennent. Trois semaines d’essai dans votre atelier, sans engagement. Un ergonome vient avec la machine et reste le temps qu’il faut.',
      },
      en: {
        slogan: 'The robot you set by hand',
        text: 'Our collaborative robots relieve repeated gestures and learn by demonstration: take their arm, and they remember. Three weeks of trial in your workshop, without commitment. An ergonomist comes with the machine and stays as long as needed.',
      },
      de: {
        slogan: 'Der Roboter, den man von Hand einstellt',
        text: 'Unsere Cobots nehmen wiederholte Handgriffe ab und lernen durch Vormachen: Man führt ihren Arm, sie merken es sich. Drei Wochen Probe in Ihrer Werkstatt, unverbindlich. Ein Ergonom kommt mit der Maschine und bleibt, solange es nötig ist.',
      },
      nl: {
        slogan: 'De robot die u met de hand instelt',
        text: 'Onze cobots verlichten herhaalde handelingen en leren door voordoen: leid hun arm en ze onthouden het. Drie weken op proef in uw werkplaats, zonder verplichting. Een ergonoom komt met de machine mee en blijft zolang het nodig is.',
      },
    },
  },
  {
    name: 'Lichtwerk Jena',
    town: 'Jena',
    country: 'DE',
    sectors: ['robotics', 'research'],
    color: '#5b3fa0',
    shape: 'hx',
    style: 'arch',
    words: {
      fr: {
        slogan: 'L’œil qui trie sans fatiguer',
        text: 'Nos caméras lisent la couleur du verre, du bois et des fruits mieux que l’œil au bout de huit heures. Elles tiennent dans une main et s’installent sans arrêter la ligne. Nous ouvrons un bureau à Angers et cherchons quatre opticiens.',
      },
      en: {
        slogan: 'The eye that never tires of sorting',
        text: 'Our cameras read the colour of glass, wood and fruit better than an eye does after eight hours. They fit in one hand and are installed without stopping the line. We are opening an office in Angers and looking for four optics engineers.',
      },
      de: {
        slogan: 'Das Auge, das beim Sortieren nie ermüdet',
        text: 'Unsere Kameras lesen die Farbe von Glas, Holz und Obst besser als ein Auge nach acht Stunden. Sie passen in eine Hand und werden montiert, ohne die Linie anzuhalten. Wir eröffnen ein Büro in Angers und suchen vier Optiker.',
      },
    },
  },
  {
    name: 'Câbleries de l’Erdre',
    town: 'Nantes',
    type: 'cooperative',
    sectors: ['electrical', 'recruitment'],
    color: '#b9690f',
    shape: 'tr',
    style: 'canopy',
    words: {
      fr: {
        slogan: 'Le faisceau prêt à brancher',
        text: 'Nous câblons trains, bateaux et machines agricoles, à l’unité ou en série. Soixante personnes y reprennent un métier après un accident de parcours. Le taux d’erreur est affiché à l’entrée de l’atelier : il est le plus bas de la région.',
      },
      en: {
        slogan: 'The harness, ready to plug in',
        text: 'We wire trains, boats and farm machines, one by one or in series. Sixty people are learning a trade again here after life took a turn. The error rate hangs at the workshop door: it is the lowest in the region.',
      },
    },
  },
  {
    name: 'Ressorts Maugis',
    town: 'Vendôme',
    sectors: ['steel'],
    color: '#6b7d2a',
    shape: 'ci',
    style: 'pod',
    words: {
      fr: {
        slogan: 'La souplesse, depuis 1912',
        text: 'Du ressort de montre au ressort de camion, tout passe par les mêmes mains. Nos clients arrivent avec un croquis et repartent avec un prototype dans la poche. La quatrième génération a gardé les machines et changé le chauffage.',
      },
      en: {
        slogan: 'Supple since 1912',
        text: 'From watch springs to truck springs, everything passes through the same hands. Customers arrive with a sketch and leave with a prototype in their pocket. The fourth generation kept the machines and changed the heating.',
      },
    },
  },
  {
    name: 'Datalithe',
    town: 'Saumur',
    sectors: ['data', 'digital'],
    color: '#3a6ee0',
    shape: 'sq',
    style: 'shelf',
    words: {
      fr: {
        slogan: 'Vos données au frais, sous la roche',
        text: 'Datalithe héberge les données des ateliers et des hôpitaux dans d’anciennes carrières de tuffeau. La température y est de douze degrés toute l’année, et la chaleur des serveurs va à la piscine voisine. La visite se fait avec une lampe frontale et une bonne question.',
      },
      en: {
        slogan: 'Your data kept cool, under the rock',
        text: 'Datalithe hosts the data of workshops and hospitals in former tufa quarries. It is twelve degrees there all year round, and the heat of the servers goes to the swimming pool next door. Visits need a head torch and a good question.',
      },
      nl: {
        slogan: 'Uw data koel bewaard, onder de rots',
        text: 'Datalithe bewaart de data van werkplaatsen en ziekenhuizen in oude mergelgroeven. Het is er het hele jaar twaalf graden, en de warmte van de servers gaat naar het zwembad ernaast. Voor een bezoek volstaan een hoofdlamp en een goede vraag.',
      },
    },
  },
  {
    name: 'Antennes Rurales',
    town: 'Vendôme',
    sectors: ['telecom'],
    color: '#5f7a16',
    shape: 'dr',
    style: 'tower',
    words: {
      fr: {
        slogan: 'Le réseau, là où il n’y en a pas',
        text: 'Nous posons et entretenons des relais pour les villages, les silos et les écluses. Vingt techniciens sont attendus d’ici l’été ; la formation au travail en hauteur et le permis sont payés. De là-haut, on voit toute la vallée.',
      },
      en: {
        slogan: 'Coverage where there is none',
        text: 'We set up and maintain masts for villages, silos and locks. Twenty technicians are wanted before summer; training for work at height and the driving licence are paid for. From up there you can see the whole valley.',
      },
    },
  },
]
