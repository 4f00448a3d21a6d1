import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { atOnce } from '#app/server/testing/at-once.ts'
import { dayIn, type JobsFixture, jobsFixture } from '#app/server/testing/jobs-fixture.ts'
import type { Name } from '#app/server/testing/messaging-fixture.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { many, one } from '#platform/server/database/rows.ts'
import type { ComputedJob, JobCard, jobFacets } from '../contract/job-calls.ts'
import type { LibraryCard } from '../contract/library.ts'
import type { NewestJobs } from '../contract/newest-jobs.ts'
import type { SolicitationCard } from '../contract/solicitation-list.ts'
import { endJobKeeping } from './keep-jobs.ts'

let c: JobsFixture
beforeAll(async () => {
  c = await jobsFixture()
})
beforeEach(async () => {
  await c.platform.startAgain()
  c.inDays(0)
})
afterAll(() => c.platform.close())

const ok = [200, undefined]
const put = (who: Name, id: number, body: object) => c.said(c.send(who, 'PUT', `/jobs/${id}`, body))
const read = (who: Name | null, id: number) => c.said(c.send(who, 'GET', `/jobs/${id}`))
const cards = (who: Name | null, query = '') => c.get<JobCard[]>(who, `/jobs/list?${query}`)
const ids = async (who: Name | null, query = '') => (await cards(who, query)).map(({ id }) => id)
const computed = (who: Name | null, id: number) => c.get<ComputedJob>(who, `/jobs/computed/${id}`)
const errorsOf = async (who: Name, body: object) => {
  const answer = await c.send(who, 'POST', '/jobs', body)
  return [answer.statusCode, answer.json().errors]
}

