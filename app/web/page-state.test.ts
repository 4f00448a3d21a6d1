import { expect, it } from 'vitest'
import { ProblemError } from '#platform/web/api/client.ts'
import { packState, unpackState } from './page-state.ts'
import { createQueries, forgetWhatIsKept } from './queries.ts'
import { wordsPath } from './words-path.ts'

const overTheWire = (packed: unknown) => JSON.parse(JSON.stringify(packed))

it('the browser begins with what the server has read, as old as it is', async () => {
  const [server, browser] = [createQueries(), createQueries()]
  server.setQueryData(['/fairs', { query: { fair: 1 } }], [{ id: 1, name: 'Lyon' }])
  const state = unpackState(
    browser,
    overTheWire(packState(server, { loaderData: { root: { a: 1 } }, errors: null })),
  )
  expect(browser.getQueryData(['/fairs', { query: { fair: 1 } }])).toEqual([{ id: 1, name: 'Lyon' }])
  expect(state).toEqual({ loaderData: { root: { a: 1 } }, errors: null })
  const { dataUpdatedAt = 0 } = browser.getQueryState(['/fairs', { query: { fair: 1 } }]) ?? {}
  expect(dataUpdatedAt).toBeLessThanOrEqual(Date.now())
  expect(dataUpdatedAt).toBeGreaterThan(0)
})

it('what could not be read on the server is asked for again in the browser', async () => {
  const [server, browser] = [createQueries(), createQueries()]
  await server
    .fetchQuery({ queryKey: ['/broken'], queryFn: () => Promise.reject(new Error('x')), retry: false })
    .catch(() => undefined)
  unpackState(browser, overTheWire(packState(server, { loaderData: {}, errors: null })))
  expect(browser.getQueryCache().getAll()).toEqual([])
})

it('a refusal is final, a lost connection and a failing server are tried again, twice', () => {
  const retry = createQueries().getDefaultOptions().queries?.retry
  if (typeof retry !== 'function') throw new Error('Queries decide by the error')
  const error = (status: number) => new ProblemError(status, { code: status, message: '' })
  expect([400, 401, 403, 404, 429].map(status => retry(0, error(status)))).toEqual(Array(5).fill(false))
  expect([0, 500, 503].map(status => retry(1, error(status)))).toEqual([true, true, true])
  expect([retry(2, error(503)), retry(1, new TypeError('x')), retry(2, new TypeError('x'))]).toEqual([
    false,
    true,
    false,
  ])
})

it('after a change here, what is read once is read again, and nothing else is thrown away', async () => {
  const queries = createQueries()
  await queries.fetchQuery({ queryKey: ['once'], queryFn: () => 1, staleTime: Number.POSITIVE_INFINITY })
  await queries.fetchQuery({ queryKey: ['often'], queryFn: () => 1 })
  await forgetWhatIsKept(queries)
  expect(['once', 'often'].map(key => queries.getQueryState([key])?.isInvalidated)).toEqual([true, false])
})

it('words are found where they lie: of all, of a domain, of a part of one', () =>
  expect([
    wordsPath('nl', 'app'),
    wordsPath('nl', 'kit'),
    wordsPath('nl', 'visit'),
    wordsPath('nl', 'visit/work'),
  ]).toEqual([
    '/app/web/messages/nl.json',
    '/platform/web/ui/messages/nl.json',
    '/domain/visit/web/messages/nl.json',
    '/domain/visit/web/messages/work/nl.json',
  ]))
