import { expect, it } from 'vitest'
import { useListAddress } from '../screens/use-list-address.ts'
import { pageWith } from '../testing/page.tsx'
import { renderHook } from '../testing/render-hook.tsx'
import { useOpenRow } from './use-open-row.ts'

async function listAt(address: string, shown: string[], { hasRoom = true } = {}) {
  const page = pageWith({}, address)
  const list = { rows: shown, followed: [] as string[] }
  const row = await renderHook(() => {
    const address = useListAddress()
    const onFollow = (id: string) => void list.followed.push(id)
    return { ...useOpenRow({ address, rows: list.rows, hasRoom, onFollow }), change: address.change }
  }, page.around)
  return { page, list, row }
}

it('the row that the address names is open, beside a list that has room for it', async () => {
  expect((await listAt('/people?open=b', ['a', 'b'])).row.now.open).toBe('b')
  expect((await listAt('/people?open=b', ['a', 'b'], { hasRoom: false })).row.now.open).toBeNull()
  expect((await listAt('/people?open=x', ['a', 'b'])).row.now.open).toBeNull()
})

it('a row is opened and closed without leaving the page of the list or its filters', async () => {
  const { row, page } = await listAt('/people?search=ada&page=3', ['a', 'b'])
  expect(row.now.hrefOf('a')).toBe('?search=ada&page=3&open=a')
  await row.act(() => row.now.show('b'))
  expect(page.address()).toBe('/people?search=ada&page=3&open=b')
  await row.act(() => row.now.show(null))
  expect(page.address()).toBe('/people?search=ada&page=3')
})

it('a list that is narrowed otherwise has no row open', async () => {
  const { row, page } = await listAt('/people?open=b', ['a', 'b'])
  await row.act(() => row.now.change({ search: 'ada' }))
  expect(page.address()).toBe('/people?search=ada')
})

it('the next row is open once the open one has left the list, the last one after the last', async () => {
  const { row, list, page } = await listAt('/people?open=b', ['a', 'b', 'c'])
  list.rows = ['a', 'c']
  await row.again()
  expect([row.now.open, page.address()]).toEqual(['c', '/people?open=c'])
  list.rows = ['a']
  await row.again()
  expect([row.now.open, list.followed]).toEqual(['a', ['c', 'a']])
  list.rows = []
  await row.again()
  expect(row.now.open).toBeNull()
})

it('a row that another page does not have is not followed there', async () => {
  const { row, list } = await listAt('/people?open=b', ['a', 'b'])
  list.rows = ['c', 'd']
  await row.act(() => row.now.change({ page: '2', open: 'b' }))
  expect([row.now.open, list.followed]).toEqual([null, []])
})
