import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type JobsFixture, jobsFixture } from '#app/server/testing/jobs-fixture.ts'
import type { Name } from '#app/server/testing/messaging-fixture.ts'
import { todayAt } from '#app/server/testing/today.ts'
import type { DashboardData } from '#platform/contract/dashboard.ts'
import { many, one } from '#platform/server/database/rows.ts'
import type { FirmAnswers } from '../contract/fair-settings.ts'
import type { JobSolicitation, OpenedSolicitation } from '../contract/job-solicitation.ts'
import type { NewestJobs } from '../contract/newest-jobs.ts'
import type { OwnJob } from '../contract/own-jobs.ts'
import { endJobKeeping } from './keep-jobs.ts'
import { tellOverdue } from './tell-overdue.ts'
import { tellRecruiters } from './tell-recruiters.ts'

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

const mailsOf = async (kind: string) =>
  (
    await many<{ recipient: string; text: string }>(c.db)`
      select recipient, text from outbox_mail where kind = ${kind} order by id`
  ).map(({ recipient, text }) => ({
    to: Object.entries(c.seeded.people).find(([, { email }]) => email === recipient)?.[0],
    text,
  }))
const toWhom = async (kind: string) => (await mailsOf(kind)).map(({ to }) => to)
/** So many days after today, at an hour of UTC. */
const hourOf = (days: number, hour: number) => {
  const now = todayAt(hour, days)
  c.platform.services.now = () => now
}
const noonIn = (days: number) => hourOf(days, 11)
const tellThree = async () => {
  const told = await Promise.all([1, 2, 3].map(() => tellRecruiters(c.platform.services)))
  return told.reduce((sum, count) => sum + count, 0)
}
const read = (who: Name, id: number) => c.get<JobSolicitation>(who, `/job_solicitations/${id}`)

describe('whoever applies', () => {
  it('has it confirmed with the day of the answer; the firm is told once until it has read', async () => {
    const { id } = await c.applied('visitor1', job)
    await c.applied('visitor2', job)
    const sent = await mailsOf('application_sent')
    expect(sent.map(({ to }) => to)).toEqual(['visitor1', 'visitor2'])
    const { day } = await one<{ day: number }>(c.db)`
      select extract(day from answer_due_at at time zone 'Europe/Paris')::int as day from job_solicitation limit 1`
    expect(sent[0]?.text).toMatch(new RegExp(`\\b${day}\\b`))
    const [told, ...more] = await mailsOf('application_new')
    expect([told?.to, more]).toEqual(['firmAdminA', []])
    expect(told?.text).toContain('visitor1')
    // The application itself, by one click.
    expect(told?.text).toContain(`/jobs/cv/solicitations/${job}?application=${id}`)
  })

  it('is named to the firm by no mail where it is first read without a name', async () => {
    await c.applied('visitor1', job, { isAnonymous: true })
    const [told] = await mailsOf('application_new')
    expect(told?.text).not.toMatch(/visitor1/i)
  })

  it('hears from the product when the day has passed, with what else is offered; the late answer still arrives', async () => {
    const family = await one<{ id: number }>(c.db)`select id from job_family order by id limit 1`
    await c.send('firmAdminA', 'PUT', `/jobs/${job}`, { family: family.id })
    const alike = await c.offer(
      {
        firm: c.seeded.firms.b,
        family: family.id,
        translations: { fr: { title: 'Cheffe de chantier', description: '<p>x</p>' } },
      },
      'firmAdminB',
    )
    const { id } = await c.applied('visitor1', job)
    c.inDays(16)
    for (const _ of [1, 2]) await tellOverdue(c.platform.services)
    const [mail, ...more] = await mailsOf('application_overdue')
    expect([mail?.to, more]).toEqual(['visitor1', []])
    expect(mail?.text).toContain('Cheffe de chantier')
    expect(mail?.text).toContain(`/jobs/${alike.id}`)
    await c.send('firmAdminA', 'PUT', `/job_solicitations/${id}`, { status: 4, answer: 'Venez' })
    expect(await read('visitor1', id)).toMatchObject({ status: 4, answer: 'Venez' })
    expect(await toWhom('application_changed')).toEqual(['visitor1'])
  })
})

