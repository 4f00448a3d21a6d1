import { expect, it } from 'vitest'
import { chosenIn, facetsIn, type Offered } from './facets.ts'

const option = (id: number, name: string) => ({ id, name, count: 2 })
const [building, care] = [option(11, 'Bâtiment'), option(12, 'Soin')]
const [roofing, masonry, nursing] = [option(31, 'Toiture'), option(32, 'Maçonnerie'), option(33, 'Soins')]
const permanent = option(21, 'CDI')

const offered: Offered = {
  total: 4,
  today: 1,
  families: [building, care],
  subFamilies: [
    { ...roofing, family: building.id },
    { ...masonry, family: building.id },
    { ...nursing, family: care.id },
  ],
  functions: [],
  languages: [],
  salaries: [
    { minSalary: 2_500_000, currency: 'EUR', count: 4 },
    { minSalary: 3_000_000, currency: 'EUR', count: 1 },
  ],
  contractTypes: [permanent],
  areas: [],
  educationLevels: [],
  firms: [],
  halls: [],
  remotes: [
    { id: 'none', count: 3 },
    { id: 'fully', count: 1 },
  ],
}
const named = (asked: Record<string, string>) =>
  facetsIn(offered, asked, {
    remote: remote => `<${remote}>`,
    pay: ({ minSalary }) => `${minSalary / 100} €`,
  })

it('offers are narrowed by what makes a difference among them', () =>
  expect(named({}).map(({ name }) => name)).toEqual(['family', 'subFamily', 'minSalary', 'remote']))

it('what was chosen stays to be taken away, also where nothing else is left', () => {
  const asked = { contractType: String(permanent.id), remote: 'fully' }
  expect(named(asked).map(({ name }) => name)).toContain('contractType')
  expect(chosenIn(named(asked), asked)).toEqual([
    { name: 'contractType', label: 'CDI' },
    { name: 'remote', label: '<fully>' },
  ])
})

it('a chosen entry that occurs no more is no choice that could be named', () =>
  expect(chosenIn(named({ family: '99' }), { family: '99' })).toEqual([]))

it('of specialities those of the chosen family are offered, and the one that is chosen', () => {
  const of = (asked: Record<string, string>) =>
    named(asked)
      .find(({ name }) => name === 'subFamily')
      ?.options.map(({ label }) => label)
  expect(of({})).toEqual(['Toiture', 'Maçonnerie', 'Soins'])
  expect(of({ family: String(building.id) })).toEqual(['Toiture', 'Maçonnerie'])
  expect(of({ family: String(building.id), subFamily: String(nursing.id) })).toContain('Soins')
})

it('pay is chosen by amounts, each with the offers that pay as much', () =>
  expect(named({}).find(({ name }) => name === 'minSalary')?.options).toEqual([
    { id: '2500000', label: '25000 €', count: 4 },
    { id: '3000000', label: '30000 €', count: 1 },
  ]))
