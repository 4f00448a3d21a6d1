import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ConferenceFixture, conferenceFixture } from '#app/server/testing/conference-fixture.ts'
import type { Name } from '#app/server/testing/messaging-fixture.ts'
import { many } from '#platform/server/database/rows.ts'
import { type CalendarFeed, feedsMost } from '../../contract/feeds.ts'

let f: ConferenceFixture
beforeAll(async () => {
  f = await conferenceFixture()
})
beforeEach(() => f.startAgain())
afterAll(() => f.platform.close())

type Opened = CalendarFeed & { url: string }
const open = (who: Name = 'visitor1', body: object = {}) =>
  f.done<Opened>(who, 'POST', '/agenda/feeds', { fair: f.fair, ...body })
/** As a calendar reads it: with nothing but its address. */
const read = (feed: Opened, headers: object = {}) =>
  f.platform.call(null, { url: new URL(feed.url).pathname, headers: { ...headers } })
const kept = async (who: Name, body: object = {}) => {
  const id = await f.published({
    begin: '2036-06-01T10:00:00Z',
    end: '2036-06-01T11:00:00Z',
    ...body,
  })
  await f.done(who, 'POST', '/agenda_entries', { conference: id })
  return id
}

describe('a feed', () => {
  it('is read by its address: one’s own agenda, with times in UTC, an alarm where asked for, and nobody’s name', async () => {
    const id = await kept('visitor1', { title: 'Mine' })
    await kept('visitor2', { title: 'Theirs' })
    const feed = await open('visitor1', { alarmMinutes: 10 })
    const answer = await read(feed)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
    for (const part of ['SUMMARY:Mine', 'DTSTART:20360601T100000Z', `UID:conference-${id}@`, 'BEGIN:VALARM'])
      expect(answer.body).toContain(part)
    const { email, firstName, lastName } = { firstName: '', lastName: '', ...f.seeded.people.visitor1 }
    for (const word of ['Theirs', email, firstName, lastName].filter(Boolean))
      expect(answer.body).not.toContain(word)
    expect((await read(await open('visitor1'))).body).not.toContain('VALARM')
  })

  it('follows what is moved, cancelled and taken out', async () => {
    const id = await kept('visitor1')
    const feed = await open()
    const line = async (name: string) =>
      (await read(feed)).body.split('\r\n').find(one => one.startsWith(`${name}:`))
    expect(await line('SEQUENCE')).toBe('SEQUENCE:0')
    await f.done('organizer1', 'PUT', `/conferences/${id}`, {
      begin: '2036-06-01T12:00:00Z',
      end: '2036-06-01T13:00:00Z',
    })
    expect([await line('SEQUENCE'), await line('DTSTART')]).toEqual([
      'SEQUENCE:1',
      'DTSTART:20360601T120000Z',
    ])
    await f.done('organizer1', 'POST', `/conferences/${id}/cancel`, {})
    expect([await line('SEQUENCE'), await line('STATUS')]).toEqual(['SEQUENCE:2', 'STATUS:CANCELLED'])
    await f.run(sql`update conference set changed_at = now() - interval '31 days' where id = ${id}`)
    expect(await line('UID')).toBeUndefined()
  })

  it('that is revoked is gone: 410; and so it is for whoever leaves the fair', async () => {
    const [feed, other] = [await open(), await open('visitor2')]
    const { etag } = (await read(feed)).headers
    expect((await read(feed, { 'if-none-match': String(etag) })).statusCode).toBe(304)
    expect(await f.said('visitor2', 'DELETE', `/agenda/feeds/${feed.id}`)).toEqual([204, undefined])
    expect((await read(feed)).statusCode).toBe(200)
    await f.done('visitor1', 'DELETE', `/agenda/feeds/${feed.id}`)
    await f.done('visitor1', 'DELETE', `/agenda/feeds/${feed.id}`)
    expect((await read(feed, { 'if-none-match': String(etag) })).statusCode).toBe(410)
    await f.run(sql`update fair_user set is_validated = 2 where user_id = ${f.seeded.people.visitor2.id}`)
    expect((await read(other)).statusCode).toBe(410)
    const unknown = { ...feed, url: feed.url.replace(/feeds\/../, 'feeds/xx') }
    expect((await read(unknown)).statusCode).toBe(404)
  })

  it('stands nowhere but in its address', async () => {
    const feed = await open()
    const token = /feeds\/([\w-]{22})\//.exec(feed.url)?.[1] ?? ''
    expect(token).toHaveLength(22)
    const listed = await f.ask('visitor1', 'GET', `/agenda/feeds?fair=${f.fair}`)
    expect([listed.json().length, listed.body.includes(token)]).toEqual([1, false])
    const kept = await many<{ row: string }>(f.db)`
      select row_to_json(k)::text as row from calendar_feed k
      union all select row_to_json(a)::text from audit_log a`
    expect(kept.some(({ row }) => row.includes(token))).toBe(false)
  })

  it('is one of ten at most, opened by members of the fair alone', async () => {
    await f.done('visitor1', 'GET', `/agenda/feeds?fair=${f.fair}`)
    const answers = await Promise.all(
      Array.from({ length: feedsMost + 5 }, () =>
        f.ask('visitor1', 'POST', '/agenda/feeds', { fair: f.fair }),
      ),
    )
    expect(answers.filter(answer => answer.statusCode === 201)).toHaveLength(feedsMost)
    expect(await f.said('visitor9', 'POST', '/agenda/feeds', { fair: f.fair })).toEqual([403, 'forbidden'])
    await f.setFair(sql`is_using_conference_module = false`)
    expect(await f.said('visitor2', 'POST', '/agenda/feeds', { fair: f.fair })).toEqual([
      403,
      'module_disabled',
    ])
  })
})

it('a session is downloaded by whoever sees it', async () => {
  const id = await kept('visitor1', { title: 'Mine' })
  const url = `/conferences/${id}/calendar.ics`
  expect((await f.send(null, 'GET', url)).body).toContain('SUMMARY:Mine')
  const draft = await f.conference()
  expect(await f.said('visitor1', 'GET', `/conferences/${draft}/calendar.ics`)).toEqual([404, 'not_found'])
})
