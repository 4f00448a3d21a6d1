import type { DemoFirm } from './firm.ts'

/** Those who teach, hire, house and accompany. */
export const schoolsAndWork: DemoFirm[] = [
  {
    name: 'École des Métiers de Loire',
    town: 'Angers',
    type: 'school',
    sectors: ['training'],
    color: '#c43b2c',
    shape: 'sq',
    style: 'arch',
    words: {
      fr: {
        slogan: 'Un métier, un maître, un salaire',
        text: 'Trente-deux métiers en apprentissage, de la maintenance à la soudure. Neuf apprentis sur dix signent avant leur diplôme. Le mercredi, les ateliers sont ouverts : venez essayer, une blouse vous attend.',
      },
      en: {
        slogan: 'A trade, a master, a wage',
        text: 'Thirty-two trades in apprenticeship, from maintenance to welding. Nine apprentices out of ten sign before they graduate. On Wednesdays the workshops are open: come and try, a smock is waiting for you.',
      },
      de: {
        slogan: 'Ein Beruf, ein Meister, ein Lohn',
        text: 'Zweiunddreißig Berufe in der Lehre, von der Instandhaltung bis zum Schweißen. Neun von zehn Lehrlingen unterschreiben vor ihrem Abschluss. Mittwochs stehen die Werkstätten offen: Probieren Sie es aus, ein Kittel liegt bereit.',
      },
    },
  },
  {
    name: 'Université de Rochevive',
    town: 'Tours',
    type: 'school',
    sectors: ['training', 'research'],
    color: '#1d5a86',
    shape: 'tr',
    style: 'wall',
    words: {
      fr: {
        slogan: 'La recherche qui descend à l’atelier',
        text: 'Vingt masters en alternance, construits avec les entreprises de la vallée. Nos plateformes d’essai, de la chambre froide au banc de fatigue, se louent à la journée. Un doctorant peut passer la moitié de sa thèse chez vous.',
      },
      en: {
        slogan: 'Research that comes down to the workshop',
        text: 'Twenty work-study master’s degrees, built with the companies of the valley. Our test platforms, from the cold room to the fatigue bench, can be hired by the day. A doctoral student can spend half a thesis at your place.',
      },
    },
  },
  {
    name: 'Premier Jour',
    town: 'Nantes',
    type: 'association',
    sectors: ['recruitment'],
    color: '#c95f17',
    shape: 'ci',
    style: 'canopy',
    words: {
      fr: {
        slogan: 'Le premier jour, à deux',
        text: 'Nous accompagnons chaque personne jusqu’à la porte, puis trois mois encore. Sept mille contrats signés l’an dernier, et huit sur dix tiennent toujours. Venez sans CV : on l’écrira ensemble sur le stand.',
      },
      en: {
        slogan: 'The first day, side by side',
        text: 'We go with each person to the door, and then for three more months. Seven thousand contracts were signed last year, and eight in ten still hold. Come without a CV: we will write it together at the booth.',
      },
      nl: {
        slogan: 'De eerste dag, met z’n tweeën',
        text: 'We begeleiden iedereen tot aan de deur, en daarna nog drie maanden. Vorig jaar werden zevenduizend contracten getekend, en acht op de tien houden stand. Kom gerust zonder cv: we schrijven het samen op de stand.',
      },
    },
  },
  {
    name: 'Code Commun',
    town: 'Le Mans',
    type: 'school',
    sectors: ['digital', 'training'],
    color: '#5546b5',
    shape: 'hx',
    style: 'pod',
    words: {
      fr: {
        slogan: 'Le code s’apprend à tout âge',
        text: 'Une formation gratuite de neuf mois, sans condition de diplôme, sur des projets commandés par des mairies. La moitié de nos promotions sont des femmes, un quart a plus de quarante-cinq ans. La prochaine rentrée se décide cette semaine.',
      },
      en: {
        slogan: 'Code can be learned at any age',
        text: 'A free nine-month course, no diploma required, on projects ordered by town halls. Half of our students are women, a quarter are over forty-five. The next intake is decided this week.',
      },
    },
  },
  {
    name: 'Werkbank Europa',
    town: 'Freiburg',
    country: 'DE',
    type: 'association',
    sectors: ['training', 'recruitment'],
    color: '#2f6b45',
    shape: 'sq',
    style: 'tower',
    words: {
      fr: {
        slogan: 'Six mois d’établi, ailleurs',
        text: 'Nous envoyons des apprentis travailler six mois dans un autre pays, logés et payés. Trois cents ateliers d’Allemagne, d’Espagne et d’Italie attendent ceux de la Loire. Vous parlez mal la langue ? Tout le monde, au début.',
      },
      en: {
        slogan: 'Six months at another bench',
        text: 'We send apprentices to work in another country for six months, housed and paid. Three hundred workshops in Germany, Spain and Italy are waiting for those of the Loire. You speak the language badly? So does everybody, at first.',
      },
      de: {
        slogan: 'Sechs Monate an einer anderen Werkbank',
        text: 'Wir schicken Auszubildende für sechs Monate in ein anderes Land, mit Unterkunft und Lohn. Dreihundert Werkstätten in Deutschland, Spanien und Italien warten auf die der Loire. Sie sprechen die Sprache schlecht? Das tun am Anfang alle.',
      },
    },
  },
  {
    name: 'Roue Libre',
    town: 'Angers',
    type: 'association',
    sectors: ['mobility', 'recruitment'],
    color: '#0f7f72',
    shape: 'dr',
    style: 'shelf',
    words: {
      fr: {
        slogan: 'Le permis, le vélo, le covoiturage',
        text: 'Nous aidons à rejoindre un emploi quand le bus ne passe pas. Prêt de voitures, garage solidaire, leçons de conduite à six heures du matin. Dites-nous d’où vous partez et à quelle heure : nous cherchons en direct.',
      },
      en: {
        slogan: 'Licence, bike, shared ride',
        text: 'We help people reach a job where no bus goes. Car loans, a solidarity garage, driving lessons at six in the morning. Tell us where you start from and when: we look for a way while you watch.',
      },
    },
  },
  {
    name: 'Médialoire',
    town: 'Nantes',
    type: 'media',
    sectors: ['culture'],
    color: '#b8357c',
    shape: 'ci',
    style: 'wall',
    words: {
      fr: {
        slogan: 'Raconter ceux qui fabriquent',
        text: 'Radio, films et portraits de métiers, produits avec les lycées de la région. Notre studio émet depuis le salon, chaque jour à midi et à dix-huit heures. Si votre atelier fait un beau bruit, nous voulons l’enregistrer.',
      },
      en: {
        slogan: 'Telling the story of makers',
        text: 'Radio, films and portraits of trades, made with the schools of the region. Our studio broadcasts from the fair every day at noon and at six. If your workshop makes a beautiful noise, we want to record it.',
      },
    },
  },
  {
    name: 'Toit d’Apprenti',
    town: 'Blois',
    type: 'association',
    sectors: ['services', 'public'],
    color: '#2574a5',
    shape: 'hx',
    style: 'shelf',
    words: {
      fr: {
        slogan: 'Un toit près de l’atelier',
        text: 'Six cents logements pour apprentis et saisonniers, à trente minutes du travail au plus. Le dossier se fait sur le stand, en un quart d’heure, et la réponse vient le soir même. Les propriétaires sont les bienvenus aussi.',
      },
      en: {
        slogan: 'A roof near the workshop',
        text: 'Six hundred homes for apprentices and seasonal workers, thirty minutes from work at most. The file is done at the booth in a quarter of an hour, and the answer comes the same evening. Landlords are welcome too.',
      },
    },
  },
  {
    name: 'Relais d’Ateliers',
    town: 'Tours',
    type: 'association',
    sectors: ['services', 'finance'],
    color: '#8c4a2f',
    shape: 'tr',
    style: 'arch',
    words: {
      fr: {
        slogan: 'Reprendre plutôt que fermer',
        text: 'Trois cents ateliers de la vallée cherchent un repreneur. Des patrons à la retraite accompagnent ceux qui se lancent, pendant deux ans, sans facture. Nous ouvrons les comptes et les portes, dans cet ordre.',
      },
      en: {
        slogan: 'Take over rather than close',
        text: 'Three hundred workshops in the valley are looking for a successor. Retired owners stand by those who dare, for two years, without an invoice. We open the books and the doors, in that order.',
      },
      de: {
        slogan: 'Übernehmen statt schließen',
        text: 'Dreihundert Werkstätten im Tal suchen eine Nachfolge. Unternehmer im Ruhestand begleiten alle, die es wagen, zwei Jahre lang und ohne Rechnung. Wir öffnen die Bücher und die Türen, in dieser Reihenfolge.',
      },
    },
  },
  {
    name: 'Langues Ouvertes',
    town: 'Angers',
    type: 'school',
    sectors: ['training'],
    color: '#b94b7b',
    shape: 'ci',
    style: 'pod',
    words: {
      fr: {
        slogan: 'Parler avec ceux d’à côté',
        text: 'Cours de français, d’anglais, d’allemand et de néerlandais de métier, en petits groupes ou en ligne. On commence par le vocabulaire de votre atelier, pas par celui de la gare. Un test de dix minutes sur le stand dit où vous en êtes.',
      },
      en: {
        slogan: 'Speaking with the neighbours',
        text: 'French, English, German and Dutch for work, in small groups or online. We begin with the words of your workshop, not those of the railway station. A ten-minute test at the booth says where you stand.',
      },
      nl: {
        slogan: 'Praten met de buren',
        text: 'Frans, Engels, Duits en Nederlands voor het werk, in kleine groepen of online. We beginnen met de woorden van uw werkplaats, niet met die van het station. Een test van tien minuten op de stand zegt hoever u staat.',
      },
    },
  },
  {
    name: 'Escuela del Río',
    town: 'Zaragoza',
    country: 'ES',
    type: 'school',
    sectors: ['training', 'water'],
    color: '#14808a',
    shape: 'dr',
    style: 'canopy',
    words: {
      fr: {
        slogan: 'Apprendre l’eau au bord de l’eau',
        text: 'Éclusière, hydrologue, soudeur subaquatique : nous formons aux métiers des fleuves, de l’Èbre à la Loire. Un semestre se passe sur une péniche-école qui descend d’Orléans à l’estuaire. Les bourses couvrent tout, même les bottes.',
      },
      en: {
        slogan: 'Learning water by the water',
        text: 'Lock keeper, hydrologist, underwater welder: we train for the trades of rivers, from the Ebro to the Loire. One term is spent on a school barge that goes down from Orléans to the estuary. Grants cover everything, even the boots.',
      },
    },
  },
]