describe('an offer', () => {
  it('opens when it says what it needs, and says what is missing until then', async () => {
    const bare = { fair: c.seeded.fairs.fair1, firm: c.seeded.firms.a, title: 'Titre' }
    const draft = await c.made<{ id: number }>('firmAdminA', '/jobs', bare)
    const refused = await c.send('firmAdminA', 'PUT', `/jobs/${draft.id}`, { isVisible: true })
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      {
        description: ['required'],
        contractType: ['required'],
        addressJSON: ['required'],
        finalDate: ['required'],
      },
    ])
    expect(await put('firmAdminA', draft.id, c.complete())).toEqual(ok)
    expect(await ids(null)).toEqual([draft.id])
  })

  it('opens for no day that has passed, and stays open on its last', async () => {
    expect(await errorsOf('firmAdminA', c.complete({ finalDate: dayIn(-2) }))).toEqual([
      422,
      { finalDate: ['job_final_date_past'] },
    ])
    const { id } = await c.offer({ finalDate: dayIn(1) })
    expect((await computed(null, id)).state).toBe('last_week')
  })

  it('has amounts and days in their order', async () => {
    expect(await errorsOf('firmAdminA', c.complete({ salaryMin: 2, salaryMax: 1 }))).toEqual([
      422,
      { salaryMax: ['job_salary_order'] },
    ])
    expect(await errorsOf('firmAdminA', c.complete({ expiresAt: dayIn(2) }))).toEqual([
      422,
      { expiresAt: ['job_dates_order'] },
    ])
  })

  it('keeps the place of its address, and refuses what is no address', async () => {
    const { id } = await c.offer()
    expect(await c.get('firmAdminA', `/jobs/${id}`)).toMatchObject({
      city: 'Lille',
      postalCode: '59000',
      country: { iso: 'FR' },
    })
    const deep = JSON.stringify({ a: { b: { c: { d: { e: {} } } } } })
    for (const addressJSON of [
      '[]',
      '{',
      '"x"',
      deep,
      '{"__proto__":{"x":1}}',
      `{"a":"${'x'.repeat(9000)}"}`,
    ])
      expect((await put('firmAdminA', id, { addressJSON }))[0], addressJSON.slice(0, 30)).toBe(422)
  })

  it('is in the country that it names, else in that of its firm, else of the fair', async () => {
    const { id } = await c.offer({ addressJSON: JSON.stringify({ city: 'Lille' }) })
    const land = async () => (await computed(null, id)).country?.iso
    const set = (table: string, of: number, iso: string | null) =>
      c.run(sql`update ${sql.table(table)} set country_id = (select id from country where iso = ${iso})
        where id = ${of}`)
    const firmPlace = async () => (await computed(null, id)).firmPlace
    await c.run(sql`update firm set city = null where id = ${c.seeded.firms.a}`)
    await set('firm', c.seeded.firms.a, null)
    await set('fair', c.seeded.fairs.fair1, null)
    expect((await computed(null, id)).country).toBeNull()
    await set('fair', c.seeded.fairs.fair1, 'BE')
    expect([await land(), await firmPlace()]).toEqual(['BE', { city: null, country: 'BE' }])
    await c.run(sql`update firm set city = 'Metz' where id = ${c.seeded.firms.a}`)
    expect(await firmPlace()).toEqual({ city: 'Metz', country: null })
    await set('firm', c.seeded.firms.a, 'CH')
    expect([await land(), await firmPlace()]).toEqual(['CH', { city: 'Metz', country: 'CH' }])
    await put('firmAdminA', id, { addressJSON: JSON.stringify({ city: 'Lille', country: 'FR' }) })
    expect((await computed(null, id)).country).toEqual({ iso: 'FR', name: 'France' })
  })

  it('is closed for a reason, opened again, and copied as a draft', async () => {
    const { id } = await c.offer({ reference: 'R1' })
    const close = (reason: string) => c.send('firmAdminA', 'POST', `/jobs/${id}/close`, { reason })
    expect((await close('filled')).json()).toMatchObject({ job: { closeReason: 'filled' }, waiting: 0 })
    expect((await close('filled')).statusCode).toBe(200)
    expect(await ids(null)).toEqual([])
    expect((await computed(null, id)).state).toBe('closed')
    expect((await c.send('firmAdminA', 'POST', `/jobs/${id}/reopen`)).json()).toMatchObject({
      closedAt: null,
    })
    expect(await ids(null)).toEqual([id])
    const copy = (await c.send('firmAdminA', 'POST', `/jobs/${id}/copy`)).json()
    expect(copy).toMatchObject({
      isVisible: false,
      reference: null,
      finalDate: null,
      title: 'Chef de projet',
    })
  })

  it('has a reference that no other of its firm in the fair has', async () => {
    await c.offer({ reference: 'R1' })
    expect(await c.said(c.send('firmAdminA', 'POST', '/jobs', c.complete({ reference: 'R1' })))).toEqual([
      409,
      'job_reference_taken',
    ])
    const theirs = await c.offer({ reference: 'R1', firm: c.seeded.firms.b }, 'firmAdminB')
    // Two firms become one: each keeps its offers.
    await c.run(sql`update job set firm_id = ${c.seeded.firms.a} where id = ${theirs.id}`)
    expect(await c.get('organizer1', `/jobs/${theirs.id}`)).toMatchObject({
      firm: { id: c.seeded.firms.a },
      reference: null,
    })
  })

  it('is copied and changed although somebody whom it names has left the firm', async () => {
    const { contactA, firmAdminA } = c.seeded.people
    const { id } = await c.offer({ recruiters: [contactA.id, firmAdminA.id] })
    await c.run(sql`update app_user set firm_id = null where id = ${contactA.id}`)
    const whole = await c.get<{ recruiters: { id: number }[] }>('firmAdminA', `/jobs/${id}`)
    expect(await put('firmAdminA', id, { recruiters: whole.recruiters, positions: 2 })).toEqual(ok)
    // With others of the firm beside them, and nobody else.
    const { standAdminA, firmAdminB } = c.seeded.people
    const both = [contactA.id, standAdminA.id].toSorted((one, other) => one - other)
    expect(await put('firmAdminA', id, { ...whole, recruiters: both })).toEqual(ok)
    expect((await c.get<typeof whole>('firmAdminA', `/jobs/${id}`)).recruiters.map(one => one.id)).toEqual(
      both,
    )
    expect((await put('firmAdminA', id, { recruiters: [contactA.id, firmAdminB.id] }))[0]).toBe(422)
    expect((await put('firmAdminA', id, { recruiters: [firmAdminA.id, contactA.id] }))[0]).toBe(200)
    const copied = await c.send('firmAdminA', 'POST', `/jobs/${id}/copy`)
    expect(copied.json()).toMatchObject({ recruiters: [{ id: firmAdminA.id }] })
  })

  it('lies in the trash for thirty days, for those who may delete it, and is itself again', async () => {
    const { id } = await c.offer({ reference: 'R1' })
    const trash = async (who: Name) => {
      const answer = await c.send(who, 'GET', `/jobs/trash?fair=${c.seeded.fairs.fair1}`)
      return answer.statusCode === 200
        ? answer.json<{ id: number }[]>().map(one => one.id)
        : answer.statusCode
    }
    const restore = (who: Name) => c.said(c.send(who, 'POST', `/jobs/${id}/restore`))
    expect(await restore('firmAdminA')).toEqual([404, 'not_found'])
    expect(await c.said(c.send('firmAdminA', 'DELETE', `/jobs/${id}`))).toEqual([204, undefined])
    expect(await ids('visitor1')).toEqual([])
    for (const who of ['firmAdminA', 'organizer1', 'superAdmin'] as const)
      expect([who, await trash(who), (await read(who, id))[0]]).toEqual([who, [id], 404])
    for (const who of ['firmAdminB', 'organizer2'] as const)
      expect([who, await trash(who), await restore(who)]).toEqual([who, [], [404, 'not_found']])
    expect([await trash('visitor1'), (await restore('visitor1'))[0]]).toEqual([403, 403])
    const other = await c.offer({ reference: 'R1' })
    expect(await restore('firmAdminA')).toEqual([409, 'job_reference_taken'])
    await c.send('firmAdminA', 'DELETE', `/jobs/${other.id}`)
    expect(await restore('firmAdminA')).toEqual([204, undefined])
    expect([await ids('visitor1'), await trash('firmAdminA')]).toEqual([[id], [other.id]])
    c.inDays(31)
    expect(await trash('firmAdminA')).toEqual([])
    expect(await c.said(c.send('firmAdminA', 'POST', `/jobs/${other.id}/restore`))).toEqual([
      404,
      'not_found',
    ])
    await endJobKeeping(c.platform.services)
    expect(await many<{ id: number }>(c.db)`select id from job where firm_id = ${c.seeded.firms.a}`).toEqual([
      { id },
    ])
  })

  it('that is deleted twice at once is so once, and keeps no entry of a list from being taken away', async () => {
    const named = { translations: { fr: { name: 'Verrerie' } } }
    const entry = async (list: string) => (await c.made<{ id: number }>('superAdmin', `/${list}`, named)).id
    const [family, area] = [await entry('job_families'), await entry('job_areas')]
    const { id } = await c.offer({ family, areas: [area] })
    const drop = (path: string) => c.said(c.send('superAdmin', 'DELETE', path))
    const unused = async (list: string) =>
      (await c.get<{ id: number }[]>('superAdmin', `/${list}?isUsed=false&itemsPerPage=100`)).map(
        one => one.id,
      )
    for (const [list, used] of [
      ['job_families', family],
      ['job_areas', area],
    ] as const) {
      expect(await drop(`/${list}/${used}`)).toEqual([409, 'in_use'])
      expect(await unused(list)).not.toContain(used)
    }
    const remove = async () => (await c.send('firmAdminA', 'DELETE', `/jobs/${id}`)).statusCode
    const held = sql`select 1 from job where id = ${id} for update`
    const answers = await atOnce(c.platform.services.database, held, [remove, remove])
    expect(answers.toSorted()).toEqual([204, 404])
    expect(await many(c.db)`select 1 from audit_log where action = 'D' and resource = 'jobs'`).toHaveLength(1)
    for (const [list, used] of [
      ['job_families', family],
      ['job_areas', area],
    ] as const) {
      expect(await unused(list)).toContain(used)
      expect(await drop(`/${list}/${used}`)).toEqual([204, undefined])
    }
    expect(await c.said(c.send('firmAdminA', 'POST', `/jobs/${id}/restore`))).toEqual([204, undefined])
    expect(await c.get('firmAdminA', `/jobs/${id}`)).toMatchObject({ family: null, areas: [] })
  })
})

