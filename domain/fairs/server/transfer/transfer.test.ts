import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  contentsOf,
  type TransferFixture,
  transferFixture,
  zipOf,
} from '#app/server/testing/transfer-fixture.ts'
import { sweepExports } from './exports.ts'
import { formatVersion } from './package.ts'

let here: TransferFixture
let there: TransferFixture
beforeAll(async () => {
  here = await transferFixture()
  there = await transferFixture()
})
beforeEach(async () => {
  await here.platform.startAgain()
  await there.platform.startAgain()
})
afterAll(async () => {
  await here.platform.close()
  await there.platform.close()
})

const wholePeople = '?withPeople=true&hasRight=true'

/** What a fair is, without the numbers under which a server knows it. */
const queries = {
  settings: (fair: number) => sql`select hue, time_zone, start_date, end_date, is_validating_users,
    daily_chat_limit, translations, main_language_id,
    array(select l.language_id from fair_language l where l.fair_id = f.id order by 1) as languages
    from fair f where f.id = ${fair}`,
  halls: (
    fair: number,
  ) => sql`select letter, color, title_color, variant, rank, is_visible, translations, booths
    from fair_hall where fair_id = ${fair} order by letter`,
  places: (fair: number) => sql`select h.letter, e.type, e.position, e.aisle, e.place from element e
    join fair_hall h on h.id = e.map_id where h.fair_id = ${fair} order by 1, 3`,
  buttons: (fair: number) => sql`select rank, link, link_type, is_visible, access, translations
    from header_button where fair_id = ${fair} order by rank`,
  mails: (fair: number) =>
    sql`select kind, translations from fair_email where fair_id = ${fair} order by kind`,
  texts: (fair: number) => sql`select distinct on (kind) kind, translations from fair_text
    where fair_id = ${fair} order by kind, version desc`,
  forms: (fair: number) =>
    sql`select type, blocks from registration_form where fair_id = ${fair} order by type`,
  exhibitors: (fair: number) => sql`select f.name, f.email, f.phone, f.city, f.address_json, f.website,
    f.vat_number, f.color, f.shape, f.translations, c.iso, ff.is_validated,
    array(select b.translations from firm_business_sector s join business_sector b on b.id = s.business_sector_id
      where s.firm_id = f.id order by s.rank) as sectors,
    array(select x.translations from firm_business_subsector s join business_subsector x
      on x.id = s.business_subsector_id where s.firm_id = f.id order by x.rank, x.id) as subsectors
    from fair_firm ff join firm f on f.id = ff.firm_id left join country c on c.id = f.country_id
    where ff.fair_id = ${fair} order by f.name`,
  booths: (
    fair: number,
  ) => sql`select f.name, h.letter, st.number, st.label, st.color, st.prop, st.is_visible,
    st.video, st.configuration_state,
    array(select to_jsonb(l) - 'id' - 'stand_id' from stand_language l where l.stand_id = st.id) as texts,
    array(select jsonb_build_object('title', r.title, 'titles', r.titles, 'file', m.file, 'use', m.use,
      'ofFirm', m.firm_id = st.firm_id) from stand_resource r left join media_object m on m.id = r.media_id
      where r.stand_id = st.id order by r.rank) as files,
    (select jsonb_build_object('use', m.use, 'width', m.width, 'ofFirm', m.firm_id = st.firm_id)
      from media_object m where m.id = st.poster_id) as poster
    from stand st join firm f on f.id = st.firm_id left join fair_hall h on h.id = st.fair_hall_id
    where st.fair_id = ${fair} and st.trashed_at is null order by f.name, st.number`,
  // As a draft, which whoever brings it publishes; without what is cancelled, and without its people.
  programme: (fair: number) => sql`select c.guid, c.external_id, c.slug, c.begin_at, c.end_at, c.start_date,
    c.mode, c.hosting, c.format, c.translations, p.day_change, p.translations as program,
    k.slug as track, r.slug as room, r.guid as room_guid, r.defaults, v.translations as drawn, f.name as sponsor,
    l.code, t.translations as type, (select count(*)::int from conference_room_stage where conference_room_id = r.id) as stage,
    (select jsonb_agg(jsonb_build_object('url', d.url, 'title', d.title)) from conference_document d
      where d.conference_id = c.id) as documents,
    (select jsonb_agg(jsonb_build_object('words', pass.translations, 'places', pr.places,
      'emails', pass.validating_emails)) from pass_room pr join pass on pass.id = pr.pass_id
      where pr.conference_id = c.id) as passes
    from conference c join conference_program p on p.id = c.conference_program_id
    join conference_track k on k.id = c.conference_track_id join conference_room r on r.id = c.conference_room_id
    join conference_room_type_variation v on v.id = r.conference_room_type_variation_id
    join conference_type t on t.id = c.conference_type_id join language l on l.id = c.language_id
    join firm f on f.id = c.firm_id
    where c.fair_id = ${fair} and c.state <> 'cancelled' order by c.begin_at`,
  // So many each of those who are let in, none of them with anybody yet.
  allotments: (fair: number) => sql`select p.translations as pass, f.name as firm, a.quantity, a.given
    from pass_allotment a join pass p on p.id = a.pass_id join firm f on f.id = a.firm_id
    where p.fair_id = ${fair} order by f.name`,
  offers: (fair: number) => sql`select j.reference, j.translations, j.remote, j.final_date, f.name,
    fam.translations as family, fam.rank, s.translations as sub_family, t.translations as contract,
    jsonb_array_length(j.languages) as languages, fair.job_answer_days, fair.job_anonymous_first
    from job j join firm f on f.id = j.firm_id join job_family fam on fam.id = j.job_family_id and fam.fair_id = ${fair}
    join job_sub_family s on s.id = j.job_sub_family_id and s.job_family_id = fam.id
    join job_contract_type t on t.id = j.job_contract_type_id join fair on fair.id = j.fair_id
    where j.fair_id = ${fair} and j.closed_at is null order by j.reference`,
} as const
const names = Object.keys(queries) as (keyof typeof queries)[]