describe('where an answer is not promised', () => {
  it('the day is a wish: it is told as one, nothing is late, nobody hears of a debt, and no rate counts it', async () => {
    const { fair1 } = c.seeded.fairs
    const firm = c.seeded.firms.a
    await c.setFair(sql`is_job_answer_promised = false`)
    expect(await c.get(null, `/jobs/computed/${job}`)).toMatchObject({ promise: { isPromised: false } })
    for (let at = 0; at < 5; at += 1) await c.applied('visitor1', (await c.offer()).id)
    expect(await c.applied('visitor1', job)).toMatchObject({ isPromised: false })
    const [mail] = await mailsOf('application_wished')
    expect([mail?.to, await toWhom('application_sent')]).toEqual(['visitor1', []])
    expect(mail?.text).toContain('ne l’a pas promise')
    // What was sent stays a wish.
    await c.setFair(sql`is_job_answer_promised = true`)
    expect(await c.get(null, `/jobs/computed/${job}`)).toMatchObject({ promise: { isPromised: true } })
    expect(await c.get('visitor1', `/job_solicitations/user?fair=${fair1}`)).toMatchObject(
      Array.from({ length: 6 }, () => ({ isPromised: false })),
    )
    noonIn(1)
    expect(await tellThree()).toBe(1)
    for (const day of [8, 13, 16]) {
      noonIn(day)
      expect(await tellThree(), String(day)).toBe(0)
    }
    expect(await tellOverdue(c.platform.services)).toBe(0)
    expect(await c.get(null, `/jobs/answer_rate?fair=${fair1}&firm=${firm}`)).toEqual({ answerRate: null })
    expect(await c.get('firmAdminA', `/job_solicitations/list/config?fair=${fair1}`)).toMatchObject({
      unread: 6,
      due: 0,
      late: 0,
      nextDueAt: null,
    })
    expect(await c.get('organizer1', `/fairs/${fair1}/jobs/answers`)).toMatchObject([
      { waiting: 6, overdue: 0, due: 0 },
    ])
    expect((await c.get<OwnJob[]>('firmAdminA', `/jobs/own?fair=${fair1}`))[0]?.applications).toMatchObject({
      waiting: 1,
      overdue: 0,
    })
  })
})

describe('where a fair has no offers any more', () => {
  it('nobody is told that a firm has not answered: it has no page on which to do so', async () => {
    await c.applied('visitor1', job)
    c.inDays(16)
    for (const off of [sql`is_using_job_module = false`, sql`trashed_at = now()`]) {
      await c.setFair(off)
      expect(await tellOverdue(c.platform.services)).toBe(0)
      await c.setFair(sql`is_using_job_module = true, trashed_at = null`)
    }
    expect(await toWhom('application_overdue')).toEqual([])
    expect(await tellOverdue(c.platform.services)).toBe(1)
  })
})

