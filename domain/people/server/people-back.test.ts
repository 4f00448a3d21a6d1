import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestPlatform, testPlatform } from '#app/server/testing/test-platform.ts'
import { many } from '#platform/server/database/rows.ts'
import type { PersonRow, StaffPlace } from '../contract/people-back.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

type Who = Parameters<TestPlatform['call']>[0]
const get = (who: Who, url: string) => platform.call(who, { url: `/api${url}` })
const put = (who: Who, url: string, payload: object) =>
  platform.call(who, { method: 'PUT', url: `/api${url}`, payload })
const people = async (who: Who, query = '') =>
  (await get(who, `/users/back/list?itemsPerPage=100${query}`)).json() as PersonRow[]
const names = async (who: Who, query = '') => (await people(who, query)).map(person => person.firstName)

describe('the list of people for those who run a fair', () => {
  it('is for them alone, as are one person, the counts and the places', async () => {
    const { visitor1 } = platform.seeded.people
    for (const url of [
      '/users/back/list',
      '/users/back/list/config',
      `/users/back/${visitor1.id}`,
      `/users/back/places?fair=${platform.seeded.fairs.fair1}`,
    ]) {
      for (const who of ['superAdmin', 'superOrganizer', 'organizer1'] as const)
        expect((await get(who, url)).statusCode, `${who} ${url}`).toBe(200)
      for (const who of ['clusterAdmin', 'firmAdminA', 'contactA', 'speaker', 'visitor1', null] as const)
        expect([401, 403], `${who} ${url}`).toContain((await get(who, url)).statusCode)
    }
  })

  it('holds the people of the own fairs and nobody else, whatever is asked', async () => {
    const own = await names('organizer1')
    expect(own).toEqual(expect.arrayContaining(['visitor1', 'visitor2', 'firmAdminA', 'organizer1']))
    for (const query of ['', '&fair=fair-two', `&fair=${platform.seeded.fairs.fair2}`, '&search=small.test'])
      for (const stranger of ['visitor9', 'firmAdminZ', 'organizer2', 'superAdmin', 'superOrganizer'])
        expect(await names('organizer1', query), query).not.toContain(stranger)
    expect(await names('organizer1', '&fair=fair-two')).toEqual([])
    expect((await get('organizer1', `/users/back/${platform.seeded.people.visitor9.id}`)).statusCode).toBe(
      404,
    )
    expect(await names('superAdmin')).toContain('superAdmin')
  })

  it('tells nothing of a person’s other fairs', async () => {
    const { visitor2 } = platform.seeded.people
    await sql`
      insert into fair_user (fair_id, user_id, is_validated) select id, ${visitor2.id}, 2 from fair where homepage = 'fair-two'`.execute(
      platform.services.database.kysely,
    )
    const row = (await get('organizer1', `/users/back/${visitor2.id}`)).json() as PersonRow
    expect(row.memberships.map(one => one.fair.homepage)).toEqual(['fair-one'])
    expect(await names('organizer1', '&isValidated=2')).toEqual([])
    expect(await names('organizer2', '&isValidated=2')).toEqual(['visitor2'])
  })

  it('is narrowed by kind, state and account, found by address, and sorted', async () => {
    expect((await names('organizer1', '&userType=7')).sort()).toEqual(['visitor1', 'visitor2'])
    expect(await names('organizer1', '&search=FIRMADMINA%40small')).toEqual(['firmAdminA'])
    expect(await names('organizer1', '&account=disabled')).toEqual([])
    const ascending = await names('organizer1', '&order=name')
    expect(await names('organizer1', '&order=-name')).toHaveLength(ascending.length)
    const answer = await get('organizer1', '/users/back/list?itemsPerPage=2&page=2')
    expect(answer.json()).toHaveLength(2)
    expect(Number(answer.headers['x-total-items'])).toBe(ascending.length)
  })

  it('finds a word anywhere, and one of a letter or two where a word begins', async () => {
    expect(await names('organizer1', '&search=sitor1')).toEqual(['visitor1'])
    expect((await names('organizer1', '&search=vi&userType=7')).sort()).toEqual(['visitor1', 'visitor2'])
    expect(await names('organizer1', '&search=si')).toEqual([])
    expect(await names('organizer1', '&search=%25')).toEqual([])
  })

  it('holds each account under one state', async () => {
    const everybody = (await people('superAdmin')).length
    let counted = 0
    for (const state of ['active', 'imported', 'invited', 'unconfirmed', 'leaving', 'disabled']) {
      const found = await people('superAdmin', `&account=${state}`)
      expect(found.every(person => person.account === state)).toBe(true)
      counted += found.length
    }
    expect(counted).toBe(everybody)
  })

  it('refuses a filter that makes no sense, with no error of ours', async () => {
    for (const query of ['userType=x', 'isValidated=3', 'order=password', 'account=x', 'email=a', 'page=-1'])
      expect((await get('organizer1', `/users/back/list?${query}`)).statusCode, query).toBe(400)
    const nowhere = await get('organizer1', '/users/back/list?fair=nowhere')
    expect([nowhere.statusCode, nowhere.json()]).toEqual([200, []])
  })

  it('says who has not chosen a password yet', async () => {
    const invited = await platform.call('organizer1', {
      method: 'POST',
      url: '/api/visitors/create',
      payload: { email: 'new@mail.test', firstName: 'Nora', lastName: 'New', fair: 'fair-one' },
    })
    expect(invited.statusCode).toBe(201)
    expect(await names('organizer1', '&account=invited')).toEqual(['Nora'])
  })

  it('counts by state', async () => {
    const { total, byValidation } = (await get('organizer2', '/users/back/list/config')).json()
    expect(byValidation).toEqual([0, (await people('organizer2', '&isValidated=1')).length, 1])
    expect(total).toBe((await people('organizer2')).length)
  })

  it('counts who runs a fair without belonging to it, so that the states of one fair add up', async () => {
    const state = await get('organizer1', '/users/back/list/config?fair=fair-one')
    const { total, byValidation, others } = state.json()
    expect(byValidation.reduce((sum: number, one: number) => sum + one, others)).toBe(total)
    const running = await people('organizer1', '&fair=fair-one&isMember=false')
    expect([running.length, running.every(one => one.memberships.length === 0)]).toEqual([others, true])
    expect(others).toBeGreaterThan(0)
    expect(await people('organizer1', '&fair=fair-one&isMember=true')).toHaveLength(total - others)
  })
})

