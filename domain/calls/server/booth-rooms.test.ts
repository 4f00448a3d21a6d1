import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type CallsFixture, callsFixture } from '#app/server/testing/calls-fixture.ts'
import type { Name } from '#app/server/testing/messaging-fixture.ts'
import { openedSession } from '#app/server/testing/opened-session.ts'
import { many, one } from '#platform/server/database/rows.ts'
import type { BoothRoom } from '../contract/booth-room.ts'
import { closingSeconds, type VisioAccess } from '../contract/connection.ts'
import { videoRoomTopic } from '../contract/updates.ts'

let c: CallsFixture
let now: () => Date
beforeAll(async () => {
  c = await callsFixture()
  now = c.platform.services.now
})
beforeEach(() => c.platform.startAgain())
afterEach(() => {
  c.platform.services.now = now
})
afterAll(() => c.platform.close())

type Entered = BoothRoom & { access: VisioAccess }

const path = (stand: keyof CallsFixture['seeded']['stands'] = 'a') =>
  `/stands/${c.seeded.stands[stand]}/videoroom`
const enter = (who: Name) => c.send(who, 'POST', path())
const entered = async (who: Name): Promise<Entered> => (await enter(who)).json()
const moderate = (who: Name, connection: string, action: string) =>
  c.send(who, 'POST', `${path()}/moderate`, { connection, action })
const here = async (who: Name = 'contactA') =>
  (await c.get<BoothRoom>(who, path())).participants.map(({ person }) => person.firstName)

