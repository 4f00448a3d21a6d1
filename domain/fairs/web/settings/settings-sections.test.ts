import { expect, it } from 'vitest'
import { fairs } from '../../contract/fair.ts'
import { noSettingsLists, settingsSections } from './settings-sections.ts'

const writable = new Set<string>([...fairs.writable, ...Object.keys(fairs.translated)])
const namesFor = (isSuperAdmin: boolean) =>
  settingsSections(noSettingsLists, isSuperAdmin).flatMap(section => section.fields.map(field => field.name))

it('every setting that is offered can be written, and stands on one page', () => {
  const names = namesFor(true)
  expect(names.filter(name => !writable.has(name))).toEqual([])
  expect(new Set(names).size).toBe(names.length)
})

it('no section is empty', () => {
  for (const isSuperAdmin of [true, false])
    expect(settingsSections(noSettingsLists, isSuperAdmin).every(section => section.fields.length > 0)).toBe(
      true,
    )
})

it('an organizer is shown nothing that is reserved for others, and everything else', () => {
  const reserved = Object.keys(fairs.reserved ?? {}).sort()
  const own = new Set(namesFor(false))
  expect(
    namesFor(true)
      .filter(name => !own.has(name))
      .sort(),
  ).toEqual(reserved)
})
