import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { connect, disconnect, tellLamps } from '#app/server/testing/presence-fixture.ts'
import { type TestPlatform, testPlatform } from './testing/test-platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
beforeEach(() => platform.startAgain())
afterAll(() => platform.close())

type Who = Parameters<TestPlatform['call']>[0]
const read = async (who: Who, url: string) => platform.call(who, { url: `/api${url}` })

describe('walking through a fair', () => {
  it('shows a public fair to everybody: halls, stands in order, a booth with its neighbours', async () => {
    const { fairs, halls, stands } = platform.seeded
    const lobby = (await read(null, `/visit/halls?fair=${fairs.fair1}`)).json()
    expect(lobby.map((hall: { id: number }) => hall.id)).toEqual([halls.one])
    const hall = (await read(null, `/visit/halls/${halls.one}`)).json()
    expect(hall.stands.map((stand: { number: string }) => stand.number)).toEqual(['A1', 'A2'])
    const booth = (await read(null, `/visit/stands/${stands.a}`)).json()
    expect(booth.stand.name).toBe('Firm A')
    expect(booth.next).toMatchObject({ id: stands.b, number: 'A2' })
  })

  it('asks for a login where a fair is not public, and opens to its members', async () => {
    const { fairs, halls, stands } = platform.seeded
    expect((await read(null, `/visit/halls/${halls.two}`)).statusCode).toBe(401)
    expect((await read(null, `/visit/stands/${stands.z}`)).statusCode).toBe(401)
    expect((await read(null, `/visit/halls?fair=${fairs.fair2}`)).statusCode).toBe(401)
    expect((await read('visitor1', `/visit/halls?fair=${fairs.fair2}`)).json()).toEqual([])
    expect((await read('visitor9', `/visit/halls/${halls.two}`)).statusCode).toBe(200)
    expect((await read('visitor1', `/visit/halls/${halls.two}`)).statusCode).toBe(404)
  })

  it.each([1, 4])('says nothing of a fair of status %d: to a stranger it is like none', async status => {
    const { fairs, halls, stands } = platform.seeded
    await sql`update fair set fair_status_id = ${status} where id = ${fairs.fair2}`.execute(
      platform.services.database.kysely,
    )
    const asked = async (url: string) => {
      const { statusCode, body } = await platform.app.inject({ url: `/api${url}` })
      return `${statusCode} ${body}`
    }
    for (const [url, none] of [
      [`/visit/stands/${stands.z}`, '/visit/stands/999999'],
      [`/visit/halls/${halls.two}`, '/visit/halls/999999'],
      [`/visit/halls?fair=${fairs.fair2}`, '/visit/halls?fair=999999'],
      [`/visit/presence?fair=${fairs.fair2}`, '/visit/presence?fair=999999'],
    ] as const)
      expect(await asked(url), url).toBe(await asked(none))
  })

  it('shows brochures in the reader’s language, else in the fair’s, else in the one there is', async () => {
    const { stands } = platform.seeded
    const { kysely } = platform.services.database
    await sql`
      insert into stand_resource (stand_id, stand_resource_type_id, language_id, title, url)
      select ${stands.a}, t.id, l.id, 'Brochure ' || coalesce(l.code, 'all'), 'https://firm.example'
      from stand_resource_type t, (select id, code from language where code in ('fr', 'de') union all select null, null) l
      where t.code = 'TYPE_BROCHURE'`.execute(kysely)
    const titles = async (language: string) => {
      const { brochures, brochureCount } = (
        await platform.call(null, {
          url: `/api/visit/stands/${stands.a}`,
          headers: { 'accept-language': language },
        })
      ).json()
      expect(brochureCount).toBe(brochures.length)
      return brochures.map((one: { title: string }) => one.title).sort()
    }
    expect(await titles('de')).toEqual(['Brochure all', 'Brochure de'])
    expect(await titles('it')).toEqual(['Brochure all', 'Brochure fr'])
    await sql`delete from stand_resource where title = 'Brochure fr'`.execute(kysely)
    expect(await titles('it')).toEqual(['Brochure all', 'Brochure de'])
    await sql`delete from stand_resource where stand_id = ${stands.a}`.execute(kysely)
  })

  it('hides what is hidden', async () => {
    const { halls, stands } = platform.seeded
    expect((await read(null, `/visit/stands/${stands.hidden}`)).statusCode).toBe(404)
    expect((await read(null, `/visit/halls/${halls.hidden}`)).statusCode).toBe(404)
    expect((await read('visitor1', `/visit/stands/${stands.hidden}`)).statusCode).toBe(404)
    expect((await read('visitor1', `/visit/halls/${halls.hidden}`)).statusCode).toBe(404)
    expect((await read(null, '/visit/stands/999999')).statusCode).toBe(404)
  })

  it('lights the lamp of a booth when its contact is in the fair, and for nobody else', async () => {
    const { fairs, halls, stands, people } = platform.seeded
    const { kysely } = platform.services.database
    const lit = async () => {
      await tellLamps(kysely)
      return (await read(null, `/visit/presence?fair=${fairs.fair1}`)).json()
    }
    for (const who of ['visitor1', 'firmAdminA', 'standAdminA', 'organizer1'] as const)
      await connect(kysely, { fair: fairs.fair1, user: people[who].id })
    expect(await lit()).toEqual([])
    await connect(kysely, { fair: fairs.fair1, user: people.contactA.id })
    expect(await lit()).toEqual([{ id: stands.a, hall: halls.one, free: 1, busy: 0 }])
    await disconnect(kysely)
    expect(await lit()).toEqual([])
  })

  it('tells of the lamps of a fair those who see it, and nobody else', async () => {
    const { fairs, halls, stands, people } = platform.seeded
    const { kysely } = platform.services.database
    const { id } = people.firmAdminZ
    await sql`insert into stand_contact (stand_id, user_id) values (${stands.z}, ${id})`.execute(kysely)
    await connect(kysely, { fair: fairs.fair2, user: id })
    const lit = async (who: Who) => {
      await tellLamps(kysely)
      return (await read(who, `/visit/presence?fair=${fairs.fair2}`)).json()
    }
    expect(await lit('visitor9')).toEqual([{ id: stands.z, hall: halls.two, free: 1, busy: 0 }])
    for (const who of [null, 'visitor1', 'organizer1'] as const) expect(await lit(who)).toEqual([])
    await sql`update stand set is_visible = false where id = ${stands.z}`.execute(kysely)
    expect(await lit('visitor9')).toEqual([])
  })

  it.each([
    ['account is refused', sql`update app_user set is_validated = 2 where email = 'contacta@small.test'`],
    ['account waits', sql`update app_user set is_validated = 0 where email = 'contacta@small.test'`],
    ['account is closed', sql`update app_user set is_disabled = true where email = 'contacta@small.test'`],
    [
      'place in the fair is refused',
      sql`update fair_user set is_validated = 2 from app_user u where u.id = user_id and u.email = 'contacta@small.test'`,
    ],
  ])('names nobody of a booth whose %s, and lights no lamp for them', async (_what, refuse) => {
    const { fairs, stands, people } = platform.seeded
    const { kysely } = platform.services.database
    await connect(kysely, { fair: fairs.fair1, user: people.contactA.id })
    const named = async () =>
      Promise.all(
        [`/visit/stands/${stands.a}`, `/stand_contacts?stand=${stands.a}`].map(async url =>
          (await platform.app.inject({ url: `/api${url}` })).body.includes('contactA'),
        ),
      )
    const lit = async () => {
      await tellLamps(kysely)
      return (await read(null, `/visit/presence?fair=${fairs.fair1}`)).json().length
    }
    expect([await named(), await lit()]).toEqual([[true, true], 1])
    await refuse.execute(kysely)
    expect([await named(), await lit()]).toEqual([[false, false], 0])
  })

  it('finds exhibitors by name without accents, by hall, and in either order', async () => {
    const { fairs, halls } = platform.seeded
    const names = async (query: string) =>
      (await read(null, `/firms/front/list?fair=${fairs.fair1}&${query}`))
        .json()
        .map((firm: { name: string }) => firm.name)
    expect(await names('sort=ASC')).toEqual(['Firm A', 'Firm B'])
    expect(await names('sort=DSC')).toEqual(['Firm B', 'Firm A'])
    expect(await names('search=firm%20b')).toEqual(['Firm B'])
    expect(await names(`fairHallIds=${halls.two}`)).toEqual([])
    const answer = await read(null, `/firms/front/list?fair=${fairs.fair1}&itemsPerPage=1`)
    expect(answer.headers).toMatchObject({
      'x-total-items': '2',
      'x-page-count': '2',
      'x-current-page': '1',
      'x-items-per-page': '1',
    })
  })
})

