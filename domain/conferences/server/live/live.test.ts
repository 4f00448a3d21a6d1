import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type ConferenceFixture,
  conferenceFixture,
  inMinutes,
} from '#app/server/testing/conference-fixture.ts'
import type { Somebody as Who } from '#app/server/testing/waiting-fixture.ts'
import type { VisioAccess } from '#domain/calls/contract/connection.ts'
import type { DashboardData } from '#platform/contract/dashboard.ts'
import { one } from '#platform/server/database/rows.ts'
import type { ConferenceView } from '../../contract/calls.ts'
import type { ConferenceDesk } from '../../contract/desk.ts'
import type { StageRole, StageRoom } from '../../contract/live.ts'
import type { OwnStage } from '../../contract/stage.ts'

let f: ConferenceFixture
let now: () => Date
beforeAll(async () => {
  f = await conferenceFixture()
  now = f.platform.services.now
})
beforeEach(() => f.startAgain())
afterEach(() => {
  f.platform.services.now = now
})
afterAll(() => f.platform.close())

type Entered = StageRoom & { role: StageRole; access: VisioAccess }

const workshop = { mode: 'live', hosting: 'integrated', format: 'workshop' }
const at = (id: number, word: string) => `/conferences/${id}/${word}`
const speakerOf = (user: number) => f.made<{ id: number }>('/speakers', { name: 'Speaker', user })
/** With its moderator, and a speaker who has an account. */
async function session(body: object = {}): Promise<number> {
  const { moderator, speaker } = f.seeded.people
  const card = await speakerOf(speaker.id)
  const speakers = [card.id]
  return f.published({ ...workshop, moderator: moderator.id, speakers, begin: inMinutes(10), ...body })
}
const air = (who: Who, id: number, isLive: boolean) => f.said(who, 'PUT', at(id, 'air'), { isLive })
const enter = (who: Who, id: number, role: StageRole = 'publisher') =>
  f.ask(who, 'POST', at(id, 'room'), { role })
const entered = async (who: Who, id: number, role: StageRole = 'publisher'): Promise<Entered> => {
  const answer = await enter(who, id, role)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json()
}
const room = (who: Who, id: number) => f.done<StageRoom>(who, 'GET', at(id, 'room'))
const view = (who: Who, id: number) => f.done<ConferenceView>(who, 'GET', `/conferences/view/${id}`)
const later = (minutes: number) => {
  f.platform.services.now = () => new Date(Date.now() + minutes * 60_000)
}
const stateOf = async (id: number) =>
  (await one<{ state: string }>(f.db)`select state from conference where id = ${id}`).state
const watch = () => f.tick('watch_calls')
const ok = [200, undefined]
const noContent = [204, undefined]