describe('who may', () => {
  it('a firm keeps its own offers in fairs in which it takes part, and no other’s', async () => {
    const { id } = await c.offer()
    const { firms, fairs } = c.seeded
    expect(await errorsOf('firmAdminA', c.complete({ fair: fairs.fair2 }))).toMatchObject([422, {}])
    expect((await c.send('firmAdminA', 'POST', '/jobs', c.complete({ firm: firms.b }))).statusCode).toBe(403)
    expect((await put('firmAdminB', id, { positions: 2 }))[0]).toBe(403)
    expect((await put('contactA', id, { positions: 2 }))[0]).toBe(403)
    expect((await put('firmAdminZ', id, { positions: 2 }))[0]).toBe(403)
    expect(await put('organizer1', id, { positions: 2 })).toEqual(ok)
    expect((await put('organizer2', id, { positions: 2 }))[0]).toBe(403)
  })

  it('a draft is read by its firm’s admins and recruiters, and by who runs the fair', async () => {
    const { id } = await c.offer({ isVisible: false })
    for (const who of ['visitor1', 'contactA', 'firmAdminB', 'organizer2'] as const)
      expect((await read(who, id))[0], who).toBe(404)
    await c.recruits('contactA')
    for (const who of ['firmAdminA', 'contactA', 'organizer1', 'superAdmin'] as const)
      expect(await read(who, id), who).toEqual(ok)
  })

  it('what the firm keeps for itself is told to nobody else', async () => {
    const recruiters = [c.seeded.people.firmAdminA.id]
    const { id } = await c.offer({ reference: 'SECRET', recruiters })
    expect(await c.get('firmAdminA', `/jobs/${id}`)).toMatchObject({ reference: 'SECRET', recruiters: [{}] })
    for (const who of ['visitor1', 'firmAdminB', null] as const)
      expect(await c.get(who, `/jobs/${id}`)).toMatchObject({ reference: null, recruiters: [] })
    expect((await put('firmAdminA', id, { recruiters: [c.seeded.people.firmAdminB.id] }))[0]).toBe(422)
  })

  it('an entry that another fair has for itself is none', async () => {
    const theirs = await one<{ id: number }>(c.db)`
      insert into job_area (fair_id, translations)
      values (${c.seeded.fairs.fair2}, '{"fr":{"name":"Autre"}}') returning id`
    expect((await errorsOf('superAdmin', c.complete({ areas: [theirs.id] })))[0]).toBe(422)
  })
})

