import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { forgetChanges } from '../matrix/forget-changes.ts'
import { type TestPlatform, testPlatform } from '../testing/test-platform.ts'
import { complaint } from './complaint.ts'
import { type Operation, operationsOf } from './operations.ts'

vi.setConfig({ testTimeout: 300_000 })

let platform: TestPlatform
let operations: Operation[]
const people = ['superAdmin', 'visitor1', null] as const
beforeAll(async () => {
  platform = await testPlatform()
  for (const who of people) await platform.as(who)
  operations = await operationsOf(platform.app)
  platform.services.database = forgetChanges(platform.services.database)
})
afterAll(() => platform.close())

/** As they stand in an address: written as nobody would, percent signs and all. */
const segments = [
  '%00',
  '%ff',
  '%E0%A4%A',
  '..%2f..%2fsecret',
  '1%00',
  '1;a=b',
  '1e0',
  '%201',
  '0',
  '-1',
  '१',
  '[]',
  '%7B%7D',
  '9'.repeat(190),
  'x'.repeat(300),
]
const queries = [
  'page[]=1',
  'page=1&page=2',
  'page%00=1',
  'page=%00',
  'page=%ff',
  'page=%E0%A4%A',
  '__proto__[x]=1',
  '__proto__=1',
  'constructor=1',
  'constructor[prototype]=1',
  'toString=1',
  'locale=%00',
  'locale[]=fr',
  'search=%00',
  'search=%25%5F%5C',
  "search=' or 1=1 --",
  'search=(a%2B)%2B$&search=(a',
  'order=asc',
  'order[password]=asc',
  'order[id]=asc; drop table app_user',
  'order[id][]=asc',
  'exists[id]=maybe',
  'id[]=1',
  'id[before]=x',
  'fair=1&fair=2',
  'fair[]=1',
  'fair[id]=1',
  'fair.users.email=a%25',
  'users.password=x',
  'pagination=false&page=1000000000',
  'itemsPerPage=1e309',
  '=',
  '&&&',
  '[=]',
  `${'a=1&'.repeat(2000)}`,
  `search=${'x'.repeat(8000)}`,
]

/** Each of a few calls is asked another part of what need not be asked of all: every one of it is, of some. */
const isInTurn = (call: number, at: number) => at % 17 === call % 17

const firstName = (said: string) => said.split(/[=[%]/, 1)[0]

/**
 * What is said in the address, with the schemas by which it is read; of a query, of the parameters that it names. Where it
 * names none, what is common to all calls reads it alone.
 */
const read = ({ parameters }: Operation, where: 'path' | 'query', said: string) => {
  const names = said.split('&').map(firstName)
  const schemas = parameters.filter(
    one => one.in === where && (where === 'path' || names.includes(firstName(one.name))),
  )
  return { by: JSON.stringify([schemas, said]), isCommon: !schemas.length }
}

/** What a schema refuses, or what is common to all calls passes over, it does so in every call that has the same. */
const readAlike = new Set<string>()

/** What the super admin may call: all of it is asked as them, and half as each of the others, in turn. */
const asked = new Set<Operation>()

describe('an odd address', () => {
  it.each(people)('of %s is refused in our words or passed over, never answered with 5xx', async who => {
    const wrong: string[] = []
    for (const [at, operation] of operations.entries()) {
      const { method, path } = operation
      const plain = `${path.replace(/\{\w+\}/g, '1')}`
      const { statusCode } = await platform.call(who, { method, url: plain })
      // Before the query is read.
      const isTurnedAway = [401, 403].includes(statusCode)
      if (!isTurnedAway && who === 'superAdmin') asked.add(operation)
      const tried = isTurnedAway
        ? queries.filter((_query, number) => isInTurn(at, number))
        : queries.slice(0, method === 'GET' ? undefined : 8)
      const urls = [
        ...(path.includes('{') ? segments : []).map(one => ({
          url: path.replace(/\{\w+\}/g, one),
          ...read(operation, 'path', one),
        })),
        ...tried.map(one => ({ url: `${plain}?${one}`, ...read(operation, 'query', one) })),
      ]
      for (const [number, { url, by, isCommon }] of urls.entries()) {
        if (readAlike.has(by) && !isInTurn(at, number)) continue
        if (who !== 'superAdmin' && asked.has(operation) && (at + number) % 2) continue
        const answer = await platform.call(who, { method, url })
        const isRefused = [400, 414].includes(answer.statusCode)
        if (isRefused || (isCommon && answer.statusCode < 400)) readAlike.add(by)
        const found = complaint(answer)
        if (found) wrong.push(`${method} ${url.slice(0, 200)}: ${found}`)
      }
    }
    expect(wrong).toEqual([])
    expect(({} as { x?: unknown }).x).toBeUndefined()
  })

  it.each(segments)('of a file, /media/%s, leads to none', async segment => {
    for (const path of [segment, `2026/11/${segment}`, `2026/11/x.webp?sig=${segment}&for=1&until=9e9`])
      expect([400, 404, 414], path).toContain(
        (await platform.app.inject({ url: `/media/${path}` })).statusCode,
      )
  })

  it('names no filter that would tell what a row hides', async () => {
    for (const query of [
      'email=a%25',
      'order[password]=asc',
      'order[passwordHash]=asc',
      'firm.users.email=x',
      'user.email=x',
    ])
      for (const list of ['users', 'firms', 'stand_contacts', 'fair_users', 'media_objects'])
        expect([400, 401, 403], `${list}?${query}`).toContain(
          (await platform.call('visitor1', { url: `/api/${list}?${query}` })).statusCode,
        )
  })
})
