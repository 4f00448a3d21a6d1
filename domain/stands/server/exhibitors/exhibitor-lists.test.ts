import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { statementCounter } from '#app/server/testing/count-statements.ts'
import {
  type ExhibitorFixture,
  exhibitorFixture,
  names,
  type Who,
} from '#app/server/testing/exhibitor-fixture.ts'

let exhibitors: ExhibitorFixture
beforeAll(async () => {
  exhibitors = await exhibitorFixture()
})
beforeEach(() => exhibitors.platform.startAgain())
afterAll(() => exhibitors.platform.close())

const csv = async (who: Who, path: string) => {
  const answer = await exhibitors.platform.call(who, { url: `/api${path}` })
  return { status: answer.statusCode, body: answer.body, headers: answer.headers }
}

describe('lists of exhibitors', () => {
  it('visitors find who is validated and shown, and nobody of another fair', async () => {
    const { call, run, waitingFirm } = exhibitors
    const { fairs, firms } = exhibitors.seeded
    await waitingFirm()
    for (const path of [
      '/firms/front/list',
      '/firms/front/listwp?isVisible=1&pagination=true',
      '/firms/light',
    ]) {
      const list = await call(null, 'GET', path)
      expect(names(list.json), path).toEqual(['Firm A', 'Firm B'])
      expect(list.headers['x-total-items'], path).toBe('2')
    }
    expect((await call('visitor1', 'GET', `/firms/front/list?fair=${fairs.fair2}`)).json).toEqual([])
    expect((await call(null, 'GET', `/firms/front/list?fair=${fairs.fair2}`)).status).toBe(401)
    expect(names((await call('visitor9', 'GET', `/firms/light?fair=${fairs.fair2}`)).json)).toEqual([
      'Firm Z',
    ])
    await run(sql`update firm set is_visible = false where id = ${firms.b}`)
    expect(names((await call(null, 'GET', '/firms/front/list')).json)).toEqual(['Firm A'])
  })

  it('are narrowed to halls of the same fair that are shown: of no other is it told who stands there', async () => {
    const { call, run } = exhibitors
    const { fairs, firms, halls, stands } = exhibitors.seeded
    await run(
      sql`insert into fair_firm (fair_id, firm_id, is_validated) values (${fairs.fair2}, ${firms.a}, 1)`,
    )
    await run(
      sql`insert into stand (fair_id, firm_id, fair_hall_id, number) values (${fairs.fair2}, ${firms.a}, ${halls.two}, 7)`,
    )
    await run(sql`update stand set fair_hall_id = ${halls.hidden}, number = 7 where id = ${stands.b}`)
    for (const path of ['/firms/front/list', '/firms/front/listwp']) {
      const within = async (hall: number) =>
        names((await call(null, 'GET', `${path}?fair=${fairs.fair1}&fairHallIds=${hall}`)).json)
      expect(await within(halls.one), path).toEqual(['Firm A'])
      expect(await within(halls.two), path).toEqual([])
      expect(await within(halls.hidden), path).toEqual([])
    }
  })

  it('find exhibitors by the label of a booth that visitors see, and by none of a hidden one', async () => {
    const { call, run } = exhibitors
    const { stands } = exhibitors.seeded
    await run(sql`update stand set label = 'C 1204' where id = ${stands.b}`)
    for (const path of ['/firms/front/list', '/firms/front/listwp']) {
      const found = async (search: string) =>
        names((await call(null, 'GET', `${path}?search=${encodeURIComponent(search)}`)).json)
      expect(await found('c1204'), path).toEqual(['Firm B'])
      expect(await found('A 1'), path).toEqual(['Firm A'])
      expect(await found('C120'), path).toEqual(['Firm B'])
      expect(await found('204'), path).toEqual([])
    }
    await run(sql`update stand set is_visible = false where id = ${stands.b}`)
    expect((await call(null, 'GET', '/firms/front/list?search=c1204')).json).toEqual([])
  })

  it('tell nobody of a sector that is another fair’s own, nor draw a booth by it', async () => {
    const { call, run } = exhibitors
    const { fairs, firms, halls, stands } = exhibitors.seeded
    await run(
      sql`insert into fair_firm (fair_id, firm_id, is_validated) values (${fairs.fair2}, ${firms.a}, 1)`,
    )
    await run(sql`delete from firm_business_sector where firm_id = ${firms.a}`)
    await run(sql`with own as (
      insert into business_sector (fair_id, prop, translations)
      values (${fairs.fair2}, 'microscope', '{"fr": {"name": "Secret"}}') returning id)
      insert into firm_business_sector (firm_id, business_sector_id) select ${firms.a}, id from own`)
    for (const path of [`/stands/${stands.a}/configuration`, '/stands/my-stands']) {
      const { status, body } = await call('firmAdminA', 'GET', path)
      expect([status, body.includes('Secret'), body.includes('microscope')], path).toEqual([
        200,
        false,
        false,
      ])
    }
    for (const path of [
      `/firms/front/list?fair=${fairs.fair1}`,
      `/firms/front/list/config?fair=${fairs.fair1}`,
      `/firms/computed/${firms.a}?fair=${fairs.fair1}`,
      `/firms/computed/${firms.a}`,
      `/firms/${firms.a}`,
      '/firm_business_sectors',
      `/visit/halls/${halls.one}`,
      `/visit/stands/${stands.a}`,
      `/fair_halls/${halls.one}/stands`,
    ])
      for (const who of [null, 'visitor1'] as const) {
        const { status, body } = await call(who, 'GET', path)
        expect([status, body.includes('Secret')], `${who} ${path}`).toEqual([200, false])
      }
    expect((await call('visitor9', 'GET', `/firms/front/list?fair=${fairs.fair2}`)).body).toContain('Secret')
  })

  it('the register is sorted as one looks names up: without accents and case', async () => {
    const { call, run } = exhibitors
    const { firms } = exhibitors.seeded
    await run(sql`update firm set name = 'Épicerie' where id = ${firms.a}`)
    await run(sql`update firm set name = 'ebony' where id = ${firms.b}`)
    const sorted = names((await call('superAdmin', 'GET', '/firms?order[name]=asc')).json)
    expect(sorted.slice(0, 2)).toEqual(['ebony', 'Épicerie'])
    expect(names((await call('superAdmin', 'GET', '/firms')).json)).toEqual(sorted)
  })

  it('sort codes order by name or by age, pages say how many there are', async () => {
    const { call } = exhibitors
    const { fairs } = exhibitors.seeded
    const sorted = async (sort: string) =>
      names((await call(null, 'GET', `/firms/front/list?fair=${fairs.fair1}&sort=${sort}`)).json)
    expect(await sorted('DSC')).toEqual(['Firm B', 'Firm A'])
    expect(await sorted('ID')).toEqual(['Firm A', 'Firm B'])
    expect(await sorted('DI')).toEqual(['Firm B', 'Firm A'])
    expect((await call(null, 'GET', '/firms/front/list?sort=XX')).status).toBe(400)
    const page = await call(null, 'GET', '/firms/front/list?itemsPerPage=1&page=2')
    expect(page.headers).toMatchObject({
      'x-current-page': '2',
      'x-page-count': '2',
      'x-total-items': '2',
      'x-items-per-page': '1',
    })
  })

  it('whoever waits under almost the name of another is shown with it, to those who follow both', async () => {
    const { call, run, waitingFirm } = exhibitors
    const { firms, fairs } = exhibitors.seeded
    await waitingFirm()
    await run(sql`update firm set name = 'FIRM-A Ltd.' where name = 'Firm W'`)
    const twinOf = async (who: 'organizer1' | 'superAdmin') =>
      (await call(who, 'GET', `/firms/back/list?isValidated=0&fair=${fairs.fair1}`)).json[0].twin
    expect(await twinOf('organizer1')).toEqual({ id: firms.a, name: 'Firm A' })
    // Cyrillic М and А, Greek Ι.
    await run(sql`update firm set name = 'FΙRМ А' where name = 'FIRM-A Ltd.'`)
    expect(await twinOf('organizer1')).toEqual({ id: firms.a, name: 'Firm A' })
    await run(sql`update firm set name = 'F1rrn A' where name = 'FΙRМ А'`)
    expect(await twinOf('organizer1')).toEqual({ id: firms.a, name: 'Firm A' })
    await run(sql`update firm set name = 'Firm Aa' where name = 'F1rrn A'`)
    expect(await twinOf('superAdmin')).toBeNull()
  })

  it('organizers follow the exhibitors of their own fairs, waiting ones too, and nobody else does', async () => {
    const { call, run, waitingFirm } = exhibitors
    const { fairs, stands } = exhibitors.seeded
    await waitingFirm()
    const list = await call('organizer1', 'GET', '/firms/back/list?sort=ASC')
    expect(names(list.json)).toEqual(['Firm A', 'Firm B', 'Firm W'])
    expect(list.json[0]).toMatchObject({
      isValidated: 1,
      people: 3,
      contacts: 1,
      stands: [{ id: stands.a, number: 'A1', state: 'not_configured' }],
      admin: { email: 'firmadmina@small.test' },
    })
    expect(names((await call('organizer1', 'GET', '/firms/back/list?isValidated=0')).json)).toEqual([
      'Firm W',
    ])
    expect(names((await call('organizer1', 'GET', '/firms/back/list?state=none')).json)).toEqual(['Firm W'])
    expect((await call('organizer1', 'GET', `/firms/back/list?fair=${fairs.fair2}`)).json).toEqual([])
    await run(sql`update stand set label = 'C 1204' where id = ${stands.b}`)
    for (const search of ['C1204', 'c%201204', 'firm%20b'])
      expect(names((await call('organizer1', 'GET', `/firms/back/list?search=${search}`)).json)).toEqual([
        'Firm B',
      ])
    for (const search of ['C120', 'Z99'])
      expect((await call('organizer1', 'GET', `/firms/back/list?search=${search}`)).json).toEqual([])
    expect(names((await call('organizer2', 'GET', '/firms/select-input')).json)).toEqual(['Firm Z'])
    expect(names((await call('clusterAdmin', 'GET', '/firms/back/list')).json)).toEqual(['Firm A'])
    for (const path of ['/firms/back/list', '/firms/back/list/config', '/firms/select-input'])
      expect(
        await Promise.all(
          (['firmAdminA', 'contactA', 'visitor1', null] as const).map(
            async who => (await call(who, 'GET', path)).status,
          ),
        ),
        path,
      ).toEqual([403, 403, 403, 401])
  })

  it('the list can be taken along as a table without formulas, and that is written down', async () => {
    const { call, run, waitingFirm } = exhibitors
    await waitingFirm('=HYPERLINK("x")')
    const { status, body, headers } = await csv('organizer1', '/firms/back/export?sort=ASC')
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
    expect(body.split('\r\n')[1]).toMatch(/^"'=HYPERLINK\(""x""\)";fair-one;0;/)
    expect(body).toContain('Firm A;fair-one;1;')
    expect(body).not.toContain('Firm Z')
    expect(await run(sql`select action, resource from audit_log where action = 'export'`)).toEqual([
      { action: 'export', resource: 'firms' },
    ])
    expect((await call('firmAdminA', 'GET', '/firms/back/export')).status).toBe(403)
  })

  it('the figures of the list add up to what it holds', async () => {
    const { call, waitingFirm } = exhibitors
    await waitingFirm()
    const { json } = await call('organizer1', 'GET', '/firms/back/list/config')
    expect(json).toMatchObject({
      total: 3,
      validation: { waiting: 1, validated: 2, refused: 0 },
      booths: { none: 1, not_configured: 2, ongoing: 0, configured: 0 },
    })
  })

  it('a list costs the same number of queries, however many rows it has', async () => {
    const { call, waitingFirm, platform } = exhibitors
    const count = statementCounter(platform)
    const cost = async (path: string) => (await count(() => call('organizer1', 'GET', path))).statements
    const costs = async () => [
      await cost('/firms/back/list?pagination=false'),
      await cost('/firms/front/list?pagination=false'),
      await cost('/firms/light'),
    ]
    await costs()
    const few = await costs()
    for (let more = 0; more < 6; more++) await waitingFirm(`Firm W${more}`)
    expect(await costs()).toEqual(few)
    expect(Math.max(...few)).toBeLessThan(6)
  })

  it('a filter that would tell what rows hide does not exist for visitors', async () => {
    const { call } = exhibitors
    for (const filter of ['exists[stands]=false', 'fairFirms.isValidated=0', 'fairFirms.fair.id=1'])
      expect((await call('visitor1', 'GET', `/firms?${filter}`)).json.message_code, filter).toBe(
        'unknown_filter',
      )
    expect((await call('organizer1', 'GET', '/firms?exists[stands]=false')).json).toEqual([])
    expect(names((await call('organizer1', 'GET', '/firms?name=Firm%20A')).json)).toEqual(['Firm A'])
  })

  it('types, countries and sectors come in the language that is asked for', async () => {
    const { call } = exhibitors
    const french = (await call(null, 'GET', '/firms/get_firm_sectors?locale=fr')).json
    const german = (await call(null, 'GET', '/firms/get_firm_sectors?locale=de')).json
    expect(german.length).toBe(french.length)
    expect(names(german)).not.toEqual(names(french))
    expect(french[0].subSectors).toBeInstanceOf(Array)
    for (const list of ['get_firm_types', 'get_firm_countries'])
      expect((await call(null, 'GET', `/firms/${list}?locale=nl`)).json.length).toBeGreaterThan(0)
    expect((await call(null, 'GET', '/firms/get_firm_types?locale=xx')).status).toBe(400)
  })
})
