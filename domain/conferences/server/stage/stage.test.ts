import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type ConferenceFixture,
  conferenceFixture,
  inMinutes,
} from '#app/server/testing/conference-fixture.ts'
import type { Somebody as Who } from '#app/server/testing/waiting-fixture.ts'
import type { ChatMessage } from '#domain/chat/contract/message.ts'
import type { OpenedChatRoom } from '#domain/chat/contract/room.ts'
import { many, one } from '#platform/server/database/rows.ts'
import type { ConferenceDesk } from '../../contract/desk.ts'
import type { ShownPoll } from '../../contract/polls.ts'
import type { ShownQuestion } from '../../contract/questions.ts'
import type { OwnStage, Stage } from '../../contract/stage.ts'

let f: ConferenceFixture
beforeAll(async () => {
  f = await conferenceFixture()
})
beforeEach(() => f.startAgain())
afterAll(() => f.platform.close())

const at = (id: number, word: string) => `/conferences/${id}/${word}`
/** A room with a plan of so many seats. */
async function roomOf(seats: number): Promise<number> {
  const { id } = await one<{ id: number }>(f.db)`
    with made as (insert into conference_room_type (translations) values ('{}') returning id)
    insert into conference_room_type_variation (conference_room_type_id, seats)
    select id, ${seats}::int from made returning id`
  const body = { name: 'Room', conferenceRoomTypeVariation: id }
  return (await f.made<{ id: number }>('/conference_rooms', body)).id
}
/** Under way, moderated by somebody. */
const session = (body: object = {}) =>
  f.published({ moderator: f.world.people.moderator.id, begin: inMinutes(-5), ...body })
const sit = (who: Who, id: number, body: object = {}) => f.ask(who, 'POST', at(id, 'attendance'), body)
/** What is shown after open pages were told. */
const stage = async (id: number, who: Who = 'visitor1') => {
  await f.tick('ring_stage')
  return f.done<Stage>(who, 'GET', at(id, 'stage'))
}
const mine = (who: Who, id: number) => f.done<OwnStage>(who, 'GET', at(id, 'mine'))
const desk = (id: number, who: Who = 'moderator') => f.done<ConferenceDesk>(who, 'GET', at(id, 'desk'))
const ask = (who: Who, id: number, text = 'Why?', more: object = {}) =>
  f.done<ShownQuestion>(who, 'POST', at(id, 'questions'), { text, ...more })
const decide = (id: number, body: object, who: Who = 'moderator') =>
  f.said(who, 'PUT', `/conference_questions/${id}`, body)
const ok = [200, undefined]

