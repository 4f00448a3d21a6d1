import type { CommonWords } from './common-words.ts'

export const it: CommonWords = {
  greeting: 'Buongiorno {{firstName}},',
  orCopy: 'Se il pulsante non si apre, copi questo indirizzo nel browser:',
  closing: 'A presto,\nIl team di {{fair}}',
  optOut: {
    reason: 'Riceve questa e-mail perché partecipa a {{fair}}.',
    action: 'Non ricevere più queste e-mail',
  },
  test: 'Prova: ',
  names: {
    firstName: 'Nome',
    lastName: 'Cognome',
    fair: 'Nome della fiera',
    link: 'Link o pulsante',
  },
}
