import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { handlers } from '../domains.ts'
import { callMatrix } from './call-matrix.ts'
import type { Caller } from './callers.ts'
import { type Matrix, type Method, openMatrix } from './open-matrix.ts'
import { nameOf, placesOf, requestOf } from './two-fairs/requests.ts'

vi.setConfig({ testTimeout: 300_000 })

let matrix: Matrix
beforeAll(async () => {
  matrix = await openMatrix()
})
afterAll(() => matrix.platform.close())

const counted = /^POST \/(login|token|oidc|register|password|contact|users\/confirm-email)/

/** Who makes it: of those who may, whoever is bounded most by scopes. */
const callerOf = (allowed: string | readonly string[]): Caller | undefined =>
  matrix.callers
    .toReversed()
    .find(({ userId, roles }) =>
      typeof allowed === 'string' ? userId !== null : allowed.some(role => roles.includes(role)),
    )

const firstOf = (table: string) => matrix.records.get(table)?.[0]?.id

// As everybody, and with what is asked and answered looked at, in the other files of this folder, on PostgreSQL.
it('every call reaches the embedded database, and is answered by it', async () => {
  const wrong: string[] = []
  const ask = async (caller: Caller | undefined, method: Method, url: string, payload?: object) => {
    if (!caller) return wrong.push(`${method} ${url}: nobody may`)
    const { statusCode, body } = await matrix.ask(caller, method, url, payload)
    if (statusCode >= 500) wrong.push(`${method} ${url}: ${statusCode} ${body}`)
  }
  for (const { endpoint } of handlers) {
    const name = nameOf(endpoint)
    if (counted.test(name) || endpoint.form === 'upload') continue
    const { method, url, payload } = requestOf(
      endpoint,
      placesOf(endpoint, matrix.resources),
      ({ field, table }) => (field === 'slug' ? 'fair-one' : firstOf(table)),
    )
    await ask(callerOf(callMatrix.get(name) ?? endpoint.allow), method, url.replace('/api/', ''), payload)
  }
  const [superAdmin] = matrix.callers.filter(({ name }) => name === 'superAdmin')
  for (const { name, table } of matrix.resources) {
    await ask(superAdmin, 'GET', name)
    await ask(superAdmin, 'GET', `${name}/${firstOf(table)}`)
    await ask(superAdmin, 'PUT', `${name}/${firstOf(table)}`, {})
    await ask(superAdmin, 'DELETE', `${name}/${firstOf(table)}`)
  }
  expect(wrong).toEqual([])
})
