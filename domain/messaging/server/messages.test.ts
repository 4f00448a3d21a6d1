import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { filePart, form, picture, sendForm } from '#app/server/testing/forms.ts'
import { type MessagingFixture, messagingFixture } from '#app/server/testing/messaging-fixture.ts'
import { many } from '#platform/server/database/rows.ts'
import type { Conversation } from '../contract/conversation.ts'
import type { Message } from '../contract/message.ts'

let m: MessagingFixture
beforeAll(async () => {
  m = await messagingFixture()
})
beforeEach(() => m.platform.startAgain())
afterAll(() => m.platform.close())

describe('a conversation', () => {
  it('is one, whoever of the two opens it, also fifty times at once', async () => {
    await Promise.all([m.platform.as('visitor1'), m.platform.as('organizer1')])
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        at % 2
          ? m.openWith('visitor1', m.personal('organizer1'))
          : m.openWith('organizer1', m.personal('visitor1')),
      ),
    )
    // A database with one connection may be busy for whoever comes last.
    const opened = answers.filter(({ statusCode }) => statusCode !== 503).map(one => one.json<Conversation>())
    expect(new Set(opened.map(({ id }) => id))).toEqual(new Set([opened[0]?.id ?? 0]))
    expect(await many(m.db)`select 1 from conversation`).toHaveLength(1)
    expect(await many(m.db)`select 1 from conversation_side`).toHaveLength(2)
    expect(opened[0]?.users.map(({ firstName }) => firstName).sort()).toEqual(['organizer1', 'visitor1'])
  })

  it('keeps the uuid that it was begun with, and one that is another’s is refused', async () => {
    const uuid = randomUUID()
    expect((await m.open('visitor1', { ...m.booth('a'), uuid })).uuid).toBe(uuid)
    expect((await m.open('visitor1', { ...m.booth('a'), uuid: randomUUID() })).uuid).toBe(uuid)
    expect(await m.said(m.openWith('visitor2', { ...m.booth('a'), uuid }))).toEqual([409, 'uuid_taken'])
  })

  it('is seen by the other side with its first message, and told to it alone', async () => {
    const { id, uuid } = await m.open('visitor1', m.booth('a'))
    expect(await m.listed('contactA')).toEqual([])
    expect(await m.listed('visitor1')).toEqual([])
    const sent = await m.write('visitor1', id, 'Hello')
    expect(sent.statusCode, sent.body).toBe(201)
    const [found] = await m.listed('contactA')
    expect(found).toMatchObject({
      uuid,
      as: 'booth',
      unread: 1,
      booth: { stand: m.seeded.stands.a, firm: { name: 'Firm A' } },
      users: [{ firstName: 'visitor1' }],
      lastMessage: { text: 'Hello', isOwn: false },
    })
    expect(found?.waitingSince).toMatch(/^\d{4}-/)
    const news = { type: 'message', conversation: uuid, message: sent.json().id, private: true }
    for (const who of ['visitor1', 'contactA', 'standAdminA', 'firmAdminA'] as const)
      expect(await m.told(who), who).toEqual([news])
    for (const who of ['visitor2', 'contactB', 'organizer1', 'superAdmin'] as const)
      expect(await m.told(who), who).toEqual([])
  })

  it('tells no address of anybody in it', async () => {
    const { id } = await m.open('visitor1', m.booth('a'))
    await m.write('visitor1', id, 'Hello')
    await m.write('contactA', id, 'Good morning')
    for (const who of ['visitor1', 'contactA'] as const)
      for (const url of ['/conversations', `/conversations/${id}/messages`])
        expect((await m.send(who, 'GET', url)).body).not.toMatch(/@|CANARY|canary/)
  })
})

