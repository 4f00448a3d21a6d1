import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ExhibitorFixture, exhibitorFixture } from '#app/server/testing/exhibitor-fixture.ts'

let fixture: ExhibitorFixture
beforeAll(async () => {
  fixture = await exhibitorFixture()
})
beforeEach(() => fixture.platform.startAgain())
afterAll(() => fixture.platform.close())

const asked = {
  name: 'Salon 2027',
  homepage: 'salon-2027',
  startDate: '2027-05-04',
  endDate: '2027-05-06',
}
const duplicate = async (body: object = asked, who: 'superAdmin' | 'organizer1' = 'superAdmin') =>
  fixture.call(who, 'POST', `/fairs/${fixture.seeded.fairs.fair1}/duplicate`, body)
const rows = (table: string, fair: number, without: string) =>
  fixture.run(sql`select to_jsonb(t) - ${sql.raw(`array[${without}]`)} as row from ${sql.table(table)} t
    where t.fair_id = ${fair} order by to_jsonb(t) - ${sql.raw(`array[${without}]`)} collate "default"`)

/** A fair with something of everything that is copied. */
async function prepared() {
  const { fair1 } = fixture.seeded.fairs
  const run = (query: string) => fixture.run(sql.raw(query))
  await run(`update fair set hue = 77, is_validating_users = true, is_announced = true, is_run_by_dates = true,
    start_date = '2026-05-05T07:00:00Z', end_date = '2026-05-07T16:00:00Z', time_zone = 'Europe/Paris',
    translations = '{"fr":{"name":"Salon 2026","tagline":"Du bois"},"de":{"name":"Messe 2026"}}' where id = ${fair1}`)
  await run(
    `insert into header_button (fair_id, rank, link, translations) values (${fair1}, 90, '/contact', '{"fr":{"name":"Écrire"}}')`,
  )
  await run(
    `insert into fair_email (fair_id, kind, translations) values (${fair1}, 'invitation', '{"fr":{"subject":"Venez","text":"Ici"}}')`,
  )
  await run(`insert into fair_text (fair_id, kind, version, translations)
    select ${fair1}, 'terms', n, jsonb_build_object('fr', 'Texte ' || n) from generate_series(4, 5) n`)
  await run(`insert into registration_form (fair_id, type, blocks) values (${fair1}, 'visitor', '[]')`)
  await run(
    `insert into billing_price (fair_id, kind, item, amount, currency) values (${fair1}, 'stand_base', 'x', 100, 'EUR')`,
  )
  await run(`insert into business_sector (fair_id, translations) values (${fair1}, '{"fr":{"name":"Bois"}}')`)
  await run(`insert into business_subsector (business_sector_id, translations)
    select id, '{"fr":{"name":"Chêne"}}' from business_sector where fair_id = ${fair1}`)
  await run(`insert into firm_business_subsector (firm_id, business_subsector_id)
    select ${fixture.seeded.firms.a}, x.id from business_subsector x join business_sector b on b.id = x.business_sector_id
    where b.fair_id = ${fair1}`)
  await run(
    `insert into stand_language (stand_id, language_id, slogan) select ${fixture.seeded.stands.a}, id, 'Oui' from language limit 1 on conflict do nothing`,
  )
  return fair1
}

