import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { statisticsFixture } from '#app/server/testing/statistics-fixture.ts'
import { fairStatus } from '#domain/fairs/contract/statuses.ts'
import { many } from '#platform/server/database/rows.ts'
import type { StatToken } from '../contract/recording.ts'

type Fixture = Awaited<ReturnType<typeof statisticsFixture>>
let f: Fixture
const start = new Date('2026-11-24T09:00:00Z')
beforeAll(async () => {
  f = await statisticsFixture()
})
beforeEach(async () => {
  await f.platform.startAgain()
  f.clock.at = start
})
afterAll(() => f.close())

const inCookie = { 'x-auth-mode': 'cookie' }
const token = (fairId: number, headers: object = {}) =>
  f.send(null, 'GET', `/get/token?fairId=${fairId}`, undefined, headers)
const mode = (statMode: string) =>
  f.run(sql`update fair set stat_mode = ${statMode}, stat_stated_at = now() where id = ${f.fair}`)
/** What is kept of visitors: how many views, and of how many browsers. */
const kept = async () => {
  const events = await f.naive()
  return { events: events.length, visitors: new Set(events.flatMap(({ visitor }) => visitor ?? [])).size }
}

describe('before a yes', () => {
  it('a browser gets no identifier, and its views count as nobody’s', async () => {
    const answer = await token(f.fair, inCookie)
    expect(answer.json()).toEqual({ mode: 'ask', choice: null, token: null, expiresAt: null })
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect((await f.did(null, [f.view('fairs', f.fair)])).json()).toEqual({ counted: 1 })
    expect(await kept()).toEqual({ events: 1, visitors: 0 })
  })

  it('who names no fair is told of the first that they may know of', async () => {
    const answer = await f.send(null, 'GET', '/get/token')
    expect([answer.statusCode, answer.json()]).toEqual([200, (await token(f.fair)).json()])
  })

  it('no seconds count, since nothing says whose they are', async () => {
    const stay = { type: 'stay', resourceType: 'fairs', resourceId: f.fair, value: 60 } as const
    expect((await f.did(null, [stay])).json()).toEqual({ counted: 0 })
  })
})