describe('the video room of a booth', () => {
  it('is entered by those who see the booth, and says who is there and who works on it', async () => {
    expect(await here()).toEqual([])
    const contact = await entered('contactA')
    const visitor = await entered('visitor1')
    expect(visitor).toMatchObject({
      most: 4,
      mayModerate: false,
      uniqid: contact.uniqid,
      apiKey: 'p2p',
      isMuteEnforced: false,
    })
    expect(visitor.participants).toMatchObject([
      { person: { firstName: 'contactA' }, isStaff: true, isMuted: false },
      { person: { firstName: 'visitor1' }, isStaff: false, isMuted: false },
    ])
    expect(visitor.access.peers).toMatchObject([{ connection: contact.access.connection, isEarlier: true }])
    expect((await c.heard('contactA')).at(-1)).toMatchObject({
      state: 'join',
      connection: visitor.access.connection,
    })
    await c.send('visitor1', 'DELETE', path())
    await c.send('visitor1', 'DELETE', path())
    expect(await here()).toEqual(['contactA'])
    expect((await c.states('contactA')).slice(-2)).toEqual(['join', 'leave'])
  })

  it('takes four, also of twelve at once, and says so to whoever comes later', async () => {
    const all = [
      'visitor1',
      'visitor2',
      'contactA',
      'standAdminA',
      'firmAdminA',
      'contactB',
      'firmAdminB',
      'organizer1',
      'speaker',
      'moderator',
      'press',
      'clusterAdmin',
    ] as const
    await Promise.all(all.map(who => c.platform.as(who)))
    const answers = await Promise.all(all.map(enter))
    const codes = answers.map(({ statusCode }) => statusCode)
    expect(codes.filter(status => status === 200)).toHaveLength(4)
    const full = answers.find(({ statusCode }) => statusCode === 409)
    expect(full?.json()).toMatchObject({ message_code: 'room_full' })
    expect(full?.json().message).toContain('4')
    expect(await here('organizer1')).toHaveLength(4)
  })

  it('is one page a person', async () => {
    const first = await entered('visitor1')
    const second = await entered('visitor1')
    expect(await here('visitor1')).toEqual(['visitor1'])
    const renew = (one: Entered) =>
      c.send('visitor1', 'POST', `/visio/connections/${one.access.connection}/renew`)
    expect((await renew(first)).statusCode).toBe(409)
    expect((await renew(second)).statusCode).toBe(204)
    const { connection } = second.access
    const again = await c.access('visitor1', second, { connection })
    expect(again.json()).toMatchObject({ connection })
    expect(await c.said(c.access('visitor2', second))).toEqual([404, 'not_found'])
  })

  it('keeps whoever was let in as one who watches so: another session of theirs takes nothing over by its connection', async () => {
    const { access, uniqid } = await entered('visitor1')
    const { connection } = access
    await c.run(sql`update visio_connection set may_publish = false where id = ${connection}::uuid`)
    const token = await openedSession(c.platform.services, c.seeded.people.visitor1.id)
    const { statusCode } = await c.platform.app.inject({
      method: 'POST',
      url: '/api/visio/access-token',
      headers: { authorization: `Bearer ${token}` },
      payload: { room: uniqid, connection },
    })
    expect(statusCode).toBe(404)
    expect((await c.access('visitor1', { uniqid }, { connection })).json()).toMatchObject({ connection })
    const kept = await one<{ id: string; mayPublish: boolean }>(c.db)`
      select id, may_publish as "mayPublish" from visio_connection
      where user_id = ${c.seeded.people.visitor1.id}`
    expect(kept).toEqual({ id: connection, mayPublish: false })
  })

  it('is moderated by those who work on the booth or run the fair: mute, and let out for ten minutes', async () => {
    await entered('contactA')
    const visitor = await entered('visitor1')
    const { connection } = visitor.access
    expect(await c.said(moderate('visitor1', connection, 'mute'))).toEqual([403, 'forbidden'])
    expect(await c.said(moderate('contactB', connection, 'mute'))).toEqual([403, 'forbidden'])
    expect((await moderate('contactA', connection, 'mute')).json().participants[1].isMuted).toBe(true)
    expect((await moderate('organizer1', connection, 'unmute')).json().participants[1].isMuted).toBe(false)
    await moderate('contactA', connection, 'kick')
    expect(await here()).toEqual(['contactA'])
    for (const who of ['contactA', 'visitor1'] as const)
      expect((await c.states(who)).slice(-3)).toEqual(['mute', 'unmute', 'kick'])
    expect(await c.said(enter('visitor1'))).toEqual([403, 'room_excluded'])
    expect(await c.said(moderate('contactA', connection, 'kick'))).toEqual([409, 'peer_gone'])
    // Logging in anew does not help.
    await c.run(sql`update session set revoked_at = now() where user_id = ${c.seeded.people.visitor1.id}`)
    await c.run(sql`delete from session where user_id = ${c.seeded.people.visitor1.id}`)
    const bar = await one<{ barred: boolean }>(c.db)`
      select barred_until > now() as barred from visio_connection
      where user_id = ${c.seeded.people.visitor1.id}`
    expect(bar).toEqual({ barred: true })
    c.platform.services.now = () => new Date(Date.now() + 11 * 60_000)
    expect((await c.send('visitor2', 'POST', path())).statusCode).toBe(200)
  })

  it('keeps somebody muted who comes in anew, and not who comes another day', async () => {
    await entered('contactA')
    const { access } = await entered('visitor1')
    await moderate('contactA', access.connection, 'mute')
    const isMuted = async () =>
      (await entered('visitor1')).participants.find(({ isStaff }) => !isStaff)?.isMuted
    expect(await isMuted()).toBe(true)
    await c.send('visitor1', 'DELETE', path())
    expect(await isMuted()).toBe(true)
    await c.send('visitor1', 'DELETE', path())
    c.platform.services.now = () => new Date(Date.now() + 11 * 60_000)
    expect(await isMuted()).toBe(false)
  })

  it('keeps a camera off in the same way', async () => {
    await entered('contactA')
    const { access } = await entered('visitor1')
    const body = { connection: access.connection, action: 'mute', kind: 'camera' }
    await c.send('contactA', 'POST', `${path()}/moderate`, body)
    const isMuted = async () =>
      (await entered('visitor1')).participants.find(({ isStaff }) => !isStaff)?.isCameraMuted
    expect(await isMuted()).toBe(true)
    await c.send('visitor1', 'DELETE', path())
    c.platform.services.now = () => new Date(Date.now() + 11 * 60_000)
    expect(await isMuted()).toBe(false)
  })

  it('has the place of a page that is closed for others within seconds, unless it is loaded anew', async () => {
    const contact = await entered('contactA')
    const visitor = await entered('visitor1')
    const another = await entered('visitor2')
    const close = (who: Name, { access }: Entered) =>
      c.said(c.send(who, 'POST', `/visio/connections/${access.connection}/close`))
    expect(await close('visitor2', contact)).toEqual([204, undefined])
    expect(await close('visitor1', visitor)).toEqual([204, undefined])
    expect(await close('visitor2', another)).toEqual([204, undefined])
    expect(await here()).toEqual(['contactA', 'visitor1', 'visitor2'])
    await entered('visitor2')
    // What a page says last may come after the first of the next.
    await close('visitor2', another)
    await c.passes(closingSeconds + 1)
    expect(await here()).toEqual(['contactA', 'visitor2'])
    const left = (await c.heard('contactA')).flatMap(one => (one.state === 'leave' ? one.user : []))
    expect(left).toEqual([c.seeded.people.visitor1.id])
  })

  it('makes busy who talks there, as a call does, and not who waits there alone', async () => {
    for (const who of ['contactA', 'visitor1', 'visitor2'] as const) await c.opens(who)
    const busy = async () =>
      (
        await many<{ name: string }>(c.db)`
          select u.first_name as name from presence_person p join app_user u on u.id = p.user_id
          where p.status = 'busy' and p.fair_id = ${c.fair} order by 1`
      ).map(({ name }) => name)
    await entered('contactA')
    await c.passes(1)
    expect(await busy()).toEqual([])
    await entered('visitor1')
    await entered('visitor2')
    await c.passes(1)
    expect(await busy()).toEqual(['contactA', 'visitor1', 'visitor2'])
    const own = async () => (await c.get<{ isTalking: boolean }>('visitor1', '/presence/choice')).isTalking
    expect(await own()).toBe(true)
    expect((await c.heard('visitor1')).at(-1)).toMatchObject({ state: 'talk', isTalking: true })
    expect((await c.callAway('press', 'contactA')).json()).toMatchObject({ reason: 'busy' })
    await c.send('visitor1', 'DELETE', path())
    await c.passes(1)
    expect(await busy()).toEqual(['contactA', 'visitor2'])
    await c.run(sql`update session set revoked_at = now() where user_id = ${c.seeded.people.visitor2.id}`)
    await c.passes(1)
    expect(await busy()).toEqual([])
    await entered('visitor1')
    await c.passes(1)
    expect(await busy()).toEqual(['contactA', 'visitor1'])
    await c.run(sql`delete from visio_room`)
    await c.passes(1)
    expect(await busy()).toEqual([])
  })

  it('lets go of whoever is not there any more, or may not be', async () => {
    await entered('contactA')
    await entered('visitor1')
    const { access } = await entered('visitor2')
    await c.run(sql`update fair_user set is_validated = 2 where user_id = ${c.seeded.people.visitor1.id}`)
    await c.passes(1)
    expect(await here()).toEqual(['contactA', 'visitor2'])
    expect((await c.states('visitor1')).at(-1)).toBe('leave')
    for (let quarter = 0; quarter < 4; quarter += 1) {
      await c.send('visitor2', 'POST', `/visio/connections/${access.connection}/renew`)
      await c.passes(15)
    }
    expect(await here()).toEqual(['visitor2'])
    expect((await c.states('visitor2')).filter(state => state !== 'talk').at(-1)).toBe('leave')
    await c.setFair(sql`is_using_visio = false`)
    await c.passes(1)
    expect(await c.said(c.send('visitor2', 'GET', path()))).toEqual([403, 'module_disabled'])
    const { left } = await one<{ left: number }>(c.db)`
      select count(*)::int as left from visio_connection where session_id is not null`
    expect(left).toBe(0)
  })

  it('is left by nobody while the server is away, and by whoever does not come back with it', async () => {
    const all = { contactA: await entered('contactA'), visitor1: await entered('visitor1') }
    const renew = (who: keyof typeof all) =>
      c.said(c.send(who, 'POST', `/visio/connections/${all[who].access.connection}/renew`))
    c.platform.services.now = () => new Date(now().getTime() + 60_000)
    expect(await here(), 'before anything has looked').toEqual(['contactA', 'visitor1'])
    await c.passes(0)
    expect([await renew('contactA'), await renew('visitor1')]).toEqual([
      [204, undefined],
      [204, undefined],
    ])
    expect([...(await c.states('contactA')), ...(await c.states('visitor1'))]).not.toContain('leave')
    for (let third = 0; third < 3; third += 1) {
      await c.passes(14)
      await renew('visitor1')
    }
    expect(await here()).toEqual(['contactA', 'visitor1'])
    await c.passes(4)
    expect(await here()).toEqual(['visitor1'])
  })

  it('tells open pages of the booth that somebody has come or left, never who, and nothing of calls', async () => {
    const topic = videoRoomTopic(c.seeded.stands.a)
    const told = async () =>
      many<{ data: string }>(c.db)`select data from hub_update where topics @> array[${topic}]`
    const toldBy = async (done: () => Promise<unknown>) => {
      await c.run(sql`delete from hub_update`)
      await done()
      return (await told()).map(({ data }) => JSON.parse(data))
    }
    expect(await toldBy(() => enter('visitor1'))).toEqual([{ topic }])
    expect(await toldBy(() => enter('visitor1'))).toEqual([])
    expect(await toldBy(() => c.send('visitor1', 'DELETE', path()))).toEqual([{ topic }])
    const call = await c.accepted('visitor2', 'contactA')
    expect(await toldBy(() => c.join('visitor2', call))).toEqual([])
  })

  it('is heard of by those who may come in, and by nobody else', async () => {
    const hears = async (who: Name, stand: keyof CallsFixture['seeded']['stands'] = 'a') => {
      const url = `/.well-known/mercure?match=${videoRoomTopic(c.seeded.stands[stand])}`
      const headers = await c.platform.hears(who)
      return (await c.platform.app.inject({ url, headers, payloadAsStream: true })).statusCode
    }
    for (const who of ['visitor1', 'contactA', 'organizer1'] as const) expect(await hears(who), who).toBe(200)
    expect(await hears('visitor9')).toBe(403)
    expect(await hears('visitor1', 'hidden')).toBe(403)
    expect(await hears('visitor1', 'z')).toBe(403)
  })

  it('is left by those who do not see its fair any more: one back in preparation', async () => {
    await entered('contactA')
    await entered('visitor1')
    await c.setFair(sql`fair_status_id = 1`)
    await c.passes(1)
    expect(await here()).toEqual(['contactA'])
    expect(await c.said(enter('visitor1'))).toEqual([404, 'not_found'])
  })

  it('is not there for those who do not see the booth, and of a hidden one for visitors', async () => {
    expect(await c.said(c.send('visitor1', 'POST', path('z')))).toEqual([404, 'not_found'])
    expect(await c.said(c.send('visitor1', 'POST', path('hidden')))).toEqual([404, 'not_found'])
    expect(await c.said(c.send('visitor9', 'POST', path()))).toEqual([404, 'not_found'])
    await c.run(sql`update stand set trashed_at = now() where id = ${c.seeded.stands.a}`)
    for (const who of ['visitor1', 'contactA'] as const)
      expect(await c.said(c.send(who, 'GET', path())), who).toEqual([404, 'not_found'])
  })
})
