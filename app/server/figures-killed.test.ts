import { expect, it, vi } from 'vitest'
import { type CountedKind, type CountedType, countedKinds } from '#domain/statistics/contract/counted.ts'
import { countedCode } from '#domain/statistics/server/counted.ts'
import { addWaiting } from '#domain/statistics/server/index.ts'
import { readToken, visitorOf } from '#domain/statistics/server/stat-token.ts'
import type { Database } from '#platform/server/database/database.ts'
import { many, one } from '#platform/server/database/rows.ts'
import { testDatabaseKind } from '#platform/server/testing/database.ts'
import { keptDatabase } from '#platform/server/testing/kept-database.ts'
import { type SmallFixture, seedSmallFixture } from '#seed/small.ts'
import { registerAllDomains } from './domains.ts'
import { type ServerProcess, serverProcess } from './testing/server-process.ts'
import { smallDatabase } from './testing/small-database.ts'
import { browserAgent, type Did, type NaiveEvent } from './testing/statistics-fixture.ts'

registerAllDomains()

/** Servers that record and add up at once, each as fast as it can; the embedded database has one. */
const servers = testDatabaseKind === 'postgres' ? 2 : 1
/** Few in every run of the tests, each of them over what another left; `FIGURE_KILLS=50` for the long proof. */
const kills = Number(process.env.FIGURE_KILLS ?? 2 * servers)
vi.setConfig({ testTimeout: 600_000 + kills * 30_000 })

const secret = 'kept over all kills, so that tokens stay good'

/** What one browser has sent: what was acknowledged, and what was on its way when the server was killed. */
type Sent = { acknowledged: string[]; unanswered: string[] }
/** By the token; of those who said no all together, in numbers. */
type Journal = { browsers: Map<string, Sent>; nobodys: { acknowledged: number; unanswered: number } }

const named = (type: number, id: number, kind: number, seconds: number) => `${type} ${id} ${kind} ${seconds}`
const nameOf = ({ type, resourceType, resourceId, value = 0 }: Did) =>
  named(countedCode(resourceType), resourceId, countedKinds[type], value)

let sources = 0
/** Headers of a browser at an address of its own: of one the server takes only so many a minute. */
const fromAnywhere = () => {
  sources += 1
  return { 'user-agent': browserAgent, 'x-forwarded-for': `10.${sources >> 8}.${sources & 255}.1` }
}

/** Sends until the server is gone, each time something else of which no two are the same. */
async function walk({ call }: ServerProcess, seeded: SmallFixture, journal: Journal, onAnswer: () => void) {
  for (;;) {
    const headers = fromAnywhere()
    const choice = { fairId: seeded.fairs.fair1, choice: 'yes' }
    const { body } = await call('POST', '/stats/choice', { headers, body: choice })
    const token = String(body.token)
    const sent: Sent = { acknowledged: [], unanswered: [] }
    journal.browsers.set(token, sent)
    const seen: [CountedType, number][] = [
      ['fairs', seeded.fairs.fair1],
      ['fair_halls', seeded.halls.one],
      ['stands', seeded.stands.a],
      ['stands', seeded.stands.b],
    ]
    for (let turn = 0; turn < 12; turn += 1) {
      const did = (type: CountedKind, [resourceType, resourceId]: [CountedType, number], value?: number) => ({
        type,
        resourceType,
        resourceId,
        ...(value && { value }),
      })
      const place = seen[turn % seen.length] ?? ['fairs', seeded.fairs.fair1]
      const events = [
        ...(turn < seen.length ? [did('view', place)] : []),
        did('stay', place, 1 + turn),
        did('play', ['stands', seeded.stands.b], 31 + turn),
      ]
      sent.unanswered = events.map(nameOf)
      const answer = await call('POST', '/stats/create', { headers, body: { token, events } })
      expect([answer.status, answer.body.counted]).toEqual([201, events.length])
      sent.acknowledged.push(...sent.unanswered)
      sent.unanswered = []
      onAnswer()
    }
  }
}

async function walkUnknown(
  { call }: ServerProcess,
  seeded: SmallFixture,
  { nobodys }: Journal,
  onAnswer: () => void,
) {
  for (;;) {
    const body = { type: 'view', resourceType: 'stands', resourceId: seeded.stands.a }
    nobodys.unanswered += 1
    const { status } = await call('POST', '/stats/create', { headers: fromAnywhere(), body })
    expect(status).toBe(201)
    nobodys.unanswered -= 1
    nobodys.acknowledged += 1
    onAnswer()
  }
}

/** Sends with all hands until `until` answers have come, then kills the server in the middle of what it does. */
async function sendUntilKilled(server: ServerProcess, seeded: SmallFixture, journal: Journal) {
  const until = 20 + Math.floor(Math.random() * 60)
  let answered = 0
  const onAnswer = () => {
    answered += 1
    if (answered === until) server.child.kill()
  }
  const hands = [walk, walk, walk, walkUnknown].map(send => send(server, seeded, journal, onAnswer))
  const ended = await Promise.allSettled(hands)
  // Nothing ends a hand but the server that is gone.
  const others = ended.flatMap(hand =>
    hand.status === 'rejected' && !(hand.reason instanceof TypeError) ? [hand.reason] : [],
  )
  expect(others).toEqual([])
}

type Raw = NaiveEvent & { at: string; hour: string }

