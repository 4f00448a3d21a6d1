import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type ChatFixture, chatFixture } from '#app/server/testing/chat-fixture.ts'
import type { Name } from '#app/server/testing/messaging-fixture.ts'
import type { Notification } from '../contract/notifications.ts'
import type { Preference } from '../contract/preferences.ts'

let c: ChatFixture
beforeAll(async () => {
  c = await chatFixture()
})
beforeEach(() => c.platform.startAgain())
afterAll(() => c.close())

const listOf = async (who: Name) => {
  const path = `/users/${c.seeded.people[who].id}/notifications`
  return (await c.get<{ notifications: Notification[] }>(who, path)).notifications
}
const told = async (...people: Name[]) => {
  await c.platform.services.queue.runDue()
  return Promise.all(people.map(async who => (await listOf(who)).map(({ kind }) => kind)))
}
const reports = (who: Name, message: number) => c.onMessage(who, message, 'report', { reason: 'spam' })
const kind = 'chat_message_reported'

it('what is reported in a chat is told to those who moderate there, and to no others', async () => {
  const lobby = await c.openRoom('visitor1')
  const booth = await c.openRoom('visitor1', c.booth())
  const { id: inLobby } = await c.saying('visitor1', lobby.id, 'In the lobby')
  await reports('visitor2', inLobby)
  expect(
    await told(
      'organizer1',
      'moderator',
      'superOrganizer',
      'superAdmin',
      'contactA',
      'visitor1',
      'organizer2',
    ),
  ).toEqual([[kind], [kind], [kind], [kind], [], [], []])
  expect((await listOf('moderator'))[0]?.link).toBe('/fair-one/chat/moderation')
  const { id: atBooth } = await c.saying('visitor1', booth.id, 'At the booth')
  await reports('visitor2', atBooth)
  expect(await told('contactA', 'contactB')).toEqual([[kind], []])
})

it('of fifty reports one notification waits; who reported or wrote it is not told', async () => {
  const { id } = await c.openRoom('visitor1')
  for (let at = 0; at < 8; at++) {
    const message = await c.saying('visitor1', id, `Advertisement ${at}`)
    await reports('visitor2', message.id)
  }
  const own = await c.saying('moderator', id, 'Mine')
  await reports('contactA', own.id)
  expect(await told('organizer1', 'moderator')).toEqual([[kind], [kind]])
})

it('a message that is reported in a conversation is told to those who run its fair, by name or with all others', async () => {
  const { id } = await c.open('visitor1', c.booth())
  const { id: message } = await c.write('visitor1', id, 'Buy now').then(answer => answer.json())
  expect(
    (await c.send('contactA', 'POST', `/direct_messages/${message}/report`, { reason: 'spam' })).statusCode,
  ).toBe(204)
  expect(await told('organizer1', 'superOrganizer', 'superAdmin')).toEqual(
    Array(3).fill(['message_reported']),
  )
  expect(await told('organizer2', 'moderator', 'contactA', 'visitor1')).toEqual([[], [], [], []])
  expect((await listOf('organizer1'))[0]?.link).toBe('/fair-one/message/reports')
})

it('what is said anew of a report that waits is told anew, the same again is not', async () => {
  const { id } = await c.open('visitor1', c.booth())
  const { id: message } = await c.write('visitor1', id, 'Buy now').then(answer => answer.json())
  const newest = async (body: { reason: string; note?: string }) => {
    const answer = await c.send('contactA', 'POST', `/direct_messages/${message}/report`, body)
    expect(answer.statusCode, answer.body).toBe(204)
    expect(await told('organizer1')).toEqual([['message_reported']])
    return (await listOf('organizer1'))[0]?.id
  }
  const first = await newest({ reason: 'spam' })
  const again = await newest({ reason: 'harassment', note: 'It goes on' })
  expect(again).not.toBe(first)
  expect(await newest({ reason: 'harassment', note: 'It goes on' })).toBe(again)
  expect(await newest({ reason: 'harassment', note: 'And on' })).not.toBe(again)
})

it('nobody is offered mails of what their role is never told of', async () => {
  const offered = async (who: Name) => {
    const path = `/users/${c.seeded.people[who].id}/notification_preferences`
    return (await c.get<Preference[]>(who, path)).map(one => one.kind)
  }
  const [visitor, contact, firm, organizer] = await Promise.all(
    (['visitor1', 'contactA', 'firmAdminA', 'organizer1'] as const).map(offered),
  )
  for (const never of ['stand_placed', 'booth_message_received', 'invoice_issued', 'message_reported', kind])
    expect(visitor).not.toContain(never)
  expect(visitor).toEqual(expect.arrayContaining(['membership_approved', 'message_received', 'call_missed']))
  expect(contact).toEqual(expect.arrayContaining(['stand_placed', 'booth_message_received', kind]))
  expect(contact).not.toContain('invoice_issued')
  expect(firm).toContain('invoice_issued')
  expect(organizer).toEqual(expect.arrayContaining(['message_reported', kind]))
})
