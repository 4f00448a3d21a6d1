import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { atOnce } from '#app/server/testing/at-once.ts'
import { type JobsFixture, jobsFixture } from '#app/server/testing/jobs-fixture.ts'
import type { Name } from '#app/server/testing/messaging-fixture.ts'
import { purgeTrashLater } from '#app/server/testing/purge-trash-later.ts'
import { today } from '#app/server/testing/today.ts'
import { many, one } from '#platform/server/database/rows.ts'
import type { LibraryCard } from '../contract/library.ts'
import type { FullProfile, JobProfile } from '../contract/profile-calls.ts'
import { endJobKeeping } from './keep-jobs.ts'
import { jobPersonalData } from './personal-data.ts'

let c: JobsFixture
let profile: JobProfile
beforeAll(async () => {
  c = await jobsFixture()
})
beforeEach(async () => {
  await c.platform.startAgain()
  c.inDays(0)
  profile = await c.profile('visitor1', { salaryWish: 4_000_000 })
})
afterAll(() => c.platform.close())

const ok = [200, undefined]
const put = (who: Name, body: object) => c.said(c.send(who, 'PUT', `/job_profiles/${profile.id}`, body))
const full = (who: Name, query = '') => c.send(who, 'GET', `/job_profiles/${profile.id}/full${query}`)
const status = async (who: Name, query = '') => (await full(who, query)).statusCode
const pool = (isIn: boolean, fair: 'fair1' | 'fair2' = 'fair1', who: Name = 'visitor1') =>
  c.said(c.send(who, 'PUT', `/job_profiles/${profile.id}/pool`, { fair: c.seeded.fairs[fair], isIn }))
const looks = () =>
  many<{ purpose: string; reason: string | null }>(c.db)`
    select purpose, reason from job_profile_access order by id`

/** What somebody is told of those who read CVs. */
const told = async (who: Name) => {
  // What was said is heard at once: events, then those who hear them.
  for (const _ of ['event', 'delivery']) await c.platform.services.queue.runDue()
  const path = `/users/${c.seeded.people[who].id}/notifications`
  type Told = { id: number; kind: string; link: string; text: string }
  const { notifications } = await c.get<{ notifications: Told[] }>(who, path)
  return notifications.filter(({ kind }) => kind === 'cv_looks_refused')
}

describe('a profile', () => {
  it('is one’s own alone, one a language', async () => {
    for (const who of ['visitor2', 'superAdmin', 'organizer1', 'firmAdminA'] as const) {
      const list = await c.send(who, 'GET', `/job_profiles?user.id=${c.seeded.people.visitor1.id}`)
      expect([who, list.statusCode === 403 ? [] : list.json()]).toEqual([who, []])
      expect([403, 404], who).toContain((await put(who, { summary: 'x' }))[0])
    }
    expect(await c.said(c.send('visitor1', 'POST', '/job_profiles', c.own('visitor1')))).toEqual([
      409,
      'job_profile_locale_taken',
    ])
    expect(await c.said(c.send('visitor1', 'POST', '/job_profiles', c.own('visitor1', 'de')))).toEqual([
      201,
      undefined,
    ])
    expect(await c.said(c.send('visitor2', 'POST', '/job_profiles', c.own('visitor1', 'it')))).toEqual([
      403,
      'forbidden',
    ])
  })

  it('is found by its language, and is known of its owner by the one in theirs', async () => {
    const german = (await c.send('visitor1', 'POST', '/job_profiles', c.own('visitor1', 'de'))).json().id
    const found = async (locale: string) =>
      (await c.get<JobProfile[]>('visitor1', `/job_profiles?locale=${locale}`)).map(({ id }) => id)
    expect([await found('fr'), await found('de'), await found('es')]).toEqual([[profile.id], [german], []])
    const detail = (locale: string) =>
      c.get<{ jobProfile: unknown }>('visitor1', `/user/detail?locale=${locale}`)
    expect((await detail('de')).jobProfile).toEqual({ id: german })
    expect((await detail('es')).jobProfile).toEqual({ id: profile.id })
    expect((await c.get<{ jobProfile: unknown }>('visitor2', '/user/detail')).jobProfile).toBeNull()
  })

  it('keeps positions and education as they were sent, within bounds', async () => {
    const positions = [{ title: 'Cheffe', employer: 'Nord', from: '2019-01', to: null, text: 'Ponts' }]
    expect(await put('visitor1', { positions })).toEqual(ok)
    expect(await c.get('visitor1', `/job_profiles/${profile.id}`)).toMatchObject({ positions })
    for (const body of [
      { positions: [{ title: '' }] },
      { positions: [{ title: 'x', secret: 'y' }] },
      { positions: [{ title: 'x', from: '2019-13' }] },
      { positions: Array.from({ length: 41 }, () => ({ title: 'x' })) },
      { educations: [{ title: 'x', level: 999_999 }] },
      { languages: [{ language: 1 }, { language: 1 }] },
      { languages: [{ language: 999_999 }] },
      { videoProfileUrl: 'https://evil.example/watch?v=1' },
      { cv: 999_999 },
    ])
      expect((await put('visitor1', body))[0], JSON.stringify(body).slice(0, 60)).toBe(422)
  })

  it('keeps of a video its address alone', async () => {
    expect(await put('visitor1', { videoProfileUrl: 'https://vimeo.com/123456789?x=script' })).toEqual(ok)
    expect(await c.get('visitor1', `/job_profiles/${profile.id}`)).toMatchObject({
      videoProfileUrl: expect.stringMatching(/^https:\/\/vimeo\.com\/123456789$/),
    })
  })
})