describe('the mail of the day', () => {
  it('goes once to each who recruits, however many send it, and again only when something has come to its time', async () => {
    await c.applied('visitor1', job)
    await c.applied('visitor2', job)
    noonIn(1)
    expect(await tellThree()).toBe(1)
    expect(await tellThree()).toBe(0)
    const told = async () => (await mailsOf('applications_due')).length
    const days: number[] = []
    for (let day = 2; day < 20; day += 1) {
      const before = await told()
      noonIn(day)
      await tellRecruiters(c.platform.services)
      if ((await told()) > before) days.push(day)
    }
    // Half of the time, two days before, and the day after it was due.
    expect(days).toHaveLength(3)
    expect(days[0]).toBeGreaterThanOrEqual(7)
    expect(days[0]).toBeLessThanOrEqual(8)
    expect(days[2]).toBe(15)
    expect(new Set(await toWhom('applications_due'))).toEqual(new Set(['firmAdminA']))
  })

  it('is one for all fairs: what is due in another goes with it, named by its fair', async () => {
    await c.applied('visitor1', job)
    const other = await c.offer()
    await c.applied('visitor2', other.id)
    await c.run(sql`
      with part as (insert into fair_firm (fair_id, firm_id, is_validated)
        values (${c.seeded.fairs.fair2}, ${c.seeded.firms.a}, 1) returning id)
      update job set fair_id = ${c.seeded.fairs.fair2}, fair_firm_id = part.id from part where job.id = ${other.id}`)
    await c.run(sql`update fair set is_using_job_module = true, time_zone = 'Pacific/Honolulu'
      where id = ${c.seeded.fairs.fair2}`)
    noonIn(1)
    expect(await tellThree()).toBe(1)
    const { html } = await one<{ html: string }>(c.db)`
      select html from outbox_mail where kind = 'applications_due'`
    expect([job, other.id].map(id => html.includes(`/jobs/cv/solicitations/${id}`))).toEqual([true, true])
    // Where the other fair is, the morning comes later: nothing is left for it.
    hourOf(1, 20)
    expect(await tellThree()).toBe(0)
    // What comes in both before the next morning is told then, though it is still the day before in the other.
    hourOf(1, 21)
    await c.run(
      sql`update job_solicitation set sent_at = ${c.platform.services.now().toISOString()}::timestamptz`,
    )
    hourOf(2, 8)
    expect(await tellThree()).toBe(1)
  })

  it('waits for the morning of the fair’s zone', async () => {
    await c.applied('visitor1', job)
    hourOf(1, 2)
    expect(await tellThree()).toBe(0)
  })

  it('says what is to be read, what is due and what is late, with a link to each offer', async () => {
    const late = await c.applied('visitor1', job)
    const soon = await c.applied('visitor2', job)
    await c.run(
      sql`update job_solicitation set answer_due_at = now() - interval '1 hour' where id = ${late.id}`,
    )
    await c.run(sql`update job_solicitation set answer_due_at = now() + interval '2 days', status = 1
      where id = ${soon.id}`)
    noonIn(1)
    expect(await tellThree()).toBe(1)
    const [mail] = await mailsOf('applications_due')
    const { html } = await one<{ html: string }>(c.db)`
      select html from outbox_mail where kind = 'applications_due'`
    expect(html.match(/\((\d)\)/g)).toEqual(['(1)', '(1)', '(1)'])
    expect(html).toContain(`/jobs/cv/solicitations/${job}`)
    expect(mail?.text).toContain('/jobs/cv/solicitations')
  })

  it('is for those named with the offer, else all who recruit; for nobody who lost the right', async () => {
    await c.recruits('contactA')
    await c.applied('visitor1', job)
    noonIn(1)
    await tellRecruiters(c.platform.services)
    expect((await toWhom('applications_due')).toSorted()).toEqual(['contactA', 'firmAdminA'])
    await c.platform.startAgain()
    await c.recruits('contactA')
    const named = await c.offer({ recruiters: [c.seeded.people.contactA.id] })
    c.inDays(0)
    await c.applied('visitor1', named.id)
    noonIn(1)
    await tellRecruiters(c.platform.services)
    expect(await toWhom('applications_due')).toEqual(['contactA'])
    await c.recruits('contactA', false)
    noonIn(8)
    await tellRecruiters(c.platform.services)
    expect(await toWhom('applications_due')).toEqual(['contactA', 'firmAdminA'])
  })
})

