import { expect, it } from 'vitest'
import { pack, unpack } from './rows.ts'

const through = (value: unknown) => unpack(JSON.parse(JSON.stringify(pack(value))))

const stands = [
  { id: 1, name: 'A', look: { hair: null }, files: [{ id: 5 }, { id: 6 }] },
  { id: 2, name: 'B', look: { hair: 'red' }, files: [] },
]

it('says the fields of equal rows once', () => {
  expect(
    pack([
      { id: 1, name: 'A' },
      { id: 2, name: 'B' },
    ]),
  ).toEqual({
    $: [
      ['id', 'name'],
      [1, 'A'],
      [2, 'B'],
    ],
  })
})

it('says the fields of rows within rows once', () => {
  expect(
    pack([
      { id: 1, stands: [{ id: 5, number: 'A1' }] },
      { id: 2, stands: [] },
      { id: 3, stands: [{ id: 6, number: 'A2' }] },
    ]),
  ).toEqual({
    $: [
      ['id', ['stands', ['id', 'number']]],
      [1, [[5, 'A1']]],
      [2, []],
      [3, [[6, 'A2']]],
    ],
  })
})

it.each<[string, unknown]>([
  ['rows within rows', { total: 2, stands }],
  ['rows within rows whose fields differ', [{ of: [{ id: 1 }] }, { of: [{ name: 'A' }] }]],
  ['lists in some rows only', [{ of: [{ id: 1 }, { id: 2 }] }, { of: null }]],
  ['lists of lists within rows', [{ of: [[{ id: 1 }]] }, { of: [[{ id: 2 }]] }]],
  ['rows whose fields differ', [{ id: 1 }, { id: 2, name: 'B' }, { name: 'C' }]],
  [
    'fields in another order',
    [
      { id: 1, name: 'A' },
      { name: 'B', id: 2 },
    ],
  ],
  [
    'fields whose names hold a comma',
    [
      { 'a,b': 1, c: 2 },
      { a: 1, 'b,c': 2 },
    ],
  ],
  ['one row, and none', [[{ id: 1 }], []]],
  ['rows without fields', [{}, {}]],
  [
    'fields without a value',
    [
      { id: 1, name: undefined },
      { id: 2, name: undefined },
    ],
  ],
  [
    'lists of lists',
    [
      [1, 2],
      ['a', null],
    ],
  ],
  ['words, numbers and nothing', ['a', 1.5, false, null]],
  ['a field by the name of the tables', [{ $: [1] }, { $: [['id'], [1]] }, { $: 'euro', one: true }]],
])('unpacks %s as they were', (_, value) => {
  expect(through(value)).toEqual(value)
})
