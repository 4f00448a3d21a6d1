import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ExhibitorFixture, exhibitorFixture, type Who } from '#app/server/testing/exhibitor-fixture.ts'
import { declared } from '#platform/server/domains.ts'

let exhibitors: ExhibitorFixture
beforeAll(async () => {
  exhibitors = await exhibitorFixture()
})
beforeEach(() => exhibitors.platform.startAgain())
afterAll(() => exhibitors.platform.close())

const one = async <T>(query: ReturnType<typeof sql<T>>) => {
  const [row] = await exhibitors.run(query)
  if (!row) throw new Error('No such row.')
  return row
}

/** “Firm-A Ltd.” waits in the first fair beside “Firm A”, with an administrator, a colleague who staffs its booth, and what it says of itself. */
async function newcomer() {
  const { run, waitingFirm, seeded } = exhibitors
  const { firm, participation } = await waitingFirm('Firm-A Ltd.')
  const admin = (await one(sql<{ id: number }>`select id from app_user where firm_id = ${firm}`)).id
  await run(sql`update app_user set can_recruit = true where id = ${admin}`)
  const { id: colleague } = await one(sql<{ id: number }>`
    insert into app_user (email, first_name, last_name, roles, firm_id, email_confirmed_at, locale, user_type_id)
    values ('colleague@firm.test', 'Col', 'League', '{ROLE_EXHIBITOR}', ${firm}, now(), 'en', 6) returning id`)
  await run(sql`insert into fair_user (fair_id, user_id, is_validated)
    values (${seeded.fairs.fair1}, ${admin}, 0), (${seeded.fairs.fair1}, ${colleague}, 0)`)
  const { id: stand } = await one(sql<{ id: number }>`
    insert into stand (fair_id, firm_id) values (${seeded.fairs.fair1}, ${firm}) returning id`)
  await run(sql`insert into stand_contact (stand_id, user_id) values (${stand}, ${colleague})`)
  await run(sql`with stage as (insert into conference (fair_id, mode, hosting, format) values (${seeded.fairs.fair1}, 'live', 'integrated', 'plenary') returning id)
    insert into presentation (fair_id, conference_id, firm_id, stand_id, type)
    select ${seeded.fairs.fair1}, id, ${firm}, ${stand}, 'webinar' from stage`)
  await run(sql`update firm set website = 'https://new.example', city = 'Gent',
    address_json = '{"street":"Kaai 1"}', translations = '{"fr":{"slogan":"Neuf"},"de":{"slogan":"Neu"}}'
    where id = ${firm}`)
  await run(sql`update firm set website = 'https://old.example', city = null, address_json = null,
    translations = '{"fr":{"slogan":"Ancien"}}' where id = ${seeded.firms.a}`)
  return { firm, participation, admin, colleague, stand }
}

const merge = (who: Who, participation: number, firm: number, more = {}) =>
  exhibitors.call(who, 'POST', `/fair_firms/${participation}/merge`, { firm, ...more })

/** All that a merge touches, but for what counts changes. An account that a fair has let in once stays confirmed. */
async function whole() {
  const found: Record<string, unknown> = {}
  for (const table of [
    'firm',
    'fair_firm',
    'fair_user',
    'app_user',
    'stand',
    'stand_contact',
    'presentation',
    'job',
  ])
    found[table] = await exhibitors.run(
      sql`select to_jsonb(t) - array['version', 'last_login_at', ${sql.lit(table === 'app_user' ? 'is_validated' : 'version')}] as row
        from ${sql.table(table)} t order by to_jsonb(t) ->> 'id', to_jsonb(t)::text collate "C"`,
    )
  return found
}

const twinOf = async (who: Who = 'organizer1') =>
  (
    await exhibitors.call(
      who,
      'GET',
      `/firms/back/list?isValidated=0&fair=${exhibitors.seeded.fairs.fair1}&search=Ltd`,
    )
  ).json[0]?.twin

describe('what points to a firm', () => {
  it('is declared for every column of the database, with what becomes of it when the firm is merged', async () => {
    const columns = await exhibitors.run(sql<{ name: string }>`
      select c.conrelid::regclass::text || '.' || a.attname as name
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
      where c.contype = 'f' and c.confrelid = 'firm'::regclass`)
    const stated = declared('mergedFirms').flatMap(Object.keys)
    expect(stated.toSorted()).toEqual(columns.map(({ name }) => name).sort())
  })
})