const rawOf = ({ kysely }: Database) =>
  many<Raw>(kysely)`
    select e.visitor::text as visitor, e.resource_type as type, e.resource_id as id, e.stand_id as stand, e.kind,
      e.seconds, e.at::text as at, (e.at at time zone f.time_zone)::date::text as day,
      date_trunc('hour', e.at, f.time_zone)::text as hour
    from stat_event e join fair f on f.id = e.fair_id order by e.at`

/** What the roll-ups have to be, counted one event after the other. */
function counted(events: readonly Raw[], fair: number) {
  const hours = new Map<string, { count: number; who: Set<string>; measured: number; seconds: number }>()
  const visits = new Map<string, { views: number; seconds: number; first: string; last: string }>()
  for (const { visitor, type, id, stand, kind, seconds, at, day, hour } of events) {
    const places = [
      [type, id],
      ...(stand && type !== countedCode('stands') ? [[countedCode('stands'), stand]] : []),
      ...(type !== countedCode('fairs') ? [[countedCode('fairs'), fair]] : []),
    ]
    for (const place of places) {
      const inHour = [...place, day, hour, kind].join(' ')
      const known = hours.get(inHour) ?? { count: 0, who: new Set(), measured: 0, seconds: 0 }
      hours.set(inHour, {
        count: known.count + 1,
        who: visitor === null ? known.who : known.who.add(visitor),
        measured: known.measured + (visitor === null ? 0 : 1),
        seconds: known.seconds + seconds,
      })
      if (visitor === null) continue
      const name = [...place, visitor, day].join(' ')
      const visit = visits.get(name) ?? { views: 0, seconds: 0, first: at, last: at }
      visits.set(name, {
        views: visit.views + (kind === countedKinds.view ? 1 : 0),
        seconds: visit.seconds + (kind === countedKinds.stay ? seconds : 0),
        first: visit.first,
        last: at,
      })
    }
  }
  const rows = <T>(map: Map<string, T>, columns: (row: T) => (number | string)[]) =>
    [...map].map(([name, row]) => [name, ...columns(row)].join(' ')).toSorted()
  return {
    hours: rows(hours, ({ count, measured, seconds, who }) => [count, measured, seconds, who.size]),
    visits: rows(visits, ({ views, seconds, first, last }) => [views, seconds, first, last]),
  }
}

async function rolled({ kysely }: Database) {
  const hours = await many<{ row: string }>(kysely)`
    select concat_ws(' ', resource_type, resource_id, day, hour, kind, count, measured, seconds,
      visitors) as row
    from stat_hour`
  const visits = await many<{ row: string }>(kysely)`
    select concat_ws(' ', resource_type, resource_id, visitor, day, views, seconds, first_at, last_at) as row
    from stat_visit`
  const { firsts } = await one<{ firsts: boolean }>(kysely)`
    select not exists (select from stat_visit
      group by fair_id, resource_type, resource_id, visitor having count(*) filter (where is_new) <> 1) as firsts`
  const sorted = (rows: { row: string }[]) => rows.map(({ row }) => row).toSorted()
  return { hours: sorted(hours), visits: sorted(visits), firsts }
}

it(`no acknowledged event is lost and none counts twice, and figures are what the events say, over ${kills} kills of ${servers === 1 ? 'the server' : 'two servers'} that record and add up`, async () => {
  const kept = await keptDatabase(smallDatabase)
  const journal: Journal = { browsers: new Map(), nobodys: { acknowledged: 0, unanswered: 0 } }
  const env = { ...kept.env, APP_SECRET: secret, TRUST_PROXY: '1', ADDS_UP: '1' }
  try {
    const before = await kept.open()
    const seeded = await seedSmallFixture(before)
    await before.close()
    let left = kills
    const lanes = Array.from({ length: servers }, async () => {
      while (left > 0) {
        left -= 1
        await sendUntilKilled(await serverProcess(env), seeded, journal)
      }
    })
    await Promise.all(lanes)

    const database = await kept.open()
    try {
      await database.transaction(addWaiting)
      const events = await rawOf(database)
      const { key } = await one<{ key: Buffer }>(database.kysely)`
        select key from stat_key where fair_id = ${seeded.fairs.fair1}`
      const byVisitor = new Map<string, Raw[]>()
      for (const event of events) {
        const visitor = event.visitor ?? ''
        byVisitor.set(visitor, [...(byVisitor.get(visitor) ?? []), event])
      }
      for (const [token, { acknowledged, unanswered }] of journal.browsers) {
        const parts = readToken(token, seeded.fairs.fair1, secret, new Date())
        const visitor = parts ? visitorOf(parts, key) : ''
        const found = (byVisitor.get(visitor) ?? []).map(({ type, id, kind, seconds }) =>
          named(type, id, kind, seconds),
        )
        // All that goes together is kept together, or not at all.
        const isKept = unanswered.some(name => found.includes(name))
        expect(found.toSorted()).toEqual([...acknowledged, ...(isKept ? unanswered : [])].toSorted())
        byVisitor.delete(visitor)
      }
      const unknown = byVisitor.get('')?.length ?? 0
      byVisitor.delete('')
      expect([...byVisitor.keys()]).toEqual([])
      expect(unknown).toBeGreaterThanOrEqual(journal.nobodys.acknowledged)
      expect(unknown).toBeLessThanOrEqual(journal.nobodys.acknowledged + journal.nobodys.unanswered)
      expect(events.length).toBeGreaterThan(kills * 10)
      expect(await rolled(database)).toEqual({ ...counted(events, seeded.fairs.fair1), firsts: true })
    } finally {
      await database.close()
    }
  } finally {
    await kept.remove()
  }
})
