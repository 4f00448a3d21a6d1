/** Who says a line: the visitor, or an account of the booth by its name. */
type Line = { by: 'visitor' | 'firmadmin' | 'standcontact'; minutesAgo: number; text: string }

export type DemoConversation = {
  /** Before `@demo.test`. */
  visitor: string
  takenBy?: 'firmadmin' | 'standcontact'
  isArchived?: boolean
  lines: readonly Line[]
}

const day = 24 * 60

/** What visitors have written to the first booth of the open fair: some wait, some are answered. */
export const demoConversations: readonly DemoConversation[] = [
  {
    visitor: 'visitor3',
    isArchived: true,
    lines: [
      { by: 'visitor', minutesAgo: 2 * day, text: 'Bonjour, le chantier se visite-t-il le samedi ?' },
      {
        by: 'firmadmin',
        minutesAgo: 2 * day - 12,
        text: 'Bonjour, oui, à dix heures, sur inscription à l’accueil. Chaussures fermées, nous prêtons les casques.',
      },
      { by: 'visitor', minutesAgo: 2 * day - 20, text: 'Parfait, merci !' },
    ],
  },
  {
    visitor: 'visitor1',
    takenBy: 'firmadmin',
    lines: [
      {
        by: 'visitor',
        minutesAgo: 95,
        text: 'Votre bac électrique existe-t-il en plus petit, pour douze passagers ?',
      },
      {
        by: 'firmadmin',
        minutesAgo: 90,
        text: 'Nous avons une étude pour dix-huit passagers. Je vous envoie la fiche cet après-midi.',
      },
      { by: 'visitor', minutesAgo: 88, text: 'Merci, à tout à l’heure.' },
    ],
  },
  {
    visitor: 'visitor',
    takenBy: 'standcontact',
    lines: [
      {
        by: 'visitor',
        minutesAgo: day + 40,
        text: 'Bonjour, prenez-vous des apprentis en chaudronnerie à partir de septembre ?',
      },
      {
        by: 'standcontact',
        minutesAgo: day + 28,
        text: 'Bonjour Léa, oui, douze places cette année, avec le CFA de Saint-Herblain. Avez-vous déjà soudé ?',
      },
      {
        by: 'visitor',
        minutesAgo: day + 20,
        text: 'Un peu, en stage : TIG sur inox, trois semaines. J’ai des photos si vous voulez.',
      },
      {
        by: 'standcontact',
        minutesAgo: 35,
        text: 'Volontiers, envoyez-les ici. Et passez demain matin, je suis sur le stand dès neuf heures.',
      },
    ],
  },
  {
    visitor: 'visitor2',
    lines: [{ by: 'visitor', minutesAgo: 14, text: 'Recrutez-vous des électriciens déjà habilités ?' }],
  },
  {
    visitor: 'visitor4',
    lines: [
      { by: 'visitor', minutesAgo: 6, text: 'Bonjour, je cherche un stage de quatre semaines en mars.' },
      { by: 'visitor', minutesAgo: 5, text: 'Je suis en BTS constructions navales à Saint-Nazaire.' },
    ],
  },
]

/** Between two people with an account: what the first has written, which the other has not read. */
export type DemoLetter = { from: string; to: string; minutesAgo: number; text: string }

export const demoLetters: readonly DemoLetter[] = [
  {
    from: 'superorganizer',
    to: 'superadmin',
    minutesAgo: 3 * day,
    text: 'Bonjour Aurore, le salon est ouvert depuis ce matin, tout est en place.',
  },
  {
    from: 'organizer',
    to: 'superorganizer',
    minutesAgo: 2 * day,
    text: 'Bonjour Simon, les chiffres de la première journée sont sur le tableau de bord.',
  },
  {
    from: 'visitor',
    to: 'organizer',
    minutesAgo: 50,
    text: 'Bonjour, nous viendrons à douze avec ma classe jeudi matin. Faut-il nous annoncer ?',
  },
]

export const demoAnswers = [
  {
    title: 'Apprentissage',
    text: 'Bonjour, nous accueillons des apprentis chaque année en septembre. Envoyez-nous ici quelques lignes sur ce que vous avez déjà fait, et nous vous répondons dans la journée.',
  },
  {
    title: 'Visite du chantier',
    text: 'Bonjour, le chantier se visite le samedi à dix heures, sur inscription à l’accueil. Chaussures fermées, nous prêtons les casques.',
  },
  {
    title: 'Je reviens vers vous',
    text: 'Merci pour votre message. Je me renseigne et je reviens vers vous très vite.',
  },
]
