import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type JobsFixture, jobsFixture } from '#app/server/testing/jobs-fixture.ts'
import type { Name } from '#app/server/testing/messaging-fixture.ts'
import { many } from '#platform/server/database/rows.ts'
import type { OwnSolicitation } from '../contract/job-solicitation.ts'
import type { OwnJob } from '../contract/own-jobs.ts'
import type { SolicitationCard } from '../contract/solicitation-list.ts'

let c: JobsFixture
let job: number
beforeAll(async () => {
  c = await jobsFixture()
})
beforeEach(async () => {
  await c.platform.startAgain()
  c.inDays(0)
  job = (await c.offer()).id
})
afterAll(() => c.platform.close())

const query = (more = '') => `?fair=${c.seeded.fairs.fair1}${more}`
const cards = (who: Name, more = '') =>
  c.get<SolicitationCard[]>(who, `/job_solicitations/list${query(more)}`)
const counts = (who: Name, more = '') =>
  c.get<{
    isOpen: boolean
    total: number
    unread: number
    due: number
    late: number
    statuses: object[]
    jobs: { id: number; total: number; unread: number }[]
  }>(who, `/job_solicitations/list/config${query(more)}`)
const looks = () => many(c.db)`select 1 from job_profile_access`

describe('the applications of a firm', () => {
  it('are listed with who sent them, by those who recruit for it, and nothing is opened by that', async () => {
    const { id } = await c.applied('visitor1', job)
    expect(await cards('firmAdminA')).toMatchObject([
      { id, job: { id: job }, person: { firstName: 'visitor1' }, title: 'Ingénieure', status: 0 },
    ])
    await c.recruits('contactA')
    expect(await cards('contactA')).toHaveLength(1)
    expect(await looks()).toEqual([])
  })

  it('are found one by one, as a link leads to one of another page, by its readers alone', async () => {
    const { id } = await c.applied('visitor1', job)
    const other = await c.applied('visitor2', job)
    const one = async (who: Name) => (await cards(who, `&application=${id}`)).map(found => found.id)
    expect((await cards('firmAdminA')).map(found => found.id).sort()).toEqual([id, other.id].sort())
    expect([await one('firmAdminA'), await one('firmAdminB'), await one('organizer2')]).toEqual([
      [id],
      [],
      [],
    ])
  })

  it('are nobody else’s', async () => {
    await c.applied('visitor1', job)
    for (const who of ['firmAdminB', 'firmAdminZ', 'contactA', 'organizer2'] as const) {
      expect([who, await cards(who)]).toEqual([who, []])
      expect(await counts(who)).toMatchObject({ isOpen: who === 'firmAdminB', total: 0, unread: 0, jobs: [] })
    }
    for (const who of ['firmAdminA', 'organizer1', 'superAdmin'] as const)
      expect([who, await counts(who)]).toMatchObject([who, { isOpen: true, total: 1 }])
    for (const who of ['visitor1', 'visitor2'] as const)
      expect((await c.send(who, 'GET', `/job_solicitations/list${query()}`)).statusCode).toBe(403)
  })

  it('are told to who runs the fair without a word of the CV', async () => {
    await c.profile('visitor1', { title: 'CANARY-title' })
    await c.applied('visitor1', job)
    const answer = await c.send('organizer1', 'GET', `/job_solicitations/list${query()}`)
    expect(answer.json()).toMatchObject([{ status: 0, title: '', match: null, treatment: null }])
    expect(answer.body).not.toContain('CANARY')
  })

  it('say of who applied without a name nothing that names them, until it is asked for', async () => {
    await c.profile('visitor1', { title: 'visitor1, ingénieure' })
    const { id } = await c.applied('visitor1', job, { isAnonymous: true })
    const [card] = await cards('firmAdminA')
    expect(card).toMatchObject({ person: null, profile: null, treatment: null })
    expect(JSON.stringify(card)).not.toContain('visitor1')
    await c.send('firmAdminA', 'POST', `/job_solicitations/${id}/reveal`)
    expect(await cards('firmAdminA')).toMatchObject([{ person: { firstName: 'visitor1' } }])
  })

  it('are narrowed to what is not read, what is due and one offer; a withdrawn one stays as a line', async () => {
    const first = await c.applied('visitor1', job)
    const other = (await c.offer()).id
    const second = await c.applied('visitor2', other)
    await c.send('firmAdminA', 'POST', `/job_solicitations/${first.id}/open`, {})
    expect((await cards('firmAdminA', '&view=unread')).map(({ id }) => id)).toEqual([second.id])
    expect((await cards('firmAdminA', `&job=${job}`)).map(({ id }) => id)).toEqual([first.id])
    expect((await cards('firmAdminA', '&status=1')).map(({ id }) => id)).toEqual([first.id])
    expect(await cards('firmAdminA', '&view=due')).toEqual([])
    expect(await counts('firmAdminA')).toMatchObject({
      total: 2,
      unread: 1,
      due: 0,
      statuses: [
        { status: 0, count: 1 },
        { status: 1, count: 1 },
      ],
      jobs: [
        { id: other, unread: 1 },
        { id: job, unread: 0 },
      ],
    })
    c.inDays(13)
    expect(await cards('firmAdminA', '&view=due')).toHaveLength(2)
    c.inDays(16)
    expect(await counts('firmAdminA')).toMatchObject({ due: 2, late: 2 })
    await c.send('visitor2', 'POST', `/job_solicitations/${second.id}/withdraw`)
    expect(await counts('firmAdminA')).toMatchObject({
      total: 1,
      due: 1,
      unread: 0,
      statuses: [{ status: 1, count: 1 }],
      jobs: [
        { id: other, total: 0 },
        { id: job, total: 1 },
      ],
    })
    // As the list of offers counts them.
    const offers = await c.get<OwnJob[]>('firmAdminA', `/jobs/own?fair=${c.seeded.fairs.fair1}`)
    expect(offers.map(({ id, applications }) => [id, applications.all])).toEqual([
      [other, 0],
      [job, 1],
    ])
    const [gone] = await cards('firmAdminA', `&job=${other}`)
    expect(gone).toMatchObject({ status: null, title: '', match: null })
  })

  it('of which nothing is kept are not read by no count and by no status', async () => {
    const { id } = await c.applied('visitor1', job)
    const unread = () =>
      Promise.all([
        c.get<object[]>('firmAdminA', `/job_solicitations?job.firm.id=${c.seeded.firms.a}&status=0`),
        cards('firmAdminA', '&status=0'),
        cards('firmAdminA', '&view=unread'),
      ])
    expect((await unread()).map(found => found.length)).toEqual([1, 1, 1])
    await c.run(sql`update job_solicitation set emptied_at = now() where id = ${id}`)
    expect(await unread()).toEqual([[], [], []])
    expect(await counts('firmAdminA')).toMatchObject({ total: 1, unread: 0, statuses: [] })
    expect(await cards('firmAdminA')).toMatchObject([{ id, status: 0 }])
  })

  it('are read by their firm alone: who runs the fair answers them, and is told which is which', async () => {
    const { id } = await c.applied('visitor1', job)
    const put = (status: number) =>
      c.said(c.send('organizer1', 'PUT', `/job_solicitations/${id}`, { status }))
    expect([await cards('firmAdminA'), await cards('organizer1')]).toMatchObject([
      [{ isRecruited: true }],
      [{ isRecruited: false }],
    ])
    expect((await put(1))[0]).toBe(403)
    expect((await put(5))[0]).toBe(200)
  })

  it('of somebody whose account is closed are read without a name, until they come back', async () => {
    await c.profile('visitor1', { summary: 'visitor1 pilote des chantiers.' })
    const { id, profile } = await c.applied('visitor1', job)
    const said = async () => {
      const opened = await c.send('firmAdminA', 'POST', `/job_solicitations/${id}/open`, {})
      const full = await c.send('firmAdminA', 'GET', `/job_profiles/${profile?.id}/full`)
      const body = [JSON.stringify(await cards('firmAdminA')), opened.body].join()
      return [opened.statusCode, full.statusCode, /visitor1/.test(body)]
    }
    expect(await said()).toEqual([200, 200, true])
    await c.run(sql`update app_user set erase_at = now() + interval '14 days'
      where id = ${c.seeded.people.visitor1.id}`)
    expect(await said()).toEqual([200, 404, false])
    expect(await cards('firmAdminA')).toMatchObject([{ person: null, isAnonymous: false }])
    await c.run(sql`update app_user set erase_at = null where id = ${c.seeded.people.visitor1.id}`)
    expect(await said()).toEqual([200, 200, true])
  })

  it('are gone with a fair in the trash', async () => {
    await c.applied('visitor1', job)
    await c.run(sql`update fair set trashed_at = now() where id = ${c.seeded.fairs.fair1}`)
    expect(await cards('firmAdminA')).toEqual([])
    await c.run(sql`update fair set trashed_at = null where id = ${c.seeded.fairs.fair1}`)
  })

  it('say how much of what is asked was there when it was sent, whatever is changed later', async () => {
    const [[level, higher], [skill, , other]] = await Promise.all([
      c.get<{ id: number; name: string }[]>(
        'visitor1',
        '/job_education_levels?itemsPerPage=2&order[rank]=asc',
      ),
      c.get<{ id: number }[]>('visitor1', '/job_personal_skills?itemsPerPage=3'),
    ])
    const asking = (await c.offer({ skills: [skill?.id], educationLevel: level?.id })).id
    const { id } = await c.profile('visitor1', { skills: [skill?.id], educationLevel: higher?.id })
    await c.applied('visitor1', asking)
    await c.send('visitor1', 'PUT', `/job_profiles/${id}`, { skills: [other?.id] })
    expect(await cards('firmAdminA', `&job=${asking}`)).toMatchObject([
      {
        match: {
          fits: 2,
          asked: 3,
          lines: expect.arrayContaining([
            expect.objectContaining({ field: 'skills', weight: 3, verdict: 'fits', had: [] }),
            // What is asked, and what the candidate has.
            expect.objectContaining({
              field: 'education',
              weight: 2,
              verdict: 'fits',
              met: [level?.name],
              had: [higher?.name],
            }),
            expect.objectContaining({ field: 'contracts', verdict: 'not_said' }),
          ]),
        },
      },
    ])
  })
})

