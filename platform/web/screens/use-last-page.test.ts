import { expect, it } from 'vitest'
import { pageWith } from '../testing/page.tsx'
import { renderHook } from '../testing/render-hook.tsx'
import { useLastPage } from './use-last-page.ts'
import { useListAddress } from './use-list-address.ts'

async function shown(address: string, page: { current: number; total: number }) {
  const around = pageWith({}, address)
  await renderHook(() => {
    const { hrefFor } = useListAddress()
    useLastPage({ ...page, hrefFor: page => hrefFor({ page }) })
  }, around.around)
  return around.address()
}

it('whoever is past the last page of a list is led to it, with their filters', async () => {
  expect(await shown('/people?search=ada&page=9', { current: 9, total: 3 })).toBe('/people?search=ada&page=3')
  for (const total of [0, 1])
    expect(await shown('/people?page=9', { current: 9, total })).toBe('/people?page=1')
})

it('a page that there is stays, also the first of a list that is empty', async () => {
  expect(await shown('/people?page=3', { current: 3, total: 3 })).toBe('/people?page=3')
  for (const total of [0, 1])
    expect(await shown('/people?search=ada', { current: 1, total })).toBe('/people?search=ada')
})
