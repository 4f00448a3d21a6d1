import { expect, it } from 'vitest'
import { propForSector, propKinds } from './sector-prop.ts'

it.each([
  ['Robotique et automates', 'robot'],
  ['Énergie, eau', 'tank'],
  ['SANTÉ', 'cross'],
  ['Boulangerie', 'loaf'],
  ['Software & IT', 'screens'],
  ['Recherche', 'microscope'],
  ['Une chose inconnue', 'plant'],
  [null, 'plant'],
])('a booth of the sector %s shows what its trade is known by: %s', (sector, prop) => {
  expect(propForSector(sector)).toBe(prop)
  expect(propKinds).toContain(prop)
})
