import { Type } from 'typebox'
import { expect, it, vi } from 'vitest'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { steps } from '#platform/contract/steps.ts'
import { createApi, ProblemError, type Transport } from './client.ts'

const shared = {
  tag: 'T',
  summary: 'S',
  allow: 'anyone',
  params: Type.Object({ id: Type.String() }),
} as const
const read = defineEndpoint({ ...shared, method: 'GET', path: '/things/{id}' })
const write = defineEndpoint({ ...shared, method: 'PUT', path: '/things/{id}', audit: 'always' })
const params = { id: 'a' }

/** A client, and the requests that it has sent; each gets the next answer, the last one is repeated. */
function clientOf(answers: (() => Response)[], more: Partial<Transport> = {}) {
  const requests: { path: string; init: RequestInit }[] = []
  const changed = vi.fn()
  const api = createApi({
    fetch: async (path, init) => {
      requests.push({ path, init })
      const answer = answers.length > 1 ? answers.shift() : answers[0]
      if (!answer) throw new TypeError('network')
      return answer()
    },
    locale: () => 'nl',
    token: async () => null,
    renew: async () => null,
    changed,
    ...more,
  })
  const header = (name: string, at = 0) => new Headers(requests[at]?.init.headers).get(name)
  return { api, requests, changed, header }
}
const ok = () => Response.json({ id: 1 })
const unauthorized = () => Response.json({ code: 401, message: 'no' }, { status: 401 })
const failure = async (promise: Promise<unknown>) => {
  const error = await promise.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof ProblemError)) throw new Error('It was not refused')
  return error
}

it('what is named in an address cannot leave its place', async () => {
  const { api, requests } = clientOf([ok])
  await api.call(read, { params: { id: '../users?x=1#y' } })
  expect(requests[0]?.path).toBe('/api/things/..%2Fusers%3Fx%3D1%23y')
})

it('a filter that says nothing is not sent, 0 and false are, and a list is said one by one', async () => {
  const { api, requests } = clientOf([ok])
  await api.call(read, { params, query: { a: '', b: null, c: undefined, d: 0, e: false, 'f[]': [1, 2] } })
  expect(requests[0]?.path).toBe('/api/things/a?d=0&e=false&f%5B%5D=1&f%5B%5D=2')
})

it('says the reader’s language, and who they are where they are somebody', async () => {
  const anonymous = clientOf([ok])
  await anonymous.api.call(read, { params })
  expect([anonymous.header('accept-language'), anonymous.header('authorization')]).toEqual(['nl', null])
  const known = clientOf([ok], { token: async () => 't1' })
  await known.api.call(read, { params })
  expect(known.header('authorization')).toBe('Bearer t1')
})

it('a token that was refused is renewed and the call is sent again, once', async () => {
  const renew = vi.fn(async () => 't2')
  const once = clientOf([unauthorized, ok], { token: async () => 't1', renew })
  expect(await once.api.call(read, { params })).toEqual({ id: 1 })
  expect([renew.mock.calls, once.header('authorization', 1)]).toEqual([[['t1']], 'Bearer t2'])
  const always = clientOf([unauthorized], { token: async () => 't1', renew })
  expect((await failure(always.api.call(read, { params }))).status).toBe(401)
  expect(always.requests).toHaveLength(2)
})

it('somebody without a token, or whose session has ended, is told that they are not logged in', async () => {
  const renew = vi.fn(async () => 't2')
  const stranger = clientOf([unauthorized], { renew })
  expect((await failure(stranger.api.call(read, { params }))).status).toBe(401)
  const ended = clientOf([unauthorized], { token: async () => 't1' })
  expect((await failure(ended.api.call(read, { params }))).status).toBe(401)
  expect([stranger.requests.length, ended.requests.length]).toEqual([1, 1])
  expect(renew).not.toHaveBeenCalled()
})

it('says what was refused, and when to come back', async () => {
  const said = { code: 429, message_code: 'too_many', errors: { email: ['email_taken'] }, message: 'Later' }
  const { api } = clientOf([() => Response.json(said, { status: 429, headers: { 'retry-after': '30' } })])
  const { status, problem, retryAfter } = await failure(api.call(read, { params }))
  expect({ status, problem, retryAfter }).toEqual({ status: 429, problem: said, retryAfter: 30 })
})

it.each([
  [502, 'unavailable'],
  [503, 'unavailable'],
  [504, 'unavailable'],
  [429, 'too_many_requests'],
  [500, 'unexpected'],
  [0, 'offline'],
])('what only a proxy has said, or nobody (%i), is said in the reader’s words', async (status, code) => {
  const answers = status ? [() => new Response('<html>', { status, statusText: 'Bad' })] : []
  const { api } = clientOf(answers, { say: key => `nl:${key}` })
  expect(await failure(api.call(read, { params }))).toMatchObject({
    status,
    message: `nl:${code}`,
    problem: { code: status, message_code: code },
  })
})

