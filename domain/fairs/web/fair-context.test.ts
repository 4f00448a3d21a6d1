import { createElement } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { ProblemError } from '#platform/web/api/client.ts'
import { pageWith, problem } from '#platform/web/testing/page.tsx'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import type { PublicFair } from '../contract/public-fair.ts'
import { FairProvider, languagesOf, loadFair, surroundingsOf, useFairFailure } from './fair-context.tsx'

afterEach(() => void vi.unstubAllGlobals())

const fair = (id: number, homepage: string, more: object = {}) =>
  ({ id, homepage, hue: id, fairLanguages: [], ...more }) as unknown as PublicFair
const [lyon, lille] = [fair(1, 'lyon'), fair(2, 'lille')]
const list = 'GET /default-fairs'
const slug = (homepage: string) => `GET /default-fairs/slug/${homepage}`
const load = (answers: Parameters<typeof pageWith>[0], salon?: string) => {
  const { api, queries } = pageWith(answers)
  return loadFair(api, queries, salon)
}

it('an address that names no fair is that of the first, one that names a fair that of this one', async () => {
  expect((await load({ [list]: [[lyon, lille]] }))?.id).toBe(1)
  expect((await load({ [list]: [[lyon, lille]] }, 'lille'))?.id).toBe(2)
  expect(await load({ [list]: [[]] })).toBeNull()
})

it('a fair that is none of the reader’s own is found by its name, one that came meanwhile in the list', async () => {
  expect((await load({ [list]: [[lyon]], [slug('lille')]: lille }, 'lille'))?.id).toBe(2)
  expect((await load({ [list]: [[lyon], [lyon, lille]] }, 'lille'))?.id).toBe(2)
})

it('a fair that the reader may not know of is none; a server that fails is no answer', async () => {
  for (const status of [401, 403, 404])
    expect(await load({ [list]: [[lyon]], [slug('lille')]: problem(status) }, 'lille')).toBeNull()
  await expect(load({ [list]: [[lyon]], [slug('lille')]: problem(503) }, 'lille')).rejects.toThrow()
})

it('that a fair which is none of the reader’s own could not be loaded is said, and tried again', async () => {
  vi.stubGlobal('document', { documentElement: { style: { setProperty: () => {} } } })
  const page = pageWith({ [list]: [[lyon]], [slug('lille')]: [problem(503), lille] })
  const hook = await renderHook(useFairFailure, children =>
    page.around(createElement(FairProvider, { salon: 'lille', children })),
  )
  expect([hook.now.error instanceof ProblemError, hook.now.fair]).toEqual([true, null])
  await hook.act(() => hook.now.retry())
  expect([hook.now.error, hook.now.fair?.id]).toEqual([null, 2])
  await hook.leave()
})

it('a document wears the hue of its own fair, and is offered in its languages, in the order of all', async () => {
  const spoken = fair(3, 'gent', { fairLanguages: [{ code: 'de' }, { code: 'nl' }, { code: 'xx' }] })
  const { api, queries } = pageWith({ [list]: [[lyon, spoken]] })
  await loadFair(api, queries, 'gent')
  expect(surroundingsOf(api, queries, '/gent', 'gent')).toEqual({ hue: 3, languages: ['nl', 'de'] })
})

it('where several fairs are offered to choose from, the page is in every language', async () => {
  const spoken = fair(3, 'gent', { fairLanguages: [{ code: 'nl' }] })
  const { api, queries } = pageWith({ [list]: [[spoken, lyon]] })
  await loadFair(api, queries, undefined)
  expect(surroundingsOf(api, queries, '/', undefined).languages).toHaveLength(6)
  expect(surroundingsOf(api, queries, '/visit', undefined).languages).toEqual(['nl'])
  expect(languagesOf(null)).toHaveLength(6)
})