describe('how a firm answers', () => {
  const answers = (query = '') =>
    c.get<FirmAnswers[]>('organizer1', `/fairs/${c.seeded.fairs.fair1}/jobs/answers${query}`)

  it('is told of every firm to who runs the fair, however few were due; a deleted offer takes none of it away', async () => {
    const theirs = await c.offer({ firm: c.seeded.firms.b }, 'firmAdminB')
    const mine = await c.applied('visitor1', job)
    await c.applied('visitor1', theirs.id)
    c.inDays(3)
    await c.send('firmAdminA', 'PUT', `/job_solicitations/${mine.id}`, { status: 2 })
    c.inDays(16)
    const a = { firm: { id: c.seeded.firms.a }, due: 1, inTime: 1, medianDays: 3, overdue: 0 }
    const b = { firm: { id: c.seeded.firms.b }, due: 1, inTime: 0, medianDays: null, overdue: 1 }
    expect(await answers()).toMatchObject([b, a])
    expect(await answers('?order=name')).toMatchObject([a, b])
    const { name } = (await answers('?order=-name'))[0]?.firm ?? { name: '' }
    expect(await answers(`?search=${encodeURIComponent(name.toUpperCase())}`)).toMatchObject([b])
    expect(await answers('?search=%25')).toEqual([])
    expect((await c.send('firmAdminA', 'DELETE', `/jobs/${job}`)).statusCode).toBe(204)
    expect(await answers('?order=name')).toMatchObject([
      { ...a, offers: 0 },
      { ...b, offers: 1 },
    ])
  })

  it('says no number of days of a firm that has answered nobody', async () => {
    for (let at = 0; at < 5; at += 1) await c.applied('visitor1', (await c.offer()).id)
    c.inDays(16)
    const path = `/jobs/answer_rate?fair=${c.seeded.fairs.fair1}&firm=${c.seeded.firms.a}`
    expect(await c.get(null, path)).toEqual({ answerRate: { due: 5, inTime: 0, medianDays: null } })
  })

  it('is said once five were due, by its day and within how many days; late ones count as late, withdrawn ones not', async () => {
    const rate = async (who: Name | null = null) =>
      (
        await c.get<{ answerRate: object | null }>(
          who,
          `/jobs/answer_rate?fair=${c.seeded.fairs.fair1}&firm=${c.seeded.firms.a}`,
        )
      ).answerRate
    for (let at = 0; at < 3; at += 1) {
      const offer = await c.offer()
      for (const who of ['visitor1', 'visitor2'] as const) await c.applied(who, offer.id)
    }
    const ids = (await many<{ id: number }>(c.db)`select id from job_solicitation order by id`).map(
      ({ id }) => id,
    )
    c.inDays(2)
    for (const id of ids.slice(0, 3))
      await c.send('firmAdminA', 'PUT', `/job_solicitations/${id}`, { status: 5 })
    expect(await rate()).toBe(null)
    c.inDays(16)
    await c.send('firmAdminA', 'PUT', `/job_solicitations/${ids[3]}`, { status: 5 })
    expect(await rate()).toEqual({ due: 6, inTime: 3, medianDays: 2 })
    const beside = `/jobs/newest?fair=${c.seeded.fairs.fair1}&firm=${c.seeded.firms.a}`
    expect((await c.get<NewestJobs>(null, beside)).answerRate).toEqual(await rate())
    const quick = async () =>
      (await c.get<{ firms: object[] }>(null, `/jobs/quick_answers?fair=${c.seeded.fairs.fair1}`)).firms
    // Half is not most of them.
    expect(await quick()).toEqual([])
    await c.send('visitor2', 'POST', `/job_solicitations/${ids[5]}/withdraw`)
    expect(await rate()).toMatchObject({ due: 5, inTime: 3 })
    expect(await quick()).toMatchObject([
      { firm: { id: c.seeded.firms.a }, due: 5, inTime: 3, medianDays: 2 },
    ])
    expect(await answers()).toMatchObject([
      { waiting: 1, overdue: 1, due: 5, inTime: 3, applications: 5, medianDays: 2 },
    ])
    expect(
      (await c.send('organizer2', 'GET', `/fairs/${c.seeded.fairs.fair1}/jobs/answers`)).statusCode,
    ).toBeGreaterThan(402)
    // Whoever is erased afterwards is counted on; whoever was before the day, without an answer, is owed none.
    await c.run(sql`delete from app_user where id = ${c.seeded.people.visitor1.id}`)
    expect(await answers()).toMatchObject([{ waiting: 0, overdue: 0, due: 4, inTime: 3, applications: 5 }])
    await c.run(sql`update job_solicitation set erased_at = ${c.platform.services.now().toISOString()}::timestamptz
      where user_id is null`)
    expect(await rate()).toEqual({ due: 5, inTime: 3, medianDays: 2 })
    expect(await quick()).toMatchObject([{ due: 5, inTime: 3 }])
    await c.run(sql`update firm set is_visible = false where id = ${c.seeded.firms.a}`)
    expect([await rate(), await quick()]).toEqual([null, []])
    await c.run(sql`update firm set is_visible = true where id = ${c.seeded.firms.a}`)
    await c.run(sql`update fair_firm set is_validated = 2 where firm_id = ${c.seeded.firms.a}`)
    expect(await rate()).toBe(null)
  })
})