describe('a choice', () => {
  const choose = (choice: 'yes' | 'no', headers: object = {}) =>
    f.send(null, 'POST', '/choice', { fairId: f.fair, choice }, headers)

  it('of yes gives a token that no page and no other call carries, for a year from its making', async () => {
    const answer = await choose('yes', inCookie)
    expect(answer.json<StatToken>()).toMatchObject({ choice: 'yes', token: 'cookie' })
    const [cookie] = answer.cookies
    expect(cookie).toMatchObject({ path: '/api/stats', httpOnly: true, sameSite: 'Lax' })
    expect(cookie?.expires).toEqual(new Date('2027-11-24T09:00:00Z'))
    f.later(100 * 24 * 3600)
    const again = await token(f.fair, { ...inCookie, cookie: `${cookie?.name}=${cookie?.value}` })
    expect(again.json<StatToken>()).toMatchObject({ choice: 'yes', expiresAt: '2027-11-24T09:00:00.000Z' })
    expect(again.headers['set-cookie']).toBeUndefined()
  })

  it('of yes is asked for again after half a year, and is of the same visitor then', async () => {
    const first = await choose('yes', inCookie)
    const [cookie] = first.cookies
    const headers = { ...inCookie, cookie: `${cookie?.name}=${cookie?.value}` }
    f.later(200 * 24 * 3600)
    expect((await token(f.fair, headers)).json<StatToken>()).toMatchObject({ choice: null, token: null })
    expect((await choose('yes', headers)).json<StatToken>().expiresAt).toBe('2027-11-24T09:00:00.000Z')
  })

  it('of no is kept without an identifier, and nobody is counted after it', async () => {
    const answer = await choose('no', inCookie)
    const [cookie] = answer.cookies
    expect(cookie?.value).toBe('no')
    await mode('exempt')
    const headers = { ...inCookie, cookie: `${cookie?.name}=no` }
    expect((await token(f.fair, headers)).json<StatToken>()).toMatchObject({ choice: 'no', token: null })
  })

  it('of no tells the token once that the browser had, by which what it did can still be forgotten', async () => {
    const [cookie] = (await choose('yes', inCookie)).cookies
    const headers = { ...inCookie, cookie: `${cookie?.name}=${cookie?.value}` }
    await f.send(null, 'POST', '/create', { ...f.view('fairs', f.fair), token: 'cookie' }, headers)
    expect(await kept()).toEqual({ events: 1, visitors: 1 })
    const { left } = (await choose('no', headers)).json<StatToken>()
    const again = (await choose('no', { ...inCookie, cookie: `${cookie?.name}=no` })).json<StatToken>()
    expect(again).not.toHaveProperty('left')
    await f.addUp()
    const forgotten = await f.send(null, 'DELETE', `/mine?fairId=${f.fair}&token=${left}`)
    expect(forgotten.json()).toEqual({ visits: 1 })
    expect(await kept()).toEqual({ events: 1, visitors: 0 })
  })

  it('is no where the browser says so of all sites', async () => {
    await mode('exempt')
    const silent = { ...inCookie, 'sec-gpc': '1' }
    expect((await token(f.fair, silent)).json<StatToken>()).toMatchObject({ choice: 'no', token: null })
    expect((await choose('yes', silent)).json<StatToken>()).toMatchObject({ choice: 'no', token: null })
    const given = await f.agreed()
    await f.send(null, 'POST', '/create', { ...f.view('fairs', f.fair), token: given }, { 'sec-gpc': '1' })
    expect(await kept()).toEqual({ events: 1, visitors: 0 })
  })

  it('is not asked of a program, which gets no number either', async () => {
    const program = { ...inCookie, 'user-agent': 'Mozilla/5.0 HeadlessChrome/130.0.0.0 Safari/537.36' }
    for (const of of ['ask', 'exempt']) {
      await mode(of)
      expect((await token(f.fair, program)).json<StatToken>()).toMatchObject({ choice: 'no', token: null })
    }
  })

  it('is not asked for where a fair counts without it, and counts nothing where a fair is off', async () => {
    await mode('exempt')
    const given = await token(f.fair, inCookie)
    expect(given.json<StatToken>()).toMatchObject({ choice: null, token: 'cookie' })
    const [cookie] = given.cookies
    const kept = { ...inCookie, cookie: `${cookie?.name}=${cookie?.value}` }
    await mode('ask')
    expect((await token(f.fair, kept)).json<StatToken>(), 'nobody was asked').toMatchObject({
      choice: null,
      token: null,
    })
    await mode('off')
    expect((await token(f.fair)).json<StatToken>()).toMatchObject({ mode: 'off', choice: null, token: null })
    expect((await f.did(null, [f.view('fairs', f.fair)])).json()).toEqual({ counted: 0 })
    expect((await f.naive()).length).toBe(0)
  })

  it('makes no visitors by the thousand: an address has so many tokens an hour', async () => {
    await choose('yes')
    await f.run(sql`update rate_limit set count = 1000 where key like 'stat-choice:%'`)
    expect((await choose('yes')).statusCode).toBe(429)
    expect((await choose('no')).statusCode).toBe(200)
  })
})

describe('a token', () => {
  it('that is forged, of another fair, too old or of another kind is nobody’s: the view counts', async () => {
    const good = await f.agreed()
    const [random, , made, agreedAt, signature] = good.split('.')
    const forged = `${'A'.repeat(22)}.${f.fair}.${made}.${agreedAt}.${signature}`
    const later = `${random}.${f.fair}.${Number(made) + 1}.${agreedAt}.${signature}`
    const foreign = await f.agreed('organizer2', f.seeded.fairs.fair2)
    const session = (await f.platform.as('visitor1')).authorization?.slice('Bearer '.length)
    const bad = [forged, later, foreign, session?.slice(0, 200), 'x', ''].flatMap(one => one ?? [])
    for (const one of bad) {
      f.later(60)
      const answer = await f.did(one, [f.view('fairs', f.fair)])
      expect([answer.statusCode, answer.json().counted], one).toEqual([201, 1])
    }
    f.later(366 * 24 * 3600)
    await f.did(good, [f.view('fairs', f.fair)])
    expect(await kept()).toEqual({ events: bad.length + 1, visitors: 0 })
  })

  it('is no bearer of any other call', async () => {
    const answer = await f.platform.app.inject({
      url: '/api/user/detail',
      headers: { authorization: `Bearer ${await f.agreed()}` },
    })
    expect(answer.statusCode).toBe(401)
  })

  it('makes another visitor in each fair', async () => {
    await f.run(sql`update fair set is_public_access = true, fair_status_id = ${fairStatus.open}`)
    for (const fair of [f.fair, f.seeded.fairs.fair2])
      await f.did(await f.agreed(null, fair), [f.view('fairs', fair)])
    const numbers = await many<{ visitor: string }>(f.db)`select distinct visitor::text from stat_inbox`
    expect(numbers).toHaveLength(2)
  })
})

