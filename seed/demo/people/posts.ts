/** A job title for a woman and for a man. */
export type Post = readonly [string, string]

const anywhere: Post[] = [
  ['Responsable recrutement', 'Responsable recrutement'],
  ['Chargée d’affaires', 'Chargé d’affaires'],
  ['Responsable apprentissage', 'Responsable apprentissage'],
  ['Directrice commerciale', 'Directeur commercial'],
  ['Responsable qualité', 'Responsable qualité'],
]
const workshop: Post[] = [
  ['Cheffe d’atelier', 'Chef d’atelier'],
  ['Ingénieure méthodes', 'Ingénieur méthodes'],
  ['Directrice technique', 'Directeur technique'],
  ['Technicienne de maintenance', 'Technicien de maintenance'],
  ['Conductrice de ligne', 'Conducteur de ligne'],
  ['Ingénieure produit', 'Ingénieur produit'],
]
const digital: Post[] = [
  ['Développeuse', 'Développeur'],
  ['Responsable produit', 'Responsable produit'],
  ['Administratrice systèmes', 'Administrateur systèmes'],
  ['Cofondatrice', 'Cofondateur'],
]
const land: Post[] = [
  ['Cheffe de culture', 'Chef de culture'],
  ['Conseillère agronome', 'Conseiller agronome'],
  ['Responsable de la récolte', 'Responsable de la récolte'],
  ['Logisticienne', 'Logisticien'],
]
const kitchen: Post[] = [
  ['Responsable de fabrication', 'Responsable de fabrication'],
  ['Cheffe de cave', 'Chef de cave'],
  ['Responsable du laboratoire', 'Responsable du laboratoire'],
  ['Acheteuse filière', 'Acheteur filière'],
]
const care: Post[] = [
  ['Infirmière coordinatrice', 'Infirmier coordinateur'],
  ['Ergothérapeute', 'Ergothérapeute'],
  ['Responsable clinique', 'Responsable clinique'],
  ['Prothésiste', 'Prothésiste'],
]
const school: Post[] = [
  ['Conseillère d’orientation', 'Conseiller d’orientation'],
  ['Responsable des admissions', 'Responsable des admissions'],
  ['Formatrice', 'Formateur'],
  ['Directrice pédagogique', 'Directeur pédagogique'],
]
const people: Post[] = [
  ['Conseillère emploi', 'Conseiller emploi'],
  ['Coordinatrice', 'Coordinateur'],
  ['Chargée d’accueil', 'Chargé d’accueil'],
  ['Journaliste', 'Journaliste'],
]

const bySector: Record<string, Post[]> = {
  digital,
  data: digital,
  telecom: digital,
  research: digital,
  agriculture: land,
  food: kitchen,
  drinks: kitchen,
  health: care,
  training: school,
  recruitment: people,
  services: people,
  culture: people.slice().reverse(),
}

/** What somebody may be at a firm of this sector: its own trades first. */
export const postsOf = (sector: string): Post[] => [...(bySector[sector] ?? workshop), ...anywhere]

export const pitches = [
  'Venez avec vos questions, je connais chaque machine de l’atelier.',
  'Je recrute cette semaine : parlons de ce que vous savez faire.',
  'J’ai commencé ici en apprentissage, je vous raconte.',
  'Un projet, une pièce, un doute ? Montrez-moi.',
  'Je vous dis franchement si le poste est pour vous.',
  'Dix minutes suffisent pour savoir si nous pouvons vous aider.',
  'J’ai changé de métier à quarante ans. Posez-moi la question qui vous gêne.',
  'Je peux vous faire visiter l’atelier en vidéo, tout de suite.',
  'Vous cherchez un stage ? Dites-moi vos dates, je m’occupe du reste.',
  'Je réponds aussi le soir, jusqu’à vingt heures.',
  'Les prix, les délais, les défauts : je réponds à tout.',
  'Envoyez-moi un plan ou une photo, on regarde ensemble.',
]
