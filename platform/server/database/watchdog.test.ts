import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { emptyDatabase, temporaryFolder, testDatabaseKind } from '#platform/server/testing/database.ts'
import { quietLog } from '#platform/server/testing/quiet-log.ts'
import type { Database } from './database.ts'
import { openDatabase } from './open-database.ts'
import { DatabaseUnavailable } from './problems.ts'
import { many } from './rows.ts'

const endless = sql`select count(*) from generate_series(1, 1000000) a cross join generate_series(1, 1000000) b`
const limits = { warnAfter: 500, endAfter: 1500 }

describe.skipIf(testDatabaseKind === 'postgres')('a query without end', () => {
  let database: Database
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  let warnings: string[]

  beforeEach(async () => {
    folder = await temporaryFolder()
    warnings = []
    const log = { ...quietLog, warn: (_: object, message: string) => void warnings.push(message) }
    database = await openDatabase({ dataDir: folder.path, log, limits })
    await sql`create table kept (n integer)`.execute(database.kysely)
    await sql`insert into kept values (1)`.execute(database.kysely)
  })
  afterEach(async () => {
    await database.close()
    await folder.remove()
  })

  it('is announced, then ended as unavailable; the next request is served with all data', async () => {
    const heard: string[] = []
    await database.listen(topic => heard.push(topic))
    await expect(endless.execute(database.kysely)).rejects.toBeInstanceOf(DatabaseUnavailable)
    await expect.poll(() => database.ready()).toBe(true)
    expect(warnings).toContain('A query of the embedded database is slow.')
    // What was committed in that moment was told to nobody.
    expect(heard).toEqual(['*'])
    const rows = await many(database.kysely)`select n from kept`
    expect(rows).toEqual([{ n: 1 }])
  })

  it('takes its transaction with it and serves those who waited behind it', async () => {
    const hung = database.transaction(async trx => {
      await sql`insert into kept values (2)`.execute(trx)
      await endless.execute(trx)
    })
    const waiting = sql`select n from kept`.execute(database.kysely)
    await expect(hung).rejects.toBeInstanceOf(DatabaseUnavailable)
    expect((await waiting).rows).toEqual([{ n: 1 }])
  })

  it('does not take down long work that asked for time', async () => {
    const long = database.transaction(
      trx => sql`select count(*) from generate_series(1, 10000000) n where n % 7 = 0`.execute(trx),
      { unhurried: true },
    )
    await expect(long).resolves.toBeDefined()
  })

  it('lets the process that was busy itself read its answer', async () => {
    const answer = sql`select 1 as one`.execute(database.kysely)
    const until = performance.now() + 2 * limits.endAfter
    setImmediate(() => {
      while (performance.now() < until);
    })
    expect((await answer).rows).toEqual([{ one: 1 }])
    expect(await database.ready()).toBe(true)
  })
})

describe.skipIf(testDatabaseKind === 'embedded')('a query without end on a server', () => {
  it('is ended by the server as unavailable, and the pool goes on', async () => {
    const database = await emptyDatabase()
    const hung = database.transaction(async trx => {
      await sql`set local statement_timeout = '200ms'`.execute(trx)
      await endless.execute(trx)
    })
    await expect(hung).rejects.toBeInstanceOf(DatabaseUnavailable)
    expect(await database.ready()).toBe(true)
    await database.close()
  })

  it('leaves the others served when the server ends their connections', async () => {
    const database = await emptyDatabase()
    const ended = database.transaction(trx => sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx))
    await expect(ended).rejects.toBeInstanceOf(DatabaseUnavailable)
    expect(await database.ready()).toBe(true)
    await database.close()
  })
})

it('says unavailable when no server answers', async () => {
  const database = await openDatabase({
    url: 'postgres://nobody@127.0.0.1:1/none',
    dataDir: '',
    log: quietLog,
  })
  await expect(sql`select 1`.execute(database.kysely)).rejects.toBeInstanceOf(DatabaseUnavailable)
  expect(await database.ready()).toBe(false)
  await database.close()
})
