import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inMinutes } from '#app/server/testing/conference-fixture.ts'
import { type StageFixture, stageFixture } from '#app/server/testing/stage-fixture.ts'
import type { Somebody as Who } from '#app/server/testing/waiting-fixture.ts'
import type { ChatMessage } from '#domain/chat/contract/message.ts'
import type { OpenedChatRoom } from '#domain/chat/contract/room.ts'
import { many } from '#platform/server/database/rows.ts'

let f: StageFixture
beforeAll(async () => {
  f = await stageFixture()
})
beforeEach(() => f.startAgain())
afterAll(() => f.platform.close())

describe('chat', () => {
  const absent = [404, 'not_found']
  const open = (who: Who, body: object) => f.said(who, 'POST', '/chat_rooms', body)
  const room = async (who: Who, body: object) => f.done<OpenedChatRoom>(who, 'POST', '/chat_rooms', body)
  const say = (who: Who, id: number, text: string) =>
    f.ask(who, 'POST', `/chat_rooms/${id}/messages`, { text, uuid: randomUUID() })
  const texts = async (who: Who, id: number) =>
    (await f.done<ChatMessage[]>(who, 'GET', `/chat_rooms/${id}/messages`)).map(({ text, as }) => [text, as])

  it('of a session is entered by those who may come in, moderated by its team, and read once it is over', async () => {
    const speaker = await f.made<{ id: number }>('/speakers', { name: 'S', user: f.seeded.people.speaker.id })
    const now = await f.session({ speakers: [speaker.id], moderator: null })
    const later = await f.session({ begin: inMinutes(120), end: inMinutes(150) })
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

  it('of a session is decided by its moderator where something is reported, whatever they are in the fair', async () => {
    const { fairs, people } = f.seeded
    const now = await f.session({ moderator: people.visitor2.id })
    const { id } = await room('visitor1', { conference: now })
    const { id: lobby } = await room('visitor1', { fair: fairs.fair1 })
    const [insult, elsewhere] = [
      await say('visitor1', id, 'An insult'),
      await say('visitor1', lobby, 'Another'),
    ]
    for (const said of [insult, elsewhere])
      await f.ask('contactA', 'POST', `/chat_messages/${said.json().id}/report`, { reason: 'insult' })
    await f.platform.services.queue.runDue()
    const kind = 'chat_message_reported'
    const told = async (who: Who & keyof typeof people) => {
      const path = `/users/${people[who].id}/notifications`
      const all = await f.done<{ notifications: { kind: string; link: string }[] }>(who, 'GET', path)
      return all.notifications.filter(one => one.kind === kind).map(({ link }) => link)
    }
    expect(await told('visitor2')).toEqual(['/fair-one/chat/moderation'])
    expect(await told('contactA')).toEqual([])
    const reports = (who: Who) =>
      f.done<{ id: number; message: { text: string } }[]>(who, 'GET', `/chat_reports?fair=${fairs.fair1}`)
    const [report, ...others] = await reports('visitor2')
    expect([report?.message.text, others, await reports('contactA')]).toEqual(['An insult', [], []])
    // Mails of it are chosen by whoever is told of it.
    const chosen = await f.done<{ kind: string }[]>(
      'visitor2',
      'GET',
      `/users/${people.visitor2.id}/notification_preferences`,
    )
    expect(chosen.some(one => one.kind === kind)).toBe(true)
    for (const path of [`chat_messages/${insult.json().id}/hide`, `chat_reports/${report?.id}/settle`])
      expect((await f.ask('visitor2', 'POST', `/${path}`)).statusCode, path).toBe(204)
    expect([await reports('visitor2'), (await reports('organizer1')).length]).toEqual([[], 1])
  })

  it('of a team is its own, and of a session that has none there is none', async () => {
    const speaker = await f.made<{ id: number }>('/speakers', { name: 'S', user: f.seeded.people.speaker.id })
    const id = await f.session({ speakers: [speaker.id], isChat: false })
    expect(await open('visitor1', { conference: id })).toEqual([403, 'module_disabled'])
    const team = await room('speaker', { conference: id, isTeam: true })
    expect(team.place.kind).toBe('team')
    await say('speaker', team.id, 'Ready?')
    for (const who of ['moderator', 'organizer1'] as const)
      expect((await room(who, { conference: id, isTeam: true })).id).toBe(team.id)
    expect(await open('visitor1', { conference: id, isTeam: true })).toEqual(absent)
    const lobby = await room('speaker', { fair: f.seeded.fairs.fair1 })
    await f.made('/chat_announcements', { text: 'Doors close at six' })
    expect((await room('speaker', { fair: f.seeded.fairs.fair1 })).announcement?.text).toBe(
      'Doors close at six',
    )
    expect((await room('speaker', { conference: id, isTeam: true })).announcement).toBeNull()
    const told = await many<{ topics: string[] }>(f.db)`
      select topics from hub_update where data::jsonb->>'type' = 'announcement'`
    expect(told.flatMap(({ topics }) => topics).toSorted()).toEqual([
      `announcements:${f.seeded.fairs.fair1}`,
      `chat_room:${lobby.id}`,
    ])
    expect(await f.said('visitor1', 'GET', `/chat_rooms/${team.id}/messages`)).toEqual(absent)
    await f.run(sql`update speaker set state = 'declined' where id = ${speaker.id}`)
    expect(await f.said('speaker', 'GET', `/chat_rooms/${team.id}/messages`)).toEqual(absent)
    await f.setFair(sql`is_using_chat = false`)
    expect(await open('moderator', { conference: id, isTeam: true })).toEqual([403, 'module_disabled'])
  })
})
