import { expect, it } from 'vitest'
import { partsDrawn } from '#platform/contract/parts.ts'
import { pageWith } from '../testing/page.tsx'
import { renderHook } from '../testing/render-hook.tsx'
import type { Paged } from './client.ts'
import { ensureParts, partsIn, partsQuery, useParts } from './parts-query.ts'

type Row = { id: number; name: string }

/** Nothing comes before the page has been drawn once more. */
const network = () => new Promise<void>(resolve => void setTimeout(resolve))

/** A list of three parts of two rows each; `asked` are the parts that were read. */
function listOf(parts: readonly (readonly Row[])[]) {
  const asked: number[] = []
  const query = partsQuery<Row>(['/firms'], async (page): Promise<Paged<Row>> => {
    asked.push(page)
    await network()
    const rows = parts[page - 1]
    if (!rows) throw new Error('There is no such part')
    return { rows: [...rows], page, pageCount: parts.length, total: parts.flat().length, size: 2 }
  })
  return { query, asked }
}
const row = (id: number, name = 'A') => ({ id, name })
const three = [[row(1), row(2)], [row(3), row(4)], [row(5)]]
const rowId = (one: Row) => one.id
const shown = ({ query }: Pick<ReturnType<typeof listOf>, 'query'>, parts: number) =>
  renderHook(() => useParts({ query, parts, rowId }), pageWith().around)

it('reads as many parts as were asked for, in their order, and no more', async () => {
  const list = listOf(three)
  const page = await shown(list, 2)
  expect(list.asked).toEqual([1, 2])
  expect(page.now.rows.map(rowId)).toEqual([1, 2, 3, 4])
  expect(page.now).toMatchObject({ hasMore: true, total: 5 })
})

it('has no more once the last part is there, however many were asked for', async () => {
  const list = listOf(three)
  const page = await shown(list, 9)
  expect(list.asked).toEqual([1, 2, 3])
  expect(page.now.rows.map(rowId)).toEqual([1, 2, 3, 4, 5])
  expect(page.now.hasMore).toBe(false)
  expect((await shown(list, 3)).now.hasMore).toBe(false)
})

it('a row that was pushed into the next part stands in the list once, as it was read last', async () => {
  const page = await shown(
    listOf([
      [row(1), row(2, 'old')],
      [row(2, 'new'), row(3)],
    ]),
    2,
  )
  expect(page.now.rows).toEqual([row(1), row(2, 'new'), row(3)])
})

it('a part that fails is asked for once and leaves the parts before it', async () => {
  const asked: number[] = []
  const query = partsQuery<Row>(['/firms'], async page => {
    asked.push(page)
    await network()
    if (page === 2) throw new Error('offline')
    return { rows: [row(1)], page, pageCount: 3, total: 3, size: 1 }
  })
  const page = await shown({ query }, 3)
  expect(asked).toEqual([1, 2])
  expect(page.now).toMatchObject({ isMoreFailed: true, isFailed: false })
  expect(page.now.rows.map(rowId)).toEqual([1])
})

it('a list that cannot be read at all has failed', async () => {
  const page = await shown(listOf([]), 1)
  expect(page.now).toMatchObject({ isFailed: true, rows: [] })
})

it('a page drawn ahead reads no more parts than are drawn, however many its address asks for', async () => {
  const many = Array.from({ length: partsDrawn + 3 }, (_, at) => [row(at + 1)])
  const list = listOf(many)
  await ensureParts(pageWith().queries, list.query, 99999)
  expect(list.asked).toHaveLength(partsDrawn)
})

it('an address that says no number of parts asks for one', () =>
  expect(['3', '0', '-1', '1.5', '100000', 'x', '', null, undefined].map(partsIn)).toEqual([
    3, 1, 1, 1, 1, 1, 1, 1, 1,
  ]))
