import { expect, it } from 'vitest'
import { pageWith } from '../testing/page.tsx'
import { renderHook } from '../testing/render-hook.tsx'
import { useListAddress } from './use-list-address.ts'

const open = async (address: string) => {
  const page = pageWith({}, address)
  return { page, list: await renderHook(useListAddress, page.around) }
}

it('reads from the address what a sent link says', async () => {
  const { list } = await open('/people?search=ada&page=3')
  expect([list.now.get('search'), list.now.get('type'), list.now.page]).toEqual(['ada', '', 3])
})

it('an address without a page, or with nonsense for one, is the first', async () => {
  for (const address of ['/people', '/people?page=x', '/people?page=']) {
    const { list } = await open(address)
    expect(list.now.page).toBe(1)
  }
})

it('a list that is narrowed otherwise begins on its first page and keeps its other filters', async () => {
  const { list, page } = await open('/people?search=ada&type=7&page=3')
  await list.act(() => list.now.change({ search: 'bea' }))
  expect(page.address()).toBe('/people?search=bea&type=7')
})

it('an emptied filter leaves the address', async () => {
  const { list, page } = await open('/people?search=ada&type=7')
  await list.act(() => list.now.change({ search: '', type: null }))
  expect(page.address()).toBe('/people')
})

it('a link to another page keeps the filters', async () => {
  const { list } = await open('/people?search=a%26b')
  expect(list.now.hrefFor({ page: 2 })).toBe('?search=a%26b&page=2')
})

it('two changes in one breath are both kept', async () => {
  const { list, page } = await open('/people?type=7')
  await list.act(() => {
    list.now.change({ order: '-createdAt' })
    list.now.change({ columns: 'name' })
  })
  expect(page.address()).toBe('/people?type=7&order=-createdAt&columns=name')
})
