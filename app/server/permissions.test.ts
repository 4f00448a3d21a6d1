import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allImplementations } from '#platform/server/resource/registry.ts'
import { handlers } from './domains.ts'
import { type TestPlatform, testPlatform } from './testing/test-platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

type Who = Parameters<TestPlatform['call']>[0]
const status = async (
  who: Who,
  url: string,
  method: 'GET' | 'PUT' | 'DELETE' | 'POST' = 'GET',
  payload?: object,
) => (await platform.call(who, { method, url: `/api${url}`, ...(payload && { payload }) })).statusCode
const list = async (who: Who, url: string) =>
  (await platform.call(who, { url: `/api${url}` })).json() as { id: number }[]

describe('between fairs', () => {
  it('an organizer neither reads nor changes what belongs to another fair', async () => {
    const { stands, fairs, halls } = platform.seeded
    expect(await status('organizer1', `/fairs/${fairs.fair2}`, 'PUT', { hue: 10 })).toBe(404)
    expect(await status('organizer1', `/fair_halls/${halls.two}`, 'PUT', { color: '#000000' })).toBe(404)
    expect(await status('organizer1', `/stands/${stands.z}`)).toBe(404)
    expect(await status('organizer1', `/users/${platform.seeded.people.visitor9.id}`)).toBe(404)
  })

  it('a record cannot be moved into another fair', async () => {
    const { stands, halls } = platform.seeded
    expect(await status('organizer1', `/stands/${stands.a}`, 'PUT', { fairHall: halls.two, number: 3 })).toBe(
      422,
    )
    expect(
      await status('organizer2', '/fair_halls', 'POST', {
        fair: platform.seeded.fairs.fair1,
        letter: 'X',
        translations: { fr: { name: 'X' } },
      }),
    ).toBeGreaterThanOrEqual(403)
  })

  it('lists hold nothing of another fair, whatever the filter', async () => {
    const { fairs, stands } = platform.seeded
    for (const who of ['organizer1', 'visitor1', 'firmAdminA'] as const) {
      const seen = await list(who, `/stands?fair=${fairs.fair2}`)
      expect(seen.map(stand => stand.id)).not.toContain(stands.z)
    }
  })

  it('a canary of another firm or person is in no answer', async () => {
    const own: Partial<Record<string, RegExp>> = {
      visitor1: /CANARY-(?!app_user-phone-visitor1")/,
      firmAdminA: /CANARY-(firm-\w+-[bz]|fair)/,
      contactA: /CANARY-(firm-\w+-[bz]|fair)/,
    }
    for (const [who, leak] of Object.entries(own))
      for (const resource of allImplementations()) {
        const answer = await platform.call(who as Who, { url: `/api/${resource.name}` })
        expect(answer.statusCode, `${who} ${resource.name}`).toBeLessThan(500)
        expect(answer.body.match(leak as RegExp)?.[0], `${who} ${resource.name}`).toBeUndefined()
      }
  })
})

describe('creating', () => {
  it('is refused outside one’s own firm or fair, whatever the resource', async () => {
    const { stands, firms, fairs, people } = platform.seeded
    const type = 1
    const tries: [Who, string, object][] = [
      ['firmAdminA', '/stand_resources', { stand: stands.b, type, title: 'Planted' }],
      ['firmAdminA', '/stand_languages', { stand: stands.b, language: 1, title: 'Planted' }],
      ['firmAdminA', '/stand_contacts', { stand: stands.b, user: people.firmAdminA.id }],
      ['firmAdminA', '/firm_business_sectors', { firm: firms.b, businessSector: 1 }],
      ['organizer2', '/fair_firms', { fair: fairs.fair1, firm: firms.z }],
      ['organizer2', '/fair_users', { fair: fairs.fair1, user: people.visitor9.id }],
      [
        'organizer2',
        '/header_buttons',
        { fair: fairs.fair1, link: '/contact', translations: { fr: { name: 'X' } } },
      ],
    ]
    for (const [who, url, body] of tries)
      expect([403, 404, 422], `${who} POST ${url}`).toContain(await status(who, url, 'POST', body))
    expect(
      await status('firmAdminA', '/stand_resources', 'POST', { stand: stands.a, type, title: 'Mine' }),
    ).toBe(201)
  })
})

describe('within a fair', () => {
  it('a hidden stand is for its own firm and the organizers', async () => {
    const { hidden } = platform.seeded.stands
    expect(
      await Promise.all(
        (['visitor1', 'firmAdminA', null] as const).map(who => status(who, `/stands/${hidden}`)),
      ),
    ).toEqual([404, 404, 404])
    expect(
      await Promise.all(
        (['firmAdminB', 'organizer1', 'superAdmin'] as const).map(who => status(who, `/stands/${hidden}`)),
      ),
    ).toEqual([200, 200, 200])
  })

  it('an exhibitor changes the own stand, not a competitor’s, and a contact changes none', async () => {
    const { a, b } = platform.seeded.stands
    expect(await status('firmAdminA', `/stands/${a}`, 'PUT', { color: '#123456' })).toBe(200)
    expect(await status('firmAdminA', `/stands/${b}`, 'PUT', { color: '#123456' })).toBe(403)
    expect(await status('contactA', `/stands/${a}`, 'PUT', { color: '#654321' })).toBe(403)
    expect(await status('visitor1', `/stands/${a}`, 'PUT', { color: '#654321' })).toBe(403)
    expect(await status(null, `/stands/${a}`, 'PUT', { color: '#654321' })).toBe(401)
  })

  it('protected fields may be sent back unchanged, and are refused by name when they change', async () => {
    const { a } = platform.seeded.stands
    const stand = (await platform.call('firmAdminA', { url: `/api/stands/${a}` })).json()
    expect(await status('firmAdminA', `/stands/${a}`, 'PUT', { ...stand, color: '#222222' })).toBe(200)
    const refused = await platform.call('firmAdminA', {
      method: 'PUT',
      url: `/api/stands/${a}`,
      payload: { ...stand, number: 9, isVisible: false },
    })
    expect(refused.statusCode).toBe(403)
    expect(refused.json()).toMatchObject({
      message_code: 'field_forbidden',
      errors: { number: ['field_forbidden'], isVisible: ['field_forbidden'] },
    })
  })

  it('nobody raises themselves', async () => {
    const { id } = platform.seeded.people.visitor1
    for (const change of [
      { roles: ['ROLE_SUPER_ADMIN'] },
      { isValidated: 0 },
      { userType: 1 },
      { firm: platform.seeded.firms.a },
      { email: 'other@small.test' },
    ])
      expect(await status('visitor1', `/users/${id}`, 'PUT', change)).toBe(403)
    expect(await status('visitor1', `/users/${id}`, 'PUT', { jobTitle: 'Curious' })).toBe(200)
    expect(await status('visitor1', `/users/${platform.seeded.people.visitor2.id}`)).toBe(404)
  })

  it('only the super admin changes the general settings of a fair', async () => {
    const { fair1 } = platform.seeded.fairs
    for (const change of [
      { maxUsers: 1 },
      { type: 'single' },
      { isMonthlyRenew: true },
      { maxOrganizers: 1 },
    ])
      expect(await status('organizer1', `/fairs/${fair1}`, 'PUT', change)).toBe(403)
    expect(await status('organizer1', `/fairs/${fair1}`, 'PUT', { hue: 40 })).toBe(200)
    expect(await status('superAdmin', `/fairs/${fair1}`, 'PUT', { maxUsers: 500 })).toBe(200)
  })
})

describe('every resource', () => {
  /** Made by a call of its own, as uploads and requests for passes are: whom that is open to stands with it. */
  const hasOwnCall = (name: string) =>
    handlers.some(({ endpoint: { method, path } }) => method === 'POST' && path === `/${name}`)

  it('refuses writing to whom its policy gives nothing, and never answers 5xx', async () => {
    const nobodies = ['visitor1', 'press', 'speaker', null] as const
    for (const resource of allImplementations()) {
      const may = (action: 'C' | 'D', role: string) =>
        resource.grants.some(grant => grant.role === role && grant.actions.has(action))
      for (const who of nobodies) {
        const role = who === null ? 'anonymous' : who === 'visitor1' ? 'visitor' : who
        const created = await status(who, `/${resource.name}`, 'POST', {})
        if (!may('C', role) && !hasOwnCall(resource.name))
          expect([401, 403, 404], `${role} POST ${resource.name}: ${created}`).toContain(created)
        const deleted = await status(who, `/${resource.name}/1`, 'DELETE')
        if (!may('D', role))
          expect([401, 403, 404], `${role} DELETE ${resource.name}: ${deleted}`).toContain(deleted)
        expect(Math.max(created, deleted)).toBeLessThan(500)
      }
    }
  })

  it('names an unknown field and an unknown filter', async () => {
    for (const resource of allImplementations()) {
      if (!resource.grants.some(grant => grant.role === 'superAdmin' && grant.actions.has('L'))) continue
      const filtered = await platform.call('superAdmin', { url: `/api/${resource.name}?nonsense=1` })
      expect([filtered.statusCode, filtered.json().message_code], resource.name).toEqual([
        400,
        'unknown_filter',
      ])
      if (!resource.grants.some(grant => grant.role === 'superAdmin' && grant.actions.has('C'))) continue
      const posted = await platform.call('superAdmin', {
        method: 'POST',
        url: `/api/${resource.name}`,
        payload: { nonsense: 1 },
      })
      expect([posted.statusCode, posted.json().detail], resource.name).toEqual([422, 'nonsense'])
    }
  })

  it('lists by every filter and every order that it declares', async () => {
    for (const resource of allImplementations()) {
      // What is a booth’s alone is listed by its firm.
      const who = resource.policy.superAdmin ? 'superAdmin' : 'firmAdminA'
      for (const filter of resource.filters ?? []) {
        const value = filter.startsWith('exists[') ? 'true' : /before|after/.test(filter) ? '2026-01-01' : '1'
        const answer = await platform.call(who, { url: `/api/${resource.name}?${filter}=${value}` })
        expect([200, 400], `${resource.name}?${filter}: ${answer.body}`).toContain(answer.statusCode)
        expect(answer.json().message_code, `${resource.name}?${filter}`).not.toBe('unknown_filter')
      }
      for (const field of resource.sort ?? []) {
        const answer = await platform.call(who, {
          url: `/api/${resource.name}?order[${field}]=desc`,
        })
        expect(answer.statusCode, `${resource.name} order ${field}: ${answer.body}`).toBe(200)
      }
    }
  })
})
