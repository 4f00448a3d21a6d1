import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type MessagingFixture, messagingFixture, type Name } from '#app/server/testing/messaging-fixture.ts'
import { many } from '#platform/server/database/rows.ts'
import { sweepConversations } from './sweep-conversations.ts'

let m: MessagingFixture
beforeAll(async () => {
  m = await messagingFixture()
})
beforeEach(() => m.platform.startAgain())
afterAll(() => m.platform.close())

it('a reported message is read by those who run the fair, with its neighbours and a trace, and nothing else is', async () => {
  const { id } = await m.open('visitor1', m.personal('organizer1'))
  const sent: number[] = []
  for (let at = 0; at < 15; at += 1) sent.push((await m.write('visitor1', id, `text ${at}`)).json().id)
  const bad = { reason: 'insult', note: 'Not this tone' }
  const report = (who: Name, message = sent[7]) =>
    m.send(who, 'POST', `/direct_messages/${message}/report`, bad)
  await Promise.all(Array.from({ length: 10 }, () => report('organizer1')))
  expect((await report('visitor1')).statusCode).toBe(422)
  expect(await many(m.db)`select 1 from message_report`).toHaveLength(1)
  const [found] = await m.get<{ id: number }[]>('superOrganizer', '/message_reports')
  expect(found).toMatchObject({ reason: 'insult', author: { firstName: 'visitor1' }, settledAt: null })
  expect(JSON.stringify(found)).not.toContain('text 7')
  const opened = await m.get<{ messages: { text: string; isReported: boolean }[] }>(
    'superAdmin',
    `/message_reports/${found?.id}`,
  )
  expect(opened.messages.map(({ text }) => text)).toEqual(
    Array.from({ length: 11 }, (_, at) => `text ${at + 2}`),
  )
  expect(opened.messages.filter(({ isReported }) => isReported)).toMatchObject([{ text: 'text 7' }])
  const trace = await many<{ action: string }>(m.db)`
    select action from audit_log where resource = 'message_reports' order by id`
  expect(trace.map(({ action }) => action)).toEqual(['report', 'read'])
  for (const [method, url] of [
    ['GET', `/message_reports/${found?.id}`],
    ['POST', `/message_reports/${found?.id}/settle`],
  ] as const) {
    expect((await m.send('organizer2', method, url)).statusCode).toBe(404)
    expect((await m.send('visitor1', method, url)).statusCode).toBe(403)
  }
  expect(await m.get('organizer2', '/message_reports')).toEqual([])
  for (let time = 0; time < 2; time += 1)
    expect((await m.send('organizer1', 'POST', `/message_reports/${found?.id}/settle`)).statusCode).toBe(204)
  expect((await m.send('superAdmin', 'GET', `/conversations/${id}/messages`)).statusCode).toBe(404)
})

it('a person is reported where nothing was written: the organizer reads what was there when it was reported; once until it is settled', async () => {
  const { people, stands } = m.seeded
  await m.run(sql`insert into bookmark (user_id, stand_id) values (${people.visitor1.id}, ${stands.a})`)
  const { id } = await m.open('contactA', m.personal('visitor1'))
  const report = (who: Name) => m.send(who, 'POST', `/conversations/${id}/report`, { reason: 'harassment' })
  const reports = () => m.get<{ id: number; settledAt: string | null }[]>('organizer1', '/message_reports')
  const before = (await reports()).length
  expect(
    (await Promise.all(Array.from({ length: 10 }, () => report('contactA')))).map(one => one.statusCode),
  ).toEqual(Array.from({ length: 10 }, () => 204))
  for (const who of ['organizer2', 'visitor2'] as const) expect((await report(who)).statusCode).toBe(404)
  const all = await reports()
  expect(all).toHaveLength(before + 1)
  const [found] = all
  expect(found).toMatchObject({ about: 'person', author: { firstName: 'visitor1' }, booth: null })
  const open = async (of = found?.id) =>
    (
      await m.get<{ messages: { text: string; call: object | null }[] }>(
        'organizer1',
        `/message_reports/${of}`,
      )
    ).messages
  expect(await open()).toEqual([])
  for (let at = 0; at < 25; at += 1) await m.write('contactA', id, `text ${at}`)
  await m.run(sql`insert into direct_message (conversation_id, side, author_id, kind, call_state, call_duration)
    values (${id}, 2, ${people.visitor1.id}, 'call', 'ended', 61)`)
  expect(await open()).toEqual([])
  expect((await m.send('organizer1', 'POST', `/message_reports/${found?.id}/settle`)).statusCode).toBe(204)
  expect((await report('contactA')).statusCode).toBe(204)
  const [again] = await reports()
  expect(again).toMatchObject({ settledAt: null })
  await m.write('contactA', id, 'written later')
  const read = await open(again?.id)
  expect(read.map(({ text }) => text)).toEqual([
    ...Array.from({ length: 19 }, (_, at) => `text ${at + 6}`),
    '',
  ])
  expect(read.at(-1)?.call).toEqual({ state: 'ended', duration: 61 })
})