describe('who is in', () => {
  it('is let in by the rule of the conference, and by nothing else', async () => {
    const [now, later] = [await session(), await f.published({ begin: inMinutes(60), end: inMinutes(90) })]
    // Whoever speaks and moderates in another fair is nobody here.
    const user = f.world.people.visitor9.id
    const speaker = await f.made<{ id: number }>('/speakers', { name: 'S', user }, 'fair2')
    await f.published({ speakers: [speaker.id] }, 'fair2')
    await f.run(sql`update conference set moderator_id = ${user} where fair_id = ${f.world.fairs.fair2}`)
    const calls: [string, string, object?][] = [
      ['GET', 'stage'],
      ['GET', 'mine'],
      ['POST', 'attendance', {}],
      ['POST', 'questions', { text: 'Why?' }],
      ['POST', 'hand'],
    ]
    for (const [method, word, body] of calls) {
      const said = (who: Who | null, id: number) => f.said(who, method as 'GET', at(id, word), body)
      expect(await said(null, now), word).toEqual([401, 'unauthorized'])
      expect(await said('visitor1', later), word).toEqual([403, 'conference_entry'])
      expect(await said('visitor9', now), word).toEqual([403, 'conference_entry'])
    }
    const attend = (id: number) => f.said('visitor1', 'POST', at(id, 'attendance'), {})
    const limits = { type: 'open', conferences: [now], validatingEmails: 'v@small.test' }
    const pass = await f.made('/passes', { name: 'P', ...limits })
    expect(await attend(now)).toEqual([403, 'conference_entry'])
    await f.done('visitor1', 'POST', '/pass_users', { pass: pass.id })
    expect(await attend(now), 'whose request waits').toEqual([403, 'conference_entry'])
    await f.run(sql`update pass_user set is_validated = 1`)
    expect(await attend(now)).toEqual(ok)
    // In preparation, finished, closed.
    for (const status of [1, 3, 4]) {
      await f.setFair(sql`fair_status_id = ${status}`)
      expect((await attend(now))[0], `status ${status}`).toBeGreaterThanOrEqual(403)
    }
    await f.setFair(sql`fair_status_id = 2`)
    await f.setFair(sql`is_using_conference_module = false`)
    expect(await f.said('visitor1', 'GET', at(now, 'stage'))).toEqual([403, 'module_disabled'])
  })

  it('is counted by their lease; whose lease is over has gone, and their seat is free', async () => {
    const id = await session({ conferenceRoom: await roomOf(12) })
    expect((await sit('visitor1', id, { seat: 3 })).json()).toMatchObject({ seat: 3, isShown: false })
    expect((await sit('visitor2', id, { seat: 3 })).json().message_code).toBe('seat_taken')
    expect(await stage(id)).toMatchObject({ present: 1, seats: [{ seat: 3, person: null }] })
    await f.run(sql`update conference_attendance set until = now() - interval '1 second'`)
    await f.tick('sweep_attendances')
    expect(await stage(id)).toMatchObject({ present: 0, seats: [] })
    expect((await sit('visitor2', id, { seat: 3 })).statusCode).toBe(200)
  })

  it('of fifty who want one seat at once one has it', async () => {
    const id = await session({ conferenceRoom: await roomOf(12) })
    const crowd = await f.people(50)
    const answers = await Promise.all(crowd.map(who => sit(who, id, { seat: 7 })))
    const codes = answers.map(answer => answer.statusCode)
    expect(codes.filter(code => code === 200)).toHaveLength(1)
    expect(codes.filter(code => code === 409)).toHaveLength(49)
  })

  it('is never more than the capacity, however many come at once; the team comes in besides', async () => {
    const id = await session({ capacity: 5 })
    const crowd = await f.people(20)
    const answers = await Promise.all(crowd.map(who => sit(who, id)))
    expect(answers.filter(answer => answer.statusCode === 200)).toHaveLength(5)
    expect((await sit('moderator', id)).statusCode).toBe(200)
    expect((await stage(id, 'moderator')).present).toBe(5)
  })

  it('sits beside whom they like, stands up, and is named only where they show themselves and it names people', async () => {
    const id = await session({ conferenceRoom: await roomOf(3), isParticipantListVisible: true })
    await sit('visitor1', id, { seat: 2 })
    expect((await sit('visitor2', id, { beside: 2, isShown: true })).json().seat).toBe(1)
    expect((await sit('visitor1', id, { seat: 4 })).statusCode).toBe(422)
    const { seats } = await stage(id)
    expect(seats.map(({ seat, person }) => [seat, person?.id])).toEqual([
      [1, f.world.people.visitor2.id],
      [2, undefined],
    ])
    await sit('visitor2', id, { seat: null })
    expect((await stage(id)).standing.map(({ id: person }) => person)).toEqual([f.world.people.visitor2.id])
    await sit('visitor1', id, { isShown: true })
    await f.done('organizer1', 'PUT', `/conferences/${id}`, { isParticipantListVisible: false })
    const hidden = await f.ask('visitor1', 'GET', at(id, 'stage'))
    expect(hidden.json()).toMatchObject({ present: 2, standing: [], seats: [{ seat: 2, person: null }] })
    expect(hidden.body).not.toContain('visitor')
    await f.ask('visitor2', 'DELETE', at(id, 'attendance'))
    expect(await stage(id)).toMatchObject({ present: 1, standing: [] })
  })

  it('lights the lamp of the stage only as one of its team', async () => {
    const id = await session()
    await sit('visitor1', id, { isFree: true })
    expect((await stage(id)).isFree).toBe(false)
    await sit('moderator', id, { isFree: true })
    expect((await stage(id)).isFree).toBe(true)
    expect(await mine('moderator', id)).toMatchObject({ isFree: true, wasIn: false })
    expect(await mine('visitor1', id)).toMatchObject({ isFree: false, wasIn: true })
  })

  it('reads what they know already as 304', async () => {
    const id = await session()
    await stage(id)
    const url = `/api${at(id, 'stage')}`
    const { etag } = (await f.platform.call('visitor1', { url })).headers
    const again = () => f.platform.call('visitor1', { url, headers: { 'if-none-match': String(etag) } })
    expect([(await again()).statusCode, (await again()).body]).toEqual([304, ''])
    await ask('visitor1', id)
    await f.tick('ring_stage')
    expect((await again()).statusCode).toBe(200)
  })
})

