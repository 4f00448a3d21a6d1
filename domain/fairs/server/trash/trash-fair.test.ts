import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fillTenants, tenantsOf } from '#app/server/matrix/fill-tenants.ts'
import { type ExhibitorFixture, exhibitorFixture, type Who } from '#app/server/testing/exhibitor-fixture.ts'
import { purgeTrashLater } from '#app/server/testing/purge-trash-later.ts'
import { purgeTrash } from '#domain/stands/server/trash/purge-trash.ts'
import { allImplementations } from '#platform/server/resource/registry.ts'

let fixture: ExhibitorFixture
beforeAll(async () => {
  fixture = await exhibitorFixture()
})
beforeEach(() => fixture.platform.startAgain())
afterAll(() => fixture.platform.close())

const everybody: Who[] = [
  'superAdmin',
  'superOrganizer',
  'organizer1',
  'firmAdminA',
  'contactA',
  'visitor1',
  null,
]
const trashOne = async () => {
  const { fair1 } = fixture.seeded.fairs
  expect((await fixture.call('superAdmin', 'DELETE', `/fairs/${fair1}`)).status).toBe(204)
  return fair1
}
const entries = async (who: Who) => (await fixture.call(who, 'GET', '/trash?kind=fair')).json
const restore = async (who: Who) => {
  const [entry] = await entries('superAdmin')
  return fixture.call(who, 'POST', `/trash/${entry.id}/restore`)
}
const isThere = async (table: string, id: number) =>
  (await fixture.run(sql`select 1 from ${sql.table(table)} where id = ${id}`)).length === 1

/** Every row of the fair and of who belongs to it, but for what counts changes. */
async function whole(): Promise<unknown> {
  const tables = [
    'fair',
    'fair_hall',
    'element',
    'stand',
    'stand_language',
    'fair_firm',
    'fair_user',
    'fair_organizer',
  ]
  const more = [
    'super_organizer_fair',
    'stand_admin',
    'stand_contact',
    'cluster',
    'header_button',
    'app_user',
  ]
  const found: Record<string, unknown> = {}
  for (const table of [...tables, ...more])
    found[table] = await fixture.run(
      sql`select to_jsonb(t) - 'version' - 'last_login_at' as row from ${sql.table(table)} t order by to_jsonb(t)::text collate "C"`,
    )
  return found
}

