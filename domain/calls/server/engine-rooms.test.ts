import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type CallsFixture, callsFixture } from '#app/server/testing/calls-fixture.ts'
import type { Name } from '#app/server/testing/messaging-fixture.ts'
import { one } from '#platform/server/database/rows.ts'
import type { BoothRoom } from '../contract/booth-room.ts'
import type { VisioAccess } from '../contract/connection.ts'
import { leftFeeds } from './providers/janus/feeds.ts'
import { tellEngine } from './providers/janus/tell-rooms.ts'
import { janusSecret } from './testing/own-janus.ts'

type Entered = BoothRoom & { access: VisioAccess }

let c: CallsFixture
beforeAll(async () => {
  // Nobody answers there.
  c = await callsFixture({ JANUS_URL: 'ws://127.0.0.1:9', JANUS_SECRET: janusSecret })
})
beforeEach(() => c.platform.startAgain())
afterAll(() => c.platform.close())

const path = () => `/stands/${c.seeded.stands.a}/videoroom`
const entered = async (who: Name): Promise<Entered> => (await c.send(who, 'POST', path())).json()
const say = (
  who: Name,
  { token, sessionId, connection }: VisioAccess,
  signals: object[],
  to = connection,
  first = 1,
) => c.send(who, 'POST', `/visio/signal/${sessionId}`, { token, to, first, signals })
const description = (type: 'offer' | 'answer') => ({
  kind: 'description',
  description: { type, sdp: 'v=0\r\n' },
})
const isPublishing = async () =>
  (
    await one<{ count: number }>(c.db)`
      select count(*)::int as count from visio_feed where source_id is null`
  ).count

/** So many other people are in the room and show themselves. */
async function fill(count: number) {
  const { room } = await one<{ room: number }>(c.db)`
    select id as room from visio_room where stand_id = ${c.seeded.stands.a}`
  await c.run(sql`
    with somebody as (
      insert into app_user (email, password_hash, first_name, last_name, roles, is_validated, email_confirmed_at)
        select 'guest' || n || '@small.test', '', 'Guest', n::text, '{}', 1, now()
        from generate_series(1, ${count}) n returning id),
    opened as (
      insert into session (id, user_id, expires_at)
        select gen_random_uuid(), id, now() + interval '1 day' from somebody returning id, user_id),
    come as (
      insert into visio_connection (id, room_id, user_id, session_id, joined_at, held_since, held_until)
        select gen_random_uuid(), ${room}, user_id, id, now(), now(), now() + interval '1 hour' from opened
        returning id)
    insert into visio_feed (room_id, connection_id) select ${room}, id from come`)
}