describe('questions', () => {
  it('wait where they are moderated, are shown where they are open, and are not taken where they are off', async () => {
    const moderated = await session({ questionMode: 'moderated' })
    const { id, state } = await ask('visitor1', moderated)
    expect([state, (await stage(moderated)).questions]).toEqual(['pending', []])
    expect((await mine('visitor1', moderated)).questions.map(one => one.id)).toEqual([id])
    expect(await decide(id, { state: 'visible' })).toEqual(ok)
    expect((await stage(moderated)).questions.map(one => one.id)).toEqual([id])
    const open = await session({ questionMode: 'open' })
    expect((await ask('visitor1', open)).state).toBe('visible')
    const off = await session({ questionMode: 'off' })
    expect(await f.said('visitor1', 'POST', at(off, 'questions'), { text: 'Why?' })).toEqual([
      409,
      'questions_off',
    ])
  })

  it('that are anonymous name nobody but to the desk', async () => {
    const id = await session()
    const { author } = await ask('visitor1', id, 'Who?', { isAnonymous: true })
    expect(author).toBeNull()
    expect((await stage(id, 'visitor2')).questions[0]?.author).toBeNull()
    expect((await desk(id)).questions[0]?.person.id).toBe(f.world.people.visitor1.id)
    for (const who of ['visitor1', 'visitor2', 'speaker', 'firmAdminA'] as const)
      expect(await f.said(who, 'GET', at(id, 'desk')), who).toEqual([403, 'forbidden'])
    expect(await f.said('organizer2', 'GET', at(id, 'desk'))).toEqual([403, 'forbidden'])
  })

  it('are voted for once a person, however often and however fast, and taken back', async () => {
    const id = await session()
    const question = await ask('visitor1', id)
    const crowd = await f.people(20)
    const vote = (who: Who, method: 'POST' | 'DELETE' = 'POST') =>
      f.said(who, method, `/conference_questions/${question.id}/vote`)
    await Promise.all([...crowd, ...crowd].map(who => vote(who)))
    expect((await stage(id)).questions[0]?.votes).toBe(20)
    for (const who of crowd.slice(0, 5)) await vote(who, 'DELETE')
    for (const who of crowd.slice(0, 5)) await vote(who, 'DELETE')
    expect((await stage(id)).questions[0]?.votes).toBe(15)
  })

  it('are on the stage one at a time, and move in their order', async () => {
    const id = await session()
    const [first, second] = [await ask('visitor1', id, 'One?'), await ask('visitor2', id, 'Two?')]
    expect(await decide(first.id, { state: 'on_stage' })).toEqual(ok)
    expect(await decide(second.id, { state: 'on_stage' })).toEqual(ok)
    expect((await stage(id)).questions.map(one => [one.id, one.state])).toEqual([
      [second.id, 'on_stage'],
      [first.id, 'answered'],
    ])
    expect(await decide(second.id, { state: 'dismissed' })).toEqual(ok)
    expect(await decide(second.id, { state: 'answered' })).toEqual([409, 'state_conflict'])
    for (const who of ['visitor1', 'speaker', 'firmAdminA'] as const)
      expect(await decide(first.id, { state: 'visible' }, who), who).toEqual([403, 'forbidden'])
  })

  it('merged, take each other’s votes, each person once', async () => {
    const id = await session()
    const [kept, gone] = [await ask('visitor1', id, 'One?'), await ask('visitor2', id, 'The same?')]
    const crowd = await f.people(3)
    for (const who of crowd.slice(0, 2)) await f.ask(who, 'POST', `/conference_questions/${kept.id}/vote`)
    for (const who of crowd.slice(1)) await f.ask(who, 'POST', `/conference_questions/${gone.id}/vote`)
    expect(await decide(gone.id, { mergedInto: gone.id })).toEqual([422, 'invalid'])
    expect(await decide(gone.id, { mergedInto: kept.id })).toEqual(ok)
    expect((await stage(id)).questions.map(one => [one.id, one.votes])).toEqual([[kept.id, 3]])
  })

  it('are at most twenty a person, and none once it is over', async () => {
    const id = await session()
    // Whoever opens many sessions at once ends the first of them.
    await mine('visitor1', id)
    const asked = await Promise.all(
      Array.from({ length: 30 }, () => f.ask('visitor1', 'POST', at(id, 'questions'), { text: 'Why?' })),
    )
    const codes = asked.map(answer => answer.statusCode)
    expect([codes.filter(code => code === 201).length, codes.filter(code => code === 409).length]).toEqual([
      20, 10,
    ])
    await f.run(sql`update conference set state = 'ended', ended_at = now(), replay_state = 'published'
      where id = ${id}`)
    expect(await f.said('visitor2', 'POST', at(id, 'questions'), { text: 'Why?' })).toEqual([
      409,
      'conference_over',
    ])
    expect((await f.said('visitor2', 'GET', at(id, 'stage')))[0]).toBe(200)
  })
})