it('a booth is reported by the name of its firm, and whoever writes for it reports its visitor', async () => {
  const { id } = await m.open('visitor1', m.booth('a'))
  await m.write('visitor1', id, 'Hello')
  const report = (who: Name, conversation: number, reason: string) =>
    m.send(who, 'POST', `/conversations/${conversation}/report`, { reason })
  expect((await report('visitor1', id, 'spam')).statusCode).toBe(204)
  expect((await report('contactA', id, 'insult')).statusCode).toBe(204)
  const found = await m.get<{ id: number }[]>('organizer1', '/message_reports')
  expect(found).toMatchObject([
    { about: 'person', author: { firstName: 'visitor1' }, booth: null },
    { about: 'booth', author: null, booth: { firm: 'Firm A' } },
  ])
  const [person = 0, booth = 0] = found.map(one => one.id)
  expect((await m.send('organizer1', 'POST', `/message_reports/${booth}/settle`)).statusCode).toBe(204)
  const listed = async (query: string) =>
    (await m.get<{ id: number }[]>('organizer1', `/message_reports?${query}`)).map(one => one.id)
  const inOrder: Record<string, number[]> = {
    author: [booth, person],
    about: [booth, person],
    reason: [person, booth],
    reporter: [person, booth],
    state: [person, booth],
    createdAt: [booth, person],
  }
  for (const [order, expected] of Object.entries(inOrder)) {
    expect(await listed(`order=${order}`), order).toEqual(expected)
    expect(await listed(`order=-${order}`), `-${order}`).toEqual(expected.toReversed())
  }
  const other = await m.open('visitor2', m.booth('a'))
  await report('visitor2', other.id, 'spam')
  const [latest = 0] = await listed('order=-createdAt')
  for (const [order, expected] of [
    ['about', [latest, booth, person]],
    ['-about', [person, latest, booth]],
  ] as const)
    expect(
      [
        await listed(`order=${order}&itemsPerPage=2&page=1`),
        await listed(`order=${order}&itemsPerPage=2&page=2`),
      ].flat(),
      order,
    ).toEqual(expected)
  expect((await m.send('organizer1', 'GET', '/message_reports?order=note')).statusCode).toBe(400)
})

it('a report of a conversation in which nothing was written outlives it, and nobody reads or settles what is reported of themselves', async () => {
  const { id } = await m.open('visitor1', m.personal('organizer1'))
  await m.send('visitor1', 'POST', `/conversations/${id}/report`, { reason: 'insult' })
  await m.run(sql`update conversation set created_at = now() - interval '2 days' where id = ${id}`)
  await sweepConversations(m.platform.services)
  const [found] = await m.get<{ id: number; about: string }[]>('superOrganizer', '/message_reports')
  expect(found).toMatchObject({ about: 'person', author: { firstName: 'organizer1' } })
  const own = await m.get<{ id: number }[]>('organizer1', '/message_reports')
  expect(own.map(one => one.id)).not.toContain(found?.id)
  for (const [method, url] of [
    ['GET', `/message_reports/${found?.id}`],
    ['POST', `/message_reports/${found?.id}/settle`],
  ] as const)
    expect((await m.send('organizer1', method, url)).statusCode).toBe(404)
})

it('what is said anew of a report that waits is kept with it, once and no more often than the table holds; settled, it begins another', async () => {
  const { id } = await m.open('visitor1', m.personal('organizer1'))
  await m.write('visitor1', id, 'first')
  const report = (reason: string, note?: string) =>
    m.send('organizer1', 'POST', `/conversations/${id}/report`, { reason, ...(note && { note }) })
  type Report = { id: number; reason: string; repeats: { reason: string; note: string; createdAt: string }[] }
  const waiting = async () =>
    (await m.get<(Report & { settledAt: string | null })[]>('superAdmin', '/message_reports')).filter(
      one => one.settledAt === null,
    )
  expect((await report('spam')).statusCode).toBe(204)
  for (let at = 0; at < 25; at += 1) await m.write('visitor1', id, `later ${at}`)
  const codes = await Promise.all(Array.from({ length: 10 }, () => report('harassment', 'Again')))
  expect(codes.map(one => one.statusCode)).toEqual(Array.from({ length: 10 }, () => 204))
  const [found, ...others] = await waiting()
  expect(others).toEqual([])
  expect(found).toMatchObject({ reason: 'spam', repeats: [{ reason: 'harassment', note: 'Again' }] })
  expect(Date.parse(found?.repeats[0]?.createdAt ?? '')).not.toBeNaN()
  const opened = await m.get<{ messages: { text: string }[] }>('superAdmin', `/message_reports/${found?.id}`)
  expect(opened.messages.map(({ text }) => text)).toEqual([
    'first',
    ...Array.from({ length: 20 }, (_, at) => `later ${at + 5}`),
  ])
  await m.run(sql`update message_report set repeats = (select jsonb_agg(repeats->0 || jsonb_build_object('note', at::text))
    from generate_series(1, 20) at) where id = ${found?.id}`)
  expect((await report('other', 'One too many')).statusCode).toBe(204)
  expect((await waiting())[0]?.repeats).toHaveLength(20)
  expect((await m.send('superAdmin', 'POST', `/message_reports/${found?.id}/settle`)).statusCode).toBe(204)
  expect((await report('other', 'New')).statusCode).toBe(204)
  expect(await waiting()).toMatchObject([{ reason: 'other', repeats: [] }])
})