describe('a fair that is deleted', () => {
  it('is there for nobody from then on, nor is anything in it', async () => {
    const { call, seeded: small } = fixture
    const fair = await trashOne()
    for (const who of everybody) {
      for (const path of [
        `/fairs/${fair}`,
        `/default-fairs/${fair}`,
        '/default-fairs/slug/fair-one',
        `/fair_halls/${small.halls.one}`,
        `/visit/halls/${small.halls.one}`,
        `/visit/stands/${small.stands.a}`,
        `/stands/${small.stands.a}`,
        `/fairs/${fair}/plan`,
        `/fairs/${fair}/dashboard`,
        `/firms/${small.firms.a}`,
        `/trash?fair=${fair}`,
      ])
        expect([401, 403, 404], `${who} ${path}`).toContain((await call(who, 'GET', path)).status)
      for (const { name } of allImplementations()) {
        const { body } = await call(who, 'GET', `/${name}`)
        expect(body, `${who} /${name}`).not.toMatch(
          new RegExp(`"fair":\\{"id":${fair}\\b|fair-one${name === 'users' ? '' : '|"Firm [AB]"'}`),
        )
      }
      expect((await call(who, 'GET', '/default-fairs')).body, String(who)).not.toContain('fair-one')
    }
    expect((await call('organizer2', 'GET', '/fairs')).body).toContain('fair-two')
  })

  it('is deleted, and restored, by those above organizers alone', async () => {
    const { call, seeded: small } = fixture
    for (const who of ['superOrganizer', 'organizer1', 'visitor1', null] as const)
      expect([401, 403]).toContain((await call(who, 'DELETE', `/fairs/${small.fairs.fair1}`)).status)
    await trashOne()
    expect((await restore('organizer1')).status).toBe(404)
    expect(await entries('organizer1')).toEqual([])
    expect((await restore('superOrganizer')).status).toBe(204)
    expect((await call('superAdmin', 'DELETE', `/fairs/${small.fairs.fair1}`)).status).toBe(204)
  })

  it('comes back whole', async () => {
    const { call, run, seeded: small } = fixture
    await run(
      sql`insert into super_organizer_fair (fair_id, app_user_id) values (${small.fairs.fair1}, ${small.people.superOrganizer.id})`,
    )
    for (const who of everybody) await call(who, 'GET', '/fairs')
    await run(sql`select keep_stand_states(array(select id from stand))`)
    const before = await whole()
    await trashOne()
    expect((await restore('superAdmin')).status).toBe(204)
    expect(await whole()).toEqual(before)
    expect(await run(sql`select 1 from trash`)).toEqual([])
    expect((await call(null, 'GET', '/default-fairs/slug/fair-one')).status).toBe(200)
    expect((await call('contactA', 'GET', '/stands/my-stands')).json).toHaveLength(1)
  })

  it('does not bring back to a firm’s booths whoever the firm has let go meanwhile', async () => {
    const { call, run, seeded: small } = fixture
    const { contactA, standAdminA, firmAdminA } = small.people
    await run(sql`
      with f as (insert into fair_firm (fair_id, firm_id, is_validated) values (${small.fairs.fair2}, ${small.firms.a}, 1))
      insert into fair_user (fair_id, user_id, is_validated) values (${small.fairs.fair2}, ${firmAdminA.id}, 1)`)
    await trashOne()
    for (const { id } of [contactA, standAdminA])
      expect((await call('firmAdminA', 'DELETE', `/exhibitors/staff/${id}`)).status).toBe(204)
    expect((await restore('superAdmin')).status).toBe(204)
    const staff = sql<{
      id: number
    }>`select user_id as id from stand_admin union all select user_id from stand_contact`
    const kept = (await run(staff)).map(row => row.id)
    expect(kept).toContain(small.people.contactB.id)
    expect(kept.filter(id => [contactA.id, standAdminA.id].includes(id))).toEqual([])
  })

  it('does not bring back as its organizer whoever was made something else meanwhile', async () => {
    const { call, run, seeded: small } = fixture
    const { organizer1 } = small.people
    await trashOne()
    const changed = await call('superAdmin', 'PUT', `/users/${organizer1.id}/type`, { userType: 7 })
    expect(changed.status, changed.body).toBeLessThan(300)
    expect((await restore('superAdmin')).status).toBe(204)
    expect(await run(sql`select 1 from fair_organizer where user_id = ${organizer1.id}`)).toEqual([])
    expect(await run(sql`select 1 from fair_user where user_id = ${small.people.visitor1.id}`)).toHaveLength(
      1,
    )
  })

  it('leaves its address to another fair, and then comes back only once that one has another', async () => {
    const { call } = fixture
    await trashOne()
    const body = { homepage: 'fair-one', translations: { fr: { name: 'Autre' } } }
    const made = await call('superAdmin', 'POST', '/fairs', body)
    expect(made.status).toBe(201)
    const refused = await restore('superAdmin')
    expect([refused.status, refused.json.message_code]).toEqual([409, 'homepage_taken'])
    await call('superAdmin', 'PUT', `/fairs/${made.json.id}`, { homepage: 'autre' })
    expect((await restore('superAdmin')).status).toBe(204)
  })

  it('whose super organizer had no other does not make them run all', async () => {
    const { call, platform, seeded: small } = fixture
    const { superOrganizer } = small.people
    const hold = (fairs: number[]) =>
      call('superAdmin', 'PUT', `/users/${superOrganizer.id}`, { superOrganizes: fairs })
    const seen = async () => (await call('superOrganizer', 'GET', '/fairs')).json.length
    await hold([small.fairs.fair1])
    await trashOne()
    expect(await seen()).toBe(0)
    expect((await call('superOrganizer', 'GET', `/fairs/${small.fairs.fair2}`)).status).toBe(404)
    expect((await entries('superOrganizer')).length).toBe(1)
    await purgeTrashLater(fixture.platform)
    expect(await seen()).toBe(0)
    expect((await call('superOrganizer', 'GET', '/default-fairs')).body).not.toContain('fair-two')
    const [staff] = (await call('superAdmin', 'GET', '/users/super-organizers')).json
    expect(staff).toMatchObject({ fairs: [], isHeld: true })
    await call('superAdmin', 'PUT', `/users/${superOrganizer.id}`, { superOrganizes: [], isHeld: false })
    expect(await seen()).toBe(1)
    await platform.startAgain()
  })

  it('says before who goes with it, and after thirty days leaves nobody behind in no fair', async () => {
    const { call, run, seeded: small } = fixture
    const { people, firms, fairs } = small
    await run(
      sql`insert into fair_user (fair_id, user_id, is_validated) values (${fairs.fair2}, ${people.visitor2.id}, 0)`,
    )
    await run(
      sql`insert into fair_firm (fair_id, firm_id, is_validated) values (${fairs.fair2}, ${firms.b}, 1)`,
    )
    const said = (await call('superAdmin', 'GET', `/fairs/${fairs.fair1}/removal`)).json
    expect(said).toMatchObject({ exhibitors: 2, firms: { count: 1, names: ['Firm A'] } })
    expect(said.accounts.names.join()).toMatch(/visitor1/)
    expect(said.accounts.names.join()).not.toMatch(/visitor2|firmAdminB|contactB|superAdmin/)
    expect((await call('organizer1', 'GET', `/fairs/${fairs.fair1}/removal`)).status).toBe(403)
    await trashOne()
    await purgeTrash(fixture.platform.services)
    expect(await isThere('app_user', people.visitor1.id)).toBe(true)
    await purgeTrashLater(fixture.platform)
    expect(await isThere('fair', fairs.fair1)).toBe(false)
    expect(await isThere('firm', firms.a)).toBe(false)
    expect(await isThere('firm', firms.b)).toBe(true)
    for (const gone of [
      'visitor1',
      'organizer1',
      'firmAdminA',
      'contactA',
      'speaker',
      'clusterAdmin',
    ] as const)
      expect(await isThere('app_user', people[gone].id), gone).toBe(false)
    for (const kept of ['visitor2', 'firmAdminB', 'superOrganizer', 'superAdmin', 'visitor9'] as const)
      expect(await isThere('app_user', people[kept].id), kept).toBe(true)
    expect(await run(sql`select 1 from trash`)).toEqual([])
  })

  it('goes with all that is its own after thirty days, also what firms of other fairs have chosen of it', async () => {
    const { platform, run, seeded: small } = fixture
    const { fairs, firms } = small
    await fillTenants(platform.services.database, tenantsOf(small))
    const [sector] = await run(
      sql<{ id: number }>`insert into business_sector (fair_id) values (${fairs.fair1}) returning id`,
    )
    const [finer] = await run(
      sql<{
        id: number
      }>`insert into business_subsector (business_sector_id) values (${sector?.id}) returning id`,
    )
    for (const firm of [firms.a, firms.z]) {
      await run(
        sql`insert into firm_business_sector (firm_id, business_sector_id) values (${firm}, ${sector?.id})`,
      )
      await run(
        sql`insert into firm_business_subsector (firm_id, business_subsector_id) values (${firm}, ${finer?.id})`,
      )
    }
    await run(
      sql`insert into job_sub_family (fair_id, job_family_id) select fair_id, id from job_family where fair_id = ${fairs.fair1}`,
    )
    await trashOne()
    await purgeTrashLater(fixture.platform)
    expect(await isThere('fair', fairs.fair1)).toBe(false)
    expect(await isThere('firm', firms.z)).toBe(true)
    expect(await run(sql`select 1 from trash`)).toEqual([])
  })

  it('keeps those who have come to another fair meanwhile', async () => {
    const { run, seeded: small } = fixture
    await trashOne()
    await run(
      sql`insert into fair_user (fair_id, user_id, is_validated) values (${small.fairs.fair2}, ${small.people.visitor1.id}, 1)`,
    )
    await purgeTrashLater(fixture.platform)
    expect(await isThere('app_user', small.people.visitor1.id)).toBe(true)
  })

  it('together with another that lay as long leaves nobody behind either who was in both', async () => {
    const { call, run, seeded: small } = fixture
    const { people, fairs, firms } = small
    await run(
      sql`insert into fair_user (fair_id, user_id, is_validated) values (${fairs.fair2}, ${people.visitor1.id}, 1)`,
    )
    await run(
      sql`insert into fair_firm (fair_id, firm_id, is_validated) values (${fairs.fair2}, ${firms.a}, 1)`,
    )
    await trashOne()
    expect((await call('superAdmin', 'DELETE', `/fairs/${fairs.fair2}`)).status).toBe(204)
    await purgeTrashLater(fixture.platform)
    expect(await isThere('app_user', people.visitor1.id)).toBe(false)
    expect(await isThere('app_user', people.firmAdminA.id)).toBe(false)
    expect(await isThere('firm', firms.a)).toBe(false)
  })

  it('leaves nobody behind either whom another fair could still take back that day, once it cannot', async () => {
    const { call, run, platform, seeded: small } = fixture
    const { people, fairs } = small
    const [both, one] = [people.visitor1.id, people.visitor2.id]
    await run(sql`insert into fair_user (fair_id, user_id, is_validated) values (${fairs.fair2}, ${both}, 1)`)
    expect((await call('superAdmin', 'DELETE', `/fairs/${fairs.fair2}`)).status).toBe(204)
    await run(sql`update trash set trashed_at = trashed_at - interval '5 days'`)
    for (const id of [both, one])
      expect((await call('organizer1', 'DELETE', `/users/${id}`)).status).toBe(204)
    await purgeTrashLater(platform, 27)
    expect(await isThere('fair', fairs.fair2)).toBe(false)
    expect(await isThere('app_user', both)).toBe(true)
    await purgeTrashLater(platform)
    expect(await isThere('app_user', both)).toBe(false)
    // Who was taken out of a fair, and was in none that is deleted, keeps their account.
    expect(await isThere('app_user', one)).toBe(true)
    expect(await run(sql`select 1 from trash`)).toEqual([])
  })

  it('leaves nobody behind either whose firm another could still take back that day, once it cannot', async () => {
    const { call, run, platform, seeded: small } = fixture
    const { people, fairs, firms } = small
    await run(sql`insert into fair_firm (fair_id, firm_id) values (${fairs.fair2}, ${firms.a})`)
    await trashOne()
    await run(sql`update trash set trashed_at = trashed_at - interval '5 days'`)
    expect((await call('superAdmin', 'DELETE', `/firms/${firms.a}`)).status).toBe(204)
    await purgeTrashLater(platform, 27)
    expect(await isThere('fair', fairs.fair1)).toBe(false)
    expect(await isThere('app_user', people.contactA.id)).toBe(true)
    await purgeTrashLater(platform)
    expect(await isThere('app_user', people.contactA.id)).toBe(false)
    expect(await isThere('firm', firms.a)).toBe(false)
    expect(await run(sql`select 1 from trash`)).toEqual([])
  })

  it.each(['was in another', 'was restored to another'])(
    'leaves nobody behind either whose firm %s that day, once that one has let it go for good',
    async which => {
      const { call, run, platform, seeded: small } = fixture
      const { people, fairs, firms } = small
      const remove = async () =>
        expect((await call('superAdmin', 'DELETE', `/firms/${firms.a}`)).status).toBe(204)
      await run(sql`insert into fair_firm (fair_id, firm_id) values (${fairs.fair2}, ${firms.a})`)
      await trashOne()
      if (which === 'was restored to another') {
        await run(sql`update trash set trashed_at = trashed_at - interval '5 days'`)
        await remove()
      }
      await purgeTrashLater(platform, which === 'was in another' ? 31 : 27)
      expect(await isThere('fair', fairs.fair1)).toBe(false)
      if (which === 'was restored to another') {
        const [entry] = (await call('superAdmin', 'GET', `/trash?fair=${fairs.fair2}&kind=firm`)).json
        expect((await call('superAdmin', 'POST', `/trash/${entry.id}/restore`)).status).toBe(204)
      }
      await remove()
      expect(await isThere('app_user', people.contactA.id)).toBe(true)
      await purgeTrashLater(platform)
      expect(await isThere('app_user', people.contactA.id)).toBe(false)
      expect(await isThere('firm', firms.a)).toBe(false)
    },
  )

  it('leaves in the trash, as it lay there, what an exhibitor left who was removed alone before and came again', async () => {
    const { call, run, seeded: small } = fixture
    const { fairs, firms, stands } = small
    const before = await run(sql`select fair_hall_id, number from stand where id = ${stands.a}`)
    expect((await call('organizer1', 'DELETE', `/firms/${firms.a}`)).status).toBe(204)
    const kept = sql`select rows, trashed_at from trash where firm_id = ${firms.a} and not is_with_fair`
    const lay = await run(kept)
    expect(lay).toHaveLength(1)
    await run(sql`insert into fair_firm (fair_id, firm_id) values (${fairs.fair1}, ${firms.a})`)
    await trashOne()
    expect(await run(kept)).toEqual(lay)
    expect((await restore('superAdmin')).status).toBe(204)
    expect(await run(kept)).toEqual(lay)
    const [entry] = (await call('organizer1', 'GET', `/trash?fair=${fairs.fair1}&kind=firm`)).json
    expect((await call('organizer1', 'POST', `/trash/${entry.id}/restore`)).status).toBe(204)
    expect(await run(sql`select fair_hall_id, number from stand where id = ${stands.a}`)).toEqual(before)
  })

  it.each(['a person', 'a firm'])('keeps %s that comes to another fair while being erased', async kind => {
    const { platform, run, seeded: small } = fixture
    const { people, fairs } = small
    const { database } = platform.services
    if (database.kind === 'embedded') return
    // Without people, who would be waited for first.
    const [firm] = await run(sql<{ id: number }>`insert into firm (name) values ('Alone') returning id`)
    await run(sql`insert into fair_firm (fair_id, firm_id) values (${fairs.fair1}, ${firm?.id})`)
    await trashOne()
    const [id = 0, comes] =
      kind === 'a firm'
        ? [firm?.id, sql`insert into fair_firm (fair_id, firm_id) values (${fairs.fair2}, ${firm?.id})`]
        : [
            people.visitor1.id,
            sql`insert into fair_user (fair_id, user_id) values (${fairs.fair2}, ${people.visitor1.id})`,
          ]
    const transaction = await database.kysely.startTransaction().execute()
    await comes.execute(transaction)
    const purged = purgeTrashLater(fixture.platform)
    const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await run(waiting)).length, { timeout: 30_000 }).toBeGreaterThan(0)
    await transaction.commit().execute()
    await purged
    expect(await isThere(kind === 'a firm' ? 'firm' : 'app_user', id)).toBe(true)
  })

  it('keeps its people and booths where it is restored at the moment at which its days are over', async () => {
    const { platform, run, seeded: small } = fixture
    const { database } = platform.services
    if (database.kind === 'embedded') return
    await trashOne()
    const { fair1 } = small.fairs
    const before = await run(sql`select count(*)::int as n from stand where fair_id = ${fair1}`)
    const transaction = await database.kysely.startTransaction().execute()
    await sql`delete from trash`.execute(transaction)
    const purged = purgeTrashLater(fixture.platform)
    const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await run(waiting)).length, { timeout: 30_000 }).toBeGreaterThan(0)
    await sql`update fair set trashed_at = null where id = ${fair1}`.execute(transaction)
    await sql`update stand set trashed_at = null where fair_id = ${fair1}`.execute(transaction)
    await transaction.commit().execute()
    await purged
    expect(await isThere('app_user', small.people.visitor1.id)).toBe(true)
    expect(await run(sql`select count(*)::int as n from stand where fair_id = ${fair1}`)).toEqual(before)
  })

  it('takes nobody in who comes at the moment at which it is deleted', async () => {
    const { run, seeded: small } = fixture
    const { people, fairs } = small
    await trashOne()
    for (const table of ['fair_user', 'fair_organizer'])
      await expect(
        run(
          sql`insert into ${sql.table(table)} (fair_id, user_id) values (${fairs.fair1}, ${people.visitor9.id})`,
        ),
      ).rejects.toMatchObject({ code: '23503' })
  })

  it('once its days are over is deleted, not restored', async () => {
    const { run } = fixture
    await trashOne()
    await run(sql`update trash set trashed_at = trashed_at - interval '31 days'`)
    expect((await restore('superAdmin')).status).toBe(404)
  })
})
