import { expect, it } from 'vitest'
import { pageWith } from '#platform/web/testing/page.tsx'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import { frontParameters } from '../contract/front-parameters.ts'
import { useAddressQuery } from './use-address-query.ts'

const names = Object.keys(frontParameters)
const open = async (address: string) => {
  const page = pageWith({}, address)
  return { page, list: await renderHook(() => useAddressQuery(names, frontParameters), page.around) }
}

it('a list asks for what its address says, as far as that is something it can be asked', async () => {
  const { list } = await open(
    '/exhibitors/list?search=verre&sector=5&type=x&country=0&sort=evil&admin=1&page=2',
  )
  expect(list.now.asked).toEqual({ search: 'verre', sector: '5', page: '2' })
})

it('several halls are asked for at once, and nothing that is no list of them', async () => {
  const halls = async (said: string) => (await open(`/?fairHallIds=${said}`)).list.now.asked.fairHallIds
  expect([await halls('1,22'), await halls('1,'), await halls('1;2'), await halls('a')]).toEqual([
    '1,22',
    undefined,
    undefined,
    undefined,
  ])
})

it('a search of a hundred signs is asked for, a longer one is not', async () => {
  expect((await open(`/?search=${'é'.repeat(100)}`)).list.now.asked.search).toHaveLength(100)
  expect((await open(`/?search=${'é'.repeat(101)}`)).list.now.asked).toEqual({})
})

it('a list is narrowed by its filters, not by its order or its page', async () => {
  expect((await open('/?sort=ASC&page=3')).list.now.isNarrowed).toBe(false)
  expect((await open('/?sector=5')).list.now.isNarrowed).toBe(true)
})

it('another filter begins on the first page and keeps the others, another page keeps them all', async () => {
  const { list, page } = await open('/?search=verre&page=3')
  expect(list.now.hrefFor(4)).toBe('?search=verre&page=4')
  await list.act(() => list.now.change('sector', '5'))
  expect(page.address()).toBe('/?search=verre&sector=5')
  await list.act(() => list.now.clear())
  expect(page.address()).toBe('/')
})

it('what is chosen and what is typed in one breath both narrow the list', async () => {
  const { list, page } = await open('/?sector=5')
  await list.act(() => {
    list.now.change('type', '7')
    list.now.change('search', 'verre')
  })
  expect(page.address()).toBe('/?sector=5&type=7&search=verre')
})
