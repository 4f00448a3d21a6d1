import { sql } from 'kysely'
import { Type } from 'typebox'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { defineEvent } from '#platform/contract/event.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { freshDatabase } from '#platform/server/testing/database.ts'
import { quietLog } from '#platform/server/testing/quiet-log.ts'
import type { Database } from '../database/database.ts'
import { createQueue } from '../queue/queue.ts'
import type { Services } from '../services.ts'
import { emit } from './emit.ts'
import { eventJobs } from './event-jobs.ts'
import { type Subscriber, subscribe } from './subscriber.ts'

const stand = Type.Object({ stand: Type.Integer(), change: Type.Integer() })
const subjectOf = (payload: { stand: number }) => `stand:${payload.stand}`
const moved = defineEvent('stand.moved', stand, subjectOf)
const painted = defineEvent('stand.painted', stand, subjectOf)

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
  await sql`create table heard (id int generated always as identity, by text, stand int, change int)`.execute(
    database.kysely,
  )
})
beforeEach(async () => {
  clock.time = new Date('2026-05-04T09:00:00Z')
  await sql`truncate queued_job, heard`.execute(database.kysely)
})
afterAll(() => database.close())

const clock = { time: new Date() }
const now = () => clock.time
const later = (minutes: number) => {
  clock.time = new Date(clock.time.getTime() + minutes * 60_000)
}

/** A server process: its queue, and what `emit` needs of its services. */
function server(...subscribers: Subscriber[]) {
  const queue = createQueue({ database, log: quietLog, now })
  const services = { database, log: quietLog, now, queue } as unknown as Services
  queue.register(eventJobs([moved, painted], subscribers, services))
  return { queue, services }
}

/** Notes in its transaction what it heard; `fails` says of what it does not. */
const noting = (by: string, fails: (change: number) => boolean = () => false) =>
  [moved, painted].map(event =>
    subscribe(event, by, async (payload, { db }) => {
      await sql`insert into heard (by, stand, change) values (${by}, ${payload.stand}, ${payload.change})`.execute(
        db,
      )
      if (fails(payload.change)) throw new Error('not now')
    }),
  )

const heard = async (by: string) =>
  await many<{ stand: number; change: number }>(database.kysely)`
      select stand, change from heard where by = ${by} order by id`

describe('an event', () => {
  it('of a committed change reaches every subscriber once, and one of an undone change nobody', async () => {
    const { queue, services } = server(...noting('one'), ...noting('two'))
    await database.transaction(db => emit({ db, services }, moved, { stand: 1, change: 1 }))
    const undone = database.transaction(async db => {
      await emit({ db, services }, moved, { stand: 1, change: 2 })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await queue.runDue()
    await queue.runDue()
    expect(await heard('one')).toEqual([{ stand: 1, change: 1 }])
    expect(await heard('two')).toEqual([{ stand: 1, change: 1 }])
  })

  it('arrives in the order of its subject, of whatever type it is, when many emit and several servers deliver', async () => {
    const servers = Array.from({ length: 3 }, () => server(...noting('one')))
    await sql`create table if not exists counter (stand int primary key, change int)`.execute(database.kysely)
    await sql`truncate counter`.execute(database.kysely)
    await sql`insert into counter values (1, 0), (2, 0), (3, 0)`.execute(database.kysely)
    const change = (at: number) => {
      const [subject, { services } = server()] = [1 + (at % 3), servers[at % servers.length]]
      return database.transaction(async db => {
        // What is said first commits last, where nothing else keeps the order.
        const row = await maybeOne<{ change: number }>(db)`
          update counter set change = change + 1 where stand = ${subject} returning change`
        const payload = { stand: subject, change: row?.change ?? 0 }
        await emit({ db, services }, at % 2 ? moved : painted, payload)
      })
    }
    await Promise.all(Array.from({ length: 30 }, (_, at) => change(at)))
    await Promise.all(servers.map(({ queue }) => queue.runDue()))
    await servers[0]?.queue.runDue()
    const all = await heard('one')
    for (const subject of [1, 2, 3])
      expect(all.filter(one => one.stand === subject).map(one => one.change)).toEqual([
        1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
      ])
  })

  it('that one subscriber cannot take holds up what that one hears of its subject, and nothing else', async () => {
    let isFailing = true
    const { queue, services } = server(
      ...noting('one', change => isFailing && change === 1),
      ...noting('two'),
    )
    for (const [subject, change] of [
      [1, 1],
      [1, 2],
      [2, 3],
    ])
      await database.transaction(db =>
        emit({ db, services }, moved, { stand: subject ?? 0, change: change ?? 0 }),
      )
    await queue.runDue()
    expect(await heard('one')).toEqual([{ stand: 2, change: 3 }])
    expect((await heard('two')).map(one => one.change)).toEqual([1, 2, 3])
    isFailing = false
    later(1)
    await queue.runDue()
    expect((await heard('one')).map(one => one.change)).toEqual([3, 1, 2])
  })

  it('takes nothing but its order: one that fails for good steps aside for those after it', async () => {
    const { queue, services } = server(...noting('one', change => change === 1))
    await database.transaction(db =>
      emit({ db, services }, moved, { stand: 1, change: 1 }, { stand: 1, change: 2 }),
    )
    for (let time = 0; time < 12; time += 1) {
      await queue.runDue()
      later(61)
    }
    await queue.runDue()
    expect((await heard('one')).map(one => one.change)).toEqual([2])
    const rows = await many<{ kind: string; state: string }>(
      database.kysely,
    )`select kind, state from queued_job`
    expect(rows).toEqual([{ kind: 'event:stand.moved:one', state: 'failed' }])
  })
})