describe('a message', () => {
  it('sent fifty times under one uuid is kept once and answered alike', async () => {
    const { id } = await m.open('visitor1', m.booth('a'))
    const uuid = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => m.write('visitor1', id, 'Once', { uuid })),
    )
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(answers[0]?.statusCode).toBe(201)
    expect(await m.texts('contactA', id)).toEqual(['Once'])
    expect((await m.listed('contactA'))[0]?.unread).toBe(1)
    expect(await m.said(m.write('visitor1', id, 'Twice', { uuid }))).toEqual([409, 'uuid_taken'])
  })

  it('is of whoever sends it, of now, and of no more than it may have', async () => {
    const { id } = await m.open('visitor1', m.booth('a'))
    const forged = { author: 1, createdAt: '2020-01-01T00:00:00Z' }
    expect((await m.write('visitor1', id, 'Forged', forged)).json().errors).toEqual({
      author: ['unknown_field'],
      createdAt: ['unknown_field'],
    })
    for (const text of ['x'.repeat(5001), 'a\u0000b', '', '   '])
      expect((await m.write('visitor1', id, text)).statusCode, text.slice(0, 9)).toBe(422)
    const plain = '<b>1 < 2</b> & https://a.example/?b=1\nnext line'
    expect((await m.write('visitor1', id, plain)).json()).toMatchObject({ text: plain, isOwn: true })
  })

  it('is refused beyond sixty a minute', async () => {
    const { id } = await m.open('visitor1', m.booth('a'))
    const answers = await Promise.all(Array.from({ length: 65 }, (_, at) => m.write('visitor1', id, `${at}`)))
    const refused = answers.filter(({ statusCode }) => statusCode === 429)
    expect(refused).toHaveLength(5)
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(60)
  })

  it('is sent, delivered when a device of the other side has it, and read when they read it', async () => {
    const { id, uuid } = await m.open('visitor1', m.personal('organizer1'))
    const first = (await m.write('visitor1', id, 'One')).json()
    await m.write('visitor1', id, 'Two')
    const states = async () =>
      (await m.get<Message[]>('visitor1', `/conversations/${id}/messages`)).map(({ state }) => state)
    expect(await states()).toEqual(['sent', 'sent'])
    await m.send('organizer1', 'POST', '/conversations/mark-as-delivered')
    expect(await states()).toEqual(['delivered', 'delivered'])
    expect(await m.told('visitor1')).toContainEqual({ type: 'delivered', private: true })
    const read = await m.send('organizer1', 'POST', `/conversations/${id}/mark-as-read?message=${first.id}`)
    expect(read.json()).toEqual({ unread: 1 })
    expect(await states()).toEqual(['delivered', 'read'])
    expect(await m.told('visitor1')).toContainEqual({
      type: 'read',
      conversation: uuid,
      message: first.id,
      private: true,
    })
    expect((await m.send('organizer1', 'POST', `/conversations/${id}/mark-as-read`)).json()).toEqual({
      unread: 0,
    })
    expect(await states()).toEqual(['read', 'read'])
    expect((await m.listed('visitor1'))[0]?.readAt).toMatch(/^\d{4}-/)
    expect(await m.get('organizer1', '/conversations/unread')).toEqual({
      total: 0,
      own: 0,
      handed: 0,
      waiting: 0,
      booths: [],
      hasArrived: false,
    })
  })

  it('that is read beyond the last one does not hide those that come', async () => {
    const { id } = await m.open('visitor1', m.personal('organizer1'))
    await m.write('visitor1', id, 'One')
    await m.send('organizer1', 'POST', `/conversations/${id}/mark-as-read?message=2147483647`)
    await m.write('visitor1', id, 'Two')
    expect((await m.listed('organizer1'))[0]?.unread).toBe(1)
  })

  it('is not read before it is there, nor in so many steps that everybody hears of nothing else', async () => {
    const { id } = await m.open('visitor1', m.personal('organizer1'))
    const told = async () => [await m.told('visitor1'), await m.told('organizer1')]
    const before = await told()
    for (const upTo of [1000, 2_147_483_647])
      await m.send('visitor1', 'POST', `/conversations/${id}/mark-as-read?message=${upTo}`)
    expect(await told()).toEqual(before)
    await m.write('visitor1', id, 'Hello')
    await m.write('organizer1', id, 'Good morning')
    expect((await m.listed('visitor1'))[0]?.unread).toBe(1)
    const base = 1_000_000
    await m.run(sql`update conversation_side set last_id = ${base + 1000} where conversation_id = ${id}`)
    const codes = []
    for (let step = 0; step <= 120; step += 1) {
      const url = `/conversations/${id}/mark-as-read?message=${base + step}`
      codes.push((await m.send('visitor1', 'POST', url)).statusCode)
    }
    expect([codes.slice(0, 120).filter(code => code !== 200), codes.at(-1)]).toEqual([[], 429])
  })

  it('says from where it was written, as that was called then, if its author sees it', async () => {
    const { stands, people, firms } = m.seeded
    const { id } = await m.open('visitor1', m.booth('a'))
    const from = async (kind: string, of: number) =>
      (await m.write('visitor1', id, kind, { context: { kind, id: of } })).json()
    expect((await from('booth', stands.a)).context).toEqual({ kind: 'booth', id: stands.a, title: 'Firm A' })
    expect((await from('exhibitor', firms.b)).context.title).toBe('Firm B')
    expect((await from('card', people.contactA.id)).context.title).toBe('contactA Small')
    await m.run(sql`update firm set name = 'Firm N' where id = ${firms.a}`)
    expect((await m.listed('contactA'))[0]?.context).toMatchObject({ kind: 'card' })
    for (const [kind, of] of [
      ['booth', stands.hidden],
      ['booth', stands.z],
      ['exhibitor', firms.z],
      ['card', people.visitor2.id],
      ['profile', people.firmAdminZ.id],
      ['brochure', 2_000_000_000],
    ] as const)
      expect((await from(kind, of)).errors, `${kind} ${of}`).toEqual({ context: ['relation_not_found'] })
    const [first] = (await m.get<Message[]>('contactA', `/conversations/${id}/messages`)).slice(-1)
    expect(first?.context?.title).toBe('Firm A')
  })

  it('does not say by what it refuses that an exhibitor of another fair has asked for this one', async () => {
    const { firms, fairs } = m.seeded
    await m.setFair(sql`is_public_access = true`)
    await m.run(sql`update fair set is_public_access = true where id = ${fairs.fair2}`)
    const { id } = await m.open('visitor1', m.booth('a'))
    const context = { kind: 'exhibitor', id: firms.z }
    const answer = async () => (await m.write('visitor1', id, 'x', { context })).json().errors
    const before = await answer()
    for (const state of [0, 2]) {
      await m.run(sql`insert into fair_firm (fair_id, firm_id, is_validated)
        values (${fairs.fair1}, ${firms.z}, ${state})
        on conflict (fair_id, firm_id) do update set is_validated = excluded.is_validated`)
      expect(await answer(), `${state}`).toEqual(before)
    }
    expect(before).toEqual({ context: ['relation_not_found'] })
  })

  it('carries a private file of its author once, which its readers open and nobody else', async () => {
    const { id } = await m.open('visitor1', m.booth('a'))
    const image = form(filePart(await picture().png().toBuffer()))
    const upload = async (use: string) =>
      (await sendForm(m.platform, image, { who: 'visitor1', url: `/api/media_objects?use=${use}` })).json()
    const file = await upload('message')
    const opened = async (who: Parameters<typeof m.send>[0]) =>
      (await m.send(who, 'GET', `/media_objects/${file.id}/link`)).statusCode
    expect(await opened('contactA')).toBe(404)
    const sent = await m.write('visitor1', id, '', { file: file.id })
    expect(sent.json()).toMatchObject({ text: '', file: { id: file.id, mimeType: 'image/webp' } })
    for (const who of ['visitor1', 'contactA', 'firmAdminA'] as const)
      expect(await opened(who), who).toBe(200)
    for (const who of ['visitor2', 'contactB', 'organizer1', 'superAdmin'] as const)
      expect(await opened(who), who).toBe(404)
    await m.write('visitor1', id, 'What stands beside it')
    await m.send('contactA', 'POST', `/direct_messages/${sent.json().id}/report`, { reason: 'other' })
    expect([await opened('organizer1'), await opened('organizer2')]).toEqual([200, 404])
    const files = async (report: number) =>
      (
        await m.get<{ messages: { file: object | null }[] }>('organizer1', `/message_reports/${report}`)
      ).messages.map(one => one.file)
    const reports = () => m.get<{ id: number }[]>('organizer1', '/message_reports')
    const [report] = await reports()
    const known = { name: expect.any(String), mimeType: 'image/webp', size: expect.any(Number) }
    expect(await files(report?.id ?? 0)).toEqual([{ ...known, id: file.id }, null])
    // Beside another that was reported it is named, and of whoever was reported opened again.
    await m.run(sql`update message_report set message_id = message_id + 1`)
    expect(await files(report?.id ?? 0)).toEqual([{ ...known, id: null }, null])
    expect(await opened('organizer1')).toBe(404)
    await m.send('contactA', 'POST', `/conversations/${id}/report`, { reason: 'other' })
    expect(await files((await reports())[0]?.id ?? 0)).toEqual([{ ...known, id: file.id }, null])
    expect(await opened('organizer1')).toBe(200)
    const other = await upload('picture')
    for (const [who, of] of [
      ['visitor1', file.id],
      ['visitor1', other.id],
      ['contactA', file.id],
    ] as const)
      expect((await m.write(who, id, 'x', { file: of })).json().errors).toEqual({
        file: ['relation_not_found'],
      })
    // A link is no right: what somebody may read no longer, it does not open.
    const { url } = (await m.send('contactA', 'GET', `/media_objects/${file.id}/link`)).json()
    const read = async () => (await m.platform.app.inject({ url })).statusCode
    expect(await read()).toBe(200)
    await m.run(sql`delete from stand_contact where user_id = ${m.seeded.people.contactA.id}`)
    expect(await read()).toBe(404)
  })
})