describe('a poll', () => {
  const poll = (id: number, body: object = {}) =>
    f.done<ShownPoll>('moderator', 'POST', at(id, 'polls'), {
      question: 'Which?',
      options: ['One', 'Two', 'Three'],
      ...body,
    })
  const move = (id: number, state: string, who: Who = 'moderator') =>
    f.said(who, 'PUT', `/conference_polls/${id}`, { state })
  const vote = (who: Who, { id, options }: ShownPoll, ...which: number[]) =>
    f.ask(who, 'POST', `/conference_polls/${id}/votes`, { options: which.map(one => options[one]?.id) })

  it('of a thousand votes at once counts each person once, though they vote again and again', async () => {
    const id = await session()
    const made = await poll(id)
    await move(made.id, 'open')
    const crowd = await f.people(334)
    // Whoever has waited too long for their turn is asked to come again (503), and does.
    const insist = async (who: Who, option: number): ReturnType<typeof vote> => {
      const answer = await vote(who, made, option)
      return answer.statusCode === 503 ? insist(who, option) : answer
    }
    const votes = [...crowd, ...crowd, ...crowd].map((who, turn) => insist(who, turn % 3))
    expect(new Set((await Promise.all(votes)).map(answer => answer.statusCode))).toEqual(new Set([200]))
    await move(made.id, 'closed')
    const { poll: closed } = await stage(id)
    expect(closed?.voters).toBe(334)
    expect(closed?.options.reduce((sum, option) => sum + (option.votes ?? 0), 0)).toBe(334)
  })

  it('keeps nowhere who voted what: no row ties a person to an option', async () => {
    const tied = await many<{ table: string }>(f.db)`
      select distinct a.table_name as table from information_schema.columns a
        join information_schema.columns b on b.table_name = a.table_name
      where a.column_name in ('poll_option_id', 'option_id') and b.column_name in ('user_id', 'author_id')
        and a.table_schema = current_schema()`
    expect(tied).toEqual([])
    const columns = await many<{ name: string }>(f.db)`
      select column_name as name from information_schema.columns where table_name = 'poll_voter'
        and table_schema = current_schema() order by 1`
    expect(columns.map(column => column.name)).toEqual(['conference_poll_id', 'user_id'])
  })

  it('tells its results to those who voted, to all when it is closed, or to nobody', async () => {
    const id = await session()
    const told = async (shown: string) => {
      const made = await poll(id, { shown })
      await move(made.id, 'open')
      const before = (await stage(id, 'visitor2')).poll?.options[0]?.votes
      const voted = (await vote('visitor1', made, 0)).json<ShownPoll>().options[0]?.votes
      await move(made.id, 'closed')
      return [before, voted, (await stage(id, 'visitor2')).poll?.options[0]?.votes]
    }
    expect(await told('after_vote')).toEqual([null, 1, 1])
    expect(await told('after_close')).toEqual([null, null, 1])
    expect(await told('never')).toEqual([null, null, null])
    expect((await desk(id)).polls.map(one => one.options[0]?.votes)).toEqual([1, 1, 1])
  })

  it('is made, opened and closed at the desk alone; one is open at a time, and none is opened again', async () => {
    const id = await session()
    const [first, second] = [await poll(id), await poll(id)]
    for (const who of ['visitor1', 'speaker', 'firmAdminA'] as const)
      expect(await move(first.id, 'open', who), who).toEqual([403, 'forbidden'])
    expect(await f.said('visitor1', 'POST', `/conference_polls/${first.id}/votes`, { options: [1] })).toEqual(
      [404, 'not_found'],
    )
    expect(await move(first.id, 'open')).toEqual(ok)
    expect(await move(first.id, 'open')).toEqual(ok)
    expect(await move(second.id, 'open')).toEqual(ok)
    expect(await move(first.id, 'open')).toEqual([409, 'state_conflict'])
    expect((await vote('visitor1', first, 0)).json().message_code).toBe('poll_closed')
    expect((await vote('visitor1', second, 0, 1)).statusCode).toBe(422)
    expect((await vote('visitor1', second, 7)).statusCode).toBe(422)
    expect(await f.said('moderator', 'DELETE', `/conference_polls/${second.id}`)).toEqual([
      409,
      'state_conflict',
    ])
  })

  it('takes several of its answers where it says so', async () => {
    const id = await session()
    const made = await poll(id, { kind: 'multiple' })
    await move(made.id, 'open')
    expect((await vote('visitor1', made, 0, 2)).json<ShownPoll>().options.map(one => one.votes)).toEqual([
      1, 0, 1,
    ])
  })
})

