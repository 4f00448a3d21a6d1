import { expect, it } from 'vitest'
import { chosenIn, facetsIn, type Offered } from './facets.ts'

const option = (id: number, name: string) => ({ id, name, count: 2 })
const [building, care] = [option(11, 'Bâtiment'), option(12, 'Soin')]
const permanent = option(21, 'CDI')

const offered: Offered = {
  total: 4,
  today: 1,
  families: [building, care],
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
const named = (asked: Record<string, string>) => facetsIn(offered, asked, remote => `<${remote}>`)

it('offers are narrowed by what makes a difference among them', () =>
  expect(named({}).map(({ name }) => name)).toEqual(['family', 'remote']))

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
