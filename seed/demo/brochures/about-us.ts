import type { BrochureKind } from './kinds.ts'

export const aboutUs: BrochureKind[] = [
  {
    code: 'who',
    words: {
      fr: {
        title: 'Qui nous sommes',
        lead: 'NAME en une page : d’où nous venons, ce qui nous tient debout, et qui décroche quand vous appelez.',
        points: [
          'Une équipe que vous pouvez nommer : chaque dossier a un prénom, et il ne change pas en route.',
          'Des décisions prises à moins de dix mètres de l’atelier.',
          'Des comptes publiés chaque année, y compris l’écart entre le plus petit et le plus grand salaire.',
          'Une réponse sous deux jours ouvrés, même quand la réponse est non.',
          'Des fournisseurs à une demi-journée de route, sauf quand c’est impossible, et alors nous le disons.',
        ],
      },
      en: {
        title: 'Who we are',
        lead: 'NAME on one page: where we come from, what keeps us standing, and who picks up when you call.',
        points: [
          'A team you can name: every file has a first name, and it does not change on the way.',
          'Decisions taken less than ten metres from the workshop.',
          'Accounts published every year, including the gap between the lowest and the highest wage.',
          'An answer within two working days, even when the answer is no.',
          'Suppliers half a day’s drive away, unless that is impossible, and then we say so.',
        ],
      },
      de: {
        title: 'Wer wir sind',
        lead: 'NAME auf einer Seite: woher wir kommen, was uns trägt und wer abnimmt, wenn Sie anrufen.',
        points: [
          'Ein Team mit Namen: Jede Anfrage hat eine Ansprechperson, und sie wechselt unterwegs nicht.',
          'Entscheidungen fallen keine zehn Meter von der Werkstatt entfernt.',
          'Jährlich veröffentlichte Zahlen, auch der Abstand zwischen dem kleinsten und dem größten Lohn.',
          'Eine Antwort innerhalb von zwei Werktagen, auch wenn sie Nein lautet.',
        ],
      },
      nl: {
        title: 'Wie we zijn',
        lead: 'NAME op één bladzijde: waar we vandaan komen, wat ons overeind houdt en wie opneemt als u belt.',
        points: [
          'Een team met namen: elk dossier heeft een contactpersoon, en die verandert onderweg niet.',
          'Beslissingen vallen op minder dan tien meter van de werkplaats.',
          'Elk jaar openbare cijfers, ook het verschil tussen het laagste en het hoogste loon.',
          'Een antwoord binnen twee werkdagen, ook als het nee is.',
        ],
      },
    },
  },
  {
    code: 'offer',
    words: {
      fr: {
        title: 'Ce que nous faisons pour vous',
        lead: 'Du premier croquis à l’entretien, voici comment NAME travaille avec ses clients.',
        points: [
          'Une visite chez vous avant tout devis : on comprend mieux sur place.',
          'Un prix ferme, détaillé ligne par ligne, valable trois mois.',
          'Un prototype ou un essai avant la série, que vous gardez si vous ne donnez pas suite.',
          'La notice écrite par ceux qui montent, relue par ceux qui réparent.',
          'Des pièces détachées disponibles quinze ans, et les plans au-delà.',
        ],
      },
      en: {
        title: 'What we do for you',
        lead: 'From the first sketch to maintenance, this is how NAME works with its customers.',
        points: [
          'A visit to your place before any quote: things are clearer on site.',
          'A firm price, line by line, valid for three months.',
          'A prototype or a trial before the series, yours to keep if you go no further.',
          'A manual written by those who assemble, proofread by those who repair.',
          'Spare parts for fifteen years, and the drawings after that.',
        ],
      },
    },
  },
  {
    code: 'promises',
    words: {
      fr: {
        title: 'Nos engagements, chiffres à l’appui',
        lead: 'NAME publie ce qui va bien et ce qui résiste encore. Les chiffres sont relus par un tiers.',
        points: [
          'La moitié de notre énergie vient d’un rayon de trente kilomètres.',
          'Nos déchets ont baissé d’un tiers en quatre ans ; il reste les plastiques d’emballage.',
          'Un jour par mois, chacun travaille pour une association de son choix, payé par nous.',
          'Les écarts de salaire entre femmes et hommes sont corrigés chaque janvier.',
          'Chaque accident, même bénin, est raconté à tous dans la semaine.',
        ],
      },
      en: {
        title: 'Our commitments, with figures',
        lead: 'NAME publishes what goes well and what still resists. The figures are checked by a third party.',
        points: [
          'Half of our energy comes from within thirty kilometres.',
          'Our waste is down by a third in four years; packaging plastics remain.',
          'One day a month everybody works for a charity of their choice, paid by us.',
          'Pay gaps between women and men are put right every January.',
          'Every accident, however slight, is told to everyone within the week.',
        ],
      },
    },
  },
]
