import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect, disconnect, tellLamps } from '#app/server/testing/presence-fixture.ts'
import { type TestPlatform, testPlatform } from '#app/server/testing/test-platform.ts'
import { beginTalk, endTalk } from '#domain/presence/server/index.ts'
import { many, one } from '#platform/server/database/rows.ts'

type Who = Parameters<TestPlatform['call']>[0]
type Row = { id: number; [field: string]: unknown }

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

const get = (who: Who, url: string) => platform.call(who, { url: `/api${url}` })
const send = (who: Who, method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  platform.call(who, { method, url: `/api${url}`, ...(payload && { payload }) })
const rows = async (who: Who, url: string): Promise<Row[]> => (await get(who, url)).json()
const ids = async (who: Who, url: string) => (await rows(who, url)).map(row => row.id)

describe('lists of stands', () => {
  it('are found by hall, by number in it, and by firm', async () => {
    const { stands, halls, firms } = platform.seeded
    expect(await ids('visitor1', `/stands?pagination=false&fairHall=${halls.one}`)).toEqual([
      stands.a,
      stands.b,
    ])
    expect(await ids('visitor1', `/stands?number=2&fairHall=${halls.one}`)).toEqual([stands.b])
    expect(await ids('visitor1', `/stands?isVisible=1&firm.id=${firms.b}`)).toEqual([stands.b])
    expect(await ids('firmAdminB', `/stands?firm.id=${firms.b}`)).toEqual([stands.b, stands.hidden])
    expect((await get('visitor1', '/stands?color=red')).statusCode).toBe(400)
  })

  it('in few words hold what the long ones hold', async () => {
    const { stands, halls } = platform.seeded
    const url = `/stands/light?fairHall=${halls.one}`
    expect(await ids('visitor1', url)).toEqual([stands.a, stands.b])
    expect(await ids('firmAdminB', url)).toEqual([stands.a, stands.b, stands.hidden])
    expect(await ids(null, url)).toEqual([stands.a, stands.b])
    expect(await ids('visitor1', `/stands/light?fairHall=${halls.two}`)).toEqual([])
    expect((await rows('visitor1', url))[0]).toMatchObject({ number: 1, firm: { name: 'Firm A' } })
  })

  it('in few words are found by a piece of the name or how the label begins, and read page by page', async () => {
    const { stands, fairs } = platform.seeded
    const light = async (query: string) => {
      const answer = await get('organizer1', `/stands/light?fair=${fairs.fair1}&${query}`)
      const found = (answer.json() as Row[]).map(({ id }) => id)
      return { found, total: Number(answer.headers['x-total-items']) }
    }
    const all = await light('')
    expect(all.found).toHaveLength(all.total)
    expect(all.total).toBeGreaterThan(2)
    expect(await light('itemsPerPage=2&page=1')).toEqual({ found: all.found.slice(0, 2), total: all.total })
    expect(await light('itemsPerPage=2&page=2')).toEqual({ found: all.found.slice(2, 4), total: all.total })
    expect((await light('search=FIRM%20a')).found).toEqual([stands.a])
    const { label } = await one<{ label: string }>(platform.services.database.kysely)`
      select stand_label(st.label, h.letter, st.number) as label
      from stand st join fair_hall h on h.id = st.fair_hall_id where st.id = ${stands.b}`
    expect((await light(`search=${[...label.toLowerCase()].join('%20')}`)).found).toContain(stands.b)
    expect((await light('search=%25')).total).toBe(0)
  })

  it('my stands are those that I look after or staff', async () => {
    const { stands } = platform.seeded
    const mine = async (who: Who) => (await get(who, '/stands/my-stands')).json()
    expect(await mine('firmAdminA')).toMatchObject([{ id: stands.a, mayConfigure: true }])
    expect(await mine('standAdminA')).toMatchObject([{ id: stands.a, mayConfigure: true }])
    expect(await mine('contactA')).toMatchObject([{ id: stands.a, mayConfigure: false }])
    expect(await mine('visitor1')).toEqual([])
    expect((await get(null, '/stands/my-stands')).statusCode).toBe(401)
  })
})

describe('types, characters and resources', () => {
  it('are found by their codes and ids', async () => {
    const standing = await rows(null, '/stand_characters/type/TYPE_STAND')
    expect(standing.length).toBeGreaterThan(5)
    const { id: type } = (standing[0] as Row).standCharacterType as Row
    expect(await ids(null, `/stand_characters/type/${type}`)).toEqual(standing.map(one => one.id))
    expect((await get(null, '/stand_characters/type/TYPE_NONE')).statusCode).toBe(404)
    const [group] = await rows(null, '/stand_groups?pagination=false&name=Groupe%20A')
    expect(group).toMatchObject({ name: 'Groupe A' })
    const types = await rows(null, `/stand_types?standGroup=${group?.id}&pagination=false`)
    expect(types).toHaveLength(6)
    const variations = await rows(null, `/stand_type_variations?standType=${types[0]?.id}`)
    expect(variations).toHaveLength(3)
    expect(typeof variations[0]?.width).toBe('number')
  })

  it('resources of a type are those of stands that one sees', async () => {
    const { stands } = platform.seeded
    const [type] = await rows(null, '/stand_resource_types?pagination=false')
    const made = await send('firmAdminB', 'POST', '/stand_resources', {
      stand: stands.hidden,
      type: type?.id,
      title: 'Secret',
      url: 'https://firm.example',
    })
    expect(made.statusCode).toBe(201)
    expect(await ids('firmAdminB', '/stand_resources/type/TYPE_BROCHURE')).toEqual([made.json().id])
    expect(await ids('firmAdminB', `/stand_resources/type/TYPE_BROCHURE?stand=${stands.b}`)).toEqual([])
    expect(await ids('visitor1', '/stand_resources/type/TYPE_BROCHURE')).toEqual([])
  })
})

describe('changing a stand', () => {
  it('by the older call is the same change with the same limits', async () => {
    const { stands, firms } = platform.seeded
    const put = (who: Who, payload: object) => send(who, 'PUT', `/stands/put/${stands.a}`, payload)
    expect((await put('firmAdminA', { color: '#0a0b0c' })).json()).toMatchObject({ color: '#0a0b0c' })
    expect((await put('firmAdminA', { firm: `/api/firms/${firms.b}` })).statusCode).toBe(403)
    expect((await put('firmAdminB', { color: '#000000' })).statusCode).toBe(403)
    expect((await put('contactA', { color: '#000000' })).statusCode).toBe(403)
    expect((await put('firmAdminA', { number: 5 })).statusCode).toBe(403)
    expect((await put('firmAdminA', { label: 'C12' })).statusCode).toBe(403)
    expect((await put('firmAdminA', { nonsense: 1 })).statusCode).toBe(422)
    expect((await put('firmAdminA', { color: 'red' })).statusCode).toBe(422)
    const { json } = await get('superAdmin', `/stands/${stands.a}`)
    expect(json()).toMatchObject({ number: 1, color: '#0a0b0c', firm: { id: firms.a } })
  })

  it('a hall and a number place a stand as the plan does: there, free, and for one of two', async () => {
    const { stands, halls, fairs, firms } = platform.seeded
    const whole = (await get('organizer1', `/stands/${stands.a}`)).json()
    expect((await send('organizer1', 'PUT', `/stands/${stands.a}`, whole)).statusCode).toBe(200)
    const taken = { fair: fairs.fair1, firm: firms.a, fairHall: halls.one, number: 1 }
    expect((await send('organizer1', 'POST', '/stands', taken)).json().message_code).toBe('stand_place_taken')
    const unknown = { ...taken, number: 998 }
    expect((await send('organizer1', 'POST', '/stands', unknown)).json().errors).toEqual({
      number: ['place_unknown'],
    })
    expect((await send('organizer2', 'POST', '/stands', { ...taken, number: 4 })).statusCode).toBe(403)
    await send('organizer1', 'POST', '/elements', { type: 8, map: halls.one, position: 77 })
    const both = await Promise.all(
      [1, 2].map(() => send('organizer1', 'POST', '/stands', { ...taken, number: 77 })),
    )
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
    const one = both.find(({ statusCode }) => statusCode === 201)?.json()
    const put = (payload: object) => send('organizer1', 'PUT', `/stands/put/${one.id}`, payload)
    expect((await put({ label: 'C1204' })).json()).toMatchObject({ number: 77, label: 'C1204' })
    expect((await put({ number: 1 })).statusCode).toBe(409)
    expect((await put({ number: null })).json()).toMatchObject({ number: null, fairHall: null })
    expect((await put({ fairHall: halls.one, number: 77 })).json()).toMatchObject({ number: 77 })
    const same = await send('organizer1', 'PUT', `/stands/${stands.a}`, { label: 'c 1204' })
    expect([same.statusCode, same.json().message_code]).toEqual([409, 'stand_label_taken'])
    expect((await send('organizer1', 'DELETE', `/stands/${one.id}`)).statusCode).toBe(204)
    const made = await send('organizer1', 'POST', '/stands', {
      fair: fairs.fair1,
      firm: firms.a,
      fairHall: null,
      number: null,
    })
    expect(made.json()).toMatchObject({ number: null, configurationState: 'not_configured' })
    expect((await send('organizer1', 'DELETE', `/stands/${made.json().id}`)).statusCode).toBe(204)
    const outsider = { fair: fairs.fair1, firm: firms.z }
    expect((await send('superAdmin', 'POST', '/stands', outsider)).json().errors).toEqual({
      firm: ['firm_not_in_fair'],
    })
    expect(
      (await send('firmAdminA', 'POST', '/stands', { fair: fairs.fair1, firm: firms.a })).statusCode,
    ).toBe(403)
  })
})

describe('contacts and admins', () => {
  it('are people of the firm, named and removed by its admins', async () => {
    const { stands, people } = platform.seeded
    const add = (who: Who, user: number) => send(who, 'POST', '/stand_contacts', { stand: stands.a, user })
    expect((await add('superAdmin', people.contactB.id)).json().errors).toEqual({ user: ['not_of_firm'] })
    expect((await add('firmAdminA', people.contactA.id)).statusCode).toBe(409)
    const made = await add('standAdminA', people.standAdminA.id)
    expect(made.statusCode).toBe(201)
    expect(await rows('visitor1', `/stand_contacts?stand.id=${stands.a}`)).toHaveLength(2)
    expect((await send('contactA', 'DELETE', `/stand_contacts/${made.json().id}`)).statusCode).toBe(403)
    expect((await send('firmAdminA', 'DELETE', `/stand_contacts/${made.json().id}`)).statusCode).toBe(204)
  })

  it('a stand keeps its last admin', async () => {
    const { stands, people } = platform.seeded
    const [admin, ...others] = await rows('firmAdminA', `/stands/${stands.a}/stand_admins`)
    expect(others).toEqual([])
    expect(admin).toMatchObject({ user: { id: people.standAdminA.id } })
    expect((await send('firmAdminA', 'DELETE', `/stand_admins/${admin?.id}`)).json().message_code).toBe(
      'last_admin',
    )
    expect((await get('visitor1', `/stands/${stands.hidden}/stand_admins`)).statusCode).toBe(404)
  })

  it('the team is shown to who may name contacts', async () => {
    const { stands, people } = platform.seeded
    const team = (await get('firmAdminA', `/stands/${stands.a}/team`)).json()
    expect(team.people[0]).toMatchObject({ id: people.contactA.id, admin: null })
    expect(team.people).toHaveLength(3)
    expect((await get('contactA', `/stands/${stands.a}/team`)).statusCode).toBe(403)
    expect((await get('visitor1', `/stands/${stands.a}/team`)).statusCode).toBe(403)
    expect((await get('firmAdminA', `/stands/${stands.hidden}/team`)).statusCode).toBe(404)
  })
})

describe('a stand that becomes another firm’s', () => {
  it.each(['/stands', '/stands/put'])(
    'by %s is no longer worked on by the people of the first',
    async call => {
      await platform.startAgain()
      const { stands, firms } = platform.seeded
      expect((await get('standAdminA', `/stands/${stands.a}/configuration`)).statusCode).toBe(200)
      const taken = await send('organizer1', 'PUT', `${call}/${stands.a}`, { firm: firms.b })
      expect(taken.statusCode, taken.body).toBe(200)
      for (const who of ['firmAdminA', 'standAdminA', 'contactA'] as const) {
        expect([403, 404]).toContain((await get(who, `/stands/${stands.a}/configuration`)).statusCode)
        expect(await ids(who, '/stands/my-stands'), who).not.toContain(stands.a)
      }
      const staff = await many(platform.services.database.kysely)`
      select user_id from stand_admin where stand_id = ${stands.a} union all select user_id from stand_contact where stand_id = ${stands.a}`
      expect(staff).toEqual([])
      expect((await get('firmAdminB', `/stands/${stands.a}/configuration`)).statusCode).toBe(200)
      await platform.startAgain()
    },
  )
})

describe('the lamp', () => {
  const lamp = async () => {
    await tellLamps(platform.services.database.kysely)
    const { free, busy } = (await get('visitor1', `/visit/stands/${platform.seeded.stands.a}`)).json().stand
    return { free, busy }
  }
  const dark = { free: 0, busy: 0 }

  it('is lit by the booth’s own contacts in its fair, and by nobody else', async () => {
    const { fairs, stands, people } = platform.seeded
    const { kysely } = platform.services.database
    for (const who of ['firmAdminA', 'standAdminA', 'contactB', 'visitor1', 'organizer1'] as const)
      await connect(kysely, { fair: fairs.fair1, user: people[who].id })
    await connect(kysely, { fair: fairs.fair2, user: people.contactA.id })
    expect(await lamp()).toEqual(dark)
    await disconnect(kysely)
    await connect(kysely, { fair: fairs.fair1, user: people.contactA.id })
    expect(await lamp()).toEqual({ free: 1, busy: 0 })
    const visit = (await get('visitor1', `/visit/stands/${stands.a}`)).json()
    expect(visit.people.map((one: { free: boolean }) => one.free)).toEqual([true])
    await disconnect(kysely)
    expect(await lamp()).toEqual(dark)
  })

  it('is busy while its contact talks or chose so, and dark while they are invisible', async () => {
    const { fairs, people } = platform.seeded
    const { kysely } = platform.services.database
    await connect(kysely, { fair: fairs.fair1, user: people.contactA.id })
    const choose = async (choice: string) => {
      expect((await send('contactA', 'PUT', '/presence/choice', { choice })).statusCode).toBe(200)
      return lamp()
    }
    expect(await choose('busy')).toEqual({ free: 0, busy: 1 })
    expect(await choose('invisible')).toEqual(dark)
    expect(await choose('free')).toEqual({ free: 1, busy: 0 })
    const talk = { userId: people.contactA.id, cause: 'call:1' }
    const expectedUntil = new Date(Date.now() + 360_000)
    await beginTalk(kysely, { ...talk, expectedUntil })
    expect(await lamp()).toEqual({ free: 0, busy: 1 })
    const visit = (await get('visitor1', `/visit/stands/${platform.seeded.stands.a}`)).json()
    expect(visit.people).toMatchObject([{ busy: true, until: expectedUntil.toISOString() }])
    await endTalk(kysely, talk)
    expect(await lamp()).toEqual({ free: 1, busy: 0 })
    await disconnect(kysely)
  })

  it('goes out when the fair is no longer open, and of a finished fair is not lit again', async () => {
    const { fairs, people } = platform.seeded
    const { kysely } = platform.services.database
    await connect(kysely, { fair: fairs.fair1, user: people.contactA.id })
    const set = (status: number) =>
      sql`update fair set fair_status_id = ${status} where id = ${fairs.fair1}`.execute(kysely)
    await set(3)
    expect(await lamp()).toEqual(dark)
    await set(2)
    expect(await lamp()).toEqual({ free: 1, busy: 0 })
    await disconnect(kysely)
  })
})

describe('what a stand says of itself', () => {
  it('is reduced to permitted tags, whoever writes it and by whichever call', async () => {
    const { stands } = platform.seeded
    const languages = await rows(null, '/languages?pagination=false')
    const description = '<p>Good <b>wood</b></p><img src=x onerror=alert(1)><script>alert(1)</script><style>'
    const made = await send('firmAdminA', 'POST', '/stand_languages', {
      stand: stands.a,
      language: languages.at(-1)?.id,
      description,
    })
    expect([made.statusCode, made.json().description], made.body).toEqual([201, '<p>Good <b>wood</b></p>'])
    const { id } = made.json()
    const changed = await send('organizer1', 'PUT', `/stand_languages/${id}`, {
      description: `${description}!`,
    })
    expect(changed.json().description).toBe('<p>Good <b>wood</b></p>')
  })
})

describe('booths for those who have none', () => {
  it('are made for validated exhibitors alone, once, on free places while there are any', async () => {
    const { halls, fairs } = platform.seeded
    const { kysely } = platform.services.database
    const rows = await many<{ id: number }>(kysely)`
      with f as (insert into firm (name) values ('Neu A'), ('Neu B'), ('Neu C') returning id, name)
      insert into fair_firm (fair_id, firm_id, is_validated) select ${fairs.fair1}, id, case name when 'Neu C' then 0 else 1 end from f order by name returning id`
    const ids = rows.map(({ id }) => id)
    await sql`delete from element e where map_id = ${halls.one} and not exists (select 1 from stand st where st.fair_hall_id = e.map_id and st.number = e.position)`.execute(
      kysely,
    )
    await send('organizer1', 'POST', '/elements', { type: 8, map: halls.one, position: 99 })
    const ask = (who: Who, body: object) => send(who, 'POST', '/fair_firms/booths', body)
    expect((await ask('organizer2', { ids })).statusCode).toBe(404)
    expect((await ask('firmAdminA', { ids })).statusCode).toBe(403)
    expect((await ask('organizer1', { ids, fairHall: 999_999 })).statusCode).toBe(422)
    const both = await Promise.all([1, 2].map(() => ask('organizer1', { ids, fairHall: halls.one })))
    expect(both.map(one => one.json()).sort((a, b) => b.created - a.created)).toEqual([
      { created: 2, placed: 1 },
      { created: 0, placed: 0 },
    ])
    const made = await sql`
      select f.name, st.number from stand st join firm f on f.id = st.firm_id where f.name like 'Neu%' order by f.name`.execute(
      kysely,
    )
    expect(made.rows).toEqual([
      { name: 'Neu A', number: 99 },
      { name: 'Neu B', number: null },
    ])
    expect((await get('organizer1', `/fairs/${fairs.fair1}/halls/room`)).json()).toContainEqual(
      expect.objectContaining({ id: halls.one, free: 0 }),
    )
    for (const who of ['organizer2', 'firmAdminA'] as const)
      expect([403, 404]).toContain((await get(who, `/fairs/${fairs.fair1}/halls/room`)).statusCode)
    await sql`
      update stand set trashed_at = now()
        where firm_id = (select id from firm where name = 'Neu B')`.execute(kysely)
    expect((await ask('organizer1', { ids })).json()).toEqual({ created: 1, placed: 0 })
  })
})
