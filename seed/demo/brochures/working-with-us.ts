import type { BrochureKind } from './kinds.ts'

export const workingWithUs: BrochureKind[] = [
  {
    code: 'jobs',
    words: {
      fr: {
        title: 'Nos métiers, nos postes',
        lead: 'NAME embauche toute l’année. Voici ce que nous regardons, et ce que nous ne regardons pas.',
        points: [
          'Un entretien avec vos futurs collègues, dans l’atelier, en tenue.',
          'Le salaire est écrit dans l’annonce, et c’est celui de l’annonce.',
          'Un tuteur pendant six mois, déchargé d’une partie de son travail pour vous.',
          'Horaires choisis à l’année ; le mercredi ne se négocie pas contre une promotion.',
          'Le diplôme compte moins que l’envie d’apprendre : la moitié d’entre nous vient d’ailleurs.',
        ],
      },
      en: {
        title: 'Our trades, our jobs',
        lead: 'NAME hires all year round. This is what we look at, and what we do not.',
        points: [
          'An interview with your future colleagues, in the workshop, in working clothes.',
          'The wage is in the advertisement, and it is the one you get.',
          'A mentor for six months, relieved of part of their work for you.',
          'Hours chosen for the year; a day off is never traded for a promotion.',
          'A diploma matters less than wanting to learn: half of us come from elsewhere.',
        ],
      },
      de: {
        title: 'Unsere Berufe, unsere Stellen',
        lead: 'NAME stellt das ganze Jahr über ein. Das sehen wir uns an, und das nicht.',
        points: [
          'Ein Gespräch mit Ihren künftigen Kollegen, in der Werkstatt, in Arbeitskleidung.',
          'Der Lohn steht in der Anzeige, und er wird auch gezahlt.',
          'Sechs Monate lang eine Patin oder ein Pate, mit Zeit für Sie.',
          'Arbeitszeiten, die Sie für das Jahr wählen.',
        ],
      },
      nl: {
        title: 'Onze beroepen, onze vacatures',
        lead: 'NAME neemt het hele jaar door mensen aan. Hier kijken we naar, en hiernaar niet.',
        points: [
          'Een gesprek met uw toekomstige collega’s, in de werkplaats, in werkkleding.',
          'Het loon staat in de vacature, en dat loon krijgt u ook.',
          'Zes maanden een mentor die tijd voor u vrijmaakt.',
          'Uren die u voor een heel jaar kiest.',
        ],
      },
    },
  },
  {
    code: 'trainees',
    words: {
      fr: {
        title: 'Stages et apprentissage, mode d’emploi',
        lead: 'Du stage de troisième au contrat de trois ans, comment on entre chez NAME.',
        points: [
          'Une semaine d’observation suffit pour savoir : il y en a une par mois.',
          'L’apprentissage commence en septembre, et aussi en janvier.',
          'Logement, transport et outils : nous avançons les frais, vous ne devez rien.',
          'Un carnet de bord à deux mains, lu chaque vendredi.',
          'Huit apprentis sur dix restent ; les deux autres ont nos recommandations.',
        ],
      },
      en: {
        title: 'Internships and apprenticeships, how it works',
        lead: 'From a week at school age to a three-year contract, how to join NAME.',
        points: [
          'One week of watching is enough to know: there is one every month.',
          'Apprenticeships begin in September, and in January too.',
          'Housing, travel and tools: we pay first, and you owe nothing.',
          'A logbook written by two hands, read every Friday.',
          'Eight apprentices out of ten stay; the other two leave with our recommendation.',
        ],
      },
    },
  },
  {
    code: 'visit',
    words: {
      fr: {
        title: 'Venir nous voir',
        lead: 'Après le salon, la porte reste ouverte. NAME reçoit les curieux, les classes et les clients.',
        points: [
          'Le premier jeudi du mois, visite libre de neuf heures à midi.',
          'Les classes sont reçues par des apprentis, jamais par un film.',
          'Chaussures fermées obligatoires, questions bienvenues.',
          'Gare à vingt minutes ; nous venons vous chercher à vélo ou en fourgon.',
          'Accès de plain-pied, boucle magnétique, visite en langue des signes sur demande.',
        ],
      },
      en: {
        title: 'Come and see us',
        lead: 'After the fair the door stays open. NAME welcomes the curious, school classes and customers.',
        points: [
          'Open doors on the first Thursday of the month, from nine to noon.',
          'Classes are welcomed by apprentices, never by a film.',
          'Closed shoes required, questions welcome.',
          'The station is twenty minutes away; we fetch you by bike or by van.',
          'Step-free access, hearing loop, visits in sign language on request.',
        ],
      },
    },
  },
]
