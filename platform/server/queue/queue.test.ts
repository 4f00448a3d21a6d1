import { EventEmitter, once } from 'node:events'
import { sql } from 'kysely'
import { Type } from 'typebox'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { many } from '#platform/server/database/rows.ts'
import { startChild } from '#platform/server/testing/child-process.ts'
import { freshDatabase } from '#platform/server/testing/database.ts'
import { keptDatabase } from '#platform/server/testing/kept-database.ts'
import { quietLog } from '#platform/server/testing/quiet-log.ts'
import type { Database } from '../database/database.ts'
import { defineJob, handleJob, type JobHandler, type Retries, schedule } from './job.ts'
import { createQueue } from './queue.ts'

const count = defineJob('count', Type.Object({ name: Type.String() }))
const retries: Retries = { first: 60_000, longest: 3_600_000, most: 3 }

let database: Database
const clock = { time: new Date() }
const later = (minutes: number) => {
  clock.time = new Date(clock.time.getTime() + minutes * 60_000)
}
beforeAll(async () => {
  database = await freshDatabase()
})
beforeEach(async () => {
  clock.time = new Date('2026-05-04T09:00:00Z')
  await sql`truncate queued_job`.execute(database.kysely)
})
afterAll(() => database.close())

function queueWith(...handlers: JobHandler[]) {
  const queue = createQueue({ database, log: quietLog, now: () => clock.time })
  queue.register(handlers)
  return queue
}

type Row = { state: string; attempts: number; last_error: string | null; kind: string }
const rows = async () => await many<Row>(database.kysely)`select * from queued_job order by id`

/** A handler that notes what it was told. */
function noting(noted: string[], lanes = 1) {
  return handleJob(count, async ({ name }) => void noted.push(name), { lanes, retries })
}

