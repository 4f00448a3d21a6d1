import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { atOnce } from '#app/server/testing/at-once.ts'
import {
  type ExhibitorFixture,
  exhibitorFixture,
  names,
  type Who,
} from '#app/server/testing/exhibitor-fixture.ts'
import { purgeTrashLater } from '#app/server/testing/purge-trash-later.ts'

let exhibitors: ExhibitorFixture
beforeAll(async () => {
  exhibitors = await exhibitorFixture()
})
beforeEach(() => exhibitors.platform.startAgain())
afterAll(() => exhibitors.platform.close())

describe('keeping a firm', () => {
  it('an organizer adds one to the own fair, with its sectors, and to no other', async () => {
    const { call, run } = exhibitors
    const { fairs } = exhibitors.seeded
    const [sector] = (await call(null, 'GET', '/firms/get_firm_sectors')).json
    const made = await call('organizer1', 'POST', '/firms', {
      name: 'Nouvelle',
      translations: { fr: { description: 'Bonjour' } },
      sectors: [sector.id],
    })
    expect([made.status, made.json.name]).toEqual([201, 'Nouvelle'])
    const page = (await call(null, 'GET', `/firms/computed/${made.json.id}?fair=${fairs.fair1}`)).json
    expect(page).toMatchObject({ description: 'Bonjour', sectors: [{ id: sector.id }] })
    expect((await call('organizer1', 'POST', '/firms', { name: 'X', fair: fairs.fair2 })).status).toBe(404)
    expect((await call('firmAdminA', 'POST', '/firms', { name: 'X' })).status).toBe(403)
    const refused = await call('organizer1', 'POST', '/firms', { website: 'javascript:alert(1)' })
    expect([refused.status, refused.json.errors.website]).toEqual([
      422,
      expect.arrayContaining(['url_invalid']),
    ])
    expect((await call('organizer1', 'POST', '/firms', {})).json.errors).toEqual({ name: ['required'] })
    expect((await run(sql`select 1 from firm where name = 'X'`)).length).toBe(0)
  })

  it('has a VAT number with right check digits, which visitors do not see', async () => {
    const { call, platform, seeded } = exhibitors
    const path = `/firms/${seeded.firms.a}`
    const refused = await call('firmAdminA', 'PUT', path, { vatNumber: 'FR40303265046' })
    expect([refused.status, refused.json.errors]).toEqual([422, { vatNumber: ['vat_number_invalid'] }])
    const made = await call('organizer1', 'POST', '/firms', { name: 'X', vatNumber: 'DE1' })
    expect([made.status, made.json.errors]).toEqual([422, { vatNumber: ['vat_number_invalid'] }])
    expect((await call('firmAdminA', 'PUT', path, { vatNumber: 'fr 40 303 265 045' })).json.vatNumber).toBe(
      'FR40303265045',
    )
    expect((await call('organizer1', 'GET', path)).json.vatNumber).toBe('FR40303265045')
    for (const who of ['visitor1', 'contactA', 'firmAdminB', null] as const)
      expect((await call(who, 'GET', path)).json, String(who)).not.toHaveProperty('vatNumber')
    const file = await platform.call('organizer1', { url: '/api/firms/back/export' })
    expect(file.body).toContain('FR40303265045')
    expect((await call('firmAdminA', 'PUT', path, { vatNumber: null })).json.vatNumber).toBeNull()
  })

  it('of France has its SIREN typed, with right digits and of the same company as its VAT number', async () => {
    const { call, seeded } = exhibitors
    const path = `/firms/${seeded.firms.a}`
    const say = (words: object) => call('firmAdminA', 'PUT', path, words)
    expect((await say({ siren: '303 265 046' })).json.errors).toEqual({ siren: ['siren_invalid'] })
    expect((await say({ siren: '303 265 045 00012' })).json.siren).toBe('303265045')
    expect((await call('organizer1', 'GET', path)).json.siren).toBe('303265045')
    expect((await call('visitor1', 'GET', path)).json).not.toHaveProperty('siren')
    expect((await say({ vatNumber: 'FR83404833048' })).json.errors).toEqual({ siren: ['siren_of_other'] })
    expect((await say({ vatNumber: 'FR40303265045' })).status).toBe(200)
    expect((await say({ siren: '404833048' })).json.errors).toEqual({ siren: ['siren_of_other'] })
    expect((await say({ vatNumber: 'FR83404833048', siren: null })).status).toBe(200)
    expect((await say({ vatNumber: null, siren: null })).json).toMatchObject({ vatNumber: null, siren: null })
  })

  it('its administrator changes it, words by language; others do not', async () => {
    const { call, platform } = exhibitors
    const { firms } = exhibitors.seeded
    const path = `/firms/${firms.a}`
    const words = { translations: { fr: { description: 'Bonjour' }, en: { description: 'Hello' } } }
    expect((await call('firmAdminA', 'PUT', path, words)).status).toBe(200)
    const page = await platform.call(null, {
      url: `/api/firms/computed/${firms.a}`,
      headers: { 'accept-language': 'en' },
    })
    expect(page.json().description).toBe('Hello')
    expect(
      await Promise.all(
        (['firmAdminB', 'contactA', 'standAdminA', 'visitor1', 'organizer2', null] as const).map(
          async who => (await call(who, 'PUT', path, { city: 'X' })).status,
        ),
      ),
    ).toEqual([403, 403, 403, 403, 403, 401])
    expect((await call('firmAdminA', 'PUT', path, { isVisible: false })).json.message_code).toBe(
      'field_forbidden',
    )
    expect((await call('firmAdminA', 'PUT', path, { addressJSON: '[]' })).json.errors.addressJSON).toEqual([
      'format_invalid',
    ])
    expect((await call('firmAdminA', 'PUT', path, { socialNetworks: { x: 'ftp://x' } })).status).toBe(422)
    const unknown = await call('firmAdminA', 'PUT', path, {
      socialNetworks: { 'Not a code': 'javascript:x' },
    })
    expect([unknown.status, unknown.json.message_code]).toEqual([422, 'unknown_field'])
  })

  it('sub-sectors stay within the sectors, and go with them', async () => {
    const { call, run } = exhibitors
    const { firms } = exhibitors.seeded
    const sectors = (await call(null, 'GET', '/firms/get_firm_sectors')).json
    const [first, second] = sectors.filter((one: { subSectors: unknown[] }) => one.subSectors.length)
    const path = `/firms/${firms.a}/sectors`
    const set = async (who: Who, body: object) => call(who, 'PUT', path, body)
    const sub = first.subSectors[0].id
    expect((await set('firmAdminA', { sectors: [second.id, first.id], subSectors: [sub] })).status).toBe(204)
    const read = async () => (await call(null, 'GET', `/firms/computed/${firms.a}`)).json.sectors
    expect((await read()).map((one: { id: number }) => one.id)).toEqual([second.id, first.id])
    expect((await read())[1].subSectors).toEqual([first.subSectors[0].name])
    const outside = await set('firmAdminA', { sectors: [second.id], subSectors: [sub] })
    expect(outside.json.errors).toEqual({ subSectors: ['not_in_list'] })
    expect((await set('firmAdminA', { sectors: [999999] })).json.errors).toEqual({ sectors: ['not_in_list'] })
    await set('firmAdminA', { sectors: [second.id] })
    expect((await run(sql`select 1 from firm_business_subsector`)).length).toBe(0)
    expect([
      (await set('firmAdminB', { sectors: [] })).status,
      (await set('contactA', { sectors: [] })).status,
    ]).toEqual([403, 403])
  })

  it('a fair’s own sector is for the firms that it has let in, and for those to give who run it', async () => {
    const { call, run } = exhibitors
    const { firms, fairs } = exhibitors.seeded
    const [own] = await run(
      sql<{ id: number }>`insert into business_sector (fair_id) values (${fairs.fair1}) returning id`,
    )
    const choose = async (who: Who) =>
      (await call(who, 'PUT', `/firms/${firms.a}/sectors`, { sectors: [own?.id] })).status
    const decide = (state: number) =>
      run(sql`update fair_firm set is_validated = ${state} where firm_id = ${firms.a}`)
    await decide(0)
    expect(await choose('firmAdminA')).toBe(422)
    expect(await choose('organizer1')).toBe(204)
    await run(sql`delete from firm_business_sector where business_sector_id = ${own?.id}`)
    await decide(1)
    expect(await choose('firmAdminA')).toBe(204)
  })

  it('an organizer who removes a firm leaves it to the other fairs it is in', async () => {
    const { call, run } = exhibitors
    const { firms, fairs } = exhibitors.seeded
    await run(
      sql`insert into fair_firm (fair_id, firm_id, is_validated) values (${fairs.fair2}, ${firms.a}, 1)`,
    )
    expect((await call('firmAdminA', 'DELETE', `/firms/${firms.a}`)).status).toBe(403)
    expect((await call('organizer1', 'DELETE', `/firms/${firms.a}`)).status).toBe(204)
    expect(names((await call('organizer2', 'GET', '/firms/back/list')).json)).toEqual(['Firm A', 'Firm Z'])
    expect(
      (await run(sql`select 1 from stand where firm_id = ${firms.a} and trashed_at is null`)).length,
    ).toBe(0)
    expect((await call('organizer2', 'DELETE', `/firms/${firms.a}`)).status).toBe(204)
    for (const who of ['superAdmin', 'organizer1', 'firmAdminA', null] as const)
      expect((await call(who, 'GET', `/firms/${firms.a}`)).status, String(who)).toBe(404)
  })

  it('what an organizer removes comes back for thirty days, with its booths on their places', async () => {
    const { call, run, platform, seeded } = exhibitors
    const { firms, fairs, stands } = seeded
    const [before] = await run(sql`select fair_hall_id, number, label from stand where id = ${stands.a}`)
    await call('organizer1', 'DELETE', `/firms/${firms.a}`)
    const listed = (await call('organizer1', 'GET', `/trash?fair=${fairs.fair1}`)).json
    expect(listed).toMatchObject([{ kind: 'firm', name: 'Firm A', fair: fairs.fair1 }])
    const restore = `/trash/${listed[0].id}/restore`
    // It outlives a migration that takes a column away, and one that brings one.
    await run(sql`update trash set rows = jsonb_set(rows, '{fair_firm,0}',
      (rows #> '{fair_firm,0}') - 'created_at' || '{"dropped_since": 1}')`)
    expect((await call('organizer2', 'GET', `/trash?fair=${fairs.fair1}`)).status).not.toBe(200)
    expect((await call('organizer2', 'POST', restore)).status).not.toBe(204)
    // What lies in the trash of one fair is not taken by another.
    const taken = await call('organizer2', 'POST', '/fair_firms', { fair: fairs.fair2, firm: firms.a })
    expect(taken.status).toBe(422)
    expect((await call('organizer1', 'POST', restore)).status).toBe(204)
    expect((await call('organizer1', 'POST', restore)).status).toBe(404)
    expect(await run(sql`select fair_hall_id, number, label from stand where id = ${stands.a}`)).toEqual([
      before,
    ])
    expect((await call('firmAdminA', 'GET', `/firms/${firms.a}`)).status).toBe(200)
    await call('organizer1', 'DELETE', `/firms/${firms.a}`)
    await purgeTrashLater(platform)
    expect((await run(sql`select 1 from firm where id = ${firms.a}`)).length).toBe(0)
    expect((await run(sql`select 1 from trash`)).length).toBe(0)
  })

  it('what was removed twice comes back with all its booths, the last with the place and the name of both', async () => {
    const { call, run, seeded } = exhibitors
    const { firms, fairs, stands } = seeded
    await run(sql`update stand set label = 'C12' where id = ${stands.a}`)
    const [place] = await run(sql<{ hall: number; number: number }>`
      select fair_hall_id as hall, number from stand where id = ${stands.a}`)
    await call('organizer1', 'DELETE', `/firms/${firms.a}`)
    await run(
      sql`insert into fair_firm (fair_id, firm_id, is_validated) values (${fairs.fair1}, ${firms.a}, 1)`,
    )
    const [later] = await run(sql<{ id: number }>`
      insert into stand (fair_id, firm_id, fair_hall_id, number, label)
      values (${fairs.fair1}, ${firms.a}, ${place?.hall}, ${place?.number}, 'c 12') returning id`)
    await call('organizer1', 'DELETE', `/firms/${firms.a}`)
    const [entry] = (await call('organizer1', 'GET', `/trash?fair=${fairs.fair1}`)).json
    expect((await call('organizer1', 'POST', `/trash/${entry.id}/restore`)).status).toBe(204)
    expect(
      await run(sql`select id, fair_hall_id as hall, number, label from stand
        where firm_id = ${firms.a} and trashed_at is null order by id`),
    ).toEqual([
      { id: stands.a, hall: null, number: null, label: null },
      { id: later?.id, ...place, label: 'c 12' },
    ])
  })

  it('what two remove at once comes back whole', async () => {
    const { call, run, platform, seeded } = exhibitors
    const { firms, fairs, stands } = seeded
    const [alone] = await run(sql<{ id: number; firm: number }>`
      with f as (insert into firm (name) values ('Alone') returning id)
      insert into fair_firm (fair_id, firm_id, is_validated) select ${fairs.fair1}, id, 1 from f
      returning id, firm_id as firm`)
    for (const [firm, path] of [
      [firms.a, `/firms/${firms.a}`],
      [alone?.firm, `/fair_firms/${alone?.id}`],
    ] as const) {
      const [before] = await run(sql`select * from fair_firm where firm_id = ${firm}`)
      const remove = async () => (await call('organizer1', 'DELETE', path)).status
      const held = sql`select 1 from firm where id = ${firm} for update`
      const answers = await atOnce(platform.services.database, held, [remove, remove])
      expect(answers.toSorted(), path).toEqual([204, 404])
      const [entry] = (await call('organizer1', 'GET', `/trash?fair=${fairs.fair1}`)).json
      expect((await call('organizer1', 'POST', `/trash/${entry.id}/restore`)).status, path).toBe(204)
      expect(await run(sql`select * from fair_firm where firm_id = ${firm}`)).toEqual([before])
    }
    expect(await run(sql`select trashed_at as at from stand where id = ${stands.a}`)).toEqual([{ at: null }])
  })

  it('whoever was taken out of the fair does not come back with the exhibitor', async () => {
    const { call, run, seeded } = exhibitors
    const { firms, fairs, people } = seeded
    const isIn = async () =>
      (
        await run(
          sql`select 1 from fair_user where fair_id = ${fairs.fair1} and user_id = ${people.firmAdminA.id}`,
        )
      ).length
    expect((await call('organizer1', 'DELETE', `/users/${people.firmAdminA.id}`)).status).toBe(204)
    await call('organizer1', 'DELETE', `/firms/${firms.a}`)
    const [entry] = (await call('organizer1', 'GET', `/trash?fair=${fairs.fair1}`)).json
    expect((await call('organizer1', 'POST', `/trash/${entry.id}/restore`)).status).toBe(204)
    expect(await isIn()).toBe(0)
  })

  it('a booth taken out of the trash brings back its exhibitor', async () => {
    const { call, run, seeded } = exhibitors
    const { firms, stands } = seeded
    await call('organizer1', 'DELETE', `/firms/${firms.a}`)
    expect((await call('organizer1', 'POST', `/stands/${stands.a}/restore`)).status).toBe(200)
    expect((await call('firmAdminA', 'GET', `/firms/${firms.a}`)).status).toBe(200)
    expect((await run(sql`select 1 from trash`)).length).toBe(0)
  })

  it('a booth taken out of the trash leaves its name to one that is called so by now', async () => {
    const { call, run, seeded } = exhibitors
    const { stands } = seeded
    const label = async () => (await run(sql`select label from stand where id = ${stands.a}`))[0]
    const away = () => run(sql`update stand set trashed_at = now(), label = 'C12' where id = ${stands.a}`)
    for (const [other, kept] of [
      ['C13', 'C12'],
      ['c 12', null],
    ] as const) {
      await away()
      await run(sql`update stand set label = ${other} where id = ${stands.b}`)
      expect((await call('organizer1', 'POST', `/stands/${stands.a}/restore`)).status).toBe(200)
      expect(await label()).toEqual({ label: kept })
    }
  })
})
