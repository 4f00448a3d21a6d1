import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type MessagingFixture, messagingFixture, type Name } from '#app/server/testing/messaging-fixture.ts'
import { many } from '#platform/server/database/rows.ts'
import { sweepConversations } from './sweep-conversations.ts'

let m: MessagingFixture
beforeAll(async () => {
  m = await messagingFixture()
})
beforeEach(() => m.platform.startAgain())
afterAll(() => m.platform.close())

const unreachable = [403, 'not_reachable']
const post = (who: Name, id: number, action: string, payload?: object) =>
  m.send(who, 'POST', `/conversations/${id}/${action}`, payload)

/** Visitor 1 has written to the booth of firm A, which has not answered, and hears nothing of it any more. */
async function boothBlocked() {
  const { id } = await m.open('visitor1', m.booth('a'))
  await m.write('visitor1', id, 'Hello')
  await post('visitor1', id, 'block')
  return id
}

describe('a visitor whom a booth has blocked', () => {
  it('reaches none of those who read its conversations, nor do these reach them, each as themselves', async () => {
    const { id } = await m.open('visitor1', m.booth('a'))
    await m.write('visitor1', id, 'Hello')
    await post('contactA', id, 'block')
    expect(await m.said(m.openWith('visitor1', m.personal('contactA')))).toEqual(unreachable)
    expect(await m.said(m.openWith('contactA', m.personal('visitor1')))).toEqual(unreachable)
    expect(await m.said(m.openWith('visitor1', m.personal('contactB')))).toEqual([200, undefined])
    expect(await m.said(m.openWith('visitor2', m.personal('contactA')))).toEqual([200, undefined])
    await post('contactA', id, 'unblock')
    expect(await m.said(m.openWith('visitor1', m.personal('contactA')))).toEqual([200, undefined])
  })
})

describe('a booth that a visitor has blocked', () => {
  it('tells them nothing: not who takes the conversation, nor to whom it is handed over, nor that it was read', async () => {
    const id = await boothBlocked()
    const told = await m.told('visitor1')
    const listed = await m.listed('visitor1')
    await m.write('contactA', id, 'Good morning')
    await post('contactA', id, 'hand-over', { user: m.seeded.people.firmAdminA.id, note: 'Yours' })
    await post('contactA', id, 'mark-as-read')
    await m.send('contactA', 'POST', '/conversations/mark-as-delivered')
    expect(await m.texts('visitor1', id)).toEqual(['Hello'])
    expect(await m.told('visitor1')).toEqual(told)
    const [before, now] = [listed, await m.listed('visitor1')].map(([one]) => ({ ...one, readAt: null }))
    expect(now).toEqual(before)
    expect(await m.texts('contactA', id)).toEqual(['handed_over', 'Good morning', 'taken', 'Hello'])
  })

  it('stays so where nothing was ever written', async () => {
    const { id } = await m.open('visitor1', m.booth('a'))
    const unwritten = await m.open('visitor2', m.booth('a'))
    await post('visitor1', id, 'block')
    await m.run(sql`update conversation set created_at = now() - interval '2 days'`)
    await sweepConversations(m.platform.services)
    const left = await many<{ id: number }>(m.db)`select id from conversation`
    expect(left).toEqual([{ id }])
    expect(unwritten.id).not.toBe(id)
    expect(await m.said(m.write('visitor1', id, 'x'))).toEqual([409, 'conversation_blocked'])
  })

  it('does not reach them by its staff either, each as themselves', async () => {
    const { people, stands } = m.seeded
    await m.run(sql`insert into bookmark (user_id, stand_id) values (${people.visitor1.id}, ${stands.a})`)
    const id = await boothBlocked()
    for (const who of ['contactA', 'firmAdminA'] as const)
      expect(await m.said(m.openWith(who, m.personal('visitor1'))), who).toEqual(unreachable)
    await post('visitor1', id, 'unblock')
    expect(await m.said(m.openWith('contactA', m.personal('visitor1')))).toEqual([200, undefined])
  })
})
