import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { connect, tellLamps } from '#app/server/testing/presence-fixture.ts'
import { type TestPlatform, testPlatform } from '#app/server/testing/test-platform.ts'

type Who = NonNullable<Parameters<TestPlatform['call']>[0]>

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
beforeEach(() => platform.startAgain())
afterAll(() => platform.close())

const get = (who: Who | null, url: string) => platform.call(who, { url: `/api${url}` })
const status = async (who: Who | null, url: string) => (await get(who, url)).statusCode
const send = async (who: Who, method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  (await platform.call(who, { method, url: `/api${url}`, ...(payload && { payload }) })).statusCode

const decideFirm = (state: number) =>
  sql`update fair_firm set is_validated = ${state} where firm_id = ${platform.seeded.firms.a}`.execute(
    platform.services.database.kysely,
  )
const decidePerson = (who: Who, state: number) =>
  sql`update fair_user set is_validated = ${state} where user_id = ${platform.seeded.people[who].id}`.execute(
    platform.services.database.kysely,
  )

/** Every way of changing something of booth A, as it is answered to somebody. */
async function changes(who: Who) {
  const { stands, people } = platform.seeded
  const stand = stands.a
  const [contact] = (await get('superAdmin', `/stand_contacts?stand.id=${stand}`)).json()
  const [type] = (await get('superAdmin', '/stand_resource_types')).json()
  const [language] = (await get('superAdmin', '/languages')).json()
  const { version } = (await get('superAdmin', `/stands/${stand}`)).json()
  return Promise.all([
    send(who, 'PUT', `/stands/${stand}`, { color: '#010203' }),
    send(who, 'PUT', `/stands/put/${stand}`, { color: '#010203' }),
    send(who, 'PUT', `/stands/${stand}/configuration`, { version, color: '#010203' }),
    send(who, 'POST', '/stand_contacts', { stand, user: people.firmAdminA.id }),
    send(who, 'DELETE', `/stand_contacts/${contact.id}`),
    send(who, 'POST', '/stand_admins', { stand, user: people.firmAdminA.id }),
    send(who, 'POST', '/stand_resources', { stand, type: type.id, title: 'T', url: 'https://a.example' }),
    send(who, 'POST', '/stand_languages', { stand, language: language.id, title: 'T' }),
    send(who, 'POST', '/exhibitors/stand-contact', {
      stand,
      email: 'new@a.example',
      firstName: 'New',
      lastName: 'One',
    }),
  ])
}

describe('a firm that its fair has refused, or not decided on yet', () => {
  it.each([
    [2, 'firm_refused'],
    [0, 'firm_waiting'],
  ])('reaches none of its stands there, whoever asks for it (state %i)', async (state, barrier) => {
    const { stands } = platform.seeded
    await decideFirm(state)
    for (const who of ['firmAdminA', 'standAdminA'] as const) {
      expect(await status(who, `/stands/${stands.a}`)).toBe(404)
      expect(await status(who, `/stands/${stands.a}/configuration`)).toBe(404)
      expect(await status(who, `/stands/${stands.a}/team`)).toBe(404)
      for (const answered of await changes(who)) expect([403, 404, 422]).toContain(answered)
      expect((await get(who, '/stands/my-stands')).json()).toMatchObject([
        { id: stands.a, barrier, mayConfigure: false },
      ])
    }
    expect((await get('superAdmin', `/stands/${stands.a}`)).json().color).not.toBe('#010203')
    expect((await get('superAdmin', `/stand_contacts?stand.id=${stands.a}`)).json()).toHaveLength(1)
  })

  it('is not met by visitors, and none of its people lights a lamp', async () => {
    const { stands, halls, firms, fairs, people } = platform.seeded
    await decideFirm(2)
    for (const who of [null, 'visitor1', 'firmAdminB'] as const) {
      expect(await status(who, `/stands/${stands.a}`)).toBe(404)
      expect((await get(who, `/stands?firm.id=${firms.a}`)).json()).toEqual([])
      expect((await get(who, `/stand_contacts?stand.id=${stands.a}`)).json()).toEqual([])
      const light = (await get(who, `/stands/light?fairHall=${halls.one}`)).json() as { id: number }[]
      expect(light.map(one => one.id)).not.toContain(stands.a)
    }
    await connect(platform.services.database.kysely, { fair: fairs.fair1, user: people.contactA.id })
    await tellLamps(platform.services.database.kysely)
    expect((await get(null, `/visit/presence?fair=${fairs.fair1}`)).json()).toEqual([])
  })

  it('works on them again as soon as it is let in', async () => {
    await decideFirm(2)
    await decideFirm(1)
    expect(await send('firmAdminA', 'PUT', `/stands/${platform.seeded.stands.a}`, { color: '#010203' })).toBe(
      200,
    )
  })

  it('knows of its participation, but not in a fair in preparation that has refused it', async () => {
    const { fairs, firms } = platform.seeded
    const asked = async () => {
      const rows = (await get('firmAdminA', `/fair_firms?firm=${firms.a}`)).json() as {
        isValidated: number
      }[]
      return rows.map(({ isValidated }) => isValidated)
    }
    const prepare = (status: number) =>
      sql`update fair set fair_status_id = ${status} where id = ${fairs.fair1}`.execute(
        platform.services.database.kysely,
      )
    await decideFirm(2)
    expect(await asked()).toEqual([2])
    await prepare(1)
    expect(await asked()).toEqual([])
    await decideFirm(0)
    expect(await asked()).toEqual([0])
  })

  it('stays reached by those who run the fair', async () => {
    await decideFirm(2)
    const url = `/stands/${platform.seeded.stands.a}`
    expect(await send('organizer1', 'PUT', url, { color: '#010203' })).toBe(200)
    expect(await status('clusterAdmin', url)).toBe(200)
  })
})

describe('somebody whom the fair has refused, or not decided on yet', () => {
  it.each([
    [2, 'person_refused'],
    [0, 'person_waiting'],
  ])('changes nothing of the stands of a firm that is in (state %i)', async (state, barrier) => {
    const { stands } = platform.seeded
    for (const who of ['firmAdminA', 'standAdminA'] as const) {
      await decidePerson(who, state)
      // The fair is public: they read what everybody reads.
      expect(await status(who, `/stands/${stands.a}`)).toBe(200)
      expect(await status(who, `/stands/${stands.a}/configuration`)).toBe(403)
      for (const answered of await changes(who)) expect([403, 404, 422]).toContain(answered)
      expect((await get(who, '/stands/my-stands')).json()).toMatchObject([
        { id: stands.a, barrier, mayConfigure: false },
      ])
    }
    await decidePerson('contactA', state)
    expect((await get('contactA', '/stands/my-stands')).json()).toMatchObject([{ barrier }])
  })

  it('sees of a fair for its members nothing at all, though their firm is in', async () => {
    const { stands } = platform.seeded
    expect(await status('firmAdminZ', `/stands/${stands.z}`)).toBe(200)
    await decidePerson('firmAdminZ', 0)
    expect(await status('firmAdminZ', `/stands/${stands.z}`)).toBe(404)
  })

  it('leaves their colleagues their work', async () => {
    await decidePerson('standAdminA', 2)
    expect(await send('firmAdminA', 'PUT', `/stands/${platform.seeded.stands.a}`, { color: '#010203' })).toBe(
      200,
    )
  })
})
