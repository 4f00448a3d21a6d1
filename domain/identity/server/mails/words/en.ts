import type { MailWordsOf } from '#platform/server/mail/mail-kind.ts'
import type { accountMailSpecs } from '../specs.ts'

export const en: MailWordsOf<typeof accountMailSpecs> = {
  kinds: {
    registration_confirm: {
      title: 'Confirmation of the address',
      when: 'After registering, with the link to confirm.',
      subject: '{{fair}}: confirm your email address',
      body: 'Thank you for registering for {{fair}}. Please confirm that this address is yours to activate your account.\n\nThe link works for 24 hours. If you did not register, ignore this message: the account stays inactive.',
      action: 'Confirm my address',
    },
    registration_waiting: {
      title: 'Waiting registration',
      when: 'When the address is confirmed and you still have to approve.',
      subject: 'Your registration is being reviewed',
      body: 'Your address is confirmed. The organizer of {{fair}} is now reviewing your registration; we will write to you as soon as your access is open.',
    },
    registration_welcome: {
      title: 'Welcome',
      when: 'When the account opens as soon as the address is confirmed.',
      subject: 'Welcome to {{fair}}',
      body: 'Your address is confirmed and your account is open. You can enter the fair right away.',
      action: 'Enter the fair',
    },
    password_reset: {
      subject: '{{fair}}: choose a new password',
      body: 'You asked to change your password. The link works for one hour, and once only.\n\nIf it was not you, there is nothing to do: your password stays the same.',
      action: 'Choose a password',
    },
    password_changed: {
      subject: 'Your password has been changed',
      body: 'The password of your account has just been changed and your other sessions have been closed.\n\nIf it was not you, choose a new password at once through “Forgotten password”.',
      action: 'Forgotten password',
    },
    email_change: {
      subject: 'Confirm your new address',
      body: 'You asked to use this address for your account. It will replace the old one as soon as you confirm it.\n\nThe link works for 24 hours.',
      action: 'Confirm this address',
    },
    email_change_notice: {
      subject: 'A change of address was requested',
      body: 'A change of email address was requested for your account. It takes effect once the new address is confirmed.\n\nIf it was not you, change your password at once.',
      action: 'Change my password',
    },
    account_leaving: {
      subject: 'Your account is closed',
      body: 'As you asked, your account is closed: nobody sees it any more, and you are logged out everywhere. In fourteen days it will be deleted, with your personal data.\n\nHave you changed your mind, or was it not you? Until then, this link opens the account again. If it was not you, choose a new password afterwards.',
      action: 'Keep my account',
    },
    account_erased: {
      subject: 'Your account has been deleted',
      body: 'As you asked, your account and your personal data have just been deleted. This address is free again: you can register once more whenever you like.\n\nIf it was not you, please write to us right away.',
      action: 'Write to us',
    },
    sign_on_linked: {
      subject: 'Single sign-on now opens your account',
      body: 'Somebody, most likely you, has just logged in to {{fair}} through your organization’s login service, with this address. From now on that service opens your account; your password, if you have one, still works.\n\nIf it was not you, remove this sign-on under “Login and security” and change your password.',
      action: 'Login and security',
    },
  },
  names: {},
  examples: {},
}