describe('who starts and stops a session', () => {
  it('is whoever moderates or runs the fair, whoever speaks where that is set, and nobody else', async () => {
    const id = await session()
    for (const who of ['visitor1', 'firmAdminA', 'press'] as const)
      expect(await air(who, id, true), who).toEqual([403, 'field_forbidden'])
    expect(await air('visitor9', id, true)).toEqual([403, 'field_forbidden'])
    expect(await air('organizer2', id, true)).toEqual([403, 'field_forbidden'])
    expect(await air('speaker', id, true)).toEqual([403, 'field_forbidden'])
    await f.done('organizer1', 'PUT', `/conferences/${id}`, { isStartedBySpeakers: true })
    expect(await f.said('speaker', 'PUT', `/conferences/${id}`, { isVisible: false })).toEqual([
      403,
      'field_forbidden',
    ])
    expect(await air('speaker', id, true)).toEqual(ok)
    expect(await air('moderator', id, true)).toEqual(ok)
    expect(await stateOf(id)).toBe('live')
    expect(await f.said('speaker', 'PUT', `/conferences/${id}`, { isLive: false })).toEqual(ok)
    expect(await air('organizer1', id, false)).toEqual(ok)
    expect(await stateOf(id)).toBe('ended')
  })

  it('does so from half an hour before, again within a quarter of an hour, and while the fair is open', async () => {
    const id = await session({ begin: inMinutes(45), end: inMinutes(75) })
    expect(await air('moderator', id, true)).toEqual([409, 'state_conflict'])
    expect(await air('moderator', id, false)).toEqual([409, 'state_conflict'])
    later(20)
    await f.setFair(sql`fair_status_id = 1`)
    expect(await air('moderator', id, true)).toEqual([409, 'stage_fair_closed'])
    await f.setFair(sql`fair_status_id = 2`)
    expect(await air('moderator', id, true)).toEqual(ok)
    expect(await air('moderator', id, false)).toEqual(ok)
    later(30)
    expect(await air('moderator', id, true)).toEqual(ok)
    expect(await air('moderator', id, false)).toEqual(ok)
    later(46)
    expect(await air('moderator', id, true)).toEqual([409, 'state_conflict'])
    await f.setFair(sql`is_using_conference_module = false`)
    expect((await air('moderator', id, true))[1]).toBe('module_disabled')
  })

  it('need not: half an hour after its end it ends by itself, unless somebody of the team is on stage', async () => {
    const id = await session({ begin: inMinutes(0), end: inMinutes(20) })
    await air('moderator', id, true)
    await entered('speaker', id)
    await entered('visitor1', id)
    later(51)
    await f.run(sql`update visio_connection set held_until = now() + interval '2 hours'`)
    await f.tick('look_at_stages')
    expect(await stateOf(id)).toBe('live')
    await f.done('speaker', 'DELETE', at(id, 'room'))
    await f.tick('look_at_stages')
    expect(await stateOf(id)).toBe('ended')
  })

  it('goes on under its speakers while the server is away, until they have had time to come back', async () => {
    const id = await session({ begin: inMinutes(-30), end: inMinutes(-28) })
    await air('moderator', id, true)
    await entered('speaker', id)
    const passes = async (seconds: number) => {
      const then = new Date(f.platform.services.now().getTime() + seconds * 1000)
      f.platform.services.now = () => then
      await f.tick('look_at_stages')
    }
    await passes(3 * 60)
    expect(await stateOf(id)).toBe('live')
    await watch()
    for (let fifth = 0; fifth < 5; fifth += 1) {
      expect(await stateOf(id)).toBe('live')
      await watch()
      await passes(10)
    }
    await watch()
    await passes(0)
    expect(await stateOf(id)).toBe('ended')
  })
})

