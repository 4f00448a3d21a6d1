import { expect, it } from 'vitest'
import { renderHook } from '../testing/render-hook.tsx'
import { useTicked } from './use-ticked.ts'

const rowsOf = (...ids: string[]) => ids.map(id => ({ id }))

/** A list of five rows, two a page; `show` turns the page or narrows it otherwise. */
async function list() {
  let rows = rowsOf('1', '2')
  let found: object = { search: 'a' }
  const ticked = await renderHook(() => useTicked({ rows, rowId: row => row.id, total: 5, found }))
  return {
    ticked,
    show: (next: typeof rows, narrowed: object = found) => {
      rows = next
      found = narrowed
      return ticked.again()
    },
  }
}
const ids = (rows: readonly { id: string }[]) => rows.map(row => row.id)

it('nothing is ticked at first, and a tick chooses its row alone', async () => {
  const { ticked } = await list()
  expect(ids(ticked.now.chosen)).toEqual([])
  await ticked.act(() => ticked.now.tick(new Set(['2'])))
  expect(ids(ticked.now.chosen)).toEqual(['2'])
  expect(ticked.now).toMatchObject({ isAll: false, canTickAll: false })
})

it('all pages are offered only once the whole page is ticked', async () => {
  const { ticked } = await list()
  await ticked.act(() => ticked.now.tick(new Set(['1', '2'])))
  expect(ticked.now.canTickAll).toBe(true)
  await ticked.act(() => ticked.now.tickAll())
  expect(ticked.now).toMatchObject({ isAll: true, canTickAll: false })
})

it('a row that is no longer shown is not chosen', async () => {
  const { ticked, show } = await list()
  await ticked.act(() => ticked.now.tick(new Set(['1'])))
  await show(rowsOf('3', '4'))
  expect(ids(ticked.now.chosen)).toEqual([])
  expect(ticked.now.selected.size).toBe(0)
})

it('what was done with some takes their ticks away, and none that was set since', async () => {
  const { ticked, show } = await list()
  await ticked.act(() => ticked.now.tick(new Set(['1', '2'])))
  const { clear } = ticked.now
  await show(rowsOf('2', '3', '4'))
  await ticked.act(() => ticked.now.tick(new Set(['2', '3', '4'])))
  await ticked.act(() => clear())
  expect(ids(ticked.now.chosen)).toEqual(['3', '4'])
})

it('who ticked all and narrows the list otherwise has not ticked what it finds then', async () => {
  const { ticked, show } = await list()
  await ticked.act(() => ticked.now.tickAll())
  expect(ids(ticked.now.chosen)).toEqual(['1', '2'])
  await show(rowsOf('8', '9'), { search: 'b' })
  expect(ticked.now).toMatchObject({ isAll: false, chosen: [] })
})

it('taking one tick away after all were ticked leaves the others of the page and no others', async () => {
  const { ticked } = await list()
  await ticked.act(() => ticked.now.tickAll())
  await ticked.act(() => ticked.now.tick(new Set(['1'])))
  expect(ticked.now.isAll).toBe(false)
  expect(ids(ticked.now.chosen)).toEqual(['1'])
})

it('clearing takes every tick away', async () => {
  const { ticked } = await list()
  await ticked.act(() => ticked.now.tickAll())
  await ticked.act(() => ticked.now.clear())
  expect(ticked.now).toMatchObject({ isAll: false, chosen: [] })
})