describe('hands and ratings', () => {
  it('are raised in their order, and lowered by their owner or at the desk', async () => {
    const id = await session()
    for (const who of ['visitor2', 'visitor1', 'visitor2'] as const) await f.done(who, 'POST', at(id, 'hand'))
    const { visitor1, visitor2 } = f.world.people
    expect((await desk(id)).hands.map(hand => hand.person.id)).toEqual([visitor2.id, visitor1.id])
    const lower = (who: Who, user: number) => f.said(who, 'DELETE', `${at(id, 'hand')}?user=${user}`)
    expect(await lower('visitor1', visitor2.id)).toEqual([403, 'forbidden'])
    expect(await lower('moderator', visitor2.id)).toEqual([204, undefined])
    expect((await mine('visitor2', id)).hand).toBe(false)
    expect((await mine('visitor1', id)).hand).toBe(true)
  })

  it('are of those who were in', async () => {
    const id = await session()
    const rate = (who: Who) => f.said(who, 'PUT', at(id, 'rating'), { stars: 4, text: 'Good.' })
    expect(await rate('visitor1')).toEqual([409, 'rating_not_in'])
    await sit('visitor1', id)
    expect(await rate('visitor1')).toEqual([204, undefined])
    expect((await mine('visitor1', id)).rating).toEqual({ stars: 4, text: 'Good.' })
  })
})

