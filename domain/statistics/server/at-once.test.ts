import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { assemblePlatform } from '#app/server/open-platform.ts'
import { createServices } from '#app/server/start-services.ts'
import { browserAgent, type Did, statisticsFixture } from '#app/server/testing/statistics-fixture.ts'
import { many, one } from '#platform/server/database/rows.ts'
import { testDatabaseKind } from '#platform/server/testing/database.ts'
import { type Visited, withoutRepeats } from './repeats.ts'

type Fixture = Awaited<ReturnType<typeof statisticsFixture>>
let f: Fixture
/** Two servers of one database: what comes to one is gathered there alone. */
let servers: FastifyInstance[]
beforeAll(async () => {
  f = await statisticsFixture()
  const services = createServices(f.services.settings, f.services.database, pino({ level: 'silent' }))
  services.now = () => f.clock.at
  servers = [f.platform.app, await assemblePlatform(services, null)]
  await servers[1]?.ready()
})
beforeEach(async () => {
  await f.platform.startAgain()
  f.clock.at = new Date('2026-11-24T09:00:00Z')
})
afterAll(() => f.close())

const sendTo = (server: number, events: readonly Did[], token?: string) =>
  servers[server]?.inject({
    method: 'POST',
    url: '/api/stats/create',
    headers: { 'user-agent': browserAgent },
    payload: { events, ...(token && { token }) },
  })

const codesOf = (answers: readonly ({ statusCode: number } | undefined)[]) =>
  answers.map(answer => answer?.statusCode)

/** Of all lists one that has each of its things at another place. */
const turned = <T>(list: readonly T[], by: number) => [...list.slice(by), ...list.slice(0, by)]

describe('calls that come at once', () => {
  it('are put down together, and each is told what of its own was counted', async () => {
    const { stands } = f.seeded
    const calls = Array.from({ length: 40 }, (_, at) =>
      sendTo(0, [f.view('stands', stands.a), ...(at % 2 ? [f.view('fairs', f.fair)] : [])]),
    )
    const counted = (await Promise.all(calls)).map(answer => answer?.json().counted)
    expect(counted).toEqual(calls.map((_, at) => 1 + (at % 2)))
    const { transactions } = await one<{ transactions: number }>(f.db)`
      select count(distinct xmin::text)::int as transactions from stat_inbox`
    expect(transactions).toBeLessThan(calls.length / 2)
    expect(await f.naive()).toHaveLength(60)
  })

  it('of the same visitors, to two servers, count each thing once and nobody’s time twice', async () => {
    const { stands, halls } = f.seeded
    const visitors = await Promise.all(Array.from({ length: 6 }, () => f.agreed()))
    const seen = [
      f.view('fairs', f.fair),
      f.view('fair_halls', halls.one),
      f.view('stands', stands.a),
      f.view('stands', stands.b),
    ]
    const stay = (value: number): Did => ({
      type: 'stay',
      resourceType: 'stands',
      resourceId: stands.a,
      value,
    })
    const answers = await Promise.all(
      visitors.flatMap(token =>
        seen.flatMap((_, at) => [
          sendTo(0, [...turned(seen, at), stay(500 + at)], token),
          sendTo(1, [stay(700 + at), ...turned(seen, at).toReversed()], token),
        ]),
      ),
    )
    expect(new Set(codesOf(answers))).toEqual(new Set([201]))
    const kept = await f.naive()
    const told = answers.reduce((sum, answer) => sum + answer?.json().counted, 0)
    expect(kept).toHaveLength(told)
    const once = new Set(
      kept.map(({ visitor, type, id, kind, seconds }) => `${visitor} ${type} ${id} ${kind} ${seconds}`),
    )
    expect(once.size).toBe(kept.length)
    expect(kept.filter(({ kind }) => kind === 1)).toHaveLength(visitors.length * seen.length)
    const bySomebody = new Map<string | null, number>()
    for (const { visitor, seconds } of kept) bySomebody.set(visitor, (bySomebody.get(visitor) ?? 0) + seconds)
    // Of the half hour that may be said at once, all and no more.
    expect([...bySomebody.values()]).toEqual(visitors.map(() => 1800))
  })

  it('are kept where the database refuses what one of them brings', async () => {
    const { stands } = f.seeded
    await f.run(
      sql`alter table stat_inbox add constraint refused check (resource_id <> ${sql.lit(stands.b)})`,
    )
    try {
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, at) => sendTo(0, [f.view('stands', at === 7 ? stands.b : stands.a)])),
      )
      expect(codesOf(answers).filter(code => code === 201)).toHaveLength(19)
      expect(answers[7]?.statusCode).not.toBe(201)
      expect(await f.naive()).toHaveLength(19)
    } finally {
      await f.run(sql`alter table stat_inbox drop constraint refused`)
    }
  })
})

/** The embedded database has one transaction at a time. */
describe.runIf(testDatabaseKind === 'postgres')('servers that write at once', () => {
  it('write in one order: none waits for another that waits for it', async () => {
    const visited = (id: number): Visited => ({
      fair: f.fair,
      visitor: '7',
      type: 'stands',
      id,
      stand: id,
      kind: 'view',
      seconds: 0,
      mode: 'ask',
      isCounted: true,
      offset: 0,
    })
    let attempts = 0
    const writes = (work: (keep: (...ids: number[]) => Promise<unknown>) => Promise<unknown>) =>
      f.services.statistics.transaction(db => {
        attempts += 1
        return work((...ids) => withoutRepeats(ids.map(visited), f.clock.at, db))
      })
    const gate = () => {
      let open = () => {}
      const opened = new Promise<void>(resolve => {
        open = resolve
      })
      return { open, opened }
    }
    const [held, waited] = [gate(), gate()]
    const one = writes(async keep => {
      await keep(1)
      held.open()
      await waited.opened
      await keep(2)
    })
    await held.opened
    const other = writes(keep => keep(2, 1))
    const waiting = () => many(f.db)`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(waiting).toHaveLength(1)
    waited.open()
    await Promise.all([one, other])
    expect(attempts).toBe(2)
  })
})
