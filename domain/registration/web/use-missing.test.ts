import { afterEach, expect, it, vi } from 'vitest'
import { fairOf, readerOf, userOf } from '#domain/identity/web/testing/reader.tsx'
import { problem } from '#platform/web/testing/page.tsx'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import { markPrompted, ownMissing } from '../contract/missing-answers.ts'
import { useWay } from './use-missing.ts'

afterEach(() => void vi.unstubAllGlobals())

const owed = (homepage: string, wasPrompted: boolean) => ({
  fair: { id: homepage.length, homepage, name: null },
  wasPrompted,
  fields: [],
})
const [read, mark] = [ownMissing, markPrompted].map(({ method, path }) => `${method} ${path}`) as [
  string,
  string,
]

async function wayOf(missing: object[] | Response, marked: object = {}, isKnown = true) {
  const page = await readerOf({
    fairs: [fairOf(1, 'lyon')],
    ...(isKnown && { user: userOf(['visitor']) }),
    answers: { [read]: [missing], [mark]: marked },
  })
  const way = await renderHook(useWay, page.around)
  return { ...page, lead: (next: string) => way.now?.(next) }
}

it('who owes nothing goes where they were going', async () => {
  const { lead, sent } = await wayOf([])
  expect(await lead('/lyon/fair/visit')).toBe('/lyon/fair/visit')
  expect(sent()).toEqual([])
})

it('who owes a fair something is led to it once, and goes on from there', async () => {
  const { lead, sent } = await wayOf([owed('gent', true), owed('lille', false)])
  expect(await lead('/lyon?x=1')).toBe('/lille/register?next=%2Flyon%3Fx%3D1')
  expect(sent()).toEqual([{ call: mark, body: { fair: 5 } }])
})

it('who was led there before is not led there again', async () => {
  const { lead } = await wayOf([owed('gent', true)])
  expect(await lead('/lyon')).toBe('/lyon')
})

it('a server that cannot note it, or cannot say what is owed, keeps nobody from going on', async () => {
  const unnoted = await wayOf([owed('gent', false)], problem(503))
  expect(await unnoted.lead('/lyon')).toBe('/lyon')
  const unknown = await wayOf(problem(503))
  expect(await unknown.lead('/lyon')).toBe('/lyon')
})

it('of somebody who is not logged in nothing is asked', async () => {
  const { asked } = await wayOf([owed('gent', false)], {}, false)
  expect(asked.map(({ call }) => call)).not.toContain(read)
})