describe('the stage', () => {
  it('is the team’s before it begins, everybody’s who may enter while it is on air, and nobody’s else', async () => {
    const id = await session()
    expect((await view('visitor1', id)).room).toMatchObject({
      provider: 'p2p',
      role: 'publisher',
      isOpen: false,
      isFull: false,
      most: 6,
      own: null,
      mayDirect: false,
    })
    expect(await f.said('visitor1', 'POST', at(id, 'room'), { role: 'viewer' })).toEqual([
      409,
      'stage_closed',
    ])
    expect(await f.said('visitor1', 'GET', at(id, 'backstage'))).toEqual([403, 'forbidden'])
    expect((await entered('speaker', id)).role).toBe('publisher')
    expect((await view('speaker', id)).room).toMatchObject({ isOpen: true, own: 'publisher', onStage: 1 })
    expect(await f.done('moderator', 'GET', at(id, 'backstage'))).toMatchObject({
      people: [
        { name: 'Speaker', presence: 'stage', isModerator: false },
        { presence: null, isModerator: true },
      ],
    })
    await air('moderator', id, true)
    const seen = await entered('visitor1', id)
    expect(seen.participants.map(({ isStaff }) => isStaff)).toEqual([true, false])
    expect(seen.access).toMatchObject({ apiKey: 'p2p', peers: [{ isEarlier: true }] })
    expect(await f.said('visitor9', 'POST', at(id, 'room'), { role: 'viewer' })).toEqual([
      403,
      'conference_entry',
    ])
    expect(await f.said(null, 'GET', at(id, 'room'))).toEqual([401, 'unauthorized'])
    const elsewhere = await f.published({ begin: inMinutes(-5) })
    expect((await view('visitor1', elsewhere)).room).toBeNull()
    expect(await f.said('visitor1', 'GET', at(elsewhere, 'room'))).toEqual([404, 'not_found'])
  })

  it('is rehearsed on before the fair opens', async () => {
    const id = await f.conference({
      ...workshop,
      moderator: f.seeded.people.moderator.id,
      begin: inMinutes(3000),
      end: inMinutes(3060),
    })
    await f.setFair(sql`fair_status_id = 1`)
    expect((await entered('moderator', id)).role).toBe('publisher')
    await watch()
    expect((await room('moderator', id)).people).toBe(1)
  })

  it('of a workshop takes six, of whom four show themselves; of fifty who come at once no more, and places are kept for the team', async () => {
    const id = await session()
    await air('moderator', id, true)
    const people = await f.people(50)
    const answers = await Promise.all(people.map(who => enter(who, id)))
    const inside = answers.filter(({ statusCode }) => statusCode === 200).map(one => one.json<Entered>().role)
    expect(inside.sort()).toEqual(['publisher', 'publisher', 'viewer', 'viewer'])
    const full = answers.find(({ statusCode }) => statusCode === 409)
    expect(full?.json()).toMatchObject({ message_code: 'room_full' })
    expect(full?.json().message).toContain('6')
    expect((await view('visitor1', id)).room).toMatchObject({ isFull: true })
    expect((await entered('speaker', id)).role).toBe('publisher')
    expect((await entered('moderator', id)).role).toBe('publisher')
    expect((await room('moderator', id)).people).toBe(6)
    // Who only looks is named to the team, and does not send.
    expect((await room('speaker', id)).participants).toHaveLength(6)
    const at6 = answers.findIndex(one => one.statusCode === 200 && one.json<Entered>().role === 'viewer')
    const { access, participants } = answers[at6]?.json<Entered>() ?? (await entered('speaker', id))
    expect(participants.every(({ isPublishing }) => isPublishing)).toBe(true)
    // Nor is it where the session shows who takes part, unless they wish it.
    await f.done('organizer1', 'PUT', `/conferences/${id}`, { isParticipantListVisible: true })
    const [viewer] = people.filter((_, turn) => turn === at6)
    if (!viewer) throw new Error('Somebody only looks.')
    const named = async () => (await room(viewer, id)).participants.filter(one => !one.isPublishing).length
    expect(await named()).toBe(0)
    await f.done(viewer, 'POST', at(id, 'attendance'), { isShown: true })
    expect(await named()).toBe(1)
    const peer = access.peers[0]?.connection
    const media = { kind: 'media', microphone: true, camera: false, screen: false }
    const signals = { token: access.token, to: peer, first: 1, signals: [media] }
    expect(await f.said(people[at6] ?? 0, 'POST', `/visio/signal/${access.sessionId}`, signals)).toEqual([
      409,
      'room_watching',
    ])
  })

  it('is moderated by whoever moderates: muted, heard again, let out for ten minutes', async () => {
    const id = await session()
    await air('moderator', id, true)
    await entered('moderator', id)
    const { access } = await entered('visitor1', id)
    const change = (who: Who, body: object) =>
      f.said(who, 'PUT', at(id, `publishers/${access.connection}`), body)
    for (const who of ['visitor1', 'speaker', 'visitor2'] as const)
      expect(await change(who, { isMuted: true }), who).toEqual([403, 'forbidden'])
    const muted = async () => {
      const { participants } = await room('moderator', id)
      const own = participants.find(({ connection }) => connection === access.connection)
      return [own?.isMuted, own?.isCameraMuted]
    }
    expect(await change('moderator', { isMuted: true })).toEqual(ok)
    expect(await change('organizer1', { isCameraMuted: true })).toEqual(ok)
    expect(await muted()).toEqual([true, true])
    expect(await change('moderator', { isMuted: false })).toEqual(ok)
    expect(await muted()).toEqual([false, true])
    expect(await change('moderator', { isOut: true })).toEqual(ok)
    expect((await f.states('visitor1')).slice(-4)).toEqual(['mute', 'mute', 'unmute', 'kick'])
    expect(await f.said('visitor1', 'POST', at(id, 'room'), { role: 'viewer' })).toEqual([
      403,
      'room_excluded',
    ])
    expect(await change('moderator', { isMuted: true })).toEqual([409, 'peer_gone'])
  })

  it.each([
    ['is ended', (id: number) => air('moderator', id, false)],
    ['is cancelled', (id: number) => f.done('organizer1', 'POST', at(id, 'cancel'), {})],
    ['is of a fair that closes', () => f.setFair(sql`fair_status_id = 4`)],
    ['is of a fair that does without conferences', () => f.setFair(sql`is_using_conference_module = false`)],
    [
      'is of a fair that refuses them',
      () => f.run(sql`update fair_user set is_validated = 2 where user_id = ${f.seeded.people.visitor1.id}`),
    ],
  ])('is left by its audience when it %s', async (_what, lose) => {
    const id = await session()
    await air('moderator', id, true)
    const { access } = await entered('visitor1', id)
    await lose(id)
    await watch()
    expect((await f.states('visitor1')).at(-1)).toBe('leave')
    expect(await f.said('visitor1', 'POST', `/visio/connections/${access.connection}/renew`)).not.toEqual([
      204,
      undefined,
    ])
  })

  it('is spoken on by whoever raised a hand and was given the word, as far as there is a place, until it is taken back', async () => {
    const id = await session({ format: 'workshop' })
    const visitor = f.seeded.people.visitor1.id
    const word = (who: Who, hasWord: boolean, user = visitor) =>
      f.said(who, 'PUT', `/conferences/${id}/hands/${user}`, { hasWord })
    const refusal = async () => (await f.done<ConferenceDesk>('moderator', 'GET', at(id, 'desk'))).wordRefusal
    const mine = async () => (await f.done<OwnStage>('visitor1', 'GET', at(id, 'mine'))).word
    await f.done('visitor1', 'POST', at(id, 'hand'))
    expect([await refusal(), await word('moderator', true)]).toEqual([
      'word_not_on_air',
      [409, 'word_not_on_air'],
    ])
    await air('moderator', id, true)
    expect(await word('visitor1', true)).toEqual([403, 'forbidden'])
    expect(await word('visitor9', true)).toEqual([403, 'forbidden'])
    expect(await word('moderator', true, f.seeded.people.visitor2.id)).toEqual([409, 'hand_down'])
    // In a plenary nobody of the audience shows themselves without it.
    await f.run(sql`update conference set format = 'plenary' where id = ${id}`)
    expect(await refusal()).toBe('word_elsewhere')
    await f.run(sql`update conference set format = 'workshop' where id = ${id}`)

    await entered('visitor1', id, 'viewer')
    expect([await refusal(), await word('moderator', true), await word('moderator', true)]).toEqual([
      null,
      noContent,
      noContent,
    ])
    expect([await mine(), (await entered('visitor1', id)).role]).toEqual([true, 'publisher'])
    // Brought on the stage by it, they leave it with it, whatever their page does.
    expect([await word('moderator', false), await word('moderator', false)]).toEqual([noContent, noContent])
    expect([await mine(), (await room('moderator', id)).people]).toEqual([false, 0])

    // Whoever speaks there already is silent again, and stays.
    const { participants } = await entered('visitor1', id)
    await f.done('visitor1', 'POST', at(id, 'hand'))
    const path = `/conferences/${id}/publishers/${participants[0]?.connection}`
    await f.done('moderator', 'PUT', path, { isMuted: true })
    const isMuted = async () => (await room('moderator', id)).participants[0]?.isMuted
    await word('moderator', true)
    expect(await isMuted()).toBe(false)
    // One's own hand that goes down gives it back.
    await f.done('visitor1', 'DELETE', at(id, 'hand'))
    expect([await isMuted(), await mine()]).toEqual([true, false])

    await f.done('visitor1', 'POST', at(id, 'hand'))
    await word('moderator', true)
    await air('moderator', id, false)
    const { hands } = await f.done<ConferenceDesk>('moderator', 'GET', at(id, 'desk'))
    expect(hands.map(one => one.hasWord)).toEqual([false])
    expect(await word('moderator', false)).toEqual(noContent)
  })

  it('has no word to give where its places are taken', async () => {
    const id = await session()
    await air('moderator', id, true)
    for (const who of ['visitor1', 'visitor2'] as const) await entered(who, id)
    await f.done('firmAdminA', 'POST', at(id, 'hand'))
    const said = () =>
      f.said('moderator', 'PUT', `/conferences/${id}/hands/${f.seeded.people.firmAdminA.id}`, {
        hasWord: true,
      })
    expect(await said()).toEqual([409, 'word_full'])
    await f.done('visitor2', 'DELETE', at(id, 'room'))
    expect(await said()).toEqual(noContent)
  })

  it('is not stayed on by whoever has lost the pass, or is of the team no longer', async () => {
    const id = await session()
    await air('moderator', id, true)
    const speaker = await entered('speaker', id)
    const visitor = await entered('visitor1', id)
    const renew = (who: Who, { access }: Entered) =>
      f.said(who, 'POST', `/visio/connections/${access.connection}/renew`)
    expect(await renew('speaker', speaker)).toEqual([204, undefined])
    expect(await renew('visitor1', visitor)).toEqual([204, undefined])
    await f.run(sql`delete from conference_speaker`)
    expect(await renew('speaker', speaker)).toEqual([403, 'forbidden'])
    await f.run(sql`with made as (insert into pass (fair_id) values (${f.seeded.fairs.fair1}) returning id)
      insert into pass_room (pass_id, conference_id) select id, ${id} from made`)
    expect(await renew('visitor1', visitor)).toEqual([403, 'conference_entry'])
  })
})

