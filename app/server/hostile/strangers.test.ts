import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Action } from '#platform/contract/policy.ts'
import { allImplementations } from '#platform/server/resource/registry.ts'
import { handlers } from '../domains.ts'
import { type TestPlatform, testPlatform } from '../testing/test-platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

type Method = Endpoint['method']
type Route = { method: Method; url: string; isFor(...roles: string[]): boolean }

const byAction: [Action, Method, string][] = [
  ['L', 'GET', ''],
  ['R', 'GET', '/1'],
  ['C', 'POST', ''],
  ['U', 'PUT', '/1'],
  ['D', 'DELETE', '/1'],
]

/** Every call there is, with an address that is well formed nowhere but in its path. */
const routes = (): Route[] => [
  ...handlers.map(({ endpoint: { method, path, allow } }) => ({
    method,
    url: path.replace(/\{\w+\}/g, '1'),
    isFor: (...roles: string[]) =>
      allow === 'anyone' || (allow === 'members' ? roles.length > 0 : allow.some(one => roles.includes(one))),
  })),
  ...allImplementations().flatMap(({ name, grants }) =>
    byAction
      .filter(([action]) => grants.some(grant => grant.actions.has(action)))
      .map(([action, method, rest]) => ({
        method,
        url: `/${name}${rest}`,
        isFor: (...roles: string[]) =>
          grants.some(grant => grant.actions.has(action) && ['anonymous', ...roles].includes(grant.role)),
      })),
  ),
]

const sent: [string, Record<string, string>, string | undefined][] = [
  ['nothing', {}, undefined],
  ['an empty body', { 'content-type': 'application/json' }, ''],
  ['half a body', { 'content-type': 'application/json' }, '{'],
  ['a body of nonsense', { 'content-type': 'application/json' }, '{"nonsense":[1]}'],
  ['a body too large', { 'content-type': 'application/json' }, `"${'x'.repeat(300_000)}"`],
  ['a body of no kind we take', { 'content-type': 'application/xml' }, '<a/>'],
  ['half a form', { 'content-type': 'multipart/form-data; boundary=x' }, '--x\r\nContent-Disp'],
]

describe('who may not call', () => {
  it.each(sent)('is told so before anything is said of %s', async (_what, headers, payload) => {
    const wrong: string[] = []
    for (const { method, url, isFor } of routes())
      for (const [who, roles, expected] of [
        [null, [], 401],
        ['visitor1', ['visitor'], 403],
      ] as const) {
        if (isFor(...roles)) continue
        const hasBody = payload !== undefined && method !== 'GET'
        const answer = await platform.call(who, {
          method,
          url: `/api${url}?nonsense=1`,
          ...(hasBody && { headers, payload }),
        })
        if (answer.statusCode !== expected) wrong.push(`${who} ${method} ${url}: ${answer.statusCode}`)
      }
    expect(wrong).toEqual([])
  })

  it('is said of most calls: the walk walks', () => {
    expect(routes().filter(({ isFor }) => !isFor()).length).toBeGreaterThan(100)
  })
})
