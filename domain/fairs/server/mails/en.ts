import type { StandardWords } from './mail-words.ts'

export const en: StandardWords = {
  greeting: 'Hello {{firstName}},',
  orCopy: 'If the button does not open, copy this address into your browser:',
  closing: 'See you soon,\nThe {{fair}} team',
  test: 'Test: ',
  examples: { job: 'Wind energy project manager', state: 'Offer made', event: 'Opening talk' },
  registration_confirm: {
    subject: '{{fair}}: confirm your email address',
    body: 'Thank you for registering for {{fair}}. Please confirm that this address is yours to activate your account.\n\nThe link works for 24 hours. If you did not register, ignore this message: the account stays inactive.',
    action: 'Confirm my address',
  },
  registration_taken: {
    subject: 'You already have an account',
    body: 'Somebody, probably you, has just tried to register for {{fair}} with this address. There is already an account: log in, or choose a new password if you have forgotten yours.\n\nIf it was not you, there is nothing to do: nothing has changed.',
    action: 'Log in',
  },
  registration_welcome: {
    subject: 'Welcome to {{fair}}',
    body: 'Your address is confirmed and your account is open. You can enter the fair right away.',
    action: 'Enter the fair',
  },
  registration_waiting: {
    subject: 'Your registration is being reviewed',
    body: 'Your address is confirmed. The organizer of {{fair}} is now reviewing your registration; we will write to you as soon as your access is open.',
  },
  account_validated: {
    subject: 'Your registration is approved',
    body: 'The organizer has approved your registration for {{fair}}. You can log in and enter the fair.',
    action: 'Enter the fair',
  },
  account_refused: {
    subject: 'Your registration was not accepted',
    body: 'The organizer has not accepted your registration for {{fair}}. If you have a question, please use the contact page of the fair.',
  },
  firm_validated: {
    subject: 'Your participation in {{fair}} is approved',
    body: 'The organizer has approved {{firm}}: your company is now listed among the exhibitors of {{fair}}.\n\nSet up your booth now, and invite the people who will welcome visitors there.',
    action: 'Set up my booth',
  },
  firm_refused: {
    subject: 'Your participation was not accepted',
    body: 'The organizer has not accepted {{firm}} among the exhibitors of {{fair}}. If you have a question, please use the contact page of the fair.',
  },
  invitation: {
    subject: 'You are invited to {{fair}}',
    body: 'An account has been created for you on {{fair}}. Choose your password to activate it.\n\nThe link works for 14 days.',
    action: 'Choose my password',
  },
  message_new: {
    subject: '{{sender}} has written to you',
    body: 'A message from {{sender}} is waiting for you at {{fair}}.',
    action: 'Read the message',
  },
  call_missed: {
    subject: '{{caller}} tried to reach you',
    body: '{{caller}} called you at {{fair}} and could not talk to you.',
    action: 'Reply',
  },
  application_new: {
    subject: '{{applicant}} has applied: {{job}}',
    body: '{{applicant}} has just applied for your job offer “{{job}}” at {{fair}}. See their profile and CV.',
    action: 'See the application',
  },
  application_changed: {
    subject: 'Your application: {{job}}',
    body: '{{employer}} has updated your application for “{{job}}” at {{fair}}. Its state is now: {{state}}.',
    action: 'See my application',
  },
  reminder: {
    subject: 'Coming up: {{event}}',
    body: '“{{event}}” begins on {{when}} at {{fair}}.',
    action: 'Go there',
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
  role_offer: {
    subject: 'You are offered a role: {{fair}}',
    body: '{{sender}} offers you a role in the fair {{fair}}: {{role}}.\n\nNothing changes in your account until you accept. Log in with this address to answer. The link works for 14 days.\n\nIf this means nothing to you, ignore this email.',
    action: 'See the offer',
  },
}
