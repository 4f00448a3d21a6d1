import { sql } from 'kysely'
import type { VisioAccess } from '#domain/calls/contract/connection.ts'
import type { VisioUpdate } from '#domain/calls/contract/updates.ts'
import type { VisioCall } from '#domain/calls/contract/visio-call.ts'
import { many } from '#platform/server/database/rows.ts'
import { messagingFixture, type Name } from './messaging-fixture.ts'
import { connect } from './presence-fixture.ts'
import type { testPlatform } from './test-platform.ts'

/** The people of the small fixture, who call each other. */
export async function callsFixture(env?: Parameters<typeof testPlatform>[0]) {
  const m = await messagingFixture(env)
  const { seeded, send, db, run, platform } = m
  const fair = seeded.fairs.fair1
  /** Somebody opens a page of the fair. */
  const opens = (who: Name) => connect(db, { fair, user: seeded.people[who].id })
  const callAway = (who: Name, whom: Name, body: object = { fair }) =>
    send(who, 'POST', `/visio/create-room/${seeded.people[whom].id}`, body)
  /** Calls somebody whose page is open. */
  const callOf = async (who: Name, whom: Name, body: object = { fair }) => {
    await opens(whom)
    return callAway(who, whom, body)
  }
  /** The visitor calls whom visitors find on a booth. */
  const ring = async (who: Name = 'visitor1', whom: Name = 'contactA'): Promise<VisioCall> => {
    const answer = await callOf(who, whom)
    if (answer.statusCode !== 201) throw new Error(answer.body)
    return answer.json()
  }
  const move = (who: Name, word: string, { uniqid }: Pick<VisioCall, 'uniqid'>, body?: object) =>
    send(who, 'PUT', `/visio/${word}-call/${uniqid}`, body)
  const accepted = async (who: Name = 'visitor1', whom: Name = 'contactA'): Promise<VisioCall> => {
    const call = await ring(who, whom)
    return (await move(whom, 'accept', call)).json()
  }
  const access = (who: Name, { uniqid }: Pick<VisioCall, 'uniqid'>, more: object = {}) =>
    send(who, 'POST', '/visio/access-token', { room: uniqid, ...more })
  const join = async (who: Name, call: Pick<VisioCall, 'uniqid'>): Promise<VisioAccess> =>
    (await access(who, call)).json()
  /** What open pages of somebody were told of their calls. */
  const heard = async (who: Name): Promise<VisioUpdate[]> => {
    const rows = await many<{ data: string }>(db)`
      select data from hub_update where is_private
        and topics @> array[${`/users/${seeded.people[who].id}/visio`}] order by sequence`
    return rows.map(({ data }) => JSON.parse(data))
  }
  const states = async (who: Name) => (await heard(who)).map(({ state }) => state)
  const read = async (who: Name, { id }: Pick<VisioCall, 'id'>): Promise<VisioCall> =>
    (await send(who, 'GET', `/visio_rooms/${id}`)).json()
  /** Lets so many seconds go by for what is going on, and what is due by then be done. */
  const passes = async (seconds: number) => {
    const before = platform.services.now
    const later = new Date(before().getTime() + seconds * 1000)
    platform.services.now = () => later
    await run(sql`update queued_job set run_at = now() - interval '1 minute' where kind = 'watch_calls'`)
    await platform.services.queue.runDue()
    return () => {
      platform.services.now = before
    }
  }
  return {
    ...m,
    fair,
    opens,
    callAway,
    callOf,
    ring,
    move,
    accepted,
    access,
    join,
    heard,
    states,
    read,
    passes,
  }
}

export type CallsFixture = Awaited<ReturnType<typeof callsFixture>>