const staff = (
  fair: number,
) => sql`select 'contact' as as, u.email, f.name, st.number, ch.translations as look
    from stand_contact c left join stand_character ch on ch.id = c.stand_character_id
    join app_user u on u.id = c.user_id join stand st on st.id = c.stand_id join firm f on f.id = st.firm_id
    where st.fair_id = ${fair}
  union all select 'admin', u.email, f.name, st.number, null from stand_admin c
    join app_user u on u.id = c.user_id join stand st on st.id = c.stand_id join firm f on f.id = st.firm_id
    where st.fair_id = ${fair} order by 1, 2, 4`
const members = (
  fair: number,
) => sql`select lower(u.email) as email, u.first_name, u.last_name, u.user_type_id,
    u.job_title, u.phone, u.city, u.department, u.locale, m.is_validated from fair_user m
    join app_user u on u.id = m.user_id where m.fair_id = ${fair} and m.is_validated <> 2 order by 1`

const problemsOf = (taken: { json: { leftOut: unknown } }) => taken.json.leftOut

describe('a fair taken to another server', () => {
  it('is the same there: settings, plan, texts, forms, exhibitors, booths and their files', async () => {
    await here.furnish()
    const { fair1 } = here.seeded.fairs
    await here.run(sql`update fair set stat_mode = 'exempt', stat_stated_at = now() where id = ${fair1}`)
    const { zip, headers } = await here.exported(false)
    expect(headers['content-disposition']).toContain('attachment')
    const empty = await there.emptyFair()
    const taken = await there.take(empty, zip)
    expect([taken.status, problemsOf(taken)]).toEqual([200, []])
    // That no visitor has to be asked was stated of one fair alone.
    expect(await there.run(sql`select stat_mode, stat_stated_at from fair where id = ${empty}`)).toEqual([
      { stat_mode: 'ask', stat_stated_at: null },
    ])
    for (const name of names)
      expect(await there.run(queries[name](empty)), name).toEqual(await here.run(queries[name](fair1)))
    expect(
      await there.run(sql`select (select string_agg(distinct state, ',') from conference where fair_id = ${empty}) as sessions,
        (select string_agg(reference || ':' || is_visible, ',' order by reference) from job where fair_id = ${empty}) as offers,
        (select count(*)::int from conference_source where fair_id = ${empty}) as addresses,
        (select count(*)::int from speaker where fair_id = ${empty}) as speakers`),
    ).toEqual([{ sessions: 'draft', offers: 'r1:true,r2:false', addresses: 0, speakers: 0 }])
    expect([...(await contentsOf(zip)).values()].join()).not.toContain('secret-tool')
    const bytesOf = async ({ platform, run }: TransferFixture, fair: number) => {
      const [file] = await run(sql<{ path: string }>`select m.file_path as path from media_object m
        join stand_resource r on r.media_id = m.id join stand st on st.id = r.stand_id where st.fair_id = ${fair}`)
      return (await platform.call(null, { url: file?.path ?? '' })).rawPayload.toString('latin1')
    }
    expect(await bytesOf(there, empty)).toBe(await bytesOf(here, fair1))
    const [shown] = await there.run(sql<{ use: string }>`select m.use from fair f
      join media_object m on m.id = (f.homepage_json #>> '{fr,image}')::int where f.id = ${empty}`)
    expect(shown?.use).toBe('picture')
  })

  it('keeps its address, its state and its limits, which are the platform’s', async () => {
    await here.furnish()
    const { zip } = await here.exported(false)
    const empty = await there.emptyFair('its-own')
    await there.run(sql`update fair set max_users = 7, max_organizers = 3 where id = ${empty}`)
    const { settings } = there.platform.services
    const { FIRM_QUOTA_MB } = settings
    Object.assign(settings, { FIRM_QUOTA_MB: 0 })
    await there.take(empty, zip)
    Object.assign(settings, { FIRM_QUOTA_MB })
    // What the share of a firm does not hold is shown by it, and counts as its bringer's.
    expect(
      await there.run(sql`select m.firm_id, m.owner_id from media_object m
        join stand st on m.id = st.poster_id where st.fair_id = ${empty}`),
    ).toEqual([{ firm_id: null, owner_id: there.seeded.people.superAdmin.id }])
    expect(
      await there.run(sql`select homepage, fair_status_id, max_users, max_organizers, is_announced,
        is_run_by_dates, is_archived from fair where id = ${empty}`),
    ).toEqual([
      {
        homepage: 'its-own',
        fair_status_id: 1,
        max_users: 7,
        max_organizers: 3,
        is_announced: false,
        is_run_by_dates: false,
        is_archived: false,
      },
    ])
  })

  it('brings its people, whom nobody writes to, and their places on booths', async () => {
    await here.furnish()
    const { fair1 } = here.seeded.fairs
    const { zip } = await here.exported()
    await there.run(sql`update app_user set email = 'there-' || email`)
    const empty = await there.emptyFair()
    const mails = sql`select count(*)::int as n from outbox_mail`
    const before = await there.run(mails)
    const taken = await there.take(empty, zip, wholePeople)
    expect(taken.status).toBe(200)
    expect(await there.run(members(empty))).toEqual(await here.run(members(fair1)))
    expect(await there.run(staff(empty))).toEqual(await here.run(staff(fair1)))
    expect(await there.run(staff(empty))).not.toEqual([])
    expect(await there.run(mails)).toEqual(before)
    const accounts = await there.run(sql`select 1 from app_user u join fair_user m on m.user_id = u.id
      where m.fair_id = ${empty} and (u.password_hash is not null or u.email_confirmed_at is not null)`)
    expect(accounts).toEqual([])
    const speaking = (fair: number) => sql`select s.name, s.guid, s.state, u.email, f.name as firm,
      count(c.id)::int as sessions from speaker s join app_user u on u.id = s.user_id join firm f on f.id = s.firm_id
      left join conference_speaker cs on cs.speaker_id = s.id
      left join conference c on c.id = cs.conference_id and c.state <> 'cancelled'
      where s.fair_id = ${fair} group by s.id, u.email, f.name`
    expect(await there.run(speaking(empty))).toEqual(await here.run(speaking(fair1)))
    const recruiters = (fair: number) => sql`select j.reference, u.email from job_recruiter r
      join job j on j.id = r.job_id join app_user u on u.id = r.app_user_id
      where j.fair_id = ${fair} and j.closed_at is null order by 1`
    expect(await there.run(recruiters(empty))).toEqual(await here.run(recruiters(fair1)))
  })

  it('leaves accounts that are there already as they are, and takes nobody’s firm by its name', async () => {
    await here.furnish()
    await here.run(
      sql`update app_user set first_name = 'Changed' where id = ${here.seeded.people.visitor1.id}`,
    )
    const { zip } = await here.exported()
    const all = sql`select id, email, first_name, roles, firm_id, password_hash, version from app_user order by id`
    const firms = sql`select * from firm where id <= ${there.seeded.firms.z} order by id`
    const empty = await there.emptyFair()
    const [people, known] = [await there.run(all), await there.run(firms)]
    const taken = await there.take(empty, zip, wholePeople)
    expect(taken.status).toBe(200)
    expect(await there.run(all)).toEqual(people)
    expect(await there.run(firms)).toEqual(known)
  })

  it('makes nobody more than who brings them may', async () => {
    await here.furnish()
    await here.run(sql`insert into fair_user (fair_id, user_id, is_validated)
      values (${here.seeded.fairs.fair1}, ${here.seeded.people.superAdmin.id}, 1) on conflict do nothing`)
    const { zip } = await here.exported()
    await there.run(sql`update app_user set email = 'there-' || email`)
    const empty = await there.emptyFair()
    const taken = await there.take(empty, zip, wholePeople, 'organizer1')
    expect(taken.status).toBe(200)
    const risen = await there.run(sql`select email from app_user
      where email = ${here.seeded.people.superAdmin.email} or
        (email not like 'there-%' and roles && '{ROLE_SUPER_ADMIN,ROLE_SUPER_ORGANIZER}'::text[])`)
    expect(risen).toEqual([])
    expect(taken.json.leftOut).toContainEqual(expect.objectContaining({ part: 'people' }))
    // Forms are a super admin's to compose.
    expect(taken.json.leftOut).toContainEqual(expect.objectContaining({ part: 'forms' }))
  })
})

