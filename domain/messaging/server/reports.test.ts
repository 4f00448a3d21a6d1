import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MessagingFixture, messagingFixture, type Name } from '#app/server/testing/messaging-fixture.ts'
import { many } from '#platform/server/database/rows.ts'

let m: MessagingFixture
beforeAll(async () => {
  m = await messagingFixture()
})
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
