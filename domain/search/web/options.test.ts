import { Moon } from 'lucide-react'
import { expect, it } from 'vitest'
import type { SearchKind, SearchResult } from '../contract/search.ts'
import { groupsFor, hasMore, nextGroup } from './options.ts'

const results = (kind: SearchKind, count: number) => ({
  kind,
  total: count,
  results: Array.from(
    { length: count },
    (_, id) =>
      ({
        kind,
        id: String(id),
        title: `${kind} ${id}`,
        marks: [],
        place: { fair: null, hall: id },
      }) as unknown,
  ) as SearchResult[],
})
const known = {
  pages: [{ id: 'page', title: 'Paramètres du salon', icon: Moon, href: '/fair/edit' }],
  actions: [{ id: 'theme', title: 'Passer au thème sombre', icon: Moon, onAction: () => {} }],
}

it('shows the groups in their order, of each as many as there is room for', () => {
  const found = [results('stand', 6), results('person', 3), results('sector', 1), results('hall', 2)]
  expect(groupsFor('pa', found, known).map(({ kind, options }) => [kind, options.length])).toEqual([
    ['stand', 4],
    ['person', 2],
    ['place', 2],
    ['page', 1],
    ['action', 1],
  ])
})

it('counts what it does not show, and then offers all of it', () => {
  expect(hasMore(groupsFor('pa', [results('stand', 6)], known))).toBe(true)
  expect(hasMore(groupsFor('pa', [results('stand', 4)], known))).toBe(false)
})

it('with nothing typed says where one may go and what one may do, and nothing that was found before', () => {
  expect(groupsFor(' ', [results('stand', 2)], known).map(({ kind }) => kind)).toEqual(['page', 'action'])
})

it('finds what the browser knows by its words only', () => {
  expect(groupsFor('sombre', [], known).map(({ kind }) => kind)).toEqual(['action'])
  expect(groupsFor('sombre salon', [], known)).toEqual([])
})

it('of pages shows six, those that are called so before those that stand under such a word', () => {
  const under = Array.from({ length: 5 }, (_, id) => ({
    id: `under-${id}`,
    title: `Tarifs ${id}`,
    detail: 'Facturation',
    icon: Moon,
  }))
  const called = [1, 2].map(id => ({ id: `called-${id}`, title: `Facturation ${id}`, icon: Moon }))
  const [group] = groupsFor('factu', [], { pages: [...under, ...called], actions: [] })
  expect(group?.options.map(({ id }) => id)).toEqual([
    'called-1',
    'called-2',
    'under-0',
    'under-1',
    'under-2',
    'under-3',
  ])
})

it('goes from group to group, round and round', () => {
  const groups = groupsFor('pa', [results('stand', 6), results('person', 2)], known)
  expect([0, 3, 4, 6, 7].map(at => nextGroup(groups, at, 1))).toEqual([4, 4, 6, 7, 0])
  expect([0, 4].map(at => nextGroup(groups, at, -1))).toEqual([7, 0])
  expect(nextGroup([], 0, 1)).toBe(-1)
})

it('offers what was understood of what is typed, whatever it is called', () => {
  const placing = { id: 'place', title: 'Placer Forge du Lac en A20', icon: Moon, onAction: () => {} }
  const options = (isUnderstood: boolean) =>
    groupsFor('mettre forge a20', [], { ...known, actions: [{ ...placing, isUnderstood }] })
  expect(options(true).flatMap(group => group.options.map(({ id }) => id))).toEqual(['place'])
  expect(options(false)).toEqual([])
})
