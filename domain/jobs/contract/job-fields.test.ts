import { expect, it } from 'vitest'
import { chosenJobField, jobFieldsOf, jobToWrite, missingOf, partOf, wordOf } from './job-fields.ts'

const [permanent, welding, drawing] = [11, 21, 22]
const address = JSON.stringify({ street: 'Quai 3', city: 'Nantes', country: 'FR', door: 'B' })
const record = {
  contractType: { id: permanent, name: 'CDI' },
  skills: [{ id: drawing }, { id: welding }],
  finalDate: '2026-12-04',
  reference: null,
  remote: 'none',
  addressJSON: address,
  translations: { fr: { title: 'Soudeuse ou soudeur', description: '<p>Souder.</p>' } },
}

it('an offer is edited field by field: entries by their ids, its address in parts, its words by language', () =>
  expect(jobFieldsOf(record)).toMatchObject({
    contractType: permanent,
    skills: [welding, drawing],
    finalDate: '2026-12-04',
    reference: '',
    [partOf('city')]: 'Nantes',
    [partOf('postalCode')]: '',
    [wordOf('fr', 'title')]: 'Soudeuse ou soudeur',
    [wordOf('de', 'title')]: '',
  }))

it('what a form gives is written as the call takes it', () => {
  expect(chosenJobField('contractType', String(permanent))).toBe(permanent)
  expect(chosenJobField('contractType', null)).toBeNull()
  expect(chosenJobField('skills', [String(drawing), String(welding)])).toEqual([welding, drawing])
  expect(jobToWrite({ reference: '', [wordOf('de', 'title')]: 'Schweißen' }, address)).toEqual({
    reference: null,
    translations: { de: { title: 'Schweißen' } },
  })
})

it('a part of the address that is changed leaves the others as they were, also those that no form shows', () => {
  const { addressJSON } = jobToWrite({ [partOf('city')]: 'Rezé', [partOf('street')]: '' }, address)
  expect(JSON.parse(String(addressJSON))).toEqual({ city: 'Rezé', country: 'FR', door: 'B' })
  expect(jobToWrite({ positions: 2 }, address)).toEqual({ positions: 2 })
})

it('an offer is opened once it has all that readers look for; from home alone it needs no place', () => {
  const fields = jobFieldsOf(record)
  expect(missingOf(fields)).toEqual([])
  expect(missingOf({ ...fields, [partOf('city')]: ' ' })).toEqual(['place'])
  expect(missingOf({ ...fields, [partOf('city')]: '', remote: 'fully' })).toEqual([])
  expect(missingOf({ ...fields, [wordOf('fr', 'description')]: '<p></p>', finalDate: null })).toEqual([
    'description',
    'finalDate',
  ])
})