describe('what this server has no engine for', () => {
  it('is refused by name, and said to those who run a fair', async () => {
    const plenary = { ...workshop, format: 'plenary' }
    const body = { fair: f.seeded.fairs.fair1, title: 'Title', ...plenary }
    const answer = await f.ask('organizer1', 'POST', '/conferences', body)
    expect([answer.statusCode, answer.json().errors]).toMatchObject([422, { format: [expect.any(String)] }])
    const id = await session()
    expect(await f.said('organizer1', 'POST', at(id, 'duplicate'), { format: 'plenary' })).toEqual([
      422,
      'invalid',
    ])
    expect(await f.done('organizer1', 'GET', '/conferences/hosting')).toMatchObject({
      formats: [
        { format: 'plenary', provider: null, isAvailable: false },
        { format: 'workshop', provider: 'p2p', isAvailable: true, most: 6, mostPublishing: 4 },
      ],
    })
    expect(await f.said('visitor1', 'GET', '/conferences/hosting')).toEqual([403, 'forbidden'])
    // One that was made when there was one.
    await f.run(sql`update conference set format = 'plenary' where id = ${id}`)
    expect((await view('moderator', id)).room).toMatchObject({ provider: null, isOpen: false })
    expect(await air('moderator', id, true)).toEqual([409, 'no_engine'])
    expect(await f.said('moderator', 'POST', at(id, 'room'), { role: 'viewer' })).toEqual([409, 'no_engine'])
  })
})