describe('the queue', () => {
  it('runs a job of a committed transaction once and forgets it, and none of one that was undone', async () => {
    const noted: string[] = []
    const queue = queueWith(noting(noted))
    await database.transaction(db => queue.enqueue(db, count, { name: 'kept' }))
    const undone = database.transaction(async db => {
      await queue.enqueue(db, count, { name: 'undone' })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await queue.runDue()
    await queue.runDue()
    expect(noted).toEqual(['kept'])
    expect(await rows()).toEqual([])
  })

  it('runs nothing before its time', async () => {
    const noted: string[] = []
    const queue = queueWith(noting(noted))
    const runAt = new Date(clock.time.getTime() + 3_600_000)
    await queue.enqueue(database.kysely, count, { name: 'reminder' }, { runAt })
    await queue.runDue()
    expect(noted).toEqual([])
    later(60)
    await queue.runDue()
    expect(noted).toEqual(['reminder'])
  })

  it('takes up what is written while it runs, as soon as it is committed', async () => {
    const events = new EventEmitter()
    const queue = queueWith(handleJob(count, async ({ name }) => void events.emit('ran', name)))
    const ran = once(events, 'ran')
    await queue.start()
    await queue.enqueue(database.kysely, count, { name: 'told' })
    expect(await ran).toEqual(['told'])
    await queue.stop()
    expect(await rows()).toEqual([])
  })

  it('runs each job once when two workers work on the same jobs', async () => {
    const noted: string[] = []
    const [one, other] = [queueWith(noting(noted, 3)), queueWith(noting(noted, 3))]
    const names = Array.from({ length: 40 }, (_, at) => `job ${at}`)
    for (const name of names) await one.enqueue(database.kysely, count, { name })
    await Promise.all([one.runDue(), other.runDue()])
    expect(noted.toSorted()).toEqual(names.toSorted())
  })

  it('tries again what failed, later each time, and keeps it as failed after the last try', async () => {
    let tries = 0
    const failing = handleJob(
      count,
      async () => {
        tries += 1
        throw new Error('no answer for nora@mail.test')
      },
      { retries },
    )
    const queue = queueWith(failing)
    await queue.enqueue(database.kysely, count, { name: 'a' })
    await queue.runDue()
    await queue.runDue()
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 1, last_error: 'no answer for …' }])
    later(1)
    await queue.runDue()
    expect(tries).toBe(2)
    later(1)
    await queue.runDue()
    expect(tries).toBe(2)
    later(1)
    await queue.runDue()
    expect(await rows()).toMatchObject([{ state: 'failed', attempts: 3 }])
    later(10_000)
    await queue.runDue()
    expect(tries).toBe(3)
  })

  it('lets one job of a key wait, and another be written while that one runs', async () => {
    const noted: string[] = []
    const queue = queueWith(
      handleJob(count, async ({ name }) => {
        noted.push(name)
        if (name === 'first') await queue.enqueue(database.kysely, count, { name: 'third' }, { key: 'k' })
      }),
    )
    for (const name of ['first', 'second'])
      await queue.enqueue(database.kysely, count, { name }, { key: 'k' })
    expect(await rows()).toHaveLength(1)
    await queue.runDue()
    expect(noted).toEqual(['first', 'third'])
  })

  it('runs the jobs of one subject in their order, also those of other kinds, and others meanwhile', async () => {
    let isFailing = true
    const noted: string[] = []
    const other = defineJob('other', Type.Object({}))
    const queue = queueWith(
      handleJob(
        count,
        async ({ name }) => {
          if (isFailing && name === 'a1') throw new Error('not yet')
          noted.push(name)
        },
        { lanes: 3, retries },
      ),
      handleJob(other, async () => void noted.push('a3')),
    )
    const add = (name: string) => queue.enqueue(database.kysely, count, { name }, { subject: name.charAt(0) })
    for (const name of ['a1', 'a2', 'b1']) await add(name)
    await queue.enqueue(database.kysely, other, {}, { subject: 'a' })
    await queue.runDue()
    expect(noted).toEqual(['b1'])
    isFailing = false
    later(1)
    await Promise.all([queue.runDue(), queueWith(noting(noted)).runDue()])
    // Where the other one had `a2` when this one last looked, `a3` waits for its next look.
    await queue.runDue()
    expect(noted).toEqual(['b1', 'a1', 'a2', 'a3'])
  })

  it('runs scheduled work once at its time, however many servers there are', async () => {
    const runs: string[] = []
    const servers = Array.from({ length: 2 }, () =>
      queueWith(schedule('sweep', 3_600, async () => void runs.push('ran'))),
    )
    const everyServer = async () => {
      await Promise.all(servers.map(one => one.plan()))
      await Promise.all(servers.map(one => one.runDue()))
    }
    await everyServer()
    await everyServer()
    expect(runs).toHaveLength(1)
    later(61)
    await everyServer()
    expect(runs).toHaveLength(2)
    expect(await rows()).toMatchObject([{ kind: 'sweep', state: 'waiting', attempts: 0 }])
  })

  it('comes back to scheduled work that failed, and says why it did', async () => {
    let isFailing = true
    const queue = queueWith(
      schedule('sweep', 3_600, async () => {
        if (isFailing) throw new Error('not now')
      }),
    )
    await queue.plan()
    await queue.runDue()
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 1, last_error: 'not now' }])
    isFailing = false
    later(61)
    await queue.runDue()
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 0, last_error: null }])
  })

  it('leaves a kind that no process here knows to those who do', async () => {
    const queue = queueWith()
    await queue.enqueue(database.kysely, count, { name: 'a' })
    await queue.runDue()
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 0 }])
  })

  it('changes nothing by a worker whose lease was over, and runs the job once more', async () => {
    const done: string[] = []
    const slow = queueWith(
      handleJob(count, async (_payload, attempt) => {
        later(2)
        await queueWith(noting(done)).runDue()
        await database.transaction(async db => {
          done.push('too late')
          await attempt.complete(db)
        })
      }),
    )
    await slow.enqueue(database.kysely, count, { name: 'taken over' })
    await slow.runDue()
    expect(done).toEqual(['taken over', 'too late'])
    expect(await rows()).toEqual([])
  })

  it('gives up a job by which every worker dies', async () => {
    const noted: string[] = []
    const queue = queueWith(noting(noted))
    await queue.enqueue(database.kysely, count, { name: 'deadly' })
    await sql`update queued_job set state = 'running', attempts = ${retries.most}`.execute(database.kysely)
    await queue.runDue()
    expect(noted).toEqual([])
    expect(await rows()).toMatchObject([{ state: 'failed' }])
  })
})

it('runs the job of a process that was killed in the middle once its lease is over, and then once', async () => {
  const kept = await keptDatabase('migrated')
  try {
    const before = await kept.open()
    const first = createQueue({ database: before, log: quietLog, now: () => new Date() })
    await first.enqueue(before.kysely, count, { name: 'survivor' })
    await before.close()
    const child = startChild('platform/server/queue/fixtures/hold-job.ts', [
      kept.dataDir,
      ...(kept.env.DATABASE_URL ? [kept.env.DATABASE_URL] : []),
    ])
    expect(await child.next()).toBe('survivor')
    await child.kill()

    const after = await kept.open()
    const noted: string[] = []
    const time = { now: new Date() }
    const queue = createQueue({ database: after, log: quietLog, now: () => time.now })
    queue.register([noting(noted)])
    await queue.runDue()
    expect(noted).toEqual([])
    time.now = new Date(Date.now() + 2 * 60_000)
    await queue.runDue()
    await queue.runDue()
    await after.close()
    expect(noted).toEqual(['survivor'])
  } finally {
    await kept.remove()
  }
})
