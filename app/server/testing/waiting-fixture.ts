import { sql } from 'kysely'
import { pino } from 'pino'
import type { OwnPlace } from '#domain/waiting/contract/place.ts'
import type { BoothQueue, QueuePlaces, WaitingPerson } from '#domain/waiting/contract/queue.ts'
import type { PlaceUpdate } from '#domain/waiting/contract/updates.ts'
import { many, one } from '#platform/server/database/rows.ts'
import { assemblePlatform } from '../open-platform.ts'
import { createServices } from '../start-services.ts'
import { callsFixture } from './calls-fixture.ts'
import type { Name } from './messaging-fixture.ts'
import { openedSession } from './opened-session.ts'
import { connect, disconnect } from './presence-fixture.ts'
import type { testPlatform } from './test-platform.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type StandName = 'a' | 'b' | 'z' | 'hidden'
/** By name, or somebody whom `people` has made. */
export type Somebody = Name | number

/** The people of the small fixture, who wait at booths. */
export async function waitingFixture(env?: Parameters<typeof testPlatform>[0]) {
  const c = await callsFixture(env)
  const { seeded, db, run, platform, fair } = c
  let server: Pick<typeof platform, 'app' | 'services'> = platform
  const bearers = new Map<number, string>()
  const idOf = (who: Somebody) => (typeof who === 'number' ? who : seeded.people[who].id)
  const bearerOf = async (who: number) => {
    const token = bearers.get(who) ?? (await openedSession(platform.services, who))
    bearers.set(who, token)
    return { authorization: `Bearer ${token}` }
  }
  const ask = async (who: Somebody, method: Method, url: string, payload?: object) =>
    typeof who === 'string'
      ? c.send(who, method, url, payload)
      : server.app.inject({
          method,
          url: `/api${url}`,
          headers: await bearerOf(who),
          ...(payload && { payload }),
        })
  /** What was answered; a refusal is none. */
  const read = async <T>(asked: ReturnType<typeof ask>): Promise<T> => {
    const answer = await asked
    if (answer.statusCode >= 300) throw new Error(`${answer.statusCode} ${answer.body}`)
    return answer.json()
  }

  /** So many more people of the fair: visitors, or contacts of the booth of firm A. */
  async function people(count: number, isContact = false): Promise<number[]> {
    const name = isContact ? 'contactA' : 'visitor1'
    const made = await many<{ id: number }>(db)`
      insert into app_user (email, email_confirmed_at, password_hash, first_name, last_name, user_type_id,
        firm_id, roles, is_validated)
      select 'more-' || ${name.toLowerCase()}::text || n || '@mail.test', now(), u.password_hash, 'More',
        'Number ' || n, u.user_type_id, u.firm_id, u.roles, 1
      from app_user u, generate_series(1, ${count}::int) n where u.id = ${idOf(name)} returning id`
    const ids = made.map(({ id }) => id)
    await run(sql`insert into fair_user (fair_id, user_id, is_validated)
      select ${fair}, unnest(${ids}::int[]), 1`)
    if (isContact)
      await run(sql`insert into stand_contact (stand_id, user_id)
        select ${seeded.stands.a}, unnest(${ids}::int[])`)
    for (const id of ids) await bearerOf(id)
    return ids
  }

  const there = (who: Somebody, isBusy = false) => connect(db, { fair, user: idOf(who), isBusy })
  const gone = (who: Somebody) => disconnect(db, idOf(who))
  /** Somebody who receives is there and in another talk. */
  const busy = (who: Somebody = 'contactA') => there(who, true)

  const queue = (who: Somebody, stand: StandName = 'a') =>
    read<BoothQueue>(ask(who, 'GET', `/stands/${seeded.stands[stand]}/queue`))
  const listed = (who: Somebody = 'contactA', stand: StandName = 'a') =>
    read<QueuePlaces>(ask(who, 'GET', `/stands/${seeded.stands[stand]}/queue/places`))
  const takeAt = (who: Somebody, stand: StandName = 'a', body?: object) =>
    ask(who, 'POST', `/stands/${seeded.stands[stand]}/queue/places`, body)
  const take = (who: Somebody, stand: StandName = 'a', body?: object) =>
    read<OwnPlace>(takeAt(who, stand, body))
  const nextAt = (who: Somebody = 'contactA', by = 'chat', stand: StandName = 'a') =>
    ask(who, 'POST', `/stands/${seeded.stands[stand]}/queue/next`, { by })
  const next = (who: Somebody = 'contactA', by = 'chat', stand: StandName = 'a') =>
    read<WaitingPerson>(nextAt(who, by, stand))
  /** Moves a place by one of the words of its visitor or of its booth. */
  const move = (who: Somebody, word: string, { id }: { id: number }, body?: object) =>
    ask(who, 'POST', `/queue/places/${id}/${word}`, body)
  const come = (who: Somebody, place: { id: number }, by = 'chat') =>
    read<OwnPlace>(move(who, 'come', place, { by }))
  const leave = (who: Somebody, { id }: { id: number }) => ask(who, 'DELETE', `/queue/places/${id}`)
  const own = async (who: Somebody) =>
    (await read<{ places: OwnPlace[] }>(ask(who, 'GET', `/queue/places/current?fair=${fair}`))).places
  const openOrClose = (who: Somebody, word: 'open' | 'close', stand: StandName = 'a') =>
    ask(who, 'POST', `/stands/${seeded.stands[stand]}/queue/${word}`)
  const stateOf = async ({ id }: { id: number }) =>
    (await one<{ state: string }>(db)`select state from waiting_place where id = ${id}`).state
  /** Who waits, in order. */
  const line = async (stand: StandName = 'a') =>
    (
      await many<{ user: number }>(db)`
        select user_id as user from waiting_place
        where stand_id = ${seeded.stands[stand]} and state = 'waiting' order by turn`
    ).map(({ user }) => user)

  /** What open pages of somebody were told of their places. */
  const toldOf = async (who: Somebody): Promise<PlaceUpdate[]> => {
    const rows = await many<{ data: string }>(db)`
      select data from hub_update where is_private
        and topics @> array[${`/users/${idOf(who)}/queue`}] order by sequence`
    return rows.map(({ data }) => JSON.parse(data))
  }
  const changesOf = async (who: Somebody) => (await toldOf(who)).map(({ change }) => change)

  /** Does what is due by now. */
  const settle = async () => {
    await run(sql`update queued_job set run_at = now() - interval '1 minute' where kind = 'watch_queues'`)
    await server.services.queue.runDue()
  }
  /** Another server goes on over the same database, which remembers nothing but what is in it. */
  const restart = async () => {
    if (server !== platform) await server.app.close()
    const { settings, database } = platform.services
    const services = createServices(settings, database, pino({ level: 'silent' }))
    server = { services, app: await assemblePlatform(services, null) }
    await server.app.ready()
  }
  const close = async () => {
    if (server !== platform) await server.app.close()
    await platform.close()
  }
  /**
   * Lets so many seconds go by for whoever is called or talks, and queues without staff; then does what is due. While the server
   * is away nobody looks after them.
   */
  const goBy = async (seconds: number, { isAway = false } = {}) => {
    const since = sql`make_interval(secs => ${seconds})`
    await run(sql`update waiting_place set called_until = called_until - ${since},
      talk_began_at = talk_began_at - ${since} where ended_at is null`)
    await run(sql`update waiting_queue set unstaffed_since = unstaffed_since - ${since}`)
    if (isAway) await run(sql`update waiting_queue set looked_at = looked_at - ${since}`)
    await settle()
  }
  /** As `platform.startAgain`. */
  const startAgain = async () => {
    bearers.clear()
    await platform.startAgain()
  }
  /** Anew, with three who may wait, and the contact of the booth in another talk. */
  const startBusy = async () => {
    await startAgain()
    for (const who of ['visitor1', 'visitor2', 'press'] as const) await there(who)
    await busy()
  }
  return {
    ...c,
    idOf,
    ask,
    people,
    there,
    gone,
    busy,
    queue,
    listed,
    takeAt,
    take,
    nextAt,
    next,
    moveAt: move,
    come,
    leave,
    own,
    openOrClose,
    stateOf,
    line,
    toldOf,
    changesOf,
    settle,
    goBy,
    startAgain,
    startBusy,
    restart,
    close,
  }
}

export type WaitingFixture = Awaited<ReturnType<typeof waitingFixture>>