describe('what visitors see', () => {
  it('is nothing of a fair without offers, of a firm that is not let in, or after its last day', async () => {
    const { id } = await c.offer()
    const gone = async (change: ReturnType<typeof sql>, back: ReturnType<typeof sql>) => {
      await c.run(change)
      const seen = [await ids('visitor1'), (await read('visitor1', id))[0]]
      await c.run(back)
      return seen
    }
    const { fair1 } = c.seeded.fairs
    const { a } = c.seeded.firms
    const part = sql`where fair_id = ${fair1} and firm_id = ${a}`
    expect(
      await gone(
        sql`update fair_firm set is_validated = 2 ${part}`,
        sql`update fair_firm set is_validated = 1 ${part}`,
      ),
    ).toEqual([[], 404])
    expect(
      await gone(
        sql`update fair set is_using_job_module = false where id = ${fair1}`,
        sql`update fair set is_using_job_module = true where id = ${fair1}`,
      ),
    ).toEqual([[], 404])
    expect(
      await gone(
        sql`update job set final_date = current_date - 9, expires_at = current_date - 3 where id = ${id}`,
        sql`update job set final_date = current_date + 9, expires_at = null where id = ${id}`,
      ),
    ).toEqual([[], 404])
    expect(await ids('visitor1')).toEqual([id])
  })

  it('a fair without offers refuses new ones by name', async () => {
    await c.setFair(sql`is_using_job_module = false`)
    expect(await c.said(c.send('firmAdminA', 'POST', '/jobs', c.complete()))).toEqual([
      403,
      'module_disabled',
    ])
  })

  it('comes back with its firm from the trash', async () => {
    const { id } = await c.offer()
    const part = sql`fair_id = ${c.seeded.fairs.fair1} and firm_id = ${c.seeded.firms.a}`
    await c.run(sql`delete from fair_firm where ${part}`)
    expect(await ids('visitor1')).toEqual([])
    expect((await read('firmAdminA', id))[0]).toBe(404)
    await c.run(sql`insert into fair_firm (fair_id, firm_id, is_validated)
      values (${c.seeded.fairs.fair1}, ${c.seeded.firms.a}, 1)`)
    expect(await ids('visitor1')).toEqual([id])
  })
})