it('a token that cannot be had now is a server that is not reached; why it was refused is said as it is', async () => {
  const rejects = (error: Error) => () => Promise.reject(error)
  const token = clientOf([ok], { token: rejects(new Error('refresh: 502')) })
  const renewal = clientOf([unauthorized], {
    token: async () => 't1',
    renew: rejects(new TypeError('network')),
  })
  for (const { api } of [token, renewal])
    expect(await failure(api.call(read, { params }))).toMatchObject({
      status: 0,
      problem: { message_code: 'offline' },
    })
  expect([token.requests.length, renewal.requests.length]).toEqual([0, 1])
  const refused = new ProblemError(403, { code: 403, message: 'no' })
  const hub = clientOf([ok], { token: rejects(refused) })
  expect(await failure(hub.api.call(read, { params }))).toBe(refused)
})

it('tells of a change once it has been made, and never of reading or of what was refused', async () => {
  const { api, changed } = clientOf([ok])
  await api.call(read, { params })
  expect(changed).not.toHaveBeenCalled()
  await api.call(write, { params, body: {} })
  expect(changed).toHaveBeenCalledTimes(1)
  const refused = clientOf([unauthorized])
  await failure(refused.api.call(write, { params, body: {} }))
  expect(refused.changed).not.toHaveBeenCalled()
})

it('JSON goes as JSON; a form goes as it is, with the boundary that the browser gives it', async () => {
  const { api, requests, header } = clientOf([ok])
  await api.call(write, { params, body: { name: 'é' } })
  expect([requests[0]?.init.body, header('content-type')]).toEqual(['{"name":"é"}', 'application/json'])
  const form = new FormData()
  await api.call(write, { params, body: form })
  expect([requests[1]?.init.body, header('content-type', 1)]).toEqual([form, null])
})

it('a list says on which page it is and how much there is', async () => {
  const headers = {
    'x-current-page': '2',
    'x-page-count': '5',
    'x-total-items': '97',
    'x-items-per-page': '20',
  }
  const { api } = clientOf([() => Response.json([{ id: 1 }], { headers }), () => Response.json([{ id: 2 }])])
  expect(await api.page(read)).toEqual({ rows: [{ id: 1 }], page: 2, pageCount: 5, total: 97, size: 20 })
  expect(await api.page(read)).toMatchObject({ page: 1, pageCount: 1, total: 1 })
})

/** An answer that comes in these parts, the last of which may be what breaks it off. */
const inParts = (parts: readonly (string | Error)[], headers: HeadersInit = {}) =>
  new Response(
    new ReadableStream({
      pull(controller) {
        const [part, ...rest] = parts
        parts = rest
        if (part === undefined) controller.close()
        else if (part instanceof Error) controller.error(part)
        else controller.enqueue(new TextEncoder().encode(part))
      },
    }),
    { headers },
  )
const streamed = (...parts: (string | Error)[]) => inParts(parts, { 'content-type': steps })

it('long work says how far it is, however the network cuts its lines', async () => {
  const { api, changed, header } = clientOf([
    () => streamed('{"done":1,"to', 'tal":4}\n{"done":4,"total":4}\n', '{"result":{"id":', '7}}\n'),
  ])
  const percents: number[] = []
  expect(await api.callInSteps(write, { params, onStep: percent => percents.push(percent) })).toEqual({
    id: 7,
  })
  expect(percents).toEqual([25, 100])
  expect([header('accept'), changed.mock.calls.length]).toEqual([steps, 1])
})

it('an answer that breaks off, or that is another’s, has not been reached', async () => {
  const answers = [() => new Response('<html>'), () => inParts(['[{"id":', new TypeError('network')])]
  for (const answer of answers) {
    const { api } = clientOf([answer])
    const calls = [api.call(read, { params }), api.page(read), api.call(write, { params, body: {} })]
    for (const call of calls)
      expect(await failure(call)).toMatchObject({ status: 0, problem: { message_code: 'offline' } })
  }
  const file = clientOf([() => inParts(['a', new TypeError('network')])])
  expect((await failure(file.api.file('/export'))).status).toBe(0)
})

it('long work whose answer breaks off may be done: whoever asked is told to look', async () => {
  const cut = [
    () => streamed('{"done":1,"total":4}\n', new TypeError('network')),
    () => inParts(['{"id":', new TypeError('network')]),
  ]
  for (const answer of cut) {
    const { api } = clientOf([answer])
    expect(await failure(api.callInSteps(write, { params, onStep: () => {} }))).toMatchObject({
      status: 0,
      problem: { message_code: 'broken_off' },
    })
  }
})

it('long work that ends without its result has failed, and work done at once needs no steps', async () => {
  const cut = clientOf([() => streamed('{"done":1,"total":4}\n')])
  expect(await failure(cut.api.callInSteps(write, { params, onStep: () => {} }))).toMatchObject({
    status: 500,
  })
  const atOnce = clientOf([ok])
  expect(await atOnce.api.callInSteps(write, { params, onStep: () => {} })).toEqual({ id: 1 })
})
