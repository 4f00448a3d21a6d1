import { expect, it } from 'vitest'
import { fairs } from './fair.ts'
import { chosenSetting, settingFields, settingsOf, settingsToWrite, settingWords } from './settings.ts'

it('whatever may be written of a fair is a setting, but what has a page of its own', () => {
  const elsewhere = ['homepageJson', 'homepageDraft', 'jobModuleConfiguration', 'isArchived']
  expect([...settingFields, ...elsewhere].sort()).toEqual([...fairs.writable].sort())
  expect([...settingWords].sort()).toEqual(Object.keys(fairs.translated).sort())
})

it('of other records their ids are settings, in one order, and each word of each language is one', () => {
  const settings = settingsOf({
    country: { id: 33, name: 'France' },
    fairLanguages: [{ id: 4 }, { id: 1 }],
    logo: null,
    isPublicAccess: false,
    startDate: new Date('2026-03-24T08:30:00Z'),
    translations: { fr: { name: 'Bois' } },
    homepageJson: { fr: { title: 'Ailleurs' } },
  })
  expect(settings).toMatchObject({
    country: 33,
    fairLanguages: [1, 4],
    logo: null,
    isPublicAccess: false,
    startDate: '2026-03-24T08:30:00.000Z',
    'translations.fr.name': 'Bois',
    'translations.de.name': '',
  })
  expect(settings).not.toHaveProperty('homepageJson')
})

it('what was changed is written as the call takes it, words by their language', () =>
  expect(
    settingsToWrite({
      hue: 12,
      shippingMail: '',
      'translations.fr.name': 'Bois',
      'translations.fr.tagline': '',
      'translations.en.name': 'Wood',
    }),
  ).toEqual({
    hue: 12,
    shippingMail: null,
    translations: { fr: { name: 'Bois', tagline: '' }, en: { name: 'Wood' } },
  }))

it('chosen records go as their ids, whether they were read or chosen; what only looks like an id stays as it was typed', () => {
  const chosen = {
    status: { id: 2 },
    country: '33',
    fairLanguages: ['2', { id: 1 }],
    admins: [],
    logo: null,
    mainLanguage: '',
    homepage: '2026',
  }
  expect(Object.entries(chosen).map(([field, value]) => chosenSetting(field, value))).toEqual([
    2,
    33,
    [1, 2],
    [],
    null,
    '',
    '2026',
  ])
})
