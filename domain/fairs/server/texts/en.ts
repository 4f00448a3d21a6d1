import type { StandardTexts } from './standard-texts.ts'

export const en: StandardTexts = {
  legal: [
    ['Publisher', '{{name}} is published by its organizers. To reach them, use the contact page.'],
    ['Hosting', 'Pages and data are served by the organizers’ own installation, without third parties.'],
    ['Content', 'Each exhibitor is responsible for what it publishes on its booth.'],
  ],
  terms: [
    [
      'The service',
      '{{name}} is a virtual fair: you visit booths, contact exhibitors and download their brochures. Its organizers set the dates, the access and the programme.',
    ],
    [
      'Your account',
      'You give correct information and keep your password to yourself. An account is personal: what is done with it counts as done by you. The organizers may review registrations before they are accepted.',
    ],
    [
      'Conduct',
      'Everybody behaves with respect. Unlawful or hurtful language, unsolicited advertising, harvesting of addresses and any attempt to disrupt the service are forbidden. The organizers may suspend the account of whoever does so.',
    ],
    [
      'Content',
      'Each exhibitor is responsible for what it publishes on its booth. Texts, images, videos and trademarks remain the property of their authors; what you download is for your own use.',
    ],
    [
      'Availability',
      'The organizers do their best to keep the fair available, without a guarantee of uninterrupted access. What a visitor and an exhibitor agree on is between the two of them.',
    ],
    ['Deleting your account', 'You may delete your account at any time in your profile, under “My data”.'],
    [
      'Changes',
      'When these terms change, the new version is published here with its date. The one you accepted is recorded with your registration.',
    ],
  ],
  privacy: [
    [
      'Who is responsible',
      'The organizers of {{name}} are the controllers of your data. You can reach them by the contact page. When you turn to an exhibitor, that exhibitor is responsible for the data that you give it.',
    ],
    [
      'What is kept',
      'What you write when registering and in your profile, your fairs, your bookmarks, your consents, the emails we send you, and your logins with their IP address and browser.',
    ],
    [
      'Why',
      'To let you into the fair, to show your card to the other participants, to write to you about your registration, and to protect the service. Your data is neither sold nor used for advertising.',
    ],
    [
      'Who sees it',
      'Your card is seen by the participants of your fairs; the rest of your profile by the organizers alone. Your email address is shown only if both the fair and you want it.',
    ],
    [
      'For how long',
      'Your account is kept until you delete it. An account that was never confirmed is deleted after 30 days; a login, seven days after it ended.',
    ],
    [
      'Your rights',
      'In your profile you see and correct your data; under “My data” you download or delete it. For anything else, write to the organizers. You may also turn to the data protection authority of your country.',
    ],
    ['Cookies', 'What is necessary is kept in your browser; the cookies page lists it.'],
    [
      'Audience measurement',
      'The fair counts page views. To count its visitors it keeps a random number in your browser, not linked to your account: with your consent, or without asking where the law allows it. The cookies page says what applies here and lets you refuse, or have your visits forgotten. These figures hold no name, no IP address and no browser.',
    ],
  ],
}
