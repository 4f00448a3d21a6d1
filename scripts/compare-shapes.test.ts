import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { templateKey } from '#platform/server/testing/record-statements.ts'
import { emptyShape, fieldOf, see, seeType } from '#platform/server/testing/result-shape.ts'
import { misfits } from './compare-shapes.ts'
import { declaredRows } from './declared-rows.ts'

let rows: ReturnType<typeof declaredRows>
beforeAll(() => {
  rows = declaredRows(/^scripts\/fixtures\/statements\//)
})
afterAll(() => rows.close())

function misfitsOf(statement: string, ...results: object[]) {
  const found = rows.declared.find(({ key }) => key === templateKey([statement]))
  if (!found) throw new Error(`There is no statement ${statement}.`)
  const shape = emptyShape()
  for (const result of results) see(shape, result)
  return misfits(rows.checker, [found.row], shape)
}

const person = { id: 1, name: 'Ada', createdAt: new Date(0) }

describe('what a statement returns and its declared row', () => {
  it('fit when every column has one of its types', () => {
    expect(misfitsOf('select person', person, { ...person, name: null })).toEqual([])
  })

  it('differ in a column of another type, whatever the other rows say', () => {
    expect(misfitsOf('select person', person, { ...person, id: '1' })).toEqual([
      'id is string, declared number',
    ])
    expect(misfitsOf('select person', { ...person, createdAt: '1970-01-01' })).toEqual([
      'createdAt is string, declared Date',
    ])
  })

  it('differ in a null where none is declared', () => {
    expect(misfitsOf('select person', { ...person, id: null })).toEqual(['id is null, declared number'])
  })

  it('differ in a column that is missing, and in one that is not declared', () => {
    const { name: _, ...nameless } = person
    expect(misfitsOf('select person', { ...nameless, mail: 'a@b' })).toEqual([
      'mail is not declared',
      'name is declared and missing',
    ])
  })

  it('differ within JSON, in lists and in fields that only some have', () => {
    expect(misfitsOf('select words', { texts: { fr: { title: 'Salon' }, tags: ['a'] } })).toEqual([])
    expect(misfitsOf('select words', { texts: { fr: {}, tags: [1] } })).toEqual([
      'texts.fr.title is declared and missing',
      'texts.tags[] is number, declared "a" | "b"',
    ])
  })

  it('fit any of several declared', () => {
    expect(misfitsOf('select either', { kind: 'left', left: 1 }, { kind: 'right', right: 'r' })).toEqual([])
  })

  it('differ by the type of a column of which no row came', () => {
    const shape = emptyShape()
    for (const [name, oid] of [
      ['id', 25],
      ['name', 25],
      ['createdAt', 1184],
    ] as const)
      seeType(fieldOf(shape, name) ?? emptyShape(), oid)
    const [found] = rows.declared
    expect(found && misfits(rows.checker, [found.row], shape)).toEqual(['id is string, declared number'])
  })
})