describe('keeping', () => {
  const left = async (id: number) =>
    (
      await one<{ row: string }>(c.db)`
        select to_jsonb(s)::text || coalesce((select string_agg(t.note, ' ') from job_profile_treatment t), '') as row
        from job_solicitation s where s.id = ${id}`
    ).row

  it('of what was declined ends three months after the answer, of the rest after the offer: the count stays', async () => {
    await c.profile('visitor1', { summary: 'CANARY-sent' })
    const { id } = await c.applied('visitor1', job, { motivation: 'CANARY-text' })
    await c.send('firmAdminA', 'PUT', `/job_solicitations/${id}`, { status: 2, answer: 'CANARY-answer' })
    const other = await c.applied('visitor2', job, { motivation: 'CANARY-other' })
    await c.send('firmAdminA', 'PUT', '/job_profile_treatments', {
      fair: c.seeded.fairs.fair1,
      profile: (await read('firmAdminA', id)).profile?.id,
      note: 'CANARY-note',
    })
    c.inDays(85)
    expect((await endJobKeeping(c.platform.services)).emptied).toBe(0)
    c.inDays(95)
    expect((await endJobKeeping(c.platform.services)).emptied).toBe(1)
    expect(await left(id)).not.toContain('CANARY')
    expect(await left(other.id)).toContain('CANARY-other')
    c.inDays(30 + 95)
    expect((await endJobKeeping(c.platform.services)).emptied).toBe(1)
    expect((await endJobKeeping(c.platform.services)).emptied).toBe(0)
    c.inDays(0)
    const opened = (
      await c.send('firmAdminA', 'POST', `/job_solicitations/${id}/open`, {})
    ).json<OpenedSolicitation>()
    expect(opened).toMatchObject({ sent: null, solicitation: { status: 2, user: null } })
    expect(
      (await c.send('firmAdminA', 'PUT', `/job_solicitations/${id}`, { status: 4 })).json().message_code,
    ).toBe('solicitation_emptied')
    expect(await c.get('visitor1', '/job_solicitations/user')).toMatchObject([{ id, status: 2, answer: '' }])
  })

  it('of what is declined after it was answered otherwise ends three months after that: the last words are read', async () => {
    const { id } = await c.applied('visitor1', job)
    const answer = async (body: object) =>
      expect((await c.send('firmAdminA', 'PUT', `/job_solicitations/${id}`, body)).statusCode).toBe(200)
    await answer({ status: 4, answer: 'Venez donc' })
    c.inDays(100)
    await answer({ status: 2, answer: 'Finalement non' })
    const kept = async () => {
      await endJobKeeping(c.platform.services)
      return (await read('visitor1', id)).answer
    }
    expect(await kept()).toBe('Finalement non')
    c.inDays(185)
    expect(await kept()).toBe('Finalement non')
    c.inDays(195)
    expect(await kept()).toBe('')
  })

  it('that ends without an answer leaves no debt: nothing waits, and the offer can be deleted', async () => {
    const { id } = await c.applied('visitor1', job)
    c.inDays(30 + 95)
    await tellOverdue(c.platform.services)
    const { fair1 } = c.seeded.fairs
    const waits = async () => {
      const [own] = await c.get<OwnJob[]>('firmAdminA', `/jobs/own?fair=${fair1}`)
      const [firm] = await c.get<FirmAnswers[]>('organizer1', `/fairs/${fair1}/jobs/answers`)
      const { late } = await c.get<{ late: number }>(
        'firmAdminA',
        `/job_solicitations/list/config?fair=${fair1}`,
      )
      const { applications } = await c.get<DashboardData>('organizer1', `/fairs/${fair1}/dashboard`)
      const closed = await c.send('firmAdminA', 'POST', `/jobs/${job}/close`, { reason: 'filled' })
      const listed = await c.get<OwnJob[]>('firmAdminA', `/jobs/own?fair=${fair1}&isWaiting=true`)
      return {
        own: own?.applications,
        firm: [firm?.waiting, firm?.overdue, firm?.due],
        late,
        fair: applications.overdue,
        closed: closed.json().waiting,
        listed: listed.length,
      }
    }
    expect(await waits()).toEqual({
      own: { all: 1, unread: 1, waiting: 1, overdue: 1 },
      firm: [1, 1, 1],
      late: 1,
      fair: 1,
      closed: 1,
      listed: 1,
    })
    await c.run(sql`update job set closed_at = null, close_reason = null where id = ${job}`)
    expect((await endJobKeeping(c.platform.services)).emptied).toBe(1)
    // That it was not answered by its day is counted on.
    expect(await waits()).toEqual({
      own: { all: 1, unread: 0, waiting: 0, overdue: 0 },
      firm: [0, 0, 1],
      late: 0,
      fair: 0,
      closed: 0,
      listed: 0,
    })
    expect(await c.get('firmAdminA', `/job_solicitations/list?fair=${fair1}`)).toMatchObject([
      { id, status: 0, person: null, emptiedAt: expect.any(String) },
    ])
    expect((await c.send('firmAdminA', 'DELETE', `/jobs/${job}`)).statusCode).toBe(204)
  })

  it('that has ended is forgotten with another application: it is read, answered and emptied like the first', async () => {
    const { id } = await c.applied('visitor1', job)
    await c.send('firmAdminA', 'PUT', `/job_solicitations/${id}`, { status: 2 })
    await c.run(sql`update job set final_date = final_date + 400 where id = ${job}`)
    c.inDays(95)
    expect((await endJobKeeping(c.platform.services)).emptied).toBe(1)
    await c.send('visitor1', 'POST', `/job_solicitations/${id}/withdraw`)
    expect((await c.applied('visitor1', job, { motivation: 'CANARY-again' })).emptiedAt).toBe(null)
    const opened = await c.send('firmAdminA', 'POST', `/job_solicitations/${id}/open`, {})
    expect(opened.json()).toMatchObject({ sent: {}, solicitation: { motivation: 'CANARY-again', status: 1 } })
    const answered = await c.send('firmAdminA', 'PUT', `/job_solicitations/${id}`, { status: 2 })
    expect(answered.statusCode, answered.body).toBe(200)
    c.inDays(95 + 95)
    expect((await endJobKeeping(c.platform.services)).emptied).toBe(1)
    expect(await left(id)).not.toContain('CANARY')
  })

  it('ends neither before the day by which an answer was promised nor before an interview that was agreed', async () => {
    await c.setFair(sql`job_keeping_months = 1, job_answer_days = 30`)
    const { id } = await c.applied('visitor1', job)
    const meeting = await c.applied('visitor2', job)
    const begin = new Date(Date.now() + 60 * 86_400_000)
    const times = [{ begin: begin.toISOString(), end: new Date(begin.getTime() + 1_800_000).toISOString() }]
    const [time] = (
      await c.send('firmAdminA', 'POST', `/job_solicitations/${meeting.id}/interviews`, { times })
    ).json<{ id: number }[]>()
    expect((await c.send('visitor2', 'POST', `/job_interviews/${time?.id}/accept`)).statusCode).toBe(200)
    await c.send('firmAdminA', 'POST', `/jobs/${job}/close`, { reason: 'filled' })
    await c.run(sql`update job set closed_at = now() - interval '10 days' where id = ${job}`)
    c.inDays(29)
    expect((await endJobKeeping(c.platform.services)).emptied).toBe(0)
    const answered = await c.send('firmAdminA', 'PUT', `/job_solicitations/${id}`, { status: 4 })
    expect(answered.statusCode, answered.body).toBe(200)
    expect((await endJobKeeping(c.platform.services)).emptied).toBe(1)
    c.inDays(59)
    expect((await endJobKeeping(c.platform.services)).emptied).toBe(0)
    c.inDays(61)
    expect((await endJobKeeping(c.platform.services)).emptied).toBe(1)
  })

  it('of a CV in a library ends after two years of silence, a month after its person was told', async () => {
    const { id } = await c.profile('visitor1')
    await c.send('visitor1', 'PUT', `/job_profiles/${id}/pool`, { fair: c.seeded.fairs.fair1, isIn: true })
    const isIn = async () =>
      (await many(c.db)`select 1 from consent where purpose = 'cv_pool' and withdrawn_at is null`).length
    const month = 30.5
    c.inDays(22 * month)
    expect((await endJobKeeping(c.platform.services)).told).toBe(0)
    c.inDays(23.5 * month)
    expect((await endJobKeeping(c.platform.services)).told).toBe(1)
    expect((await endJobKeeping(c.platform.services)).told).toBe(0)
    expect(await toWhom('cv_keeping_ends')).toEqual(['visitor1'])
    expect(await isIn()).toBe(1)
    await c.send('firmAdminA', 'PUT', '/job_profile_treatments', {
      fair: c.seeded.fairs.fair1,
      profile: id,
      note: 'CANARY-note',
    })
    const notes = async () => (await many(c.db)`select 1 from job_profile_treatment`).length
    expect(await notes()).toBe(1)
    c.inDays(25 * month)
    await endJobKeeping(c.platform.services)
    expect([await isIn(), await notes()]).toEqual([0, 0])
  })

  it('of a CV begins anew with whatever is heard of its person', async () => {
    const { id } = await c.profile('visitor1')
    await c.send('visitor1', 'PUT', `/job_profiles/${id}/pool`, { fair: c.seeded.fairs.fair1, isIn: true })
    c.inDays(720)
    expect((await endJobKeeping(c.platform.services)).told).toBe(1)
    await c.run(sql`update job_profile set changed_at = now() + interval '721 days' where id = ${id}`)
    c.inDays(760)
    await endJobKeeping(c.platform.services)
    expect(
      await many(c.db)`select 1 from consent where purpose = 'cv_pool' and withdrawn_at is null`,
    ).toHaveLength(1)
  })
})
