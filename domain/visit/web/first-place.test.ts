import { expect, it } from 'vitest'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { underOwnFair } from '#domain/fairs/web/place-of-fair.ts'
import { visitPaths } from '#domain/halls/contract/visit-paths.ts'
import type { LoadContext } from '#platform/web/screens/screen.ts'
import { pageWith } from '#platform/web/testing/page.tsx'
import { firstBooth, firstHall } from './first-place.ts'

const lyon = { id: 1, homepage: 'lyon' } as PublicFair
const contextOf = (answers: Parameters<typeof pageWith>[0], fair: PublicFair | null = lyon) => {
  const { api, queries } = pageWith(answers)
  return { api, queries, fair, params: { id: '7' } } as unknown as LoadContext<PublicFair>
}
/** Where a page is left for another one. */
const leadsTo = (left: Promise<unknown>) =>
  left.then(
    () => 'stays',
    (thrown: unknown) => (thrown instanceof Response ? thrown.headers.get('location') : thrown),
  )
const halls = (...rows: object[]) => ({ 'GET /visit/halls?fair=1': [rows] })

it('a place is shown under its own fair: an address that names another one leads there', async () => {
  const other = contextOf({ 'GET /default-fairs/2': { id: 2, homepage: 'lille' } })
  expect(await leadsTo(underOwnFair(other, visitPaths.standVisit, 2))).toBe('/lille/stand/visit/7')
  expect(await leadsTo(underOwnFair(contextOf({}), visitPaths.standVisit, 1))).toBe('stays')
  expect(await leadsTo(underOwnFair(contextOf({}), visitPaths.standVisit, undefined))).toBe('stays')
})

it('a hall without its number is the first that there is, else the lobby says that there is none', async () => {
  expect(await leadsTo(firstHall(contextOf(halls({ id: 4 }, { id: 5 }))))).toBe('/lyon/fair/visit/4')
  expect(await leadsTo(firstHall(contextOf(halls())))).toBe('/lyon/fair/visit/lobby')
  expect(await leadsTo(firstHall(contextOf({}, null)))).toBe('/fair/visit/lobby')
})

it('the first booth stands in the first hall that has any', async () => {
  const there = {
    ...halls({ id: 4, stands: 0 }, { id: 5, stands: 2 }),
    'GET /visit/halls/5': { stands: [{ id: 9 }, { id: 8 }] },
  }
  expect(await firstBooth(contextOf(there))).toBe('/lyon/stand/visit/9')
  expect(await firstBooth(contextOf(halls({ id: 4, stands: 0 })))).toBe('/lyon/fair/visit/lobby')
})