describe('the export', () => {
  it('holds whom the list shows and nobody else, makes no formula, and is written down', async () => {
    const { kysely } = platform.services.database
    await sql`update app_user set first_name = '=1+1' where id = ${platform.seeded.people.visitor1.id}`.execute(
      kysely,
    )
    const answer = await get('organizer1', '/users/back/export?fair=fair-one&userType=7&order=-name')
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    const lines = answer.body.replace('\ufeff', '').trim().split('\r\n')
    // After them, what people answered to the fields of the fair's own form.
    expect(lines[0]).toMatch(
      /^firstName;lastName;email;userType;firm;fairs;account;createdAt;lastLoginAt(;|$)/,
    )
    expect(lines).toHaveLength((await people('organizer1', '&userType=7')).length + 1)
    expect(answer.body).toContain("\n'=1+1;Small;visitor1@small.test")
    expect(answer.body).not.toMatch(/visitor9|CANARY-(?!registration_answer-value-visitor2)/)
    await sql`update app_user set first_name = 'visitor1' where id = ${platform.seeded.people.visitor1.id}`.execute(
      kysely,
    )
    const rows = await many(
      kysely,
    )`select fair_id as fair from audit_log where action = 'export' and resource = 'users'`
    expect(rows).toEqual([{ fair: platform.seeded.fairs.fair1 }])
  })

  it('is for those who run fairs', async () => {
    for (const who of ['clusterAdmin', 'firmAdminA', 'visitor1', null] as const)
      expect([401, 403], `${who}`).toContain((await get(who, '/users/back/export')).statusCode)
  })
})

