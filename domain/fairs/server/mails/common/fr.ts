import type { CommonWords } from './common-words.ts'

export const fr: CommonWords = {
  greeting: 'Bonjour {{firstName}},',
  orCopy: 'Si le bouton ne s’ouvre pas, copiez cette adresse dans votre navigateur :',
  closing: 'À bientôt,\nL’équipe {{fair}}',
  test: 'Essai : ',
  names: {
    firstName: 'Prénom',
    lastName: 'Nom',
    fair: 'Nom du salon',
    link: 'Lien ou bouton',
  },
}
