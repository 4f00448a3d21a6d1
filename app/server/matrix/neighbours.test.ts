import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { many } from '#platform/server/database/rows.ts'
import { type TestPlatform, testPlatform } from '../testing/test-platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

const post = (who: Parameters<TestPlatform['call']>[0], url: string, payload: object) =>
  platform.call(who, { method: 'POST', url: `/api${url}`, payload })

it('an organizer takes no firm of another fair into the own one, even where everybody may see it', async () => {
  const { fairs, firms } = platform.seeded
  expect((await platform.call('organizer2', { url: `/api/firms/${firms.a}` })).statusCode).toBe(200)
  expect((await post('organizer2', '/fair_firms', { fair: fairs.fair2, firm: firms.a })).statusCode).toBe(422)
  expect((await post('superAdmin', '/fair_firms', { fair: fairs.fair2, firm: firms.a })).statusCode).toBe(201)
})

it('an organizer who deletes a firm that is in another fair too takes it out of the own fair only', async () => {
  const { fairs, firms } = platform.seeded
  const removed = await platform.call('organizer2', { method: 'DELETE', url: `/api/firms/${firms.a}` })
  expect(removed.statusCode).toBe(204)
  const rows = await many(platform.services.database.kysely)`
    select (select json_agg(fair_id) from fair_firm where firm_id = ${firms.a}) as fairs,
      (select count(*)::int from stand where firm_id = ${firms.a}) as stands`
  expect(rows).toEqual([{ fairs: [fairs.fair1], stands: 1 }])
})

it('a firm that is deleted from its only fair is gone', async () => {
  const { firms } = platform.seeded
  const removed = await platform.call('organizer2', { method: 'DELETE', url: `/api/firms/${firms.z}` })
  expect(removed.statusCode).toBe(204)
  expect((await platform.call('superAdmin', { url: `/api/firms/${firms.z}` })).statusCode).toBe(404)
})

it('a filter gives no signal of what is hidden: neither of memberships elsewhere nor of hidden stands', async () => {
  const { fairs, firms, stands } = platform.seeded
  const { kysely } = platform.services.database
  /** What is found; a filter that is refused finds nothing either. */
  const ids = async (who: Parameters<TestPlatform['call']>[0], query: string) => {
    const answer = await platform.call(who, { url: `/api/firms?${query}` })
    expect([200, 400]).toContain(answer.statusCode)
    return answer.statusCode === 200 ? answer.json().map((one: { id: number }) => one.id) : []
  }
  await sql`insert into fair_firm (fair_id, firm_id) values (${fairs.fair2}, ${firms.b})`.execute(kysely)
  expect(await ids('organizer1', `fairFirms.fair=${fairs.fair2}`)).toEqual([])
  expect(await ids('visitor1', 'fairFirms.isValidated=0')).toEqual([])
  expect(await ids('organizer1', `fairFirms.fair=${fairs.fair1}`)).toContain(firms.b)
  await sql`delete from stand where id = ${stands.b}`.execute(kysely)
  expect(await ids('visitor1', 'exists[stands]=true')).not.toContain(firms.b)
  expect(await ids('organizer1', 'exists[stands]=true')).toContain(firms.b)
})

it('another fair is not opened by naming it: neither beside the address nor in it', async () => {
  const { fairs } = platform.seeded
  const named = {
    fair: String(fairs.fair2),
    'x-fair': 'fair-two',
    salon: 'fair-two',
    referer: '/fair-two/',
    cookie: 'fair=2',
  }
  let compared = 0
  for (const who of ['visitor1', 'organizer1', 'firmAdminA', null] as const)
    for (const list of [
      'stands',
      'fair_halls',
      'firms',
      'fair_users',
      'stand_contacts',
      'header_buttons',
      'fairs',
    ]) {
      const plain = await platform.call(who, { url: `/api/${list}?pagination=false` })
      const with2 = await platform.call(who, { url: `/api/${list}?pagination=false`, headers: named })
      expect([with2.statusCode, with2.body], `${who} ${list}`).toEqual([plain.statusCode, plain.body])
      if (plain.statusCode !== 200) continue
      const seen = plain.json().map((one: { id: number }) => one.id)
      for (const query of [`fair=${fairs.fair2}`, `locale=fr&fair=/api/fairs/${fairs.fair2}`]) {
        const narrowed = await platform.call(who, { url: `/api/${list}?pagination=false&${query}` })
        const found = narrowed.statusCode === 200 ? narrowed.json() : []
        expect(
          found.filter((one: { id: number }) => !seen.includes(one.id)),
          `${who} ${list}?${query}`,
        ).toEqual([])
        compared += 1
      }
    }
  expect(compared).toBeGreaterThan(30)
})

