import type { MailWordsOf } from '#platform/server/mail/mail-kind.ts'
import type { registrationMailSpecs } from '../specs.ts'

export const fr: MailWordsOf<typeof registrationMailSpecs> = {
  kinds: {
    registration_taken: {
      title: 'Adresse déjà connue',
      when: 'Quand quelqu’un s’inscrit avec une adresse qui a déjà un compte.',
      subject: 'Vous avez déjà un compte',
      body: 'Quelqu’un, sans doute vous, vient de demander une inscription à {{fair}} avec cette adresse. Un compte existe déjà : connectez-vous, ou choisissez un nouveau mot de passe si vous avez oublié le vôtre.\n\nSi ce n’était pas vous, ne faites rien : rien n’a changé.',
      action: 'Me connecter',
    },
  },
  names: {},
  examples: {},
}