describe('nobody on stage five minutes after the beginning', () => {
  it('is told once to whoever moderates and speaks, and shown to those who run the fair until somebody is there', async () => {
    const id = await session({ begin: inMinutes(-4), end: inMinutes(20) })
    const stages = async () =>
      (await f.done<DashboardData>('organizer1', 'GET', `/fairs/${f.seeded.fairs.fair1}/dashboard`)).stages
        .conferences
    await f.tick('look_at_stages')
    expect(await stages()).toEqual([])
    later(2)
    await f.tick('look_at_stages')
    await f.tick('look_at_stages')
    for (const kind of ['event:speaker.missing', 'event:speaker.missing:notify']) await f.tick(kind)
    const { moderator, speaker } = f.seeded.people
    expect((await f.notified('speaker_missing')).map(({ user }) => user).sort()).toEqual(
      [moderator.id, speaker.id].sort(),
    )
    expect(await stages()).toMatchObject([{ id, isMissing: true, liveAt: null }])
    await entered('speaker', id)
    expect(await stages()).toEqual([])
    await air('moderator', id, true)
    expect(await stages()).toMatchObject([{ id, isMissing: false, liveAt: expect.any(String) }])
  })

  it('is not told while the server is away, and told anew when whoever came has been gone as long', async () => {
    const id = await session({ begin: inMinutes(-4), end: inMinutes(40) })
    const told = async () => {
      await f.tick('look_at_stages')
      for (const kind of ['event:speaker.missing', 'event:speaker.missing:notify']) await f.tick(kind)
      return one<{ first: boolean; last: number }>(f.db)`
        select count(*) > 0 as first, coalesce(max(id), 0) as last from notification
        where kind = 'speaker_missing'`
    }
    await entered('speaker', id)
    later(10)
    expect(await told()).toMatchObject({ first: false })
    await watch()
    await f.done('speaker', 'DELETE', at(id, 'room'))
    expect(await told(), 'whoever has just gone').toMatchObject({ first: false })
    later(16)
    const first = await told()
    expect(first).toMatchObject({ first: true })
    expect(await told()).toEqual(first)
    await entered('speaker', id)
    await told()
    await f.done('speaker', 'DELETE', at(id, 'room'))
    expect(await told()).toEqual(first)
    later(22)
    expect((await told()).last).toBeGreaterThan(first.last)
  })
})
