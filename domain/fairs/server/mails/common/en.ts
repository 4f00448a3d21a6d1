import type { CommonWords } from './common-words.ts'

export const en: CommonWords = {
  greeting: 'Hello {{firstName}},',
  orCopy: 'If the button does not open, copy this address into your browser:',
  closing: 'See you soon,\nThe {{fair}} team',
  optOut: {
    reason: 'You receive this email because you take part in {{fair}}.',
    action: 'Stop receiving these emails',
  },
  test: 'Test: ',
  names: {
    firstName: 'First name',
    lastName: 'Last name',
    fair: 'Name of the fair',
    link: 'Link or button',
  },
}