describe('what is sent', () => {
  it('is 404 where it may not be seen, and of several what may be seen counts', async () => {
    const { stands, fairs, halls } = f.seeded
    const hidden = [
      f.view('stands', stands.hidden),
      f.view('stands', stands.z),
      f.view('fair_halls', halls.hidden),
      f.view('fairs', fairs.fair2),
      f.view('stands', 2_000_000_000),
    ]
    for (const one of hidden) expect((await f.did(null, [one])).statusCode, JSON.stringify(one)).toBe(404)
    expect((await f.did(null, [...hidden, f.view('stands', stands.a)])).json()).toEqual({ counted: 1 })
    const [only] = await f.naive()
    expect(only).toMatchObject({ id: stands.a, stand: stands.a })
  })

  it('belongs to the fair of what it names: another one is refused', async () => {
    const { stands, fairs, firms } = f.seeded
    const named = (fairId: number) =>
      f.send(null, 'POST', '/create', { ...f.view('stands', stands.a), fairId })
    expect((await named(fairs.fair2)).statusCode).toBe(422)
    expect((await named(fairs.fair1)).statusCode).toBe(201)
    expect((await f.did(null, [f.view('firms', firms.a)])).statusCode).toBe(422)
    expect((await f.did(null, [f.view('firms', firms.a)], null, fairs.fair1)).statusCode).toBe(201)
    expect((await f.did(null, [f.view('firms', firms.a)], null, fairs.fair2)).statusCode).toBe(404)
    expect((await f.send(null, 'POST', '/create', {})).statusCode).toBe(422)
  })

  it('is a finite number of seconds in range, and nothing of a person', async () => {
    const stay = { type: 'stay', resourceType: 'fairs', resourceId: f.fair }
    const raw = (body: string) =>
      f.platform.app.inject({
        method: 'POST',
        url: '/api/stats/create',
        headers: { 'content-type': 'application/json' },
        payload: body,
      })
    for (const value of ['1e308', '-1', '1801', '"60"', 'null', 'NaN', '1e999'])
      expect(
        (await raw(JSON.stringify(stay).replace('}', `,"value":${value}}`))).statusCode,
        value,
      ).toBeOneOf([400, 422])
    for (const more of [{ userId: 1 }, { at: '2020-01-01T00:00:00Z' }, { resourceType: 'users' }])
      expect((await f.send(null, 'POST', '/create', { ...stay, ...more })).statusCode).toBeOneOf([400, 422])
    const many = Array.from({ length: 51 }, () => f.view('fairs', f.fair))
    expect((await f.did(null, many)).statusCode).toBeOneOf([400, 422])
    expect(await kept()).toEqual({ events: 0, visitors: 0 })
  })

  it('counts once within half a minute, also when it is sent fifty times at once', async () => {
    const visitor = await f.agreed()
    const view = f.view('stands', f.seeded.stands.a)
    const answers = await Promise.all(Array.from({ length: 50 }, () => f.did(visitor, [view, view])))
    expect(answers.map(one => one.statusCode)).toEqual(answers.map(() => 201))
    expect(await kept()).toEqual({ events: 1, visitors: 1 })
    f.later(31)
    await f.did(visitor, [view])
    expect(await kept()).toEqual({ events: 2, visitors: 1 })
  })

  it('says of nobody that they stayed longer than time went by', async () => {
    const visitor = await f.agreed()
    const stay = (value: number) =>
      f.did(visitor, [{ type: 'stay', resourceType: 'stands', resourceId: f.seeded.stands.a, value }])
    for (let at = 0; at < 20; at += 1) {
      await stay(1700 + at)
      f.later(60)
    }
    const seconds = (await f.naive()).reduce((sum, one) => sum + one.seconds, 0)
    expect(seconds).toBe(1800 + 19 * 60)
  })

  it('is refused beyond sixty calls a minute of one browser, and six hundred of one address', async () => {
    const visitor = await f.agreed()
    const answers = await Promise.all(
      Array.from({ length: 61 }, () => f.did(visitor, [f.view('fairs', f.fair)])),
    )
    const refused = answers.filter(one => one.statusCode === 429)
    expect(refused).toHaveLength(1)
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
    await f.run(sql`update rate_limit set count = 600 where key like 'stat-ip:%'`)
    expect((await f.did(null, [f.view('fairs', f.fair)])).statusCode).toBe(429)
  })

  it('by a program is not counted', async () => {
    const answer = await f.send(null, 'POST', '/create', f.view('fairs', f.fair), {
      'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    })
    expect([answer.statusCode, answer.json()]).toEqual([201, { counted: 0 }])
  })
})

describe('who is counted', () => {
  const counted = async (who: Parameters<Fixture['send']>[0], stand = f.seeded.stands.b) =>
    (await f.did(null, [f.view('stands', stand)], who)).json().counted

  it('is nobody on a booth on which they work', async () => {
    const { stands } = f.seeded
    expect(await counted('contactA', stands.a)).toBe(0)
    expect(await counted('firmAdminA', stands.a)).toBe(0)
    expect(await counted('contactA', stands.b)).toBe(1)
    expect(await counted('visitor1', stands.a)).toBe(1)
  })

  it('is whom the fair says: all, visitors alone, or members', async () => {
    const set = (type: string) => f.run(sql`update fair set stat_user_type = ${type} where id = ${f.fair}`)
    const people = [null, 'visitor1', 'contactA', 'organizer1', 'superAdmin'] as const
    const all = async () => Promise.all(people.map(who => counted(who)))
    expect(await all()).toEqual([1, 1, 1, 1, 1])
    await set('visitors')
    expect(await all()).toEqual([1, 1, 0, 0, 0])
    await set('members')
    expect(await all()).toEqual([0, 1, 1, 1, 1])
  })

  it('is nobody in a fair that is in preparation, closed or in the trash', async () => {
    const status = (id: number) => f.run(sql`update fair set fair_status_id = ${id} where id = ${f.fair}`)
    const asOrganizer = async () => (await f.did(null, [f.view('fairs', f.fair)], 'organizer1')).statusCode
    for (const [id, expected] of [
      [fairStatus.preparation, 404],
      [fairStatus.open, 201],
      [fairStatus.finished, 201],
      [fairStatus.closed, 404],
    ] as const) {
      await status(id)
      expect(await asOrganizer(), String(id)).toBe(expected)
    }
    await status(fairStatus.open)
    await f.run(sql`update fair set trashed_at = now() where id = ${f.fair}`)
    expect((await f.did(null, [f.view('fairs', f.fair)])).statusCode).toBe(404)
    expect(await asOrganizer()).toBe(404)
    expect((await token(f.fair)).statusCode).toBe(404)
  })
})

it('forgetting leaves what was seen, and nobody who saw it', async () => {
  const { stands } = f.seeded
  const visitors = [await f.agreed(), await f.agreed()]
  for (const one of visitors) await f.did(one, [f.view('stands', stands.a)])
  await f.addUp()
  const forget = (sent: string) => f.send(null, 'DELETE', `/mine?fairId=${f.fair}&token=${sent}`)
  expect((await forget(visitors[0] ?? '')).json()).toEqual({ visits: 2 })
  expect((await forget('forged')).json()).toEqual({ visits: 0 })
  const { totals, measuredShare } = await f.figures('stands', stands.a)
  expect([totals.views, totals.visitors, measuredShare]).toEqual([2, 1, 0.5])
  expect(await kept()).toEqual({ events: 2, visitors: 1 })
})

it('no table of statistics has a person, a session, an address or a text', async () => {
  const columns = await many<{ table: string; column: string; type: string }>(f.db)`
    select table_name as table, column_name as column, ltrim(udt_name, '_') as type from information_schema.columns
    where table_schema = 'public' and table_name like 'stat\\_%' order by 1, 2`
  // Of lists too what they are made of.
  const types = new Set(columns.map(({ type }) => type))
  expect([...types].sort()).toEqual([
    'bool',
    'bytea',
    'date',
    'int2',
    'int4',
    'int8',
    'timestamptz',
    // which hours of a day
    'varbit',
  ])
  const named = new Set(
    columns.map(({ column }) => column).filter(column => /_id$|^visitor$|user/.test(column)),
  )
  expect([...named].sort()).toEqual(
    ['fair_id', 'from_id', 'hall_id', 'resource_id', 'stand_id', 'to_id', 'visitor'].sort(),
  )
  const keys = await many(f.db)`
    select 1 from pg_constraint where contype = 'f' and conrelid::regclass::text like 'stat\\_%'`
  expect(keys).toEqual([])
})
