import { chance } from './chance.ts'

const firstNames = [
  'Inès',
  'Malik',
  'Anneke',
  'Jules',
  'Aïcha',
  'Thomas',
  'Linh',
  'Marta',
  'Youssef',
  'Claire',
  'Mehdi',
  'Sofia',
  'Paul',
  'Fatou',
  'Léo',
  'Nadia',
  'Hugo',
  'Élise',
  'Karim',
  'Greta',
  'Noé',
  'Salomé',
  'Rachid',
  'Ana',
  'Bastien',
  'Awa',
  'Étienne',
  'Mina',
  'Victor',
  'Zoé',
] as const
const lastNames = [
  'Carpentier',
  'Diallo',
  'De Vos',
  'Moreau',
  'Benali',
  'Lefèvre',
  'Nguyen',
  'Kowalska',
  'Haddad',
  'Bernard',
  'Cissé',
  'Ribeiro',
  'Garnier',
  'Ndiaye',
  'Perrin',
  'Rossi',
  'Lemoine',
  'Vidal',
  'Amrani',
  'Keller',
  'Rousseau',
  'Traoré',
  'Fontaine',
  'Silva',
  'Guérin',
  'Mbaye',
  'Caron',
  'Tran',
  'Mercier',
  'Dubois',
] as const
const jobs = [
  'Responsable recrutement',
  'Cheffe d’atelier',
  'Ingénieur méthodes',
  'Chargée d’affaires',
  'Directeur technique',
  'Formatrice',
  'Responsable apprentissage',
  'Ingénieure produit',
  'Technicien de maintenance',
  'Directrice commerciale',
] as const
const pitches = [
  'Venez avec vos questions, je connais chaque machine de l’atelier.',
  'Je recrute cette semaine : parlons de ce que vous savez faire.',
  'J’ai commencé ici comme apprentie, je vous raconte.',
  'Un projet, une pièce, un doute ? Montrez-moi.',
  'Je vous dis franchement si le poste est pour vous.',
] as const

export type DemoPerson = {
  firstName: string
  lastName: string
  jobTitle: string
  pitch: string
  languages: number[]
}

/** Somebody of the demo fair; ids of languages: 1 fr, 2 en, 3 nl, 4 de, 5 es, 6 it. */
export function demoPerson(index: number): DemoPerson {
  const luck = chance(index * 7919 + 13)
  const second = 2 + Math.floor(luck.next() * 5)
  return {
    firstName: firstNames[(index * 7) % firstNames.length] ?? firstNames[0],
    lastName: lastNames[(index * 11 + Math.floor(index / 30) * 3) % lastNames.length] ?? lastNames[0],
    jobTitle: luck.pick(jobs),
    pitch: luck.pick(pitches),
    languages: [1, second],
  }
}
