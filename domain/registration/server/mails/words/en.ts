import type { MailWordsOf } from '#platform/server/mail/mail-kind.ts'
import type { registrationMailSpecs } from '../specs.ts'

export const en: MailWordsOf<typeof registrationMailSpecs> = {
  kinds: {
    registration_taken: {
      title: 'Address already known',
      when: 'When somebody registers with an address that has an account.',
      subject: 'You already have an account',
      body: 'Somebody, probably you, has just tried to register for {{fair}} with this address. There is already an account: log in, or choose a new password if you have forgotten yours.\n\nIf it was not you, there is nothing to do: nothing has changed.',
      action: 'Log in',
    },
  },
  names: {},
  examples: {},
}
