import { expect, it } from 'vitest'
import { useListAddress } from '../screens/use-list-address.ts'
import { pageWith } from '../testing/page.tsx'
import { renderHook } from '../testing/render-hook.tsx'
import { useLastPage } from './use-last-page.ts'

async function shown(address: string, page: { current: number; total: number }, isEmpty: boolean) {
  const around = pageWith({}, address)
  await renderHook(() => useLastPage({ address: useListAddress(), page, isEmpty }), around.around)
  return around.address()
}

it('whoever is past the last page of a list is led to it, with their filters', async () => {
  expect(await shown('/people?search=ada&page=9', { current: 9, total: 3 }, true)).toBe(
    '/people?search=ada&page=3',
  )
  expect(await shown('/people?page=9', { current: 9, total: 1 }, true)).toBe('/people')
})

it('a page with rows stays, and one that is empty for another reason', async () => {
  expect(await shown('/people?page=3', { current: 3, total: 3 }, false)).toBe('/people?page=3')
  expect(await shown('/people?search=ada', { current: 1, total: 1 }, true)).toBe('/people?search=ada')
})