it('a fair is open to strangers for as long as it says so, and not a moment longer', async () => {
  const { fairs, halls, stands, firms } = platform.seeded
  const urls = [
    `visit/halls?fair=${fairs.fair1}`,
    `visit/halls/${halls.one}`,
    `visit/stands/${stands.a}`,
    `fair_halls/light?fair=${fairs.fair1}`,
    `fair_halls/${halls.one}/stands`,
    `stands/${stands.a}`,
    `firms/${firms.a}`,
    `stands?fair=${fairs.fair1}`,
    `fair_halls?fair=${fairs.fair1}`,
    'firms',
    'firms/light',
    `firms/front/list?fair=${fairs.fair1}`,
  ]
  const told = async () =>
    Promise.all(
      urls.map(async url => {
        const { statusCode, body } = await platform.call(null, { url: `/api/${url}` })
        return statusCode === 200 && body !== '[]' ? 'open' : statusCode === 200 ? 'empty' : statusCode
      }),
    )
  const open = (isOpen: boolean) =>
    sql`update fair set is_public_access = ${isOpen} where id = ${fairs.fair1}`.execute(
      platform.services.database.kysely,
    )
  expect(await told()).toEqual(urls.map(() => 'open'))
  await open(false)
  const shut = await told()
  expect(shut.slice(0, 5)).toEqual(Array(5).fill(401))
  for (const [at, one] of shut.entries()) expect(['empty', 401, 404], urls[at]).toContain(one)
  await open(true)
  expect(await told()).toEqual(urls.map(() => 'open'))
})

it('whoever walks through the numbers of all people finds cards of the own fair, and no address', async () => {
  const everybody = Object.values(platform.seeded.people)
  for (const [who, other] of [
    ['visitor1', /visitor[29]|firmAdminZ|organizer2/],
    ['visitor9', /visitor[12]|firmAdmin[AB]|contact[AB]|organizer1/],
  ] as const) {
    let cards = 0
    for (const { id, email } of everybody) {
      const self = id === platform.seeded.people[who].id
      const record = await platform.call(who, { url: `/api/users/${id}` })
      expect(record.statusCode, `${who} ${email}`).toBe(self ? 200 : 404)
      const card = await platform.call(who, { url: `/api/users/${id}/bcard` })
      if (card.statusCode === 200) cards += 1
      else expect(card.statusCode).toBe(404)
      if (!self) expect(card.body, `${who} ${email}`).not.toMatch(/@small|CANARY/)
      if (card.statusCode === 200) expect(card.json().firstName).not.toMatch(other)
    }
    expect(cards).toBeGreaterThan(1)
  }
})

it('of two who write on the same version the later one is told, on every resource that keeps versions', async () => {
  const { firms, stands, fairs, halls, people } = platform.seeded
  for (const url of [
    `firms/${firms.b}`,
    `stands/${stands.a}`,
    `fairs/${fairs.fair1}`,
    `fair_halls/${halls.one}`,
    `users/${people.visitor1.id}`,
  ]) {
    const { headers } = await platform.call('superAdmin', { url: `/api/${url}` })
    const write = () =>
      platform.call('superAdmin', {
        method: 'PUT',
        url: `/api/${url}`,
        headers: { 'if-match': String(headers.etag) },
        payload: {},
      })
    expect([(await write()).statusCode, (await write()).statusCode], url).toEqual([200, 412])
  }
})