describe('a look at a CV', () => {
  it('is for nobody who was sent nothing and finds it in no library', async () => {
    for (const who of [
      'visitor2',
      'firmAdminA',
      'contactA',
      'firmAdminZ',
      'organizer1',
      'superAdmin',
    ] as const)
      expect([who, await status(who, '?reason=x')]).toEqual([who, 404])
    expect(await status('visitor1')).toBe(200)
    expect(await looks()).toEqual([])
  })

  it('of one who applied shows what was sent, and nothing later', async () => {
    const job = (await c.offer()).id
    await c.applied('visitor1', job)
    await put('visitor1', { summary: 'CANARY-later' })
    const answer = await full('firmAdminA')
    expect(answer.json<FullProfile>()).toMatchObject({
      purpose: 'application',
      person: { firstName: 'visitor1' },
    })
    expect(answer.body).not.toMatch(/CANARY-later|4000000/)
    expect(await status('firmAdminB')).toBe(404)
    expect(await looks()).toEqual([{ purpose: 'application', reason: null }])
  })

  it('of one who applied without a name is none', async () => {
    await c.applied('visitor1', (await c.offer()).id, { isAnonymous: true })
    expect(await status('firmAdminA')).toBe(404)
    expect(await looks()).toEqual([])
  })

  it('of a library is for those who recruit in its fair, as long as the person says so', async () => {
    expect(await pool(true)).toEqual(ok)
    expect(await pool(true)).toEqual(ok)
    const answer = await full('firmAdminA')
    expect(answer.json<FullProfile>().purpose).toBe('pool')
    expect(answer.body).not.toContain('4000000')
    expect(answer.json()).toMatchObject({ person: { email: null, phone: null } })
    for (const who of ['firmAdminZ', 'contactA', 'visitor2'] as const) expect(await status(who)).toBe(404)
    await c.setFair(sql`is_using_job_library = false`)
    expect(await status('firmAdminA')).toBe(404)
    await c.setFair(sql`is_using_job_library = true`)
    expect(await pool(false)).toEqual(ok)
    expect(await status('firmAdminA')).toBe(404)
  })

  it('by who runs the fair has a reason, which its person reads', async () => {
    await pool(true)
    expect(await status('organizer1')).toBe(422)
    expect(await status('organizer2', '?reason=x')).toBe(404)
    expect(await status('organizer1', '?reason=Plainte')).toBe(200)
    expect(await status('organizer1', '?reason=Plainte')).toBe(200)
    expect(await c.get('visitor1', `/job_profiles/${profile.id}/access`)).toMatchObject([
      { purpose: 'admin', reason: 'Plainte', times: 2, reader: { firstName: 'organizer1' }, firm: null },
    ])
    expect((await c.send('visitor2', 'GET', `/job_profiles/${profile.id}/access`)).statusCode).toBe(404)
  })

  it('that leaves no row does not happen', async () => {
    await pool(true)
    await c.run(sql`alter table job_profile_access add constraint no_row check (purpose <> 'pool') not valid`)
    const answer = await full('firmAdminA')
    await c.run(sql`alter table job_profile_access drop constraint no_row`)
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.body).not.toContain('visitor1')
  })

  it('is refused after fifty of a library in an hour, of which those who run its fair hear, once an hour', async () => {
    await pool(true)
    for (let at = 0; at < 50; at += 1) expect(await status('firmAdminA')).toBe(200)
    expect(await told('organizer1')).toEqual([])
    for (let at = 0; at < 3; at += 1) expect(await status('firmAdminA')).toBe(429)
    expect(await looks()).toHaveLength(50)
    const { id } = c.seeded.people.firmAdminA
    const line = {
      link: `/fair-one/user/manage/${id}`,
      text: expect.stringMatching(/firmAdminA.*Firm A.*50.*200/i),
    }
    for (const who of ['organizer1', 'superAdmin'] as const)
      expect(await told(who), who).toMatchObject([line])
    for (const who of ['organizer2', 'firmAdminA', 'firmAdminB', 'visitor1'] as const)
      expect([who, await told(who)]).toEqual([who, []])
    const [first] = await told('organizer1')
    expect(await status('firmAdminA')).toBe(429)
    expect((await told('organizer1'))[0]?.id).toBe(first?.id)
    await c.run(sql`update rate_limit set until = now() - interval '1 s' where key like 'cv-looks-told%'`)
    expect(await status('firmAdminA')).toBe(429)
    const again = await told('organizer1')
    expect(again).toMatchObject([line])
    expect(again[0]?.id).not.toBe(first?.id)
  })
})

