import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Tables } from '#migrations/tables.ts'
import { emptyDatabase } from '#platform/server/testing/database.ts'
import { poolSize } from './connection.ts'
import type { Database } from './database.ts'
import { databaseProblem } from './problems.ts'
import { maybeOne } from './rows.ts'

let database: Database

beforeAll(async () => {
  database = await emptyDatabase()
  await sql`create table place (id integer primary key, taken integer not null check (taken <= 100))`.execute(
    database.kysely,
  )
  await sql`create table step (place integer, number integer, part text)`.execute(database.kysely)
})
afterAll(() => database.close())

const count = async (where = sql`true`) => {
  const row = await maybeOne<{ n: number }>(database.kysely)`select count(*) as n from step where ${where}`
  return row?.n
}

describe('a transaction', () => {
  it('leaves nothing behind when its work fails', async () => {
    const work = database.transaction(async trx => {
      await sql`insert into step values (1, 1, 'lost')`.execute(trx)
      throw new Error('changed my mind')
    })
    await expect(work).rejects.toThrow('changed my mind')
    expect(await count(sql`part = 'lost'`)).toBe(0)
  })

  it('is over after a failed statement, and the connection serves the next', async () => {
    const work = database.transaction(trx => sql`select 1 / 0`.execute(trx))
    await expect(work).rejects.toThrow('division by zero')
    expect(await database.ready()).toBe(true)
  })

  it('refuses another inside itself', async () => {
    const nested = database.transaction(() => database.transaction(async () => 'never'))
    await expect(nested).rejects.toThrow('A transaction is open here')
  })

  it('refuses a query beside its own connection', async () => {
    const beside = database.transaction(() => sql`select 1`.execute(database.kysely))
    await expect(beside).rejects.toThrow('A transaction is open here')
  })

  it('lets what it started go on after its end', async () => {
    let later: Promise<unknown> = Promise.resolve()
    let finish = () => {}
    const ended = new Promise<void>(resolve => {
      finish = resolve
    })
    await database.transaction(async trx => {
      later = ended.then(() => sql`select 1`.execute(database.kysely))
      await sql`select 1`.execute(trx)
    })
    finish()
    await expect(later).resolves.toBeDefined()
  })

  it('sees no part of fifty others that run at the same time', async () => {
    const places = Array.from({ length: 50 }, (_, place) => place + 1)
    const seen = await Promise.all(
      places.map(place =>
        database.transaction(async trx => {
          const before = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(trx)
          for (const number of [1, 2, 3]) {
            await sql`insert into step values (${place}, ${number}, 'parallel')`.execute(trx)
            await new Promise(resolve => setImmediate(resolve))
          }
          const after = await sql<{ id: string; others: number }>`
            select pg_current_xact_id()::text as id,
              (select count(*) from step where part = 'parallel' and place <> ${place} and xmin = pg_current_xact_id()::xid)
                as others`.execute(trx)
          return [before.rows[0]?.id === after.rows[0]?.id, after.rows[0]?.others]
        }),
      ),
    )
    expect(seen).toEqual(places.map(() => [true, 0]))
    expect(await count(sql`part = 'parallel'`)).toBe(150)
  })

  it('keeps plain queries out of the transactions of others', async () => {
    await Promise.all([
      database
        .transaction(async trx => {
          await sql`insert into step values (7, 1, 'undone')`.execute(trx)
          await new Promise(resolve => setImmediate(resolve))
          throw new Error('undo')
        })
        .catch(() => {}),
      ...Array.from({ length: 20 }, (_, n) =>
        sql`insert into step values (7, ${n}, 'plain')`.execute(database.kysely),
      ),
    ])
    expect(await count(sql`part = 'plain'`)).toBe(20)
    expect(await count(sql`part = 'undone'`)).toBe(0)
  })

  it('is tried again when the database could not serialize it', async () => {
    let attempts = 0
    const result = await database.transaction(async trx => {
      attempts += 1
      if (attempts < 3)
        await sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`.execute(trx)
      return 'done'
    })
    expect([result, attempts]).toEqual(['done', 3])
  })

  it('is tried four times at most', async () => {
    let attempts = 0
    const work = database.transaction(async trx => {
      attempts += 1
      await sql`do $$ begin raise exception 'again' using errcode = '40P01'; end $$`.execute(trx)
    })
    await expect(work).rejects.toThrow('again')
    expect(attempts).toBe(4)
  })

  it('keeps nobody from reading, however many wait for a row that another has locked', async () => {
    await sql`insert into place values (2, 0)`.execute(database.kysely)
    let begun = 0
    let hear = () => {}
    const areBusy = new Promise<void>(resolve => {
      hear = resolve
    })
    const take = (trx: Kysely<Tables>) => {
      begun += 1
      if (begun === poolSize.writing) hear()
      return sql`update place set taken = taken + 1 where id = 2`.execute(trx)
    }
    let release = () => {}
    const released = new Promise<void>(resolve => {
      release = resolve
    })
    const first = database.transaction(async trx => {
      await take(trx)
      await released
    })
    const order: string[] = []
    const others = Array.from({ length: 40 }, () =>
      database.transaction(take).then(() => order.push('written')),
    )
    // The embedded database has one connection, which the first holds.
    if (database.kind === 'postgres') await areBusy
    const read = database.ready().then(isReady => order.push(isReady ? 'read' : 'refused'))
    const readTogether = database.transaction(trx => sql`select 1`.execute(trx), { readOnly: true })
    if (database.kind === 'postgres') await Promise.all([read, readTogether])
    release()
    await Promise.all([first, read, readTogether, ...others])
    expect(order.slice(0, 10)).toContain('read')
    expect(order.filter(one => one === 'written')).toHaveLength(40)
  })

  it('lets exactly a hundred of three hundred take a limited place', async () => {
    await sql`insert into place values (1, 0)`.execute(database.kysely)
    const results = await Promise.allSettled(
      Array.from({ length: 300 }, () =>
        database.transaction(trx => sql`update place set taken = taken + 1 where id = 1`.execute(trx)),
      ),
    )
    const refused = results
      .filter(result => result.status === 'rejected')
      .map(result => databaseProblem(result.reason))
    expect(results.filter(result => result.status === 'fulfilled')).toHaveLength(100)
    expect(new Set(refused.map(problem => problem?.kind))).toEqual(new Set(['check']))
  })
})