describe('a fair made after another', () => {
  it('has its settings, halls with places, texts, mails, forms, prices and buttons, at its own dates', async () => {
    const from = await prepared()
    const { status, json } = await duplicate()
    expect([status, json.homepage]).toEqual([201, 'salon-2027'])
    const to = json.id
    for (const [table, without] of [
      ['header_button', `'id','fair_id'`],
      ['fair_email', `'id','fair_id'`],
      ['registration_form', `'id','fair_id','version'`],
      ['billing_price', `'id','fair_id'`],
      ['fair_hall', `'id','fair_id','version','parent_id'`],
      ['fair_language', `'fair_id'`],
      ['fair_organizer', `'id','fair_id'`],
    ] as const)
      expect(await rows(table, to, without), table).toEqual(await rows(table, from, without))
    // Of its own texts what is in force.
    expect(
      await fixture.run(sql`select kind, version, translations from fair_text where fair_id = ${to}`),
    ).toEqual([{ kind: 'terms', version: 1, translations: { fr: 'Texte 5' } }])
    const places = (fair: number) =>
      fixture.run(sql`select h.letter, e.position, e.aisle, e.place from element e
        join fair_hall h on h.id = e.map_id where h.fair_id = ${fair} order by 1, 2`)
    expect(await places(to)).toEqual(await places(from))
    const [fair] = await fixture.run<{ row: Record<string, unknown> }>(
      sql`select to_jsonb(f) as row from fair f where id = ${to}`,
    )
    expect(fair?.row).toMatchObject({
      hue: 77,
      is_validating_users: true,
      is_announced: false,
      is_run_by_dates: false,
      fair_status_id: 1,
      user_count: 0,
      translations: { fr: { name: 'Salon 2027', tagline: 'Du bois' }, de: { name: 'Messe 2027' } },
    })
    expect(String(fair?.row.start_date)).toContain('2027-05-03T22:00:00')
  })

  it('has no exhibitor, and takes those that are validated with their furnished booths where that is wished', async () => {
    const from = await prepared()
    const empty = (await duplicate()).json.id
    expect(await rows('fair_firm', empty, `'id'`)).toEqual([])
    const full = (await duplicate({ ...asked, homepage: 'salon-2028', withExhibitors: true })).json.id
    const stands = (fair: number) =>
      fixture.run(sql`select f.name, h.letter, st.number, st.label, st.is_visible, l.slogan from stand st
        join firm f on f.id = st.firm_id left join fair_hall h on h.id = st.fair_hall_id
        left join stand_language l on l.stand_id = st.id
        where st.fair_id = ${fair} and st.trashed_at is null and st.firm_id in (select firm_id from fair_firm
          where fair_id = ${from} and is_validated = 1) order by 1, 2, 3, 6`)
    expect(await stands(full)).toEqual(await stands(from))
    expect(await stands(full)).not.toEqual([])
    const subsectors = (fair: number) =>
      fixture.run(sql`select x.translations, x.rank, b.translations as sector, s.firm_id as firm
        from business_subsector x join business_sector b on b.id = x.business_sector_id
        left join firm_business_subsector s on s.business_subsector_id = x.id where b.fair_id = ${fair}`)
    expect(await subsectors(full)).toEqual(await subsectors(from))
    expect(await subsectors(empty)).toMatchObject([{ translations: { fr: { name: 'Chêne' } }, firm: null }])
    const people = await fixture.run(
      sql`select 1 from stand_contact c join stand st on st.id = c.stand_id where st.fair_id = ${full}`,
    )
    expect(people).toEqual([])
  })

  it('is refused under an address that is taken or is a page, and leaves nothing behind', async () => {
    const before = await fixture.run(sql`select count(*)::int as n from fair`)
    const taken = await duplicate({ ...asked, homepage: 'fair-two' })
    expect(taken.status).toBe(409)
    expect((await duplicate({ ...asked, homepage: 'login' })).status).toBe(422)
    expect((await duplicate({ ...asked, endDate: '2027-05-01' })).status).toBe(422)
    expect(await fixture.run(sql`select count(*)::int as n from fair`)).toEqual(before)
  })

  it('is made by super admins alone, of a fair that is there', async () => {
    expect((await duplicate(asked, 'organizer1')).status).toBe(403)
    expect((await fixture.call('superAdmin', 'POST', '/fairs/999999/duplicate', asked)).status).toBe(404)
    await fixture.call('superAdmin', 'DELETE', `/fairs/${fixture.seeded.fairs.fair1}`)
    expect((await duplicate()).status).toBe(404)
  })
})
