import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from './database/database.ts'
import { besideTransaction } from './database/inside-transaction.ts'
import { createLimiter, type Limiter } from './limiter.ts'
import { freshDatabase, testDatabaseKind } from './testing/database.ts'

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

const limit = { name: 'tries', max: 7, seconds: 60 }
const keys = Array.from({ length: 20 }, (_, at) => `key ${at}`)

it('lets in as many of each key as it says, of whatever comes at once to two servers', async () => {
  const servers: Limiter[] = [createLimiter(database), createLimiter(database)]
  const hits = Array.from({ length: 5 }).flatMap(() =>
    keys.flatMap(key => servers.map(one => ({ key, one }))),
  )
  const verdicts = await Promise.all(
    hits.map(async ({ key, one }) => ({ key, ...(await one.hit(limit, key)) })),
  )
  const allowed = keys.map(key => verdicts.filter(one => one.key === key && one.allowed).length)
  expect(allowed).toEqual(keys.map(() => limit.max))
  expect(verdicts.every(({ retryAfter }) => retryAfter >= 1 && retryAfter <= limit.seconds)).toBe(true)
  await expect(servers[0]?.consume(limit, 'key 1')).rejects.toMatchObject({ status: 429 })
  await servers[0]?.reset(limit, 'key 1')
  expect(await servers[1]?.hit(limit, 'key 1')).toMatchObject({ allowed: true })
})

it('has counted nothing of what was taken back', async () => {
  const limiter = createLimiter(database)
  const once = { ...limit, name: 'once', max: 1 }
  const failing = database.transaction(async db => {
    expect(await limiter.within(db).hit(once, 'somebody')).toMatchObject({ allowed: true })
    throw new Error('taken back')
  })
  await expect(failing).rejects.toThrow('taken back')
  expect(await limiter.hit(once, 'somebody')).toMatchObject({ allowed: true })
  expect(await limiter.hit(once, 'somebody')).toMatchObject({ allowed: false })
})

// The embedded database has one connection, for which all wait alike.
it.runIf(testDatabaseKind === 'postgres')(
  'of one limit waits for no transaction that counts another',
  async () => {
    const limiter = createLimiter(database)
    const other = { ...limit, name: 'other' }
    let waiting: Promise<unknown> | undefined
    await database.transaction(async db => {
      await limiter.within(db).hit(limit, 'somebody')
      waiting = besideTransaction(() => limiter.hit(limit, 'somebody'))
      expect(await besideTransaction(() => limiter.hit(other, 'somebody'))).toMatchObject({ allowed: true })
    })
    expect(await waiting).toMatchObject({ allowed: true })
  },
)
