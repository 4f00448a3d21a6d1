/** Names that go together, and how those who bear them may look. */
export type Family = {
  women: string[]
  men: string[]
  surnames: string[]
  skins: string[]
  hairs: string[]
  /** Code of the language they grew up with, where it is one of ours. */
  language?: string
}

const light = ['#F3CDB0', '#F7D9C4', '#E8B48E']
const brown = ['#2B2320', '#4A3226', '#8A5A34']
const fair = ['#C99A55', '#8A5A34', '#A8492C', '#4A3226']
const dark = ['#1D1A1C', '#2B2320']

const french: Family = {
  women: ['Camille', 'Élise', 'Manon', 'Hélène', 'Sophie', 'Lucie', 'Margaux', 'Céline', 'Agathe', 'Solène'],
  men: ['Julien', 'Thomas', 'Étienne', 'Hugo', 'Bastien', 'Mathieu', 'Rémi', 'Olivier', 'Gaël', 'Loïc'],
  surnames: [
    'Guérin',
    'Bellanger',
    'Rousseau',
    'Péan',
    'Lemoine',
    'Garnier',
    'Chauvin',
    'Delaunay',
    'Brossard',
    'Moreau',
    'Tessier',
    'Fouquet',
  ],
  skins: light,
  hairs: [...brown, '#C99A55', '#8B8A88'],
  language: 'fr',
}
const maghreb: Family = {
  women: ['Nadia', 'Yasmine', 'Samira', 'Leïla', 'Amel', 'Rania'],
  men: ['Karim', 'Mehdi', 'Rachid', 'Youssef', 'Sofiane', 'Nabil'],
  surnames: ['Benali', 'Haddad', 'Amrani', 'Cherif', 'Ouali', 'Mansouri', 'Bouzid'],
  skins: ['#C98B62', '#E8B48E'],
  hairs: dark,
  language: 'fr',
}
const westAfrica: Family = {
  women: ['Fatou', 'Awa', 'Mariam', 'Aminata', 'Kadiatou'],
  men: ['Mamadou', 'Ousmane', 'Ibrahima', 'Moussa', 'Cheikh'],
  surnames: ['Diallo', 'Traoré', 'Ndiaye', 'Cissé', 'Koné', 'Mbaye'],
  skins: ['#6B432C', '#9A6341'],
  hairs: dark,
  language: 'fr',
}
const vietnam: Family = {
  women: ['Linh', 'Mai', 'Thuy'],
  men: ['Minh', 'Bao', 'Tuan'],
  surnames: ['Nguyen', 'Tran', 'Pham', 'Vo'],
  skins: ['#F3CDB0', '#E8B48E'],
  hairs: dark,
  language: 'fr',
}
const portugal: Family = {
  women: ['Ana', 'Beatriz', 'Sofia'],
  men: ['Tiago', 'Rui', 'Paulo'],
  surnames: ['Ribeiro', 'Silva', 'Figueira', 'Moura'],
  skins: ['#E8B48E', '#F3CDB0'],
  hairs: brown,
  language: 'fr',
}
const german: Family = {
  women: ['Greta', 'Annika', 'Friederike', 'Svenja'],
  men: ['Jonas', 'Torben', 'Matthias', 'Emre'],
  surnames: ['Brandt', 'Hinrichs', 'Keller', 'Vogt', 'Yıldız', 'Petersen'],
  skins: light,
  hairs: fair,
  language: 'de',
}
const dutch: Family = {
  women: ['Anneke', 'Femke', 'Lotte', 'Soraya'],
  men: ['Pieter', 'Bram', 'Wouter', 'Joris'],
  surnames: ['De Vos', 'Van Acker', 'Claes', 'Hoekstra', 'Verhoeven', 'El Idrissi'],
  skins: light,
  hairs: fair,
  language: 'nl',
}
const spanish: Family = {
  women: ['Lucía', 'Marta', 'Carmen', 'Irene'],
  men: ['Álvaro', 'Sergi', 'Tomás', 'Javier'],
  surnames: ['Vidal', 'Ferrer', 'Navarro', 'Roca', 'Aznar'],
  skins: ['#E8B48E', '#C98B62', '#F3CDB0'],
  hairs: brown,
  language: 'es',
}
const italian: Family = {
  women: ['Chiara', 'Giulia', 'Elena', 'Paola'],
  men: ['Marco', 'Davide', 'Lorenzo', 'Pietro'],
  surnames: ['Bianchi', 'Lucchesi', 'Moretti', 'Zanin', 'Ferrari'],
  skins: ['#E8B48E', '#F3CDB0'],
  hairs: brown,
  language: 'it',
}

/** Who works in a country, the frequent ones more than once. */
const byCountry: Record<string, Family[]> = {
  FR: [french, french, french, maghreb, french, westAfrica, french, portugal, maghreb, vietnam],
  DE: [german],
  NL: [dutch],
  BE: [dutch, french, dutch, maghreb],
  ES: [spanish],
  IT: [italian],
}

export const familiesOf = (country: string): Family[] => byCountry[country] ?? [french]

export const allFamilies = [
  french,
  maghreb,
  french,
  german,
  westAfrica,
  french,
  dutch,
  portugal,
  spanish,
  vietnam,
  french,
  italian,
]