describe('what is read page by page', () => {
  it('has every message once and in order while others write', async () => {
    const { id } = await m.open('visitor1', m.booth('a'))
    const before = Array.from({ length: 30 }, (_, at) => `before ${at}`)
    for (const text of before) await m.write('visitor1', id, text)
    const writing = Promise.all(
      Array.from({ length: 20 }, (_, at) => m.write('visitor1', id, `meanwhile ${at}`)),
    )
    const found: Message[] = []
    for (let last: number | undefined; ; last = found.at(-1)?.id) {
      const page = await m.get<Message[]>(
        'contactA',
        `/conversations/${id}/messages?limit=7${last ? `&before=${last}` : ''}`,
      )
      found.push(...page)
      if (page.length < 7) break
    }
    await writing
    const ids = found.map(one => one.id)
    expect(ids).toEqual([...ids].sort((a, b) => b - a))
    expect(found.filter(({ text }) => text?.startsWith('before')).map(({ text }) => text)).toEqual(
      before.toReversed(),
    )
    const all = await m.get<Message[]>('contactA', `/conversations/${id}/messages?limit=100`)
    expect(all).toHaveLength(50)
    const times = all.map(({ createdAt }) => createdAt)
    expect(times).toEqual([...times].sort().reverse())
  })

  it('lists conversations by their last message, and finds them by name and by text', async () => {
    const withFirmA = await m.open('visitor1', m.booth('a'))
    const withFirmB = await m.open('visitor1', m.booth('b'))
    const withSpeaker = await m.open('visitor1', m.personal('speaker'))
    await m.write('visitor1', withFirmA.id, 'Une pince à régler')
    await m.write('visitor1', withFirmB.id, 'Bonjour')
    await m.write('visitor1', withSpeaker.id, 'Merci')
    await m.write('contactA', withFirmA.id, '100% sûr')
    const ids = async (query: string) => (await m.listed('visitor1', query)).map(({ id }) => id)
    expect(await ids('')).toEqual([withFirmA.id, withSpeaker.id, withFirmB.id])
    const [first] = await m.listed('visitor1', '?limit=1')
    expect(await ids(`?limit=1&cursor=${first?.cursor}`)).toEqual([withSpeaker.id])
    expect(await ids('?search=firm%20b')).toEqual([withFirmB.id])
    expect(await ids('?search=SPEAKER')).toEqual([withSpeaker.id])
    expect(await ids('?search=regler%20pince')).toEqual([withFirmA.id])
    expect(await ids('?search=100%25')).toEqual([withFirmA.id])
    expect(await ids('?search=%25')).toEqual([withFirmA.id])
    expect(await ids('?search=nothing')).toEqual([])
    await m.send('visitor1', 'POST', `/conversations/${withFirmA.id}/toggle-archive`)
    expect(await ids('?box=archived')).toEqual([withFirmA.id])
    expect(await ids('')).toEqual([withSpeaker.id, withFirmB.id])
    expect((await m.listed('contactA')).map(({ isArchived }) => isArchived)).toEqual([false])
    await m.write('contactA', withFirmA.id, 'Still there?')
    expect(await ids('?box=archived')).toEqual([])
  })
})
