import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Inès Carpentier', 'IC'],
  ['CFA de l’Industrie', 'CI'],
  ['Aérotis', 'Aé'],
  ['jean dupont', 'JD'],
  ['Jean-Marc', 'JM'],
  ['Maille & Fils', 'MF'],
  ['7 Vallées', '7V'],
  ['', '?'],
  ['!!!', '?'],
  ['Łukasz Żak', 'ŁŻ'],
  ['李小龙', '李小'],
])('%s becomes %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
