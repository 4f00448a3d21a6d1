import { AsyncResource } from 'node:async_hooks'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabaseKind } from '#platform/server/testing/database.ts'
import { emptySnapshot } from '#platform/server/testing/embedded-template.ts'
import { quietLog } from '#platform/server/testing/quiet-log.ts'
import type { Database } from './database.ts'
import { EmbeddedEngine } from './embedded-engine.ts'
import { assembleDatabase } from './open-database.ts'
import { DatabaseUnavailable } from './problems.ts'
import { many } from './rows.ts'
import { SingleConnection } from './single-connection.ts'

const embeddedOnly = it.skipIf(testDatabaseKind === 'postgres')
// Made outside of any transaction, as another request is.
const elsewhere = new AsyncResource('another request')
let database: Database

const waiting = () => sql`select 1`.execute(database.kysely)

beforeAll(async () => {
  const engine = new EmbeddedEngine({ start: { snapshot: await emptySnapshot() }, log: quietLog })
  const pool = new SingleConnection(engine, quietLog, { waits: { turn: 400, idle: 150 } })
  database = assembleDatabase('embedded', pool, () => engine.close())
})
afterAll(() => database.close())

embeddedOnly(
  'rolls back a transaction that does nothing for too long, and serves those behind it',
  async () => {
    await sql`create table note (n integer)`.execute(database.kysely)
    let wake = () => {}
    const asleep = new Promise<void>(resolve => {
      wake = resolve
    })
    let inside = () => {}
    const begun = new Promise<void>(resolve => {
      inside = resolve
    })
    const forgotten = database.transaction(async trx => {
      await sql`insert into note values (1)`.execute(trx)
      inside()
      await asleep
      await sql`insert into note values (2)`.execute(trx)
    })
    forgotten.catch(() => {})
    await begun
    const rows = await many(database.kysely)`select count(*) as n from note`
    expect(rows).toEqual([{ n: 0 }])
    wake()
    await expect(forgotten).rejects.toBeInstanceOf(DatabaseUnavailable)
  },
)

embeddedOnly('does not let anybody wait for ever', async () => {
  const long = database.transaction(
    async trx => {
      await sql`select 1`.execute(trx)
      await expect(elsewhere.runInAsyncScope(waiting)).rejects.toThrow('The database is busy')
    },
    { unhurried: true },
  )
  await long
})
