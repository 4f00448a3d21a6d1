import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { tenantsFixture } from './testing/tenants-fixture.ts'

const { platform, send, status, run, someone, share } = await tenantsFixture()
beforeEach(() => platform.startAgain())
afterAll(() => platform.close())

describe('a fair in preparation', () => {
  beforeEach(async () => {
    const { fairs } = platform.seeded
    await share()
    await run(sql`update fair set fair_status_id = 1 where id = ${fairs.fair2}`)
  })
  const none = 2_000_000

  it('is for a stranger as if it were not there, by whichever call it is named', async () => {
    const { fairs, firms } = platform.seeded
    const person = {
      email: 's@mail.test',
      password: 'Small-2026!',
      confirmPassword: 'Small-2026!',
      firstName: 'S',
      lastName: 'T',
      condition: true,
    }
    const calls: ['GET' | 'POST', (fair: number) => string, ((fair: number) => object)?][] = [
      ['GET', fair => `/firms/computed/${firms.a}?fair=${fair}`],
      ['GET', fair => `/firms/front/list?fair=${fair}`],
      ['GET', fair => `/firms/front/list/config?fair=${fair}`],
      ['GET', fair => `/firms/light?fair=${fair}`],
      ['GET', fair => `/fair_halls/light?fair=${fair}`],
      ['GET', fair => `/visit/halls?fair=${fair}`],
      ['GET', fair => `/visit/presence?fair=${fair}`],
      ['GET', fair => `/conferences/current?fair=${fair}`],
      ['GET', fair => `/conferences/full?fair=${fair}`],
      ['GET', fair => `/stands/light?fair=${fair}`],
      ['GET', fair => `/texts/privacy?fair=${fair}`],
      ['GET', fair => `/users/speakers?fair=${fair}`],
      ['GET', fair => `/visitor_registration_form_composition/block?type=visitor&fair=${fair}`],
      ['GET', fair => `/default-fairs/${fair}`],
      ['GET', fair => `/fairs/${fair}/homepage`],
      ['POST', () => '/register/visitor', fair => ({ ...person, fair })],
      ['POST', () => '/register/exhibitor', fair => ({ ...person, firmName: 'F', fair })],
    ]
    for (const [method, url, body] of calls) {
      const hidden = await send(null, method, url(fairs.fair2), body?.(fairs.fair2))
      const absent = await send(null, method, url(none), body?.(none))
      expect([hidden.statusCode, hidden.body], url(fairs.fair2)).toEqual([absent.statusCode, absent.body])
    }
    expect(await run(sql`select 1 from app_user where email = 's@mail.test'`)).toEqual([])
  })

  it('is as little there for members of another one, nor joined by them', async () => {
    const { fairs, firms } = platform.seeded
    for (const url of [
      `/register/join?fair=`,
      `/users/front/list/1?fair=`,
      `/firms/bcard/${firms.a}?fair=`,
    ]) {
      const hidden = await send('visitor2', 'GET', url + fairs.fair2)
      const absent = await send('visitor2', 'GET', url + none)
      expect([hidden.statusCode, hidden.body], url).toEqual([absent.statusCode, absent.body])
    }
    expect(await status('visitor2', 'POST', '/register/join', { fair: 'fair-two', condition: true })).toBe(
      422,
    )
    expect(
      await status('organizer1', 'POST', '/visitors/create', someone('v@mail.test', { fair: 'fair-two' })),
    ).toBe(422)
  })

  it('is as little there for whoever only asks to exhibit, or was refused', async () => {
    const { fairs, firms } = platform.seeded
    for (const state of [0, 2]) {
      await run(
        sql`insert into fair_firm (fair_id, firm_id, is_validated) values (${fairs.fair2}, ${firms.b}, ${state}) on conflict on constraint fair_firm_taken do update set is_validated = ${state}`,
      )
      expect((await send('firmAdminB', 'GET', '/default-fairs')).json()).toMatchObject([{ id: fairs.fair1 }])
      expect(await status('firmAdminB', 'GET', `/default-fairs/${fairs.fair2}`)).toBe(404)
    }
    expect(await status('firmAdminA', 'GET', `/default-fairs/${fairs.fair2}`)).toBe(200)
  })

  it('is shown to a member only once the fair has let in their firm too', async () => {
    const { fairs, firms, halls, people } = platform.seeded
    await run(
      sql`insert into fair_user (fair_id, user_id, is_validated) values (${fairs.fair2}, ${people.firmAdminB.id}, 1)`,
    )
    for (const [state, shown] of [
      [0, 404],
      [2, 404],
      [1, 200],
    ] as const) {
      await run(
        sql`insert into fair_firm (fair_id, firm_id, is_validated) values (${fairs.fair2}, ${firms.b}, ${state}) on conflict on constraint fair_firm_taken do update set is_validated = ${state}`,
      )
      expect(await status('firmAdminB', 'GET', `/visit/halls/${halls.two}`), `${state}`).toBe(shown)
    }
  })

  it('is seen by its own: those who run it, and its exhibitors', async () => {
    const { fairs, firms } = platform.seeded
    for (const who of ['superAdmin', 'superOrganizer', 'organizer2', 'firmAdminZ'] as const)
      expect(await status(who, 'GET', `/firms/computed/${firms.z}?fair=${fairs.fair2}`), who).toBe(200)
    expect(await status('organizer1', 'GET', `/firms/computed/${firms.a}?fair=${fairs.fair2}`)).toBe(404)
  })

  it('is hidden from a super organizer who is held to another', async () => {
    const { fairs, halls, firms, stands, people } = platform.seeded
    await run(
      sql`insert into super_organizer_fair (fair_id, app_user_id) values (${fairs.fair1}, ${people.superOrganizer.id})`,
    )
    for (const url of [
      `/visit/halls/${halls.two}`,
      `/visit/stands/${stands.z}`,
      `/firms/computed/${firms.z}`,
      `/users/${people.firmAdminZ.id}/bcard`,
    ])
      expect(await status('superOrganizer', 'GET', url), url).toBe(404)
    for (const topic of [`stand:${stands.z}`, `fair:${fairs.fair2}`]) {
      const url = `/.well-known/mercure?match=${topic}`
      const headers = await platform.hears('superOrganizer')
      expect((await platform.app.inject({ url, headers })).statusCode, topic).toBe(403)
    }
    const names = (await send('superOrganizer', 'GET', '/users/front/list/1')).body
    expect(names).not.toMatch(/firmAdminZ|organizer2/)
    const firm = await send('superOrganizer', 'PUT', `/firms/${firms.a}`, { name: 'Held' })
    expect(firm.json().message_code).toBe('firm_shared')
    expect(await status('superOrganizer', 'PUT', `/users/${people.visitor1.id}`, { isValidated: 2 })).toBe(
      403,
    )
    const type = { userType: 4 }
    expect(await status('superOrganizer', 'PUT', `/users/${people.visitor1.id}/type`, type)).toBe(403)
  })
})