describe('two hundred people at once', () => {
  it('are refused and validated in one call, each told by a mail', async () => {
    const { kysely } = platform.services.database
    await sql`
      insert into app_user (email, first_name, last_name, email_confirmed_at)
      select 'many' || n || '@mail.test', 'Many', 'People' || n, now() from generate_series(1, 200) n`.execute(
      kysely,
    )
    const rows = await many<{ id: number }>(kysely)`
      insert into fair_user (fair_id, user_id) select ${platform.seeded.fairs.fair1}, id from app_user where first_name = 'Many'
      returning id`
    const decide = async (isValidated: number) =>
      (
        await platform.call('organizer1', {
          method: 'POST',
          url: '/api/fair_users/validate',
          payload: { ids: rows.map(row => row.id), isValidated },
        })
      ).json()
    expect(await decide(2)).toEqual({ changed: 200 })
    expect(await decide(1)).toEqual({ changed: 200 })
    expect(await decide(1)).toEqual({ changed: 0 })
    const mails = await sql<{ kind: string; count: number }>`
      select kind, count(*)::int as count from outbox_mail where recipient like 'many%' group by kind order by kind`.execute(
      kysely,
    )
    expect(mails.rows).toEqual([
      { kind: 'account_refused', count: 200 },
      { kind: 'account_validated', count: 200 },
    ])
    await sql`delete from app_user where first_name = 'Many'`.execute(kysely)
  })
})

describe('people of a stand', () => {
  it('are found by its label among those of the fairs that one runs', async () => {
    const { people } = platform.seeded
    const search = async (who: 'organizer1' | 'organizer2', text: string) =>
      ((await get(who, `/users/back/list?search=${text}`)).json() as { id: number }[]).map(({ id }) => id)
    const found = await search('organizer1', 'a%201')
    expect(found).toEqual(expect.arrayContaining([people.firmAdminA.id, people.contactA.id]))
    expect(found).not.toContain(people.firmAdminB.id)
    expect(await search('organizer2', 'a%201')).not.toContain(people.firmAdminA.id)
  })
})

describe('places for staff', () => {
  it('are the firms of the own fair with their stands there', async () => {
    const { fair1, fair2 } = platform.seeded.fairs
    const places = (await get('organizer1', `/users/back/places?fair=${fair1}`)).json() as StaffPlace[]
    expect(places.map(place => place.name)).toEqual(['Firm A', 'Firm B'])
    expect(places[0]?.stands).toEqual([{ id: platform.seeded.stands.a, label: 'A1' }])
    const called = (await get('organizer1', `/users/back/places?fair=${fair1}&search=a1`)).json()
    expect(called.map((place: StaffPlace) => place.name)).toEqual(['Firm A'])
    expect((await get('organizer1', `/users/back/places?fair=${fair2}`)).json()).toEqual([])
  })
})

describe('the fairs that somebody runs', () => {
  it('are given by a super admin, only to organizers, and count at once', async () => {
    const { fair1, fair2 } = platform.seeded.fairs
    const { organizer2, visitor1 } = platform.seeded.people
    const given = { organizes: [fair1, fair2] }
    expect((await put('organizer1', `/users/${organizer2.id}`, given)).statusCode).toBe(404)
    expect((await put('superOrganizer', `/users/${organizer2.id}`, given)).statusCode).toBe(403)
    expect((await put('superAdmin', `/users/${visitor1.id}`, given)).json().errors).toEqual({
      organizes: ['not_an_organizer'],
    })
    expect((await put('superAdmin', `/users/${organizer2.id}`, given)).statusCode).toBe(200)
    expect(await names('organizer2')).toContain('visitor1')
    expect((await put('superAdmin', `/users/${organizer2.id}`, { organizes: [fair2] })).statusCode).toBe(200)
    expect(await names('organizer2')).not.toContain('visitor1')
  })

  it('a super organizer who is held to one fair reaches its organizers and no others', async () => {
    const { fair2 } = platform.seeded.fairs
    const { superOrganizer, organizer1, organizer2 } = platform.seeded.people
    expect((await get('superOrganizer', `/users/${organizer1.id}`)).statusCode).toBe(200)
    const held = await put('superAdmin', `/users/${superOrganizer.id}`, { superOrganizes: [fair2] })
    expect(held.statusCode).toBe(200)
    expect((await get('superOrganizer', `/users/${organizer1.id}`)).statusCode).toBe(404)
    expect((await get('superOrganizer', `/users/${organizer2.id}`)).statusCode).toBe(200)
    expect((await put('superOrganizer', `/users/${organizer2.id}`, { jobTitle: 'Chef' })).statusCode).toBe(
      200,
    )
    const removed = await platform.call('superOrganizer', {
      method: 'DELETE',
      url: `/api/users/${organizer2.id}`,
    })
    expect(removed.statusCode).toBe(204)
    expect(await names('superOrganizer')).not.toContain('organizer2')
  })
})