describe('what goes out', () => {
  it('is a folder that people read: a record on each line, and a table of each list', async () => {
    await here.furnish()
    const { zip, one } = await here.exported(false)
    const files = await contentsOf(zip)
    expect(one.file?.name).toMatch(/^fair-one-\d{4}-\d\d-\d\d\.zip$/)
    expect(JSON.parse(files.get('fair.json') ?? '')).toMatchObject({
      format: 'verriere-fair',
      version: formatVersion,
      withPeople: false,
      fair: { homepage: 'fair-one', name: 'Salon 2026' },
      parts: { halls: 2, exhibitors: 2, booths: 3, sessions: 2, passes: 1, allotments: 2, offers: 2 },
    })
    expect(files.get('tables/exhibitors.csv')).toMatch(/^key;name;.*\r\n\d+;Firm A;/)
    expect([...files.keys()].filter(path => path.startsWith('files/'))).toEqual([
      expect.stringMatching(/^files\/picture\/\d+-a\.webp$/),
      expect.stringMatching(/^files\/poster\/\d+-Été\.webp$/),
      expect.stringMatching(/^files\/brochure\/\d+-Guide-prix\.pdf$/),
    ])
    expect([...files.keys()].some(path => path.includes('people'))).toBe(false)
  })

  it('holds nothing of another fair, no secret and no private file', async () => {
    await here.furnish()
    const { fair1, fair2 } = here.seeded.fairs
    const poster = await here.run(
      sql<{ id: number }>`select poster_id as id from stand where poster_id is not null`,
    )
    await here.run(sql`update media_object set visibility = 'private' where id = ${poster[0]?.id ?? 0}`)
    const { zip } = await here.exported()
    const files = await contentsOf(zip)
    const all = [...files].map(([path, text]) => `${path}\n${text}`).join('\n')
    expect(all).not.toContain('Firm Z')
    expect(all).not.toContain('fair-two')
    expect(all).not.toContain('argon2')
    expect([...files.keys()].filter(path => path.startsWith('files/poster/'))).toEqual([])
    const others = await here.run(sql<{ email: string }>`select lower(email) as email from app_user
      where id in (select user_id from fair_user where fair_id = ${fair2})
        and id not in (select user_id from fair_user where fair_id = ${fair1})
        and id not in (select user_id from stand_contact c join stand st on st.id = c.stand_id where st.fair_id = ${fair1})
        and id not in (select user_id from stand_admin c join stand st on st.id = c.stand_id where st.fair_id = ${fair1})
        and id not in (select user_id from fair_organizer where fair_id = ${fair1})`)
    expect(others.filter(({ email }) => all.includes(email))).toEqual([])
  })

  it('is asked for and opened by those who run the fair, for as long as they do', async () => {
    const { fair1 } = here.seeded.fairs
    for (const who of ['visitor1', 'firmAdminA', 'organizer2', 'clusterAdmin', 'contactA'] as const)
      expect((await here.call(who, 'POST', `/fairs/${fair1}/exports`, {})).status, who).toBe(403)
    expect((await here.call(null, 'POST', `/fairs/${fair1}/exports`, {})).status).toBe(401)
    const { one } = await here.exported()
    const link = `/media_objects/${one.file?.id}/link`
    for (const who of ['visitor1', 'organizer2', 'firmAdminA'] as const)
      expect((await here.call(who, 'GET', link)).status, who).toBe(404)
    expect((await here.call('superAdmin', 'GET', link)).status).toBe(200)
    const { url } = (await here.call('organizer1', 'GET', link)).json
    await here.run(sql`delete from fair_organizer where user_id = ${here.seeded.people.organizer1.id}`)
    expect((await here.call('organizer1', 'GET', link)).status).toBe(404)
    expect((await here.platform.call(null, { url })).statusCode).toBe(404)
  })

  it('is made one at a time, and gone after its week or by a press', async () => {
    const { fair1 } = here.seeded.fairs
    const path = `/fairs/${fair1}/exports`
    expect((await here.call('organizer1', 'POST', path, {})).status).toBe(201)
    const again = await here.call('organizer1', 'POST', path, {})
    expect([again.status, again.json.message_code]).toEqual([409, 'fair_export_taken'])
    const [waiting] = (await here.call('organizer1', 'GET', path)).json
    expect((await here.call('organizer2', 'DELETE', `${path}/${waiting.id}`)).status).toBe(403)
    expect((await here.call('organizer1', 'DELETE', `${path}/${waiting.id}`)).status).toBeLessThan(300)
    // What was begun ends with nothing.
    await here.platform.services.queue.runDue()
    expect((await here.call('organizer1', 'GET', path)).json).toEqual([])
    const { one } = await here.exported()
    expect(Date.parse(one.until ?? '') - Date.parse(one.askedAt)).toBeGreaterThan(6.9 * 86_400_000)
    const later = new Date(Date.now() + 7.1 * 86_400_000)
    await sweepExports({ ...here.platform.services, now: () => later })
    expect((await here.call('organizer1', 'GET', path)).json).toEqual([])
    expect(await here.run(sql`select 1 from media_object where use = 'fair_export'`)).toEqual([])
  })
})

