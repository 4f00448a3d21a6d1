import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect, disconnect } from '#app/server/testing/presence-fixture.ts'
import { type TestPlatform, testPlatform } from '#app/server/testing/test-platform.ts'
import { defaultTimeouts } from '#platform/server/http/timeouts.ts'
import { hubPath } from '#platform/server/hub/hub-path.ts'
import { type EventStream, eventStream } from '#platform/server/testing/event-stream.ts'

let platform: TestPlatform
let url: string
beforeAll(async () => {
  platform = await testPlatform({}, { ...defaultTimeouts, listeners: 100 })
  await platform.app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(platform.app.server.address() as AddressInfo).port}${hubPath}?match=`
})
afterAll(() => platform.close())

type Who = Parameters<TestPlatform['call']>[0]

/** What is told of a topic, one after the other. */
const listen = async (who: Who, topic: string) =>
  eventStream(url + topic, { headers: { ...(await platform.hears(who)), 'accept-encoding': 'gzip, br' } })

const told = (topic: string) => expect.objectContaining({ data: JSON.stringify({ topic }) })

const change = (who: Who, path: string, payload: object) =>
  platform.call(who, { method: 'PUT', url: `/api${path}`, payload })

describe('an open page', () => {
  it('of a hall, of a booth and of the fair hears that a booth was hidden, each once', async () => {
    const { fairs, halls, stands } = platform.seeded
    const topics = [`fair:${fairs.fair1}`, `hall:${halls.one}`, `stand:${stands.a}`]
    const pages = await Promise.all(topics.map(topic => listen(null, topic)))
    expect((await change('organizer1', `/stands/${stands.a}`, { isVisible: false })).statusCode).toBe(200)
    const [fair, hall, stand] = await Promise.all(pages.map(page => page.next()))
    expect([fair, hall]).toEqual(topics.slice(0, 2).map(told))
    // Whoever may hear no more of it may be let go of first.
    expect([told(`stand:${stands.a}`), undefined]).toContainEqual(stand)
    for (const page of pages) page.leave()
    await change('organizer1', `/stands/${stands.a}`, { isVisible: true })
  })

  it('hears nothing of another hall, and of its own again after many changes at once', async () => {
    const { halls, stands } = platform.seeded
    const here = await listen(null, `hall:${halls.one}`)
    const elsewhere = await listen('visitor9', `hall:${halls.two}`)
    for (const color of ['#111111', '#222222', '#333333'])
      expect((await change('organizer1', `/stands/${stands.a}`, { color })).statusCode).toBe(200)
    expect(await here.next()).toEqual(told(`hall:${halls.one}`))
    // However many were told as one: what comes after them is told as well.
    await change('organizer1', `/stands/${stands.a}`, { color: '#555555' })
    expect(await here.next()).toEqual(told(`hall:${halls.one}`))
    expect((await change('superAdmin', `/stands/${stands.z}`, { color: '#444444' })).statusCode).toBe(200)
    // The first thing that is told there is this last change.
    expect(await elsewhere.next()).toEqual(told(`hall:${halls.two}`))
    here.leave()
    elsewhere.leave()
  })

  it('hears of a change of its hall, and of the name of an exhibitor in it', async () => {
    const { firms, halls, stands } = platform.seeded
    const [hall, stand] = await Promise.all([
      listen(null, `hall:${halls.one}`),
      listen(null, `stand:${stands.b}`),
    ])
    expect((await change('organizer1', `/fair_halls/${halls.one}`, { color: '#123456' })).statusCode).toBe(
      200,
    )
    expect(await hall.next()).toEqual(told(`hall:${halls.one}`))
    expect(await stand.next()).toEqual(told(`stand:${stands.b}`))
    expect((await change('superAdmin', `/firms/${firms.b}`, { name: 'Firm B again' })).statusCode).toBe(200)
    expect(await stand.next()).toEqual(told(`stand:${stands.b}`))
    hall.leave()
    stand.leave()
  })
})

describe('the lamp of a booth', () => {
  const lit = (id: number, free: number, busy: number) => [
    { id, hall: platform.seeded.halls.one, free, busy },
  ]
  /** The next of which is told in full: a change of an earlier test may still be told as one. */
  const news = async (page: EventStream): Promise<unknown> => {
    const event = await page.next()
    return event?.event === 'lamps' ? JSON.parse(event.data ?? '').lamps : news(page)
  }
  /** Comes to the fair as its contact by a page that is open there. */
  const come = () => listen('contactA', `presence:${platform.seeded.fairs.fair1}`)
  const choose = async (choice: string) =>
    expect((await change('contactA', '/presence/choice', { choice })).statusCode).toBe(200)

  it('is told to the pages of its hall and its fair as it is now when its contact comes, is busy and goes, and not when they stay', async () => {
    const { fairs, halls, stands } = platform.seeded
    const pages = await Promise.all(
      [`hall:${halls.one}`, `fair:${fairs.fair1}`].map(topic => listen(null, topic)),
    )
    const heard = () => Promise.all(pages.map(news))
    const both = (lamp: ReturnType<typeof lit>) => [lamp, lamp]
    const contact = await come()
    expect(await heard()).toEqual(both(lit(stands.a, 1, 0)))
    const other = await come()
    contact.leave()
    await choose('busy')
    expect(await heard()).toEqual(both(lit(stands.a, 0, 1)))
    other.leave()
    expect(await heard()).toEqual(both(lit(stands.a, 0, 0)))
    await choose('free')
    for (const page of pages) page.leave()
  })

  it('is told to whoever stands before it as a change: they ask who is there', async () => {
    const { stands } = platform.seeded
    const page = await listen(null, `stand:${stands.a}`)
    const contact = await come()
    expect(await page.next()).toEqual(told(`stand:${stands.a}`))
    contact.leave()
    expect(await page.next()).toEqual(told(`stand:${stands.a}`))
    page.leave()
  })

  it('is told to go out when the process that held the page is gone, though nobody says so', async () => {
    const { fairs, halls, stands, people } = platform.seeded
    const { kysely } = platform.services.database
    const page = await listen(null, `hall:${halls.one}`)
    await connect(kysely, { fair: fairs.fair1, user: people.contactA.id })
    expect(await news(page)).toEqual(lit(stands.a, 1, 0))
    await sql`update presence_process set held_until = now() where id in (
      select process_id from presence_connection where user_id = ${people.contactA.id})`.execute(kysely)
    expect(await news(page)).toEqual(lit(stands.a, 0, 0))
    page.leave()
  })

  it('of a hidden booth is told to nobody', async () => {
    const { fairs, stands, people } = platform.seeded
    const { kysely } = platform.services.database
    const page = await listen('visitor1', `fair:${fairs.fair1}`)
    await sql`insert into stand_contact (stand_id, user_id) values (${stands.hidden}, ${people.contactA.id})`.execute(
      kysely,
    )
    await connect(kysely, { fair: fairs.fair1, user: people.contactA.id })
    // The other booth of theirs alone.
    expect(await news(page)).toEqual(lit(stands.a, 1, 0))
    await disconnect(kysely)
    await sql`delete from stand_contact where stand_id = ${stands.hidden}`.execute(kysely)
    page.leave()
  })
})

describe('the live channel', () => {
  it('is open to whoever may walk through the fair, and to nobody else', async () => {
    const { halls, fairs } = platform.seeded
    const status = async (who: Who, topic: string) => {
      const { response, leave } = await listen(who, topic)
      leave()
      return response.status
    }
    expect(await status(null, `hall:${halls.two}`)).toBe(401)
    expect(await status('visitor1', `hall:${halls.two}`)).toBe(403)
    expect(await status('visitor1', `fair:${fairs.fair2}`)).toBe(403)
    expect(await status('visitor9', `hall:${halls.two}`)).toBe(200)
    for (const topic of ['stand:0', 'stand:99999999', 'users:1', 'hall:', '*'])
      expect(await status('visitor1', topic), topic).toBe(403)
  })

  it('is closed to whoever loses the right to it, and to nobody else', async () => {
    const { fairs, stands, people } = platform.seeded
    const topic = `fair:${fairs.fair2}`
    const other = await listen('organizer2', topic)
    const losses = [
      [
        'update fair_user set is_validated = 2 where user_id =',
        'update fair_user set is_validated = 1 where user_id =',
      ],
      ['update app_user set is_validated = 2 where id =', 'update app_user set is_validated = 1 where id ='],
      [
        'update app_user set is_disabled = true where id =',
        'update app_user set is_disabled = false where id =',
      ],
      ['update session set revoked_at = now() where user_id =', 'select'],
    ]
    for (const [loss = '', back = ''] of losses) {
      const gone = await listen('visitor9', topic)
      for (const words of [loss, back]) {
        await sql`${sql.raw(words)} ${people.visitor9.id}`.execute(platform.services.database.kysely)
        if (words === loss) expect(await gone.next(), loss).toBeUndefined()
      }
    }
    expect((await change('superAdmin', `/stands/${stands.z}`, { isVisible: false })).statusCode).toBe(200)
    expect(await other.next()).toEqual(told(topic))
    other.leave()
  })

  it('tells of a hidden place as little as of none, but to those whose place it is', async () => {
    const { halls, stands } = platform.seeded
    const status = async (who: Who, topic: string) => {
      const { response, leave } = await listen(who, topic)
      leave()
      return response.status
    }
    for (const topic of [`stand:${stands.hidden}`, `hall:${halls.hidden}`]) {
      for (const who of ['visitor1', 'firmAdminA', 'press'] as const)
        expect(await status(who, topic), `${who} ${topic}`).toBe(403)
      expect(await status(null, topic), topic).toBe(await status(null, 'stand:99999999'))
      expect(await status('organizer1', topic), topic).toBe(200)
    }
    expect(await status('firmAdminB', `stand:${stands.hidden}`)).toBe(200)
  })

  it('is closed to strangers when the fair is no longer for all, and when a booth or a hall is hidden', async () => {
    const { fairs, halls, stands } = platform.seeded
    const { kysely } = platform.services.database
    const topics = {
      fair: `fair:${fairs.fair1}`,
      hall: `hall:${halls.one}`,
      stand: `stand:${stands.b}`,
    }
    const ended = async (lines: EventStream[]) => {
      for (const line of lines) {
        let said = await line.next()
        while (said !== undefined) said = await line.next()
      }
    }
    const shut = async (words: string, id: number, which: (keyof typeof topics)[]) => {
      const [, column = '', table = ''] = /(\w+) of (\w+)/.exec(words) ?? []
      const lines = await Promise.all(
        which.flatMap(one => ([null, 'visitor9'] as const).map(who => listen(who, topics[one]))),
      )
      const set = (to: boolean) =>
        sql`update ${sql.table(table)} set ${sql.ref(column)} = ${to} where id = ${id}`.execute(kysely)
      await set(false)
      await ended(lines)
      await set(true)
    }
    await shut('is_public_access of fair', fairs.fair1, ['fair', 'hall', 'stand'])
    await shut('is_visible of stand', stands.b, ['stand'])
    await shut('is_visible of fair_hall', halls.one, ['hall', 'stand'])
  })
})