describe('the list', () => {
  it('is narrowed by what was asked, and counts what it can be narrowed by', async () => {
    const a = await c.offer({ remote: 'fully', salaryMin: 3_000_000 })
    const b = await c.offer(
      { firm: c.seeded.firms.b, salaryMin: 300_000, salaryPeriod: 'month' },
      'firmAdminB',
    )
    const fair = `fair=${c.seeded.fairs.fair1}`
    expect(await ids(null, fair)).toEqual([b.id, a.id])
    expect(await ids(null, `${fair}&remote=fully`)).toEqual([a.id])
    expect(await ids(null, `${fair}&firm=${c.seeded.firms.b}`)).toEqual([b.id])
    expect(await ids(null, `${fair}&minSalary=3100000`)).toEqual([b.id])
    expect(await ids(null, `${fair}&fairHall=${c.seeded.halls.one}`)).toEqual([b.id, a.id])
    expect(await ids(null, `${fair}&fairHall=${c.seeded.halls.two}`)).toEqual([])
    const facets = await c.get<Record<string, unknown>>(null, `/jobs/list/config?${fair}`)
    expect(facets).toMatchObject({
      total: 2,
      today: 2,
      contractTypes: [{ id: c.contract, count: 2 }],
      remotes: [
        { id: 'none', count: 1 },
        { id: 'fully', count: 1 },
      ],
    })
  })

  it('is as long as each choice says, of every kind that it can be narrowed by', async () => {
    const { fair1 } = c.seeded.fairs
    const [family] = await c.get<{ id: number }[]>(null, '/job_families')
    const [subFamily] = (
      await c.get<{ id: number; jobFamily: { id: number } }[]>(null, '/job_sub_families?pagination=false')
    ).filter(({ jobFamily }) => jobFamily.id === family?.id)
    const [jobFunction] = await c.get<{ id: number }[]>(null, '/job_functions')
    const [french, german] = await c.get<{ id: number }[]>(null, '/languages')
    await c.offer({
      family: family?.id,
      subFamily: subFamily?.id,
      jobFunction: jobFunction?.id,
      languages: [{ language: french?.id }, { language: german?.id }],
      salaryMin: 2_200_000,
      salaryMax: 3_600_000,
    })
    await c.offer({ languages: [{ language: french?.id }], salaryMin: 250_000, salaryPeriod: 'month' })
    await c.offer({ salaryMin: 2_000_000 })
    // In another currency: neither counted nor found by an amount of this one.
    await c.offer({ salaryMin: 9_000_000, salaryCurrency: 'XOF' })
    const facets = await c.get<ResponseOf<typeof jobFacets>>(null, `/jobs/list/config?fair=${fair1}`)
    expect(facets.subFamilies).toMatchObject([{ id: subFamily?.id, family: family?.id, count: 1 }])
    expect(facets.functions).toMatchObject([{ id: jobFunction?.id, count: 1 }])
    expect(facets.languages.map(({ count }) => count).toSorted()).toEqual([1, 2])
    expect(facets.salaries).toEqual([
      { minSalary: 2_500_000, currency: 'EUR', count: 2 },
      { minSalary: 3_000_000, currency: 'EUR', count: 2 },
    ])
    const choices = [
      ...facets.subFamilies.map(one => [`subFamily=${one.id}`, one.count]),
      ...facets.functions.map(one => [`jobFunction=${one.id}`, one.count]),
      ...facets.languages.map(one => [`language=${one.id}`, one.count]),
      ...facets.salaries.map(one => [`minSalary=${one.minSalary}`, one.count]),
    ]
    for (const [choice, count] of choices)
      expect((await ids(null, `fair=${fair1}&${choice}`)).length, String(choice)).toBe(count)
  })

  it('finds by forms of a word, by the firm, and nothing by signs alone', async () => {
    const { id } = await c.offer()
    for (const search of ['projets', 'PILOTER', 'chantier', 'firm a', 'chéf'])
      expect(await ids(null, `search=${encodeURIComponent(search)}`), search).toEqual([id])
    for (const search of ['boulanger', '<', "'", ':*', 'p', 'x'.repeat(10_000)])
      expect(
        (await c.send(null, 'GET', `/jobs/list?search=${encodeURIComponent(search)}`)).statusCode,
        search.slice(0, 20),
      ).toBe(200)
    expect(await ids(null, 'search=%3C')).toEqual([])
  })

  it('beside its exhibitor is among the newest four, with how many there are; not once it is closed, hidden or another’s', async () => {
    const beside = () =>
      c.get<NewestJobs>(null, `/jobs/newest?fair=${c.seeded.fairs.fair1}&firm=${c.seeded.firms.a}`)
    expect(await beside()).toEqual({ total: 0, offers: [], answerRate: null })
    const made: number[] = []
    for (let at = 0; at < 5; at += 1) made.unshift((await c.offer()).id)
    await c.offer({ firm: c.seeded.firms.b }, 'firmAdminB')
    const seen = await beside()
    expect([seen.total, seen.offers.map(({ id }) => id)]).toEqual([5, made.slice(0, 4)])
    const [listed] = await cards(null, `fair=${c.seeded.fairs.fair1}&firm=${c.seeded.firms.a}`)
    expect(listed).toMatchObject(seen.offers[0] ?? {})
    await c.send('firmAdminA', 'POST', `/jobs/${made[0]}/close`, { reason: 'filled' })
    await put('firmAdminA', made[1] ?? 0, { isVisible: false })
    expect((await beside()).offers.map(({ id }) => id)).toEqual(made.slice(2))
    const { statusCode } = await c.send(
      null,
      'GET',
      `/jobs/newest?fair=${c.seeded.fairs.fair2}&firm=${c.seeded.firms.a}`,
    )
    expect(statusCode).toBe(401)
  })

  it('knows what its reader keeps, also what is closed since', async () => {
    const { id } = await c.offer()
    const kept = await c.made<{ id: number }>('visitor1', '/job_bookmarks', { job: id })
    expect(await c.said(c.send('visitor1', 'POST', '/job_bookmarks', { job: id }))).toEqual([
      409,
      'job_bookmark_taken',
    ])
    await c.send('firmAdminA', 'POST', `/jobs/${id}/close`, { reason: 'filled' })
    expect(await cards('visitor1', 'bookmark=1')).toMatchObject([{ id, isBookmarked: true, state: 'closed' }])
    expect(await ids('visitor2', 'bookmark=1')).toEqual([])
    expect((await c.send('visitor2', 'DELETE', `/job_bookmarks/${kept.id}`)).statusCode).not.toBe(204)
    expect((await c.send('visitor1', 'DELETE', `/job_bookmarks/${kept.id}`)).statusCode).toBe(204)
  })

  it('narrows, counts and compares by no list that the fair leaves out', async () => {
    const { fair1 } = c.seeded.fairs
    const [family] = await c.get<{ id: number }[]>(null, '/job_families')
    const [skill] = await c.get<{ id: number }[]>(null, '/job_personal_skills')
    const asked = { family: family?.id, skills: [skill?.id] }
    const { id } = await c.offer(asked)
    const profile = await c.profile('visitor1', {
      families: [family?.id],
      skills: [skill?.id],
      contractTypes: [c.contract],
    })
    await c.applied('visitor1', id)
    await c.send('visitor1', 'PUT', `/job_profiles/${profile.id}/pool`, { fair: fair1, isIn: true })
    const said = async () => {
      const { match } = await computed('visitor1', id)
      const [received] = await c.get<SolicitationCard[]>(
        'firmAdminA',
        `/job_solicitations/list?fair=${fair1}`,
      )
      // Both sides read the same.
      expect(received?.match?.lines).toEqual(match?.lines)
      const { families } = await c.get<{ families: object[] }>(null, `/jobs/list/config?fair=${fair1}`)
      const [card] = await cards('visitor1', `fair=${fair1}`)
      expect(card?.match).toEqual({ fits: match?.fits, asked: match?.asked })
      const [found] = await c.get<LibraryCard[]>(
        'firmAdminA',
        `/job_profiles/search?fair=${fair1}&job=${id}&sort=match`,
      )
      expect(found?.match?.lines).toEqual(match?.lines)
      return [
        match?.asked,
        match?.lines.find(({ field }) => field === 'families')?.verdict,
        families.length,
        (await ids(null, `fair=${fair1}&family=999`)).length,
      ]
    }
    expect(await said()).toEqual([3, 'fits', 1, 0])
    const without = JSON.stringify({ jobTablesList: [{ slug: 'family', value: false }] })
    await c.setFair(sql`job_module_configuration = ${without}`)
    expect(await said()).toEqual([2, undefined, 0, 1])
    await expect(c.offer({ contractType: null })).rejects.toThrow('contractType')
    const neither = JSON.stringify({ jobTablesList: [{ slug: 'contract-type', value: false }] })
    await c.setFair(sql`job_module_configuration = ${neither}`)
    expect(await c.offer({ contractType: null })).toMatchObject({ isVisible: true })
  })
})