describe('one’s own applications', () => {
  it('say whether the firm knows yet who one is', async () => {
    await c.profile('visitor1')
    const { id } = await c.applied('visitor1', job, { isAnonymous: true })
    const own = () => c.get<OwnSolicitation[]>('visitor1', '/job_solicitations/user')
    expect(await own()).toMatchObject([{ isAnonymous: true, firm: { shape: expect.any(String) } }])
    await c.send('firmAdminA', 'POST', `/job_solicitations/${id}/reveal`)
    expect(await own()).toMatchObject([{ isAnonymous: false }])
  })

  it('are first read without a name where the fair says so and the candidate says nothing else', async () => {
    await c.setFair(sql`job_anonymous_first = 'default'`)
    expect(await c.applied('visitor1', job)).toMatchObject({ isAnonymous: true })
    expect(await c.applied('visitor2', job, { isAnonymous: false })).toMatchObject({ isAnonymous: false })
  })
})

describe('a CV of the library that is first read without a name', () => {
  it('tells who it is only where that is asked for, which is another look', async () => {
    const { id } = await c.profile('visitor1', {
      isAnonymousFirst: true,
      summary: 'visitor1 pilote des chantiers.',
      positions: [{ title: 'Cheffe', text: 'visitor1@example.test' }],
      educations: [{ title: 'BTS', school: 'CANARY-school' }],
    })
    await c.send('visitor1', 'PUT', `/job_profiles/${id}/pool`, { fair: c.seeded.fairs.fair1, isIn: true })
    const full = (query = '') => c.send('firmAdminA', 'GET', `/job_profiles/${id}/full${query}`)
    const first = await full()
    expect(first.json()).toMatchObject({ person: { id: null, firstName: '' }, purpose: 'pool' })
    expect(first.body).not.toMatch(/visitor1|CANARY/)
    expect((await full('?named=1')).json()).toMatchObject({ person: { firstName: 'visitor1' } })
    expect(await c.get('visitor1', `/job_profiles/${id}/access`)).toMatchObject([
      { purpose: 'pool', times: 2 },
    ])
  })
})

it('whoever is found in a library reads who found them: once a day each, and no row without the list', async () => {
  const { id } = await c.profile('visitor1')
  await c.send('visitor1', 'PUT', `/job_profiles/${id}/pool`, { fair: c.seeded.fairs.fair1, isIn: true })
  const list = () => c.send('firmAdminA', 'GET', `/job_profiles/search?fair=${c.seeded.fairs.fair1}`)
  await Promise.all([list(), list(), list()])
  expect(await c.get('visitor1', `/job_profiles/${id}/access`)).toMatchObject([
    { purpose: 'list', times: 1, firm: { id: c.seeded.firms.a }, reader: { firstName: 'firmAdminA' } },
  ])
  c.inDays(1)
  await list()
  expect(await looks()).toHaveLength(2)
  await c.run(sql`alter table job_profile_access add constraint no_row check (purpose <> 'list') not valid`)
  c.inDays(2)
  const answer = await list()
  await c.run(sql`alter table job_profile_access drop constraint no_row`)
  expect(answer.statusCode).toBeGreaterThanOrEqual(400)
  expect(answer.body).not.toContain('visitor1')
})
