import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forgetChanges } from '../matrix/forget-changes.ts'
import { type TestPlatform, testPlatform } from '../testing/test-platform.ts'
import { badBodies } from './bad-values.ts'
import { complaint } from './complaint.ts'
import { type Operation, operationsOf, requestsFor } from './operations.ts'

/** How often each call is tried as each person; the same inputs every time unless another seed is given. */
const runs = Number(process.env.FUZZ_RUNS ?? 2)
const seed = Number(process.env.FUZZ_SEED ?? 20_260_714)

let platform: TestPlatform
let operations: Operation[]
const people = ['superAdmin', 'organizer1', 'firmAdminA', 'visitor1', null] as const

beforeAll(async () => {
  platform = await testPlatform()
  for (const who of people) await platform.as(who)
  operations = await operationsOf(platform.app)
  platform.services.database = forgetChanges(platform.services.database)
})
afterAll(() => platform.close())

describe('odd input', () => {
  it.each(people)('of %s is refused in our words, never answered with 5xx', async who => {
    const wrong: string[] = []
    for (const operation of operations) {
      const property = fc.asyncProperty(requestsFor(operation), async request => {
        const answer = await platform.call(who, { method: operation.method, ...request })
        const found = complaint(answer)
        if (found) throw new Error(found)
      })
      const outcome = await fc.check(property, { seed, numRuns: who === 'superAdmin' ? runs * 3 : runs })
      if (outcome.failed)
        wrong.push(
          `${operation.method} ${JSON.stringify(outcome.counterexample).slice(0, 300)}: ${(outcome.errorInstance as Error).message}`,
        )
    }
    expect(wrong).toEqual([])
  })

  it('as a body is refused before any command sees it', async () => {
    const wrong: string[] = []
    const bearer = await platform.as('superAdmin')
    for (const operation of operations)
      for (const payload of operation.body ? badBodies : []) {
        const answer = await platform.app.inject({
          method: operation.method,
          url: operation.path.replace(/\{\w+\}/g, '1'),
          headers: { ...bearer, 'content-type': 'application/json' },
          payload,
        })
        const found = complaint(answer)
        if (found) wrong.push(`${operation.method} ${operation.path} ${payload.slice(0, 60)}: ${found}`)
      }
    expect(wrong).toEqual([])
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
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