describe('the room of a booth with an engine', () => {
  it('takes a hundred, and says who sends what; calls of two need no engine', async () => {
    const contact = await entered('contactA')
    expect(contact).toMatchObject({ most: 100, apiKey: 'janus', isMuteEnforced: true })
    await say('contactA', contact.access, [{ kind: 'media', microphone: true, camera: true, screen: false }])
    const { access } = await entered('visitor1')
    const { connection } = contact.access
    expect(access.engine).toEqual({
      isAvailable: false,
      mostPublishing: 12,
      feeds: [
        { connection, isPublishing: false, microphone: true, camera: true, screen: false },
        {
          connection: access.connection,
          isPublishing: false,
          microphone: false,
          camera: false,
          screen: false,
        },
      ],
    })
    const told = { kind: 'media', microphone: false, camera: false, screen: true }
    await say('contactA', contact.access, [told], connection, 2)
    expect((await c.heard('visitor1')).at(-1)).toMatchObject({ state: 'media', connection, screen: true })
    const call = await c.accepted('visitor2', 'contactB')
    expect(await c.join('visitor2', call)).toMatchObject({ apiKey: 'p2p', engine: null })
  })

  it('lets twelve show themselves, also when many begin at once, of whom two work on the booth', async () => {
    const staff = await Promise.all((['contactA', 'standAdminA'] as const).map(entered))
    const late = await entered('firmAdminA')
    await fill(9)
    const visitors = ['visitor1', 'visitor2', 'speaker', 'press'] as const
    const accesses = await Promise.all(visitors.map(entered))
    const answers = await Promise.all(
      visitors.map((who, at) => say(who, accesses[at]?.access ?? late.access, [description('offer')])),
    )
    expect(answers.map(({ statusCode }) => statusCode).filter(status => status === 204)).toHaveLength(1)
    const full = answers.find(({ statusCode }) => statusCode === 409)
    expect(full?.json()).toMatchObject({ message_code: 'room_publishers_full' })
    expect(full?.json().message).toContain('10')
    for (const [at, who] of (['contactA', 'standAdminA'] as const).entries())
      expect((await say(who, staff[at]?.access ?? late.access, [description('offer')])).statusCode, who).toBe(
        204,
      )
    expect(await c.said(say('firmAdminA', late.access, [description('offer')]))).toEqual([
      409,
      'room_publishers_full',
    ])
    expect(await isPublishing()).toBe(12)
  })

  it('passes on to the engine what is for it alone, of those who are in the room by a token of theirs', async () => {
    const contact = await entered('contactA')
    const { access } = await entered('visitor1')
    const theirs = contact.access.connection
    expect(await c.said(say('visitor1', access, [description('answer')]))).toEqual([409, 'signal_order'])
    expect(await c.said(say('visitor1', access, [description('offer')], theirs))).toEqual([
      409,
      'signal_order',
    ])
    expect(await c.said(say('visitor1', access, [{ kind: 'subscribe' }]))).toEqual([409, 'signal_order'])
    expect(await c.said(say('visitor1', { ...access, token: 'x.y.z' }, [description('offer')]))).toEqual([
      403,
      'visio_token_expired',
    ])
    expect(await c.said(say('visitor2', access, [{ kind: 'subscribe' }], theirs))).toEqual([
      403,
      'visio_token_expired',
    ])
    expect(await c.said(say('visitor1', access, [{ kind: 'subscribe' }], theirs))).toEqual([204, undefined])
    expect((await c.states('contactA')).filter(state => state === 'signal')).toEqual([])
    const call = await c.accepted('visitor2', 'contactB')
    const one = await c.join('visitor2', call)
    const other = await c.join('contactB', call)
    expect(await c.said(say('visitor2', one, [{ kind: 'subscribe' }], other.connection))).toEqual([
      409,
      'signal_order',
    ])
  })

  it('is carried on for pages that were not heard of while the server was away', async () => {
    const { access } = await entered('visitor1')
    await say('visitor1', access, [description('offer')])
    expect(await isPublishing()).toBe(1)
    const { now } = c.platform.services
    c.platform.services.now = () => new Date(now().getTime() + 60_000)
    const surroundings = { db: c.db, services: c.platform.services }
    try {
      expect(await leftFeeds(surroundings), 'before anything has looked').toEqual([])
      await tellEngine(true, surroundings)
      expect((await c.heard('visitor1')).at(-1)).toMatchObject({ state: 'engine', isAvailable: true })
      await c.passes(0)
      expect(await leftFeeds(surroundings)).toEqual([])
      await c.send('visitor1', 'DELETE', path())
      expect(await leftFeeds(surroundings)).toHaveLength(1)
    } finally {
      c.platform.services.now = now
    }
  })

  it('mutes voice and picture each by itself', async () => {
    const contact = await entered('contactA')
    const { connection } = (await entered('visitor1')).access
    const moderate = async (body: object): Promise<BoothRoom> =>
      (await c.send('contactA', 'POST', `${path()}/moderate`, { connection, ...body })).json()
    const muted = async (body: object) => {
      const { participants } = await moderate(body)
      const { isMuted, isCameraMuted } = participants[1] ?? {}
      return [isMuted, isCameraMuted]
    }
    expect(contact.mayModerate).toBe(true)
    expect(await muted({ action: 'mute' })).toEqual([true, false])
    expect(await muted({ action: 'mute', kind: 'camera' })).toEqual([true, true])
    expect(await muted({ action: 'unmute', kind: 'microphone' })).toEqual([false, true])
    expect((await c.heard('visitor1')).at(-1)).toMatchObject({ state: 'unmute', kind: 'microphone' })
  })
})

describe('an engine that does not answer', () => {
  it('is said to be away before anybody goes in, and to those who look after the server; all else is served', async () => {
    const check = await c.get<object>('visitor1', '/visio/check')
    expect(check).toMatchObject({ isAvailable: true, apiKey: 'p2p', engine: { isAvailable: false } })
    const ready = await c.platform.app.inject({ url: '/ready' })
    expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready', video: 'unavailable' }])
  })
})
