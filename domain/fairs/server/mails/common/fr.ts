import type { CommonWords } from './common-words.ts'

export const fr: CommonWords = {
  greeting: 'Bonjour {{firstName}},',
  orCopy: 'Si le bouton ne s’ouvre pas, copiez cette adresse dans votre navigateur :',
  closing: 'À bientôt,\nL’équipe {{fair}}',
  optOut: {
    reason: 'Vous recevez cet e-mail parce que vous participez à {{fair}}.',
    action: 'Ne plus recevoir ces e-mails',
  },
  test: 'Essai : ',
  names: {
    firstName: 'Prénom',
    lastName: 'Nom',
    fair: 'Nom du salon',
    link: 'Lien ou bouton',
  },
}