describe('chat', () => {
  const absent = [404, 'not_found']
  const open = (who: Who, body: object) => f.said(who, 'POST', '/chat_rooms', body)
  const room = async (who: Who, body: object) => f.done<OpenedChatRoom>(who, 'POST', '/chat_rooms', body)
  const say = (who: Who, id: number, text: string) =>
    f.ask(who, 'POST', `/chat_rooms/${id}/messages`, { text, uuid: randomUUID() })
  const texts = async (who: Who, id: number) =>
    (await f.done<ChatMessage[]>(who, 'GET', `/chat_rooms/${id}/messages`)).map(({ text, as }) => [text, as])

  it('of a session is entered by those who may come in, moderated by its team, and read once it is over', async () => {
    const speaker = await f.made<{ id: number }>('/speakers', { name: 'S', user: f.world.people.speaker.id })
    const now = await session({ speakers: [speaker.id], moderator: null })
    const later = await session({ begin: inMinutes(120), end: inMinutes(150) })
    expect(await open('visitor1', { conference: later })).toEqual(absent)
    expect(await open('visitor9', { conference: now })).toEqual(absent)
    expect(await open('visitor1', { conference: now, hall: 1 })).toEqual([422, 'invalid'])
    const { id, place, rank } = await room('visitor1', { conference: now })
    expect([place.kind, place.id, rank]).toEqual(['session', now, 0])
    expect((await room('speaker', { conference: now })).id).toBe(id)
    const said = await say('visitor1', id, 'Hello')
    expect(said.statusCode).toBe(201)
    await say('speaker', id, 'Welcome')
    expect(await texts('visitor1', id)).toEqual([
      ['Welcome', 'team'],
      ['Hello', null],
    ])
    expect(await f.said('visitor2', 'POST', `/chat_messages/${said.json().id}/hide`)).toEqual([
      403,
      'chat_not_below',
    ])
    expect((await f.ask('speaker', 'POST', `/chat_messages/${said.json().id}/hide`)).statusCode).toBe(204)
    expect(await texts('visitor1', id)).toEqual([['Welcome', 'team']])
    await f.run(sql`update conference set state = 'ended', replay_state = 'published' where id = ${now}`)
    expect((await room('visitor1', { conference: now })).mayWrite).toBe(false)
    expect((await say('visitor1', id, 'Too late')).json().message_code).toBe('fair_not_open')
    await f.run(sql`update conference set is_visible = false where id = ${now}`)
    expect(await f.said('visitor1', 'GET', `/chat_rooms/${id}/messages`)).toEqual(absent)
    await f.setFair(sql`is_using_conference_module = false`)
    expect(await open('speaker', { conference: now })).toEqual([403, 'module_disabled'])
  })

  it('of a team is its own, and of a session that has none there is none', async () => {
    const speaker = await f.made<{ id: number }>('/speakers', { name: 'S', user: f.world.people.speaker.id })
    const id = await session({ speakers: [speaker.id], isChat: false })
    expect(await open('visitor1', { conference: id })).toEqual([403, 'module_disabled'])
    const team = await room('speaker', { conference: id, isTeam: true })
    expect(team.place.kind).toBe('team')
    await say('speaker', team.id, 'Ready?')
    for (const who of ['moderator', 'organizer1'] as const)
      expect((await room(who, { conference: id, isTeam: true })).id).toBe(team.id)
    expect(await open('visitor1', { conference: id, isTeam: true })).toEqual(absent)
    const lobby = await room('speaker', { fair: f.world.fairs.fair1 })
    await f.made('/chat_announcements', { text: 'Doors close at six' })
    expect((await room('speaker', { fair: f.world.fairs.fair1 })).announcement?.text).toBe(
      'Doors close at six',
    )
    expect((await room('speaker', { conference: id, isTeam: true })).announcement).toBeNull()
    const told = await many<{ topics: string[] }>(f.db)`
      select topics from hub_update where data::jsonb->>'type' = 'announcement'`
    expect(told.flatMap(({ topics }) => topics)).toEqual([`chat_room:${lobby.id}`])
    expect(await f.said('visitor1', 'GET', `/chat_rooms/${team.id}/messages`)).toEqual(absent)
    await f.run(sql`update speaker set state = 'declined' where id = ${speaker.id}`)
    expect(await f.said('speaker', 'GET', `/chat_rooms/${team.id}/messages`)).toEqual(absent)
    await f.setFair(sql`is_using_chat = false`)
    expect(await open('moderator', { conference: id, isTeam: true })).toEqual([403, 'module_disabled'])
  })
})