describe('the calls', () => {
  it('are documented, and say so in the language that was asked for', async () => {
    expect((await read(null, '/openapi.json')).json().openapi).toBe('3.1.0')
    expect((await read(null, '/docs/')).statusCode).toBe(200)
    const german = await platform.app.inject({
      url: '/api/nothing-here',
      headers: { 'accept-language': 'de' },
    })
    expect(german.json().message).toBe('Nicht gefunden.')
  })

  it.each([
    ['cut off', '{"a":1', 'application/json', 400],
    ['that would change prototypes', '{"__proto__":{"x":1}}', 'application/json', 400],
    ['of plain text', 'a=1', 'text/plain', 415],
    ['of an odd type', '{}', 'application/json\ta', 415],
    ['of 300 kB', `{"email":"${'x'.repeat(300_000)}"}`, 'application/json', 413],
  ])('refuse a body %s', async (_what, payload, type, status) => {
    const answer = await platform.app.inject({
      method: 'POST',
      url: '/api/login',
      payload,
      headers: { 'content-type': type },
    })
    expect(answer.statusCode).toBe(status)
  })

  it.each([
    'page=-1',
    'page=1e9',
    'page=abc',
    'itemsPerPage=0',
    'fair=%00',
    'fair=abc',
    'order[password]=asc',
    'email=a%25',
  ])('refuse the query %s', async query => {
    expect((await read('superAdmin', `/stands?${query}`)).statusCode).toBe(400)
  })
})
