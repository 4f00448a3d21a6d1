import { expect, it } from 'vitest'
import { fairs } from '../contract/fair.ts'
import { unbuiltSettings } from '../contract/unbuilt-settings.ts'
import { lockedForOrganizers, type SettingsLists, settingsSections, written } from './settings-sections.ts'

const lists: SettingsLists = { languages: [], countries: [], standGroups: [], organizers: [] }
const writable = new Set<string>(fairs.writable)
const fields = settingsSections(lists).flatMap(section => section.fields)

it('every setting that is offered can be written, and stands on the page once', () => {
  const names = fields.map(field => field.name)
  expect(names.filter(name => !writable.has(name))).toEqual([])
  expect(new Set(names).size).toBe(names.length)
})

it('a setting without an effect yet is not offered, and no section is empty', () => {
  expect(fields.filter(({ name }) => unbuiltSettings.has(name))).toEqual([])
  expect(settingsSections(lists).every(section => section.fields.length > 0)).toBe(true)
})

it('what only the super admin changes is a setting that there is', () => {
  const known = new Set([...writable, ...unbuiltSettings])
  expect([...lockedForOrganizers].filter(name => !known.has(name))).toEqual([])
})

it('chosen records go as their ids, whether they were read or chosen; none goes as none', () => {
  expect(
    written({
      status: { id: 2 },
      country: '33',
      fairLanguages: [{ id: 1 }, '2'],
      admins: [],
      logo: null,
      mainLanguage: '',
    }),
  ).toEqual({ status: 2, country: 33, fairLanguages: [1, 2], admins: [], logo: null, mainLanguage: '' })
})

it('an emptied sender is none; other fields go as they were typed, also those that look like ids', () =>
  expect(written({ shippingMail: '', homepage: '2026', resultsPerPage: 20, isPublicAccess: false })).toEqual({
    shippingMail: null,
    homepage: '2026',
    resultsPerPage: 20,
    isPublicAccess: false,
  }))
