import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Caller } from '../matrix/callers.ts'
import { type Matrix, openMatrix } from '../matrix/open-matrix.ts'
import type { TestPlatform } from '../testing/test-platform.ts'
import { badBodies, badField, badLine, badList, hugeBodies, nativeNames } from './bad-values.ts'
import { complaint } from './complaint.ts'
import { undeclared } from './declared.ts'
import { type Operation, operationsOf, type Request, requestsFor } from './operations.ts'

vi.setConfig({ testTimeout: 600_000 })

/** The same inputs every time unless another seed is given. */
const seed = Number(process.env.FUZZ_SEED ?? 20_260_714)
/** At least so many requests as each of the eleven roles and as nobody: `npm run fuzz`. Otherwise a few as some. */
const wanted = Number(process.env.FUZZ_REQUESTS ?? 0)
const some = ['superAdmin', 'organizer1', 'firmAdminA', 'visitor1', 'nobody']
const everybody = [
  ...some,
  'superOrganizer',
  'clusterAdmin',
  'standAdminA',
  'contactA',
  'speaker',
  'moderator',
  'press',
]

let matrix: Matrix
let platform: TestPlatform
let operations: Operation[]
let requests: Map<Operation, fc.Arbitrary<Request>>

beforeAll(async () => {
  matrix = await openMatrix()
  platform = matrix.platform
  operations = await operationsOf(platform.app)
  requests = new Map(operations.map(operation => [operation, requestsFor(operation)]))
})
afterAll(() => platform.close())