describe('the library', () => {
  it('is joined in fairs in which one is, that have one', async () => {
    expect(await pool(true, 'fair2')).toEqual([422, 'invalid'])
    expect(await pool(true, 'fair1', 'visitor2')).toEqual([404, 'not_found'])
    await c.setFair(sql`is_using_job_library = false`)
    expect(await pool(true)).toEqual([409, 'library_off'])
  })

  it('is left with the profile', async () => {
    await pool(true)
    await c.send('visitor1', 'DELETE', `/job_profiles/${profile.id}`)
    expect(
      await many(c.db)`select 1 from consent where purpose = 'cv_pool' and withdrawn_at is null`,
    ).toEqual([])
  })

  const found = (who: Name, query = '') =>
    c.send(who, 'GET', `/job_profiles/search?fair=${c.seeded.fairs.fair1}${query}`)

  it('is searched by those who recruit in its fair: by words, entries and how the firm handled a CV', async () => {
    expect((await found('firmAdminA')).json()).toEqual([])
    await pool(true)
    for (const query of ['', '&search=chantier', '&search=ingenieure'])
      expect((await found('firmAdminA', query)).json(), query).toMatchObject([
        { profile: profile.id, name: { firstName: 'visitor1' } },
      ])
    for (const query of ['&search=boulanger', '&search=%3A*', '&skill=1'])
      expect((await found('firmAdminA', query)).json(), query).toEqual([])
    for (const who of ['contactA', 'firmAdminZ'] as const) expect((await found(who)).statusCode).toBe(404)
    expect((await found('visitor2')).statusCode).toBe(403)
    await pool(false)
    expect((await found('firmAdminA')).json()).toEqual([])
  })

  const cards = async (who: Name, query = '') => (await found(who, query)).json<LibraryCard[]>()

  it('shows what was searched for where it stands, without addresses and numbers; of a nameless one nothing, of a file only that it is there', async () => {
    await put('visitor1', {
      summary: 'Dix ans de chantiers navals. Écrire à ana@nord.test ou au 06 12 34 56 78.',
      positions: [{ title: 'Cheffe', employer: 'Nord', text: 'Soudure de coques' }],
    })
    await c.run(sql`update job_profile set cv_text = 'Charpente métallique' where id = ${profile.id}`)
    await pool(true)
    const answer = await found('firmAdminA', '&search=chantier')
    expect(answer.json()).toMatchObject([
      {
        fragments: [{ text: 'Dix ans de chantiers navals. Écrire à … ou au ….', marks: [[11, 20]] }],
        isInFile: false,
      },
    ])
    expect(answer.body).not.toMatch(/nord\.test|56 78/)
    expect(await cards('firmAdminA', '&search=soudure+naval')).toMatchObject([
      { fragments: [{ text: expect.stringContaining('chantiers navals') }, { text: 'Soudure de coques' }] },
    ])
    const inFile = await found('firmAdminA', '&search=charpente')
    expect(inFile.json()).toMatchObject([{ fragments: [], isInFile: true }])
    expect(inFile.body).not.toContain('métallique')
    expect(await cards('firmAdminA')).toMatchObject([{ fragments: [], isInFile: false }])
    await put('visitor1', { isAnonymousFirst: true })
    expect(await cards('firmAdminA', '&search=chantier')).toMatchObject([{ name: null, fragments: [] }])
  })

  it('puts those first that fit an offer of the firm, and hides nobody', async () => {
    const [skill] = await many<{ id: number }>(c.db)`
      select id from job_personal_skill where fair_id is null order by id limit 1`
    const other = await c.profile('visitor2', { skills: [skill?.id] })
    await put('visitor1', { skills: [], contractTypes: [c.contract] })
    for (const [who, id] of [
      ['visitor1', profile.id],
      ['visitor2', other.id],
    ] as const)
      await c.send(who, 'PUT', `/job_profiles/${id}/pool`, { fair: c.seeded.fairs.fair1, isIn: true })
    await c.run(sql`update job_profile set changed_at = changed_at - interval '1 day' where id = ${other.id}`)
    const { id: job } = await c.offer({ skills: [skill?.id] })
    const order = async (query: string) => (await cards('firmAdminA', query)).map(card => card.profile)
    expect(await order('')).toEqual([profile.id, other.id])
    expect(await order(`&job=${job}&sort=match`)).toEqual([other.id, profile.id])
    expect(await order(`&job=${job}&sort=match&itemsPerPage=1&page=2`)).toEqual([profile.id])
    expect(await order(`&job=${job}`)).toEqual([profile.id, other.id])
    expect(await order(`&job=${job}&sort=match&order=changed`)).toEqual([other.id, profile.id])
    expect([await order('&order=name'), await order('&order=-name')]).toEqual([
      [profile.id, other.id],
      [other.id, profile.id],
    ])
    // Where it stands among names tells none: whoever is first read without theirs comes last, either way.
    await put('visitor1', { isAnonymousFirst: true })
    expect([await order('&order=name'), await order('&order=-name')]).toEqual([
      [other.id, profile.id],
      [other.id, profile.id],
    ])
    const [first] = await cards('firmAdminA', `&job=${job}&sort=match`)
    expect(first?.match).toMatchObject({ fits: 1 })
    const theirs = await c.offer({ firm: c.seeded.firms.b }, 'firmAdminB')
    for (const wrong of ['&sort=match', `&sort=match&job=${theirs.id}`])
      expect((await found('firmAdminA', wrong)).statusCode, wrong).toBe(422)
  })

  it('is put in order by each column, either way, and whole over its pages where two are alike', async () => {
    const other = await c.profile('visitor2')
    for (const [who, id] of [
      ['visitor1', profile.id],
      ['visitor2', other.id],
    ] as const)
      await c.send(who, 'PUT', `/job_profiles/${id}/pool`, { fair: c.seeded.fairs.fair1, isIn: true })
    const entries = (table: string) => many<{ id: number }>(c.db)`
      (select id from ${sql.table(table)} where fair_id is null order by rank limit 1)
      union all (select id from ${sql.table(table)} where fair_id is null order by rank desc limit 1)`
    for (const list of ['job_experience', 'job_education_level', 'job_disponibility', 'job_function_level']) {
      const [low, high] = await entries(list)
      await c.run(sql`update job_profile set ${sql.ref(`${list}_id`)} =
        case id when ${profile.id} then ${low?.id}::int else ${high?.id}::int end`)
    }
    const treatments = await entries('job_cv_treatment')
    for (const [at, id] of [profile.id, other.id].entries()) {
      c.inDays(at)
      const body = { fair: c.seeded.fairs.fair1, profile: id, treatment: treatments[at]?.id }
      expect(await c.said(c.send('firmAdminA', 'PUT', '/job_profile_treatments', body))).toEqual(ok)
      expect((await c.send('firmAdminA', 'GET', `/job_profiles/${id}/full`)).statusCode).toBe(200)
    }
    await c.run(
      sql`update job_profile set changed_at = changed_at - interval '1 day' where id = ${profile.id}`,
    )
    const order = async (query: string) => (await cards('firmAdminA', query)).map(card => card.profile)
    const columns = 'name experience education availability level treatment lastLook changed'.split(' ')
    for (const column of columns)
      for (const search of ['', '&search=chantier'])
        expect([
          column,
          await order(`&order=${column}${search}`),
          await order(`&order=-${column}${search}`),
        ]).toEqual([column, [profile.id, other.id], [other.id, profile.id]])
    await c.run(sql`update job_profile set job_experience_id = null`)
    for (const column of ['experience', '-experience'])
      expect(
        [
          await order(`&order=${column}&itemsPerPage=1`),
          await order(`&order=${column}&itemsPerPage=1&page=2`),
        ],
        column,
      ).toEqual([[other.id], [profile.id]])
  })

  it('says who of the firm looked last and in which month consent ends; no look at an application, nor one of another firm', async () => {
    await pool(true)
    await c.profile('visitor2')
    const { id } = await c.applied('visitor1', (await c.offer()).id, { isAnonymous: true })
    await c.send('firmAdminA', 'POST', `/job_solicitations/${id}/open`, {})
    expect(await cards('firmAdminA')).toMatchObject([{ lastLook: null }])
    expect(await status('firmAdminA')).toBe(200)
    const [mine] = await cards('firmAdminA')
    expect(mine).toMatchObject({ lastLook: { reader: { firstName: 'firmAdminA' } } })
    expect(await cards('firmAdminB')).toMatchObject([{ lastLook: null }])
    const [year, month] = today().split('-')
    expect(mine?.consentUntil).toBe(`${Number(year) + 2}-${month}`)
  })

  it('names nobody who is first read without a name', async () => {
    await put('visitor1', { title: 'Ingénieure visitor1', isAnonymousFirst: true })
    await pool(true)
    const answer = await found('firmAdminA')
    expect(answer.json()).toMatchObject([{ name: null, title: 'Ingénieure …' }])
    expect(answer.body).not.toContain('visitor1')
  })

  it('names nobody in one language who is first read without a name in another, nor finds them by it', async () => {
    const german = { ...c.own('visitor1', 'de'), title: 'Ingenieurin visitor1', summary: 'Zehn Jahre' }
    const { id } = await c.made<JobProfile>('visitor1', '/job_profiles', german)
    await c.run(sql`update job_profile set cv_text = 'Kesselbau' where id = ${id}`)
    await pool(true)
    expect(await cards('firmAdminA', '&search=visitor1')).toMatchObject([{ profile: id }])
    expect(await put('visitor1', { isAnonymousFirst: true })).toEqual(ok)
    const answer = await found('firmAdminA')
    expect(answer.json()).toMatchObject([{ name: null }, { name: null }])
    expect(answer.body).not.toContain('visitor1')
    for (const query of ['&search=visitor1', '&search=kesselbau'])
      expect(await cards('firmAdminA', query), query).toEqual([])
    // One that is added is as the others are; who is named again is so in all.
    await c.made('visitor1', '/job_profiles', { ...c.own('visitor1', 'it'), isAnonymousFirst: false })
    const flags = async () =>
      (await c.get<JobProfile[]>('visitor1', '/job_profiles')).map(one => one.isAnonymousFirst)
    expect(await flags()).toEqual([true, true, true])
    await c.send('visitor1', 'PUT', `/job_profiles/${id}`, { isAnonymousFirst: false })
    expect(await flags()).toEqual([false, false, false])
  })

  it('notes are the firm’s own, and go with the CV', async () => {
    const note = (who: Name, body: object = {}) =>
      c.said(
        c.send(who, 'PUT', '/job_profile_treatments', {
          fair: c.seeded.fairs.fair1,
          profile: profile.id,
          note: 'CANARY-note',
          ...body,
        }),
      )
    expect(await note('firmAdminA')).toEqual([404, 'not_found'])
    await pool(true)
    expect(await note('firmAdminA')).toEqual(ok)
    expect(await note('firmAdminA')).toEqual(ok)
    expect(await note('contactA')).toEqual([404, 'not_found'])
    expect((await found('firmAdminA')).body).toContain('CANARY-note')
    expect((await found('firmAdminB')).body).not.toContain('CANARY-note')
    const notes = async () => (await many(c.db)`select 1 from job_profile_treatment`).length
    // They go with the last that the firm has of somebody: the library, an application that is kept.
    const { id } = await c.applied('visitor1', (await c.offer()).id)
    await pool(false)
    expect(await notes()).toBe(1)
    await c.send('visitor1', 'DELETE', `/job_solicitations/${id}`)
    expect(await notes()).toBe(0)
    await pool(true)
    await note('firmAdminA')
    await pool(false)
    expect(await notes()).toBe(0)
    await pool(true)
    await note('firmAdminA')
    await c.send('visitor1', 'DELETE', `/job_profiles/${profile.id}`)
    expect(await notes()).toBe(0)
  })

  it('is left by who is out of its fair and cannot be taken back', async () => {
    const { fairs, people } = c.seeded
    await c.run(sql`insert into fair_user (fair_id, user_id, is_validated)
      values (${fairs.fair2}, ${people.visitor1.id}, 1)`)
    await pool(true)
    const note = { fair: fairs.fair1, profile: profile.id, note: 'CANARY-note' }
    expect(await c.said(c.send('firmAdminA', 'PUT', '/job_profile_treatments', note))).toEqual(ok)
    expect((await c.send('organizer1', 'DELETE', `/users/${people.visitor1.id}`)).statusCode).toBe(204)
    const left = () => many(c.db)`
      select (select count(*)::int from job_profile_treatment) as notes,
        (select count(*)::int from consent where purpose = 'cv_pool' and withdrawn_at is null) as consents`
    await endJobKeeping(c.platform.services)
    expect(await left()).toEqual([{ notes: 1, consents: 1 }])
    await purgeTrashLater(c.platform)
    await endJobKeeping(c.platform.services)
    expect(await left()).toEqual([{ notes: 0, consents: 0 }])
  })

  it('a CV in the trash has of notes of firms what they had a right to all along, and the applications that were sent of it', async () => {
    const restore = () => c.said(c.send('visitor1', 'POST', `/job_profiles/${profile.id}/restore`))
    const trash = (id = profile.id) => c.send('visitor1', 'DELETE', `/job_profiles/${id}`)
    const notes = () => many(c.db)`select note from job_profile_treatment`
    const noted = async () => {
      const note = { fair: c.seeded.fairs.fair1, profile: profile.id, note: 'CANARY-note' }
      expect(await c.said(c.send('firmAdminA', 'PUT', '/job_profile_treatments', note))).toEqual(ok)
    }
    // Another keeps them in the library.
    const german = await c.profile('visitor1', { locale: 'de' })
    const poolAgain = (isIn: boolean) =>
      c.send('visitor1', 'PUT', `/job_profiles/${german.id}/pool`, { fair: c.seeded.fairs.fair1, isIn })
    await pool(true)
    await noted()
    await trash()
    expect([await restore(), await notes()]).toEqual([[204, undefined], [{ note: 'CANARY-note' }]])
    await trash()
    await poolAgain(false)
    c.inDays(1)
    await poolAgain(true)
    expect([await restore(), await notes()]).toEqual([[204, undefined], []])
    await poolAgain(false)
    // Sent again meanwhile, of another.
    const job = (await c.offer()).id
    const send = (id: number) => c.send('visitor1', 'POST', '/job_solicitations', { job, profile: id })
    const { id } = (await send(profile.id)).json()
    await noted()
    await trash()
    await c.send('visitor1', 'POST', `/job_solicitations/${id}/withdraw`)
    c.inDays(2)
    expect((await send(german.id)).statusCode).toBe(201)
    await trash(german.id)
    expect([await restore(), await notes()]).toEqual([[204, undefined], []])
    expect(await many(c.db)`select job_profile_id as profile from job_solicitation`).toEqual([
      { profile: null },
    ])
  })

  it('a CV that is deleted twice at once is so once: it pushes one out of a full trash', async () => {
    const { id: person } = c.seeded.people.visitor1
    await c.run(sql`insert into job_profile_trash (id, user_id, locale, title, rows, trashed_at)
      select 900000 + n, ${person}, 'fr', '', '{}', now() - interval '1 day' from generate_series(1, 20) n`)
    const remove = async () => (await c.send('visitor1', 'DELETE', `/job_profiles/${profile.id}`)).statusCode
    const held = sql`select 1 from app_user where id = ${person} for update`
    const answers = await atOnce(c.platform.services.database, held, [remove, remove])
    expect(answers.toSorted()).toEqual([204, 404])
    expect(await many(c.db)`select count(*)::int as count from job_profile_trash`).toEqual([{ count: 20 }])
    expect(
      await many(c.db)`select 1 from audit_log where action = 'D' and resource = 'job_profiles'`,
    ).toHaveLength(1)
  })

  it('a CV that was deleted is its person’s alone for thirty days, and comes back as it was, into no library', async () => {
    const restore = (who: Name = 'visitor1') =>
      c.said(c.send(who, 'POST', `/job_profiles/${profile.id}/restore`))
    const trash = async (who: Name) =>
      (await c.get<{ id: number }[]>(who, '/job_profiles/trash')).map(({ id }) => id)
    const exported = async (who: Name = 'visitor1') => {
      const person = { id: c.seeded.people[who].id, email: '', locale: 'fr' } as const
      const parts = jobPersonalData.flatMap(({ rows }) => (rows ? [rows(person)] : []))
      return JSON.stringify(await Promise.all(parts.map(async part => (await part.execute(c.db)).rows)))
    }
    const skill = await one<{ id: number }>(c.db)`
      select id from job_personal_skill where fair_id is null order by id limit 1`
    await put('visitor1', { skills: [skill.id], summary: 'CANARY-summary' })
    const { id: application } = await c.applied('visitor1', (await c.offer()).id)
    const note = { fair: c.seeded.fairs.fair1, profile: profile.id, note: 'CANARY-note' }
    expect(await c.said(c.send('firmAdminA', 'PUT', '/job_profile_treatments', note))).toEqual(ok)
    await pool(true)
    const was = await c.get<JobProfile>('visitor1', `/job_profiles/${profile.id}`)
    await c.send('visitor1', 'DELETE', `/job_profiles/${profile.id}`)
    expect([await trash('visitor1'), await trash('visitor2')]).toEqual([[profile.id], []])
    for (const who of ['visitor1', 'firmAdminA', 'superAdmin', 'organizer1'] as const)
      expect([who, await status(who)]).toEqual([who, 404])
    expect((await found('firmAdminA')).json()).toEqual([])
    for (const word of ['CANARY-summary', 'CANARY-note']) expect(await exported()).toContain(word)
    // Who wrote it has it too, and nobody else.
    for (const [who, has] of [
      ['firmAdminA', true],
      ['firmAdminB', false],
    ] as const)
      expect([who, (await exported(who)).includes('CANARY-note')]).toEqual([who, has])
    expect(await restore('visitor2')).toEqual([404, 'not_found'])
    expect(await restore()).toEqual([204, undefined])
    expect(await c.get('visitor1', `/job_profiles/${profile.id}`)).toEqual(was)
    expect([await trash('visitor1'), (await found('firmAdminA')).json()]).toEqual([[], []])
    const sent = await c.get<{ profile: number }>('firmAdminA', `/job_solicitations/${application}`)
    expect(sent).toMatchObject({ profile: { id: profile.id } })
    expect(await many(c.db)`select note from job_profile_treatment`).toEqual([{ note: 'CANARY-note' }])
    expect(await restore()).toEqual([404, 'not_found'])
    // Another in its language; one that is read without a name.
    await c.send('visitor1', 'DELETE', `/job_profiles/${profile.id}`)
    const other = await c.profile('visitor1', { isAnonymousFirst: true })
    expect(await restore()).toEqual([409, 'job_profile_locale_taken'])
    await c.send('visitor1', 'DELETE', `/job_profiles/${other.id}`)
    await c.profile('visitor1', { locale: 'de', isAnonymousFirst: true })
    expect(await restore()).toEqual([204, undefined])
    expect(await c.get('visitor1', `/job_profiles/${profile.id}`)).toMatchObject({ isAnonymousFirst: true })
    expect(await c.said(c.send('visitor1', 'DELETE', '/job_profiles/trash'))).toEqual([204, undefined])
    expect(await trash('visitor1')).toEqual([])
    await c.send('visitor1', 'DELETE', `/job_profiles/${profile.id}`)
    c.inDays(31)
    expect([await trash('visitor1'), await restore()]).toEqual([[], [404, 'not_found']])
    await endJobKeeping(c.platform.services)
    expect(await many(c.db)`select 1 from job_profile_trash`).toEqual([])
  })
})