describe('what comes in', () => {
  const manifest = (more: object = {}) =>
    JSON.stringify({
      format: 'verriere-fair',
      version: formatVersion,
      fair: { homepage: 'x', name: 'X' },
      exportedAt: '2026-01-01T00:00:00Z',
      withPeople: true,
      parts: {},
      files: 0,
      ...more,
    })
  const withLines = (part: string, ...rows: object[]) =>
    zipOf([
      ['fair.json', manifest()],
      [`data/${part}.jsonl`, rows.map(row => JSON.stringify(row)).join('\n')],
    ])

  it('goes only into a fair in preparation that has nothing in it, by who runs it', async () => {
    const zip = await zipOf([['fair.json', manifest()]])
    const empty = await there.emptyFair()
    for (const who of ['visitor1', 'organizer2', 'firmAdminA'] as const)
      expect((await there.take(empty, zip, '', who)).status, who).toBeGreaterThanOrEqual(403)
    const full = await there.take(there.seeded.fairs.fair1, zip, '', 'organizer1')
    expect([full.status, full.json.message_code]).toEqual([409, 'fair_not_empty'])
    await there.run(sql`insert into fair_hall (fair_id, letter, translations) values (${empty}, 'Q', '{}')`)
    expect((await there.take(empty, zip)).json.message_code).toBe('fair_not_empty')
    await there.run(sql`delete from fair_hall where fair_id = ${empty}`)
    await there.run(sql`update fair set fair_status_id = 2 where id = ${empty}`)
    expect((await there.take(empty, zip)).json.message_code).toBe('fair_not_empty')
  })

  it('is refused as a whole where it is no fair, of a later version, or damaged', async () => {
    const empty = await there.emptyFair()
    const refused = async (zip: Buffer, query = '') => {
      const { status, json } = await there.take(empty, zip, query)
      return [status, Object.values(json.errors ?? {}).flat()[0] ?? json.message_code]
    }
    expect(await refused(Buffer.from('no zip'))).toEqual([415, 'file_type'])
    expect(await refused(await zipOf([['a.txt', 'a']]))).toEqual([422, 'transfer_unknown'])
    expect(await refused(await zipOf([['fair.json', '{']]))).toEqual([422, 'transfer_broken'])
    expect(await refused(await zipOf([['fair.json', manifest({ format: 'other' })]]))).toEqual([
      422,
      'transfer_unknown',
    ])
    expect(await refused(await zipOf([['fair.json', manifest({ version: 99 })]]))).toEqual([
      422,
      'transfer_newer',
    ])
    const odd = ['[1]', '{"key":1}', '{', '"x"', 'null', '['.repeat(50_000)]
    for (const line of odd) {
      const zip = await zipOf([
        ['fair.json', manifest()],
        ['data/halls.jsonl', line],
      ])
      expect(await refused(zip), line.slice(0, 20)).toEqual([422, 'transfer_broken'])
    }
    const long = await withLines('halls', { key: 'A', letter: 'x'.repeat(1_000_001) })
    expect(await refused(long)).toEqual([422, 'transfer_too_large'])
    const whole = await zipOf([['fair.json', manifest()]])
    expect(await refused(whole.subarray(0, whole.length - 30))).toEqual([422, 'zip_broken'])
    expect(await refused(whole, '?withPeople=true')).toEqual([422, 'import_right_required'])
    expect(await there.run(sql`select 1 from fair_hall where fair_id = ${empty}`)).toEqual([])
  })

  it('keeps what is allowed here and nothing else, and names the lines that it leaves out', async () => {
    const empty = await there.emptyFair()
    const hall = { key: 'A', letter: 'A', translations: { fr: { name: 'A' } } }
    const halls = await withLines(
      'halls',
      hall,
      { ...hall, key: 'B', letter: 'TOO LONG' },
      { ...hall, key: 'C', letter: 'C', link: 'javascript:alert(1)' },
      { ...hall, key: 'D', letter: 'D', leftHallImage: '../../etc/passwd', fair: 1, id: 1, version: 9 },
      { ...hall, key: 'E', letter: 'A' },
    )
    const taken = await there.take(empty, halls)
    expect(taken.status).toBe(200)
    expect(taken.json.leftOut.map(({ line }) => line)).toEqual([2, 3, 5])
    expect(
      await there.run(sql`select letter, version, left_hall_image_id from fair_hall
        where fair_id = ${empty} order by letter`),
    ).toEqual([
      { letter: 'A', version: 1, left_hall_image_id: null },
      { letter: 'D', version: 1, left_hall_image_id: null },
    ])
  })

  it('changes no limit, no state, no address, and cleans what pages show', async () => {
    const empty = await there.emptyFair('stays')
    const script = '<p>Bonjour<script>alert(1)</script></p>'
    const taken = await there.take(
      empty,
      await zipOf([
        ['fair.json', manifest()],
        [
          'data/settings.jsonl',
          JSON.stringify({
            key: '1',
            hue: 5,
            maxUsers: 1_000_000,
            homepage: 'other',
            status: 'FAIR_OPEN',
            isAnnounced: true,
            admins: [1],
            homepageJson: { fr: { text: script, image: 1 } },
          }),
        ],
        ['data/texts.jsonl', JSON.stringify({ key: 'legal', translations: { fr: { html: script } } })],
      ]),
    )
    expect(taken.json.leftOut).toEqual([])
    expect(
      await there.run(sql`select homepage, hue, fair_status_id, is_announced, homepage_json from fair
        where id = ${empty}`),
    ).toEqual([
      {
        homepage: 'stays',
        hue: 5,
        fair_status_id: 1,
        is_announced: false,
        homepage_json: { fr: { text: '<p>Bonjour</p>', image: null } },
      },
    ])
    expect(await there.run(sql`select translations from fair_text where fair_id = ${empty}`)).toEqual([
      { translations: { fr: '<p>Bonjour</p>' } },
    ])
  })

  it('keeps no file that is not what its folder says, none that nothing shows, and none of a refused fair', async () => {
    const empty = await there.emptyFair()
    const files = sql`select count(*)::int as n from media_object`
    const before = await there.run(files)
    const { services } = there.platform
    const kept = async () => {
      const keys: string[] = []
      for await (const { key } of services.files.list()) keys.push(key)
      return keys.toSorted()
    }
    const onDisk = await kept()
    const zip = await zipOf([
      ['fair.json', manifest()],
      ['files/poster/1-a.webp', 'MZ no picture'],
      ['files/fair_export/2-b.zip', 'PK'],
      ['files/message_file/3-c.pdf', '%PDF-1.4 x'],
      ['files/brochure/4-d.pdf', '%PDF-1.4\n%%EOF\n'],
      ['files/brochure/deeper/x.pdf', '%PDF-1.4\n%%EOF\n'],
    ])
    const taken = await there.take(empty, zip)
    expect([taken.status, taken.json.leftOutCount]).toEqual([200, 3])
    expect(await there.run(files)).toEqual(before)
    const broken = await zipOf([
      ['fair.json', manifest()],
      ['files/brochure/4-d.pdf', '%PDF-1.4\n%%EOF\n'],
      ['data/halls.jsonl', 'no record'],
    ])
    expect((await there.take(empty, broken)).status).toBe(422)
    expect(await there.run(files)).toEqual(before)
    expect(await kept()).toEqual(onDisk)
    const full = await there.run(sql`
      insert into media_object (owner_id, file, type, visibility, file_path, mime_type, size)
      select ${there.seeded.people.organizer1.id}, 'a.pdf', 3, 'public', '/media/share-' || n, 'application/pdf', 2e9
      from generate_series(1, 2) n returning id`)
    expect(full).toHaveLength(2)
    const brought = await there.take(empty, zip, '', 'organizer1')
    expect(brought.json.leftOut.flatMap(({ errors }) => Object.values(errors).flat())).toContain(
      'quota_exceeded',
    )
    expect(await kept()).toEqual(onDisk)
  })

  it('is written down with who brought it', async () => {
    const empty = await there.emptyFair()
    await there.take(empty, await zipOf([['fair.json', manifest()]]), '', 'organizer1')
    expect(
      await there.run(sql`select user_id from audit_log where action = 'import_fair' and fair_id = ${empty}`),
    ).toEqual([{ user_id: there.seeded.people.organizer1.id }])
  })
})
