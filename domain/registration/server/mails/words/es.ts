import type { MailWordsOf } from '#platform/server/mail/mail-kind.ts'
import type { registrationMailSpecs } from '../specs.ts'

export const es: MailWordsOf<typeof registrationMailSpecs> = {
  kinds: {
    registration_taken: {
      title: 'Dirección ya conocida',
      when: 'Cuando alguien se inscribe con una dirección que ya tiene cuenta.',
      subject: 'Ya tiene una cuenta',
      body: 'Alguien, probablemente usted, acaba de intentar inscribirse en {{fair}} con esta dirección. Ya existe una cuenta: inicie sesión o elija una contraseña nueva si ha olvidado la suya.\n\nSi no ha sido usted, no haga nada: nada ha cambiado.',
      action: 'Iniciar sesión',
    },
  },
  names: {},
  examples: {},
}