/** Asks again where tries are counted, so that what stands behind the count is reached as well. */
async function asked(caller: Caller, { method }: Operation, { url, payload }: Request) {
  const ask = () => matrix.ask(caller, method, url.replace(/^\/api\//, ''), payload)
  const answer = await ask()
  if (answer.statusCode !== 429) return answer
  await sql`delete from rate_limit`.execute(platform.services.database.kysely)
  return ask()
}

/** Of a call, what one of its lists, one of its texts and any of its fields may be; what reads it is its schema. */
function fieldsOf({ body }: Operation): { payload: string; by: string }[] {
  const fields = Object.entries(body?.properties ?? {}).map(([name, schema]) => [
    name,
    JSON.stringify(schema),
  ])
  const first = (type: string) => fields.filter(([, schema]) => schema?.includes(type)).slice(0, 1)
  const bad = (some: typeof fields, of: (field: string) => string[]) =>
    some.flatMap(([name = '', schema]) =>
      of(name).map((payload, at) => ({ payload, by: `${of.name} ${at} ${schema}` })),
    )
  return [
    ...bad(fields.slice(0, 1), badField),
    ...bad(first('"array"'), badList),
    ...bad(first('"string"'), badLine),
  ]
}

/** Takes an object alone and no field that it does not name: what is none of them is refused by that, as in every other. */
const isClosed = (body: Operation['body']) =>
  body?.type === 'object' && 'additionalProperties' in body && body.additionalProperties === false

/**
 * Of the bodies that are wrong in themselves each call gets a few in turn, and all of them whose field it has, or where its
 * schema might let them pass; of the huge ones one in turn; of those with a huge field, what its schema, the same in many
 * calls, has not read yet.
 */
function bodiesFor(operations: readonly Operation[]): { operation: Operation; payload: string }[] {
  const read = new Set<string>()
  return operations
    .filter(({ body }) => body)
    .flatMap((operation, at) => {
      const fields = fieldsOf(operation).filter(({ by }) => !read.has(by))
      for (const { by } of fields) read.add(by)
      const huge = hugeBodies[at % hugeBodies.length] ?? ''
      const names = Object.keys(operation.body?.properties ?? {})
      const bad = badBodies.filter(
        (one, number) =>
          number % 5 === at % 5 ||
          !isClosed(operation.body) ||
          names.some(name => one.startsWith(`{"${name}"`)),
      )
      return [...bad, huge, ...fields.map(({ payload }) => payload)].map(payload => ({
        operation,
        payload,
      }))
    })
}

/** Nobody has much sent back by sending much. */
const tooLong = ({ statusCode, body }: { statusCode: number; body: string }) =>
  statusCode >= 400 && body.length > 100_000 ? `${statusCode} answers with ${body.length} bytes` : undefined

describe('odd input', () => {
  it.each(wanted ? everybody : some)(
    'of %s is refused in our words or answered as declared, with nothing of others',
    async name => {
      const caller = matrix.callers.find(one => one.name === name) as Caller
      const least = Math.ceil(wanted / operations.length)
      const runs = Math.max(least, name === 'superAdmin' ? 6 : 2)
      const answered: Record<string, number> = {}
      const wrong: string[] = []
      for (const operation of operations) {
        const arbitrary = requests.get(operation) as fc.Arbitrary<Request>
        let isTurnedAway = false
        const property = fc.asyncProperty(arbitrary, async request => {
          // Before anything of it was read: one says so as well as a few.
          if (isTurnedAway && !wanted) return
          const answer = await asked(caller, operation, request)
          isTurnedAway = [401, 403].includes(answer.statusCode)
          const kind = `${String(answer.statusCode)[0]}xx`
          answered[kind] = (answered[kind] ?? 0) + 1
          const found = complaint(answer) ?? undeclared(operation, answer)
          if (found) throw new Error(found)
        })
        const outcome = await fc.check(property, { seed: seed + everybody.indexOf(name), numRuns: runs })
        if (outcome.failed)
          wrong.push(
            `${operation.method} ${JSON.stringify(outcome.counterexample).slice(0, 300)}: ${(outcome.errorInstance as Error).message}`,
          )
      }
      if (wanted) console.log(name, answered)
      expect(wrong, `FUZZ_SEED=${seed}`).toEqual([])
      const { statusCode } = await platform.call(caller.who, { url: '/api/user/detail' })
      expect(statusCode, 'still logged in').toBe(caller.who ? 200 : 401)
    },
  )

  it('as a body is refused before any command sees it', async () => {
    const wrong: string[] = []
    const bearer = await platform.as('superAdmin')
    for (const { operation, payload } of bodiesFor(operations)) {
      const answer = await platform.app.inject({
        method: operation.method,
        url: operation.path.replace(/\{\w+\}/g, '1'),
        headers: { ...bearer, 'content-type': 'application/json' },
        payload,
      })
      const found = complaint(answer) ?? tooLong(answer)
      if (found) wrong.push(`${operation.method} ${operation.path} ${payload.slice(0, 60)}: ${found}`)
    }
    expect(wrong).toEqual([])
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })

  it('as names of parameters is unknown like any other name', async () => {
    const query = nativeNames
      .map(name => `${name}=1&${name}[${name}]=1&order[${name}]=asc&exists[${name}]=1`)
      .join('&')
    const bearer = await platform.as('superAdmin')
    const wrong: string[] = []
    for (const { method, path } of operations) {
      const url = `${path.replace(/\{\w+\}/g, 'constructor')}?${query}`
      const found = complaint(await platform.app.inject({ method, url, headers: bearer }))
      if (found) wrong.push(`${method} ${url}: ${found}`)
    }
    expect(wrong).toEqual([])
  })

  it.each([
    'application/json\ta',
    ' application/json',
    'APPLICATION/JSON; charset=utf-8',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/xml',
    'application/json;charset=utf-16',
  ])('with the content type "%s" does not go round the schema', async type => {
    const bearer = await platform.as('superAdmin')
    for (const path of ['/api/fairs', '/api/users', '/api/contact']) {
      const answer = await platform.app.inject({
        method: 'POST',
        url: path,
        headers: { ...bearer, 'content-type': type },
        payload: '{"nonsense":1}',
      })
      expect([400, 415, 422], `${path}: ${answer.body}`).toContain(answer.statusCode)
    }
  })

  it.each([
    'page=-1',
    'page=0',
    'page=1e9',
    'page=1&page=2',
    'itemsPerPage=x',
    'pagination=maybe',
    'page=%00',
  ])('as paging, %s, is refused', async query => {
    const answer = await platform.call('superAdmin', { url: `/api/countries?${query}` })
    expect(answer.statusCode, answer.body).toBe(400)
  })

  it('for more rows than a hundred a page is cut', async () => {
    const answer = await platform.call('superAdmin', { url: '/api/countries?itemsPerPage=1000000' })
    expect(answer.json()).toHaveLength(100)
  })
})