describe('two exhibitors of almost the same name', () => {
  it('are shown beside each other to those who run the fair, and to nobody else', async () => {
    const { call, seeded } = exhibitors
    const { participation, firm } = await newcomer()
    const answer = await call('organizer1', 'GET', `/fair_firms/${participation}/twin`)
    expect(answer.json).toMatchObject({
      mayMerge: true,
      waiting: {
        id: firm,
        name: 'Firm-A Ltd.',
        address: ['Kaai 1'],
        website: 'https://new.example',
        isValidated: 0,
        fairs: ['fair-one'],
        people: [{ name: 'Wim Waits', isFirmAdmin: true }, { name: 'Col League' }],
        booths: [null],
      },
      like: { id: seeded.firms.a, name: 'Firm A', isValidated: 1, booths: ['A1'] },
    })
    for (const who of ['organizer2', 'firmAdminA', 'contactA', 'visitor1', null] as const)
      expect([401, 403, 404], String(who)).toContain(
        (await call(who, 'GET', `/fair_firms/${participation}/twin`)).status,
      )
    const [own] = await exhibitors.run(
      sql<{ id: number }>`select id from fair_firm where firm_id = ${seeded.firms.a}`,
    )
    expect((await call('organizer1', 'GET', `/fair_firms/${own?.id}/twin`)).status).toBe(404)
  })

  it('bring of their finer sectors those alone whose sector the other has', async () => {
    const { run, seeded } = exhibitors
    const { participation, firm } = await newcomer()
    for (const table of ['firm_business_subsector', 'firm_business_sector'])
      await run(sql`delete from ${sql.table(table)} where firm_id in (${firm}, ${seeded.firms.a})`)
    const sectorOf = async (...firms: number[]) => {
      const [made] = await run(sql<{ finer: number }>`
        with own as (insert into business_sector (fair_id) values (${seeded.fairs.fair1}) returning id),
          chosen as (insert into firm_business_sector (firm_id, business_sector_id)
            select unnest(${firms}::int[]), id from own)
        insert into business_subsector (business_sector_id) select id from own returning id as finer`)
      await run(sql`insert into firm_business_subsector (firm_id, business_subsector_id)
        values (${firm}, ${made?.finer})`)
      return made?.finer
    }
    const both = await sectorOf(firm, seeded.firms.a)
    await sectorOf(firm)
    expect((await merge('organizer1', participation, seeded.firms.a)).status).toBe(200)
    expect(
      await run(
        sql`select business_subsector_id as id from firm_business_subsector where firm_id = ${seeded.firms.a}`,
      ),
    ).toEqual([{ id: both }])
  })

  it('become one: people without more rights than others, booths with their staff, and empty fields alone', async () => {
    const { run, seeded, call } = exhibitors
    const { participation, firm, admin, colleague, stand } = await newcomer()
    expect(await merge('organizer1', participation, seeded.firms.a)).toMatchObject({
      status: 200,
      json: { people: 2 },
    })
    expect(
      await run(sql`select firm_id, is_firm_admin, can_recruit from app_user where id = ${admin}`),
    ).toEqual([{ firm_id: seeded.firms.a, is_firm_admin: false, can_recruit: false }])
    expect(await run(sql`select firm_id from stand where id = ${stand}`)).toEqual([
      { firm_id: seeded.firms.a },
    ])
    expect(await run(sql`select user_id from stand_contact where stand_id = ${stand}`)).toEqual([
      { user_id: colleague },
    ])
    expect(await run(sql`select firm_id, stand_id from presentation`)).toEqual([
      { firm_id: seeded.firms.a, stand_id: stand },
    ])
    expect(
      await run(sql`select website, city, translations->'fr'->>'slogan' as fr, translations->'de'->>'slogan' as de
        from firm where id = ${seeded.firms.a}`),
    ).toEqual([{ website: 'https://old.example', city: 'Gent', fr: 'Ancien', de: 'Neu' }])
    expect(
      await run(
        sql`select distinct is_validated from fair_user where user_id in (${admin}, ${colleague}) and fair_id = ${seeded.fairs.fair1}`,
      ),
    ).toEqual([{ is_validated: 1 }])
    expect((await call('organizer1', 'GET', `/firms/${firm}`)).status).toBe(404)
    expect(await twinOf()).toBeUndefined()
    expect(
      await run(sql`select resource_id, details->>'from' as "from" from audit_log where action = 'merge'`),
    ).toEqual([{ resource_id: seeded.firms.a, from: String(firm) }])
    await exhibitors.platform.services.queue.runDue()
    expect(
      await run(sql`select user_id from notification where kind = 'exhibitor_merged' order by user_id`),
    ).toEqual([{ user_id: admin }, { user_id: colleague }])
  })

  it('who administered the first administers the other where whoever merges says so', async () => {
    const { run, seeded } = exhibitors
    const { participation, admin } = await newcomer()
    await merge('organizer1', participation, seeded.firms.a, { keepsRights: true })
    expect(await run(sql`select is_firm_admin, can_recruit from app_user where id = ${admin}`)).toEqual([
      { is_firm_admin: true, can_recruit: true },
    ])
  })

  it('are two again from the trash, with all that each had, but for what was changed since', async () => {
    const { run, seeded, call } = exhibitors
    const { participation, firm } = await newcomer()
    // Offers are found again by a reference, of which one in the trash takes none and loses none.
    const { fair1 } = seeded.fairs
    await run(sql`insert into job (fair_id, firm_id, reference, deleted_at) values
      (${fair1}, ${firm}, 'R1', now()), (${fair1}, ${firm}, 'R1', null), (${fair1}, ${firm}, 'R2', null),
      (${fair1}, ${firm}, 'R3', null), (${fair1}, ${seeded.firms.a}, 'R2', null),
      (${fair1}, ${seeded.firms.a}, 'R3', now())`)
    const before = await whole()
    await merge('organizer1', participation, seeded.firms.a)
    expect(await whole()).not.toEqual(before)
    expect(
      (await run(sql<{ reference: string }>`select reference from job order by id`)).map(
        ({ reference }) => reference,
      ),
    ).toEqual(['R1', 'R1', null, 'R3', 'R2', 'R3'])
    const [entry] = (await call('organizer1', 'GET', `/trash?fair=${seeded.fairs.fair1}`)).json
    expect(entry).toMatchObject({ kind: 'firm', name: 'Firm-A Ltd.' })
    expect((await call('organizer1', 'POST', `/trash/${entry.id}/restore`)).status).toBe(204)
    expect(await whole()).toEqual(before)
    await merge('organizer1', participation, seeded.firms.a)
    await run(sql`update firm set city = 'Namur' where id = ${seeded.firms.a}`)
    const [again] = (await call('organizer1', 'GET', `/trash?fair=${seeded.fairs.fair1}`)).json
    expect((await call('organizer1', 'POST', `/trash/${again.id}/restore`)).status).toBe(204)
    expect(await run(sql`select city from firm where id = ${seeded.firms.a}`)).toEqual([{ city: 'Namur' }])
  })

  it('are not parted by the word of one of the fairs that the merged one is in meanwhile', async () => {
    const { run, seeded, call } = exhibitors
    const { participation } = await newcomer()
    await merge('organizer1', participation, seeded.firms.a)
    await run(
      sql`insert into fair_firm (fair_id, firm_id, is_validated) values (${seeded.fairs.fair2}, ${seeded.firms.a}, 1)`,
    )
    const [entry] = (await call('organizer1', 'GET', `/trash?fair=${seeded.fairs.fair1}`)).json
    expect((await call('organizer1', 'POST', `/trash/${entry.id}/restore`)).status).toBe(403)
    expect((await call('superAdmin', 'POST', `/trash/${entry.id}/restore`)).status).toBe(204)
  })

  it('are merged by those alone who run every fair of both', async () => {
    const { run, seeded } = exhibitors
    const { fair2 } = seeded.fairs
    const { participation, firm } = await newcomer()
    const statusOf = async (who: Who, into = seeded.firms.a) => (await merge(who, participation, into)).status
    for (const who of ['organizer2', 'firmAdminA', 'contactA', 'visitor1', null] as const)
      expect([401, 403, 404], String(who)).toContain(await statusOf(who))
    for (const state of [0, 1, 2])
      for (const shared of [firm, seeded.firms.a]) {
        await run(
          sql`insert into fair_firm (fair_id, firm_id, is_validated) values (${fair2}, ${shared}, ${state})`,
        )
        expect(await statusOf('organizer1'), `${state}`).toBe(403)
        await run(sql`delete from fair_firm where fair_id = ${fair2} and firm_id = ${shared}`)
      }
    await run(sql`update fair set is_announced = false, fair_status_id = 1 where id = ${fair2}`)
    await run(sql`insert into fair_firm (fair_id, firm_id) values (${fair2}, ${seeded.firms.a})`)
    expect(await statusOf('organizer1')).toBe(403)
    expect(await statusOf('superAdmin')).toBe(200)
  })

  it('are still two and alike, in the same fair, and the first waits there', async () => {
    const { run, seeded } = exhibitors
    const { participation, firm } = await newcomer()
    const statusOf = async (into: number) => (await merge('superAdmin', participation, into)).status
    expect(await statusOf(firm)).toBe(409)
    expect(await statusOf(seeded.firms.b)).toBe(409)
    expect(await statusOf(seeded.firms.z)).toBe(409)
    expect(await statusOf(987654)).toBe(409)
    await run(sql`update firm set name = 'firm a' where id = ${seeded.firms.z}`)
    expect(await statusOf(seeded.firms.z)).toBe(409)
    await run(sql`update fair_firm set is_validated = 1 where id = ${participation}`)
    expect(await statusOf(seeded.firms.a)).toBe(409)
    expect((await merge('superAdmin', 987654, seeded.firms.a)).status).toBe(404)
  })

  it('stay two where the first has what cannot become another’s, and the reason is said', async () => {
    const { run, seeded } = exhibitors
    const { fair1 } = seeded.fairs
    const { participation, firm } = await newcomer()
    const kept: [string, ReturnType<typeof sql>, string][] = [
      [
        'firm_has_contacts',
        sql`insert into lead (firm_id, fair_id, user_id) values (${firm}, ${fair1}, ${seeded.people.visitor1.id})`,
        'lead',
      ],
      [
        'firm_has_bills',
        sql`insert into billing_account (fair_id, firm_id, side) values (${fair1}, ${firm}, 'stands')`,
        'billing_account',
      ],
      [
        'firm_in_trash',
        sql`insert into trash (fair_id, kind, firm_id, name, rows, trashed_at) values (${fair1}, 'firm', ${firm}, 'x', '{}', now())`,
        'trash',
      ],
    ]
    for (const [code, insert, table] of kept) {
      await run(insert)
      expect(await merge('organizer1', participation, seeded.firms.a)).toMatchObject({
        status: 409,
        json: { message_code: code },
      })
      await run(sql`delete from ${sql.table(table)} where firm_id = ${firm}`)
    }
    expect((await merge('organizer1', participation, seeded.firms.a)).status).toBe(200)
  })

  it('of two who merge at once, or the one into the other and back, one does', async () => {
    const { run, seeded } = exhibitors
    const { participation, firm } = await newcomer()
    const own = await one(
      sql<{
        id: number
      }>`update fair_firm set is_validated = 0 where firm_id = ${seeded.firms.a} returning id`,
    )
    const answers = await Promise.all([
      merge('organizer1', participation, seeded.firms.a),
      merge('superAdmin', participation, seeded.firms.a),
      merge('superAdmin', own.id, firm),
    ])
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter(status => status === 200)).toHaveLength(1)
    for (const status of statuses) expect([200, 404, 409]).toContain(status)
    expect(
      await run(
        sql`select 1 from fair_firm where fair_id = ${seeded.fairs.fair1} and firm_id in (${firm}, ${seeded.firms.a})`,
      ),
    ).toHaveLength(1)
  })

  it('are not shown again in this fair once it is said that they are two, until that is taken back', async () => {
    const { call, seeded } = exhibitors
    const { participation } = await newcomer()
    const say = (who: Who, isDistinct: boolean, firm = seeded.firms.a) =>
      call(who, 'PUT', `/fair_firms/${participation}/distinct`, { firm, isDistinct })
    expect(await twinOf()).toMatchObject({ id: seeded.firms.a })
    for (const who of ['organizer2', 'firmAdminA', 'visitor1', null] as const)
      expect([401, 403, 404], String(who)).toContain((await say(who, true)).status)
    expect((await say('organizer1', true, seeded.firms.z)).status).toBe(409)
    expect((await say('organizer1', true)).status).toBe(204)
    expect((await say('organizer1', true)).status).toBe(204)
    expect(await twinOf()).toBeNull()
    expect(await twinOf('superAdmin')).toBeNull()
    expect((await merge('organizer1', participation, seeded.firms.a)).status).toBe(409)
    expect((await say('organizer1', false)).status).toBe(204)
    expect(await twinOf()).toMatchObject({ id: seeded.firms.a })
  })
})
