import { expect, it } from 'vitest'
import type { SentLogo } from '../../contract/logos.ts'
import { chosenAtFirst, isNobodys, targetsOf, withChoice } from './chosen.ts'

const firm = (id: number, more: object = {}) => ({
  id,
  name: `F${id}`,
  hasLogo: false,
  isShared: false,
  ...more,
})
const picture = (at: number, firms: object[], problem: string | null = null) =>
  ({ at, firms, problem }) as unknown as SentLogo

it('an exhibitor gets one picture: who is given another loses the one before', () => {
  const first = withChoice(new Map(), 0, 5)
  expect([...withChoice(first, 1, 5)]).toEqual([[1, 5]])
  expect([...withChoice(withChoice(first, 1, 6), 0, null)]).toEqual([[1, 6]])
  expect([...withChoice(first, 0, 6)]).toEqual([[0, 6]])
})

it('a picture is given without a question only where it is clear for whom, and takes nobody’s logo away', () => {
  const chosen = chosenAtFirst([
    picture(0, [firm(1)]),
    picture(1, [firm(2), firm(3)]),
    picture(2, [firm(4, { hasLogo: true })]),
    picture(3, [firm(5)], 'too_small'),
    picture(4, []),
  ])
  expect([...chosen]).toEqual([[0, 1]])
})

it('of two pictures for one exhibitor the first counts', () =>
  expect([...chosenAtFirst([picture(0, [firm(1)]), picture(1, [firm(1)])])]).toEqual([[0, 1]]))

it('an exhibitor that is in a fair of others too keeps its logo, also where it is the only one called so', () => {
  const shared = picture(0, [firm(1, { isShared: true })])
  expect(targetsOf(shared)).toEqual([])
  expect(chosenAtFirst([shared]).size).toBe(0)
  expect([...chosenAtFirst([picture(0, [firm(1, { isShared: true }), firm(2)])])]).toEqual([])
})

it('a picture that is called by nobody can be given by hand, one that cannot be read cannot', () =>
  expect([picture(0, []), picture(0, [], 'broken'), picture(0, [firm(1)])].map(isNobodys)).toEqual([
    true,
    false,
    false,
  ]))
