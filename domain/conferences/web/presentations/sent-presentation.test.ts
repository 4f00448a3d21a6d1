import { expect, it } from 'vitest'
import { sentPresentation } from './sent-presentation.ts'

it('languages without a word and what was left empty are not sent, who speaks by the number of their card', () =>
  expect(
    sentPresentation({
      translations: { fr: { title: 'Démonstration' }, de: { title: '', abstract: '' } },
      begin: '2027-03-09T09:00:00Z',
      end: null,
      url: '',
      stand: null,
      speaker: { id: 7, name: 'Ada' },
      isVisible: false,
    }),
  ).toEqual({
    translations: { fr: { title: 'Démonstration' } },
    begin: '2027-03-09T09:00:00Z',
    stand: null,
    speaker: 7,
    isVisible: false,
  }))
