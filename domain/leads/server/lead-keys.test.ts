import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { leadsFixture, type Who } from '#app/server/testing/leads-fixture.ts'
import type { LeadRow } from '../contract/lead.ts'

const f = leadsFixture()
const { run, send, read, status, at, consent, list } = f
const expiresOn = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)

describe('a key for integrations', () => {
  it('of the fair that may export reads a contact by its number once its person lets the organizers, without the details that are the firm’s, and not after they withdraw', async () => {
    const { fair } = at()
    await f.run(sql`update app_user set city = 'Lille' where id = ${f.platform.seeded.people.visitor1.id}`)
    await consent('visitor1', { card: true })
    const [row] = await list()
    expect(row?.person.city).toBe('Lille')
    const key = async (scope: string) =>
      (
        await send('organizer1', 'POST', `/fairs/${fair}/integration_keys`, { name: 'CRM', scope, expiresOn })
      ).json<{ key: string }>().key
    const [exports, imports] = [await key('export'), await key('import')]
    const asked = (by: string) =>
      f.platform.app.inject({ url: `/api/leads/${row?.id}`, headers: { authorization: `Bearer ${by}` } })
    expect((await asked(exports)).statusCode).toBe(404)
    await send('visitor1', 'PUT', '/user/ledger/organizers', { fair, isAllowed: true })
    expect((await asked(exports)).json()).toMatchObject({
      score: 15,
      person: { firstName: 'visitor1', city: null },
      contact: null,
      notes: [],
    })
    expect((await asked(imports)).statusCode).toBe(403)
    await consent('visitor1', { card: false })
    expect((await asked(exports)).statusCode).toBe(404)
  })
})

describe('a key of a firm', () => {
  const make = (who: Who, more: object = {}, fair = at().fair) =>
    send(who, 'POST', `/fairs/${fair}/integration_keys`, {
      name: 'CRM',
      scope: 'leads',
      expiresOn,
      firm: at().firm,
      ...more,
    })
  const by = (key: string, url: string, method: 'GET' | 'PUT' | 'POST' = 'GET') =>
    f.platform.app.inject({
      method,
      url: `/api${url}`,
      headers: { authorization: `Bearer ${key}` },
      ...(method !== 'GET' && { payload: {} }),
    })
  const made = async () => (await make('firmAdminA')).json<{ id: number; key: string }>()

  it('reads its contacts in its fair as who administers it does, until they withdraw, and makes no other call', async () => {
    const { fair } = at()
    await consent('visitor1', { card: true })
    const { key } = await made()
    const url = `/leads?fair=${fair}`
    const [row] = (await by(key, url)).json<LeadRow[]>()
    expect(row).toMatchObject({ person: { firstName: 'visitor1' }, score: 15 })
    expect((await by(key, `/leads/${row?.id}`)).json()).toMatchObject({
      contact: { email: f.platform.seeded.people.visitor1.email },
    })
    for (const [path, method] of [
      [`/leads/export?fair=${fair}`, 'GET'],
      [`/leads/${row?.id}`, 'PUT'],
      [`/leads/overview?fair=${fair}`, 'GET'],
      [`/fairs/${fair}/integration_keys`, 'GET'],
      [`/firms/back/export?fair=${fair}`, 'GET'],
      [`/fairs/${fair}/import`, 'POST'],
      ['/user/detail', 'GET'],
    ] as const)
      expect([path, (await by(key, path, method)).statusCode]).toEqual([path, 403])
    await consent('visitor1', { card: false })
    expect((await by(key, url)).json()).toEqual([])
    expect((await by(key, `/leads/${row?.id}`)).statusCode).toBe(404)
  })

  it('reads nothing of the same firm in another fair, nor of another firm', async () => {
    const { fair, firm } = at()
    const { fairs, firms, people } = f.platform.seeded
    await run(sql`insert into fair_firm (fair_id, firm_id, is_validated) values (${fairs.fair2}, ${firm}, 1)`)
    await run(sql`insert into fair_user (fair_id, user_id, is_validated)
      values (${fairs.fair2}, ${people.firmAdminA.id}, 1) on conflict do nothing`)
    const { key } = await made()
    expect(await status('firmAdminA', `/leads?fair=${fairs.fair2}`)).toBe(200)
    expect((await by(key, `/leads?fair=${fairs.fair2}`)).statusCode).toBe(404)
    expect((await by(key, `/leads?fair=${fair}&firm=${firms.b}`)).statusCode).toBe(404)
    expect((await by(key, `/leads?fair=${fair}`)).statusCode).toBe(200)
  })

  it('is made, seen and ended by who administers the firm alone, for this alone', async () => {
    const { fair, firm } = at()
    const { fairs, firms } = f.platform.seeded
    const { id, key } = await made()
    const keys = `/fairs/${fair}/integration_keys`
    expect((await make('firmAdminA', { scope: 'export' })).statusCode).toBe(422)
    expect((await make('firmAdminA', { firm: undefined })).statusCode).not.toBe(201)
    expect((await make('organizer1', { firm: undefined })).statusCode).toBe(422)
    expect((await make('firmAdminA', { firm: firms.b })).statusCode).toBe(404)
    expect((await make('firmAdminA', {}, fairs.fair2)).statusCode).toBe(404)
    for (const who of ['organizer1', 'superAdmin', 'firmAdminB'] as const) {
      expect([who, (await make(who)).statusCode]).toEqual([who, 404])
      expect([who, await status(who, `${keys}?firm=${firm}`)]).toEqual([who, 404])
      expect([who, (await send(who, 'DELETE', `${keys}/${id}`)).statusCode]).toEqual([who, 404])
    }
    expect(await read('organizer1', keys)).toEqual([])
    expect(JSON.stringify(await read('firmAdminA', `${keys}?firm=${firm}`))).not.toContain(key.slice(0, 12))
    expect((await by(key, `/leads?fair=${fair}`)).statusCode).toBe(200)
    expect((await send('firmAdminA', 'DELETE', `${keys}/${id}`)).statusCode).toBe(204)
    expect((await by(key, `/leads?fair=${fair}`)).statusCode).toBe(401)
  })

  it.each([
    [
      'no longer administers the firm',
      'update app_user set is_firm_admin = false where first_name = $1',
      401,
    ],
    ['has left the firm', 'update app_user set firm_id = null where first_name = $1', 401],
    [
      'is no longer in the fair',
      'delete from fair_user u using app_user a where a.id = u.user_id and a.first_name = $1',
      404,
    ],
  ])('reads nothing once whoever made it %s', async (_, change, code) => {
    const { key } = await made()
    const url = `/leads?fair=${at().fair}`
    expect((await by(key, url)).statusCode).toBe(200)
    await run(sql.raw(change.replace('$1', "'firmAdminA'")))
    expect((await by(key, url)).statusCode).toBe(code)
  })
})
