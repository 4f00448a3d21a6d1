import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type JobsFixture, jobsFixture } from '#app/server/testing/jobs-fixture.ts'
import type { Name } from '#app/server/testing/messaging-fixture.ts'
import { many, one } from '#platform/server/database/rows.ts'
import type { ComputedJob } from '../contract/job-calls.ts'
import type { JobSolicitation, OpenedSolicitation, OwnSolicitation } from '../contract/job-solicitation.ts'
import type { FullProfile, JobProfile } from '../contract/profile-calls.ts'
import { sentProfileOf, withoutName } from '../contract/sent-profile.ts'
import { tellOverdue } from './tell-overdue.ts'
import { withdrawSolicitationAgain } from './withdraw.ts'

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

const ok = [200, undefined]
const path = (id: number) => `/job_solicitations/${id}`
const put = (who: Name, id: number, body: object) => c.said(c.send(who, 'PUT', path(id), body))
const post = (who: Name, id: number, word: string, body?: object) =>
  c.said(c.send(who, 'POST', `${path(id)}/${word}`, body))
const open = async (who: Name, id: number, body: object = {}): Promise<OpenedSolicitation> =>
  (await c.send(who, 'POST', `${path(id)}/open`, body)).json()
const read = (who: Name, id: number) => c.get<JobSolicitation>(who, path(id))
const listed = (who: Name, query = '') => c.get<JobSolicitation[]>(who, `/job_solicitations?${query}`)
const own = (who: Name) => c.get<OwnSolicitation[]>(who, '/job_solicitations/user')
const looks = async () =>
  (await many<{ purpose: string }>(c.db)`select purpose from job_profile_access order by id`).map(
    ({ purpose }) => purpose,
  )
const toldOf = async (who: Name) => {
  // What was said at a time to come is heard at once: events, then those who hear them.
  for (const _ of ['event', 'delivery']) {
    await c.run(sql`update queued_job set run_at = now() - interval '1 s' where kind like 'event:%'`)
    await c.platform.services.queue.runDue()
  }
  const rows = await many<{ kind: string }>(c.db)`
    select kind from notification where user_id = ${c.seeded.people[who].id} and kind like 'application%'
    order by id`
  return rows.map(({ kind }) => kind)
}

describe('applying', () => {
  it('is done once an offer, also by fifty at once, and told once', async () => {
    await c.profile('visitor1')
    const answers = await Promise.all(Array.from({ length: 50 }, () => c.apply('visitor1', job)))
    const codes = answers.map(({ statusCode }) => statusCode)
    expect(codes.filter(code => code === 201)).toHaveLength(1)
    expect(codes.filter(code => code === 409)).toHaveLength(49)
    expect(await toldOf('firmAdminA')).toEqual(['application_received'])
  })

  it('is done with one’s own profile, of which there is something to read', async () => {
    const theirs = await c.profile('visitor2')
    expect(await c.said(c.apply('visitor1', job, { profile: theirs.id }))).toEqual([403, 'forbidden'])
    const bare = await c.made<{ id: number }>('visitor1', '/job_profiles', c.own('visitor1', 'en'))
    expect(await c.said(c.apply('visitor1', job, { profile: bare.id }))).toEqual([422, 'invalid'])
  })

  it('is refused where the offer is closed, hidden or over, or the fair is not open', async () => {
    await c.profile('visitor1')
    const refused = async (change: ReturnType<typeof sql>, back: ReturnType<typeof sql>) => {
      await c.run(change)
      const said = await c.said(c.apply('visitor1', job))
      await c.run(back)
      return said
    }
    const ofJob = sql`where id = ${job}`
    expect(
      await refused(
        sql`update job set closed_at = now(), close_reason = 'filled' ${ofJob}`,
        sql`update job set closed_at = null, close_reason = null ${ofJob}`,
      ),
    ).toEqual([409, 'job_not_open'])
    expect(
      await refused(
        sql`update job set final_date = current_date - 2 ${ofJob}`,
        sql`update job set final_date = current_date + 20 ${ofJob}`,
      ),
    ).toEqual([409, 'job_not_open'])
    expect(
      await refused(
        sql`update job set is_visible = false ${ofJob}`,
        sql`update job set is_visible = true ${ofJob}`,
      ),
    ).toEqual([404, 'not_found'])
    expect(
      await refused(
        sql`update fair set fair_status_id = 3 where id = ${c.seeded.fairs.fair1}`,
        sql`update fair set fair_status_id = 2 where id = ${c.seeded.fairs.fair1}`,
      ),
    ).toEqual([409, 'job_fair_not_open'])
    expect(await c.said(c.apply('visitor9', job))).toEqual([403, 'job_not_in_fair'])
  })

  it('is not for those who work for the firm', async () => {
    await c.profile('visitor1')
    await c.run(
      sql`update app_user set firm_id = ${c.seeded.firms.a} where id = ${c.seeded.people.visitor1.id}`,
    )
    expect(await c.said(c.apply('visitor1', job))).toEqual([403, 'job_own_firm'])
  })

  it('fixes the day of the answer at its end in the fair’s zone; a promise that changes later moves nothing', async () => {
    const { id } = await c.applied('visitor1', job)
    const due = async () =>
      one<{ days: number; time: string }>(c.db)`
        select ((s.answer_due_at at time zone 'Europe/Paris')::date - (s.sent_at at time zone 'Europe/Paris')::date)
            as days, to_char(s.answer_due_at at time zone 'Europe/Paris', 'HH24:MI:SS') as time
        from job_solicitation s where s.id = ${id}`
    expect(await due()).toEqual({ days: 14, time: '23:59:59' })
    await c.setFair(sql`job_answer_days = 30`)
    await c.send('firmAdminA', 'PUT', `/jobs/${job}`, { answerDays: 30 })
    expect(await due()).toEqual({ days: 14, time: '23:59:59' })
  })

  it('sends the profile as it is then, and the salary wish where it is said', async () => {
    const { id: profile } = await c.profile('visitor1', { salaryWish: 4_000_000 })
    const { id } = await c.applied('visitor1', job)
    await c.send('visitor1', 'PUT', `/job_profiles/${profile}`, { summary: 'CANARY-later' })
    const { sent } = await open('firmAdminA', id)
    expect(sent).toMatchObject({ summary: 'Dix ans de chantiers.', name: { firstName: 'visitor1' } })
    expect(JSON.stringify(sent)).not.toMatch(/CANARY-later|4000000/)
    const other = (await c.offer({ firm: c.seeded.firms.b }, 'firmAdminB')).id
    const second = await c.applied('visitor1', other, { withSalaryWish: true })
    expect((await open('firmAdminB', second.id)).sent).toMatchObject({ salaryWish: 4_000_000 })
  })
})

it('what the candidate is shown before sending is what the firm opens', async () => {
  const { id } = await c.profile('visitor1', { salaryWish: 4_000_000, school: 'École navale' })
  await c.run(sql`update app_user set cell = '+33 6 12 34 56 78', display_email = 'moi@example.org'
    where id = ${c.seeded.people.visitor1.id}`)
  const profile = await c.get<JobProfile>('visitor1', `/job_profiles/${id}`)
  const { person } = await c.get<FullProfile>('visitor1', `/job_profiles/${id}/full`)
  const shown = sentProfileOf(profile, person, true)
  expect(shown).toMatchObject({ email: 'moi@example.org', phone: '+33 6 12 34 56 78' })
  const first = await c.applied('visitor1', job, { withSalaryWish: true })
  expect((await open('firmAdminA', first.id)).sent).toEqual(shown)
  const other = (await c.offer({ firm: c.seeded.firms.b }, 'firmAdminB')).id
  const second = await c.applied('visitor1', other, { withSalaryWish: true, isAnonymous: true })
  expect((await open('firmAdminB', second.id)).sent).toEqual(withoutName(shown))
})

describe('the firm', () => {
  it('reads, answers and corrects; the clock stops at the first answer, and each change is told', async () => {
    const { id } = await c.applied('visitor1', job)
    expect(await read('visitor1', id)).toMatchObject({ status: 0, readAt: null })
    await open('firmAdminA', id)
    expect(await read('visitor1', id)).toMatchObject({ status: 1, answeredAt: null })
    expect(await put('firmAdminA', id, { status: 2, answer: 'Désolés' })).toEqual(ok)
    const first = (await read('visitor1', id)).answeredAt
    expect(await put('firmAdminA', id, { status: 2, answer: 'Désolés' })).toEqual(ok)
    expect(await put('firmAdminA', id, { status: 4, answer: 'Venez donc' })).toEqual(ok)
    expect(await put('firmAdminA', id, { status: 1 })).toEqual([409, 'solicitation_answered'])
    expect(await put('firmAdminA', id, { status: 0 })).toEqual([422, 'invalid'])
    const [mine] = await own('visitor1')
    expect(mine).toMatchObject({ status: 4, answer: 'Venez donc', answeredAt: first })
    expect(mine?.steps.map(({ kind }) => kind)).toEqual(['sent', 'read', 'answered', 'answered'])
    expect(await toldOf('visitor1')).toEqual(['application_answered'])
    const mails = await many<{ html: string }>(c.db)`
      select html from outbox_mail where kind = 'application_changed' order by id`
    expect(mails.map(({ html }) => /Désolés|Venez donc/.exec(html)?.[0])).toEqual(['Désolés', 'Venez donc'])
  })

  it('answers a hundred with the same words, all or none', async () => {
    const first = await c.applied('visitor1', job)
    const second = await c.applied('visitor2', job)
    const theirs = (await c.offer({ firm: c.seeded.firms.b }, 'firmAdminB')).id
    const foreign = await c.applied('visitor1', theirs)
    const answer = (ids: number[]) =>
      c.send('firmAdminA', 'POST', '/job_solicitations/answer', { ids, status: 2, answer: 'Merci' })
    expect((await answer([first.id, second.id, foreign.id])).statusCode).toBe(404)
    expect(await read('visitor1', first.id)).toMatchObject({ status: 0 })
    expect((await answer([first.id, second.id])).json()).toEqual({ answered: 2 })
    expect((await answer([first.id, second.id])).json()).toEqual({ answered: 0 })
  })

  it('answers applications for several offers with the name of each one’s own', async () => {
    const words = { title: 'Soudeuse $& {{company}}', description: '<p>Souder.</p>' }
    const second = await c.offer({ translations: { fr: words } })
    const [one, other] = [await c.applied('visitor1', job), await c.applied('visitor2', second.id)]
    const say = (answer: string) =>
      c.send('firmAdminA', 'POST', '/job_solicitations/answer', {
        ids: [one.id, other.id],
        status: 2,
        answer,
      })
    expect((await say(`{{offer}}${'.'.repeat(1990)}`)).json()).toMatchObject({
      errors: { answer: ['too_long'] },
    })
    expect((await say('Merci pour {{offer}}. {{company}}')).json()).toEqual({ answered: 2 })
    expect((await own('visitor1'))[0]?.answer).toBe('Merci pour Chef de projet. Firm A')
    expect((await own('visitor2'))[0]?.answer).toBe('Merci pour Soudeuse $& {{company}}. Firm A')
  })

  it('is its own: no other firm, no contact without the right, no other fair', async () => {
    const { id } = await c.applied('visitor1', job)
    for (const who of ['firmAdminB', 'contactA', 'firmAdminZ', 'organizer2', 'visitor2'] as const) {
      expect([who, (await put(who, id, { status: 2 }))[0]]).toEqual([who, 404])
      expect([who, (await post(who, id, 'open', {}))[0]]).toEqual([who, 404])
      expect(await listed(who)).toEqual([])
    }
    expect(await listed('firmAdminB', `job.firm.id=${c.seeded.firms.a}&status=0`)).toEqual([])
    expect(await listed('firmAdminA', `job.firm.id=${c.seeded.firms.a}&status=0`)).toMatchObject([{ id }])
    await c.recruits('contactA')
    expect(await put('contactA', id, { status: 5 })).toEqual(ok)
    await c.recruits('contactA', false)
    expect((await put('contactA', id, { status: 2 }))[0]).toBe(404)
  })

  it('is not the candidate, who has come to work for it or to run its fair since: nobody answers themselves', async () => {
    const { id } = await c.applied('visitor1', job)
    const { visitor1 } = c.seeded.people
    const answers = async () => [
      await put('visitor1', id, { status: 4 }),
      await c.said(
        c.send('visitor1', 'POST', '/job_solicitations/answer', { ids: [id], status: 5, answer: 'Oui' }),
      ),
    ]
    await c.run(sql`update app_user set roles = '{ROLE_VISITOR,ROLE_EXHIBITOR}', is_firm_admin = true,
      firm_id = ${c.seeded.firms.a} where id = ${visitor1.id}`)
    expect(await answers()).toEqual([
      [403, 'forbidden'],
      [403, 'forbidden'],
    ])
    await c.run(sql`update app_user set roles = '{ROLE_VISITOR,ROLE_ORGANIZER}', is_firm_admin = false,
      firm_id = null where id = ${visitor1.id}`)
    await c.run(
      sql`insert into fair_organizer (fair_id, user_id) values (${c.seeded.fairs.fair1}, ${visitor1.id})`,
    )
    expect(await answers()).toEqual([
      [403, 'forbidden'],
      [403, 'forbidden'],
    ])
    expect((await open('visitor1', id)).solicitation).toMatchObject({ status: 0, motivation: 'Bonjour' })
  })

  it('loses its applications with its part in the fair, and so does whoever leaves the fair', async () => {
    const { id } = await c.applied('visitor1', job)
    await c.run(sql`update fair_firm set is_validated = 2 where firm_id = ${c.seeded.firms.a}`)
    expect((await put('firmAdminA', id, { status: 2 }))[0]).toBe(404)
    await c.run(sql`update fair_firm set is_validated = 1 where firm_id = ${c.seeded.firms.a}`)
    await c.run(sql`update fair_user set is_validated = 2 where user_id = ${c.seeded.people.firmAdminA.id}`)
    expect((await put('firmAdminA', id, { status: 2 }))[0]).toBe(404)
  })

  it('leaves a row with every look, and who runs the fair says why', async () => {
    const { id } = await c.applied('visitor1', job)
    await open('visitor1', id)
    expect(await looks()).toEqual([])
    await open('firmAdminA', id)
    expect(await post('organizer1', id, 'open', {})).toEqual([422, 'invalid'])
    await open('organizer1', id, { reason: 'Réclamation' })
    expect(await looks()).toEqual(['application', 'admin'])
    await expect(c.run(sql`update job_profile_access set purpose = 'pool'`)).rejects.toThrow()
    await expect(c.run(sql`delete from job_profile_access`)).rejects.toThrow()
  })

  it('is told the text by opening it alone, which leaves a row', async () => {
    const { id } = await c.applied('visitor1', job, { motivation: 'CANARY-text' })
    for (const who of ['firmAdminA', 'organizer1', 'superAdmin'] as const) {
      const told = [await listed(who), await read(who, id)]
      expect([who, JSON.stringify(told).includes('CANARY')]).toEqual([who, false])
    }
    expect(await read('visitor1', id)).toMatchObject({ status: 0, motivation: 'CANARY-text' })
    expect(await looks()).toEqual([])
    const answered = await c.send('firmAdminA', 'PUT', path(id), { status: 3, answer: 'Bientôt' })
    expect([answered.statusCode, answered.body.includes('CANARY')]).toEqual([200, false])
    for (const [who, body] of [
      ['firmAdminA', {}],
      ['organizer1', { reason: 'Réclamation' }],
    ] as const)
      expect((await open(who, id, body)).solicitation).toMatchObject({ motivation: 'CANARY-text' })
    expect(await looks()).toEqual(['application', 'admin'])
  })

  it('deletes no offer that owes an answer; one that was answered goes for everybody but its candidates', async () => {
    const { id } = await c.applied('visitor1', job)
    expect(await c.said(c.send('firmAdminA', 'DELETE', `/jobs/${job}`))).toEqual([
      409,
      'applications_waiting',
    ])
    await put('firmAdminA', id, { status: 2 })
    expect((await c.send('firmAdminA', 'DELETE', `/jobs/${job}`)).statusCode).toBe(204)
    expect((await c.send('firmAdminA', 'GET', `/jobs/${job}`)).statusCode).toBe(404)
    expect(await own('visitor1')).toMatchObject([{ id, job: { title: 'Chef de projet', isShown: false } }])
  })
})

describe('the candidate', () => {
  it('changes the text while nobody has read it, and never the status', async () => {
    const { id } = await c.applied('visitor1', job)
    expect(await put('visitor1', id, { motivation: 'Mieux' })).toEqual(ok)
    expect(await put('visitor1', id, { status: 4 })).toEqual([403, 'forbidden'])
    expect(await put('visitor1', id, { motivation: 'x', status: 4 })).toEqual([422, 'invalid'])
    expect(await put('firmAdminA', id, { motivation: 'Autre' })).toEqual([403, 'forbidden'])
    await open('firmAdminA', id)
    expect(await put('visitor1', id, { motivation: 'Tard' })).toEqual([409, 'solicitation_read'])
    expect(await c.said(c.send('visitor1', 'DELETE', path(id)))).toEqual([409, 'solicitation_read'])
  })

  it('sends and changes it as a whole record too, in which what is another’s stays', async () => {
    const { id: profile } = await c.profile('visitor1')
    const { firm } = await one<{ firm: number }>(c.db)`select firm_id as firm from job where id = ${job}`
    const whole = {
      job: { id: job },
      profile: { id: profile },
      status: 0,
      firmId: firm,
      motivation: 'Bonjour',
    }
    const send = (body: object) => c.send('visitor1', 'POST', '/job_solicitations', { ...whole, ...body })
    expect(await c.said(send({ firmId: firm + 1000 }))).toEqual([422, 'invalid'])
    expect(await c.said(send({ status: 2 }))).toEqual([422, 'invalid'])
    const sent = await send({ job: `/api/jobs/${job}` })
    expect(sent.statusCode).toBe(201)
    const { id } = sent.json<{ id: number }>()
    expect(await put('visitor1', id, { ...whole, motivation: 'Mieux' })).toEqual(ok)
    expect(await put('visitor1', id, { ...whole, profile: profile + 1000 })).toEqual([422, 'invalid'])
    expect(await put('visitor1', id, { ...whole, status: 5 })).toEqual([422, 'invalid'])
    for (const guess of [profile, profile + 1000])
      expect(await put('firmAdminA', id, { ...whole, profile: guess, motivation: '', status: 3 })).toEqual(ok)
    expect(await read('visitor1', id)).toMatchObject({ status: 3, motivation: 'Mieux' })
  })

  it('withdraws: nothing of what was sent is left, the firm has no badge, and it may be sent again', async () => {
    await c.profile('visitor1', { summary: 'CANARY-sent' })
    const { id } = await c.applied('visitor1', job, { motivation: 'CANARY-text' })
    expect(await post('visitor1', id, 'withdraw')).toEqual(ok)
    expect(await post('visitor1', id, 'withdraw')).toEqual(ok)
    const { left } = await one<{ left: string }>(c.db)`
      select to_jsonb(s)::text as left from job_solicitation s where id = ${id}`
    expect(left).not.toContain('CANARY')
    expect(await listed('firmAdminA', 'status=0')).toEqual([])
    expect(await open('firmAdminA', id)).toMatchObject({ sent: null, solicitation: { status: null } })
    expect(await put('firmAdminA', id, { status: 2 })).toEqual([409, 'solicitation_withdrawn'])
    const again = await c.applied('visitor1', job)
    expect(again).toMatchObject({ id, status: 0, withdrawnAt: null })
  })

  it('is withdrawn again, once, where a backup has brought it back; one that was sent later stays', async () => {
    await c.profile('visitor1', { summary: 'CANARY-sent' })
    const { id } = await c.applied('visitor1', job, { motivation: 'CANARY-text' })
    const withdrawnIn = (minutes: number) =>
      c.platform.services.database.transaction(db =>
        withdrawSolicitationAgain(
          {
            kind: 'application',
            person: c.seeded.people.visitor1.id,
            purpose: null,
            fair: null,
            firm: null,
            record: id,
            at: new Date(Date.now() + minutes * 60_000).toISOString(),
          },
          db,
        ),
      )
    expect(await withdrawnIn(-1)).toBe(false)
    expect(await withdrawnIn(1)).toBe(true)
    expect(await withdrawnIn(1)).toBe(false)
    expect(await open('firmAdminA', id)).toMatchObject({ sent: null, solicitation: { status: null } })
    const { left } = await one<{ left: string }>(c.db)`
      select to_jsonb(s)::text as left from job_solicitation s where id = ${id}`
    expect(left).not.toContain('CANARY')
  })

  it('asks once for an answer, from two days before the day', async () => {
    const { id } = await c.applied('visitor1', job)
    expect(await post('visitor1', id, 'nudge')).toEqual([409, 'solicitation_nudge_early'])
    c.inDays(13)
    expect(await post('visitor1', id, 'nudge')).toEqual(ok)
    expect(await post('visitor1', id, 'nudge')).toEqual([409, 'solicitation_nudged'])
    expect(await toldOf('firmAdminA')).toContain('application_nudged')
  })

  it('without a name is told by nothing that the firm reads, until the firm asks', async () => {
    const { id } = await c.applied('visitor1', job, { isAnonymous: true, motivation: 'Moi, visitor1' })
    const said = JSON.stringify([
      await listed('firmAdminA'),
      await open('firmAdminA', id),
      await read('firmAdminA', id),
    ])
    expect(said).not.toMatch(/visitor1/i)
    expect(said).not.toContain(`"user":{"id":${c.seeded.people.visitor1.id}`)
    expect((await read('visitor1', id)).user).toEqual({ id: c.seeded.people.visitor1.id })
    expect(await post('organizer1', id, 'reveal')).toEqual([403, 'forbidden'])
    expect(await post('firmAdminA', id, 'reveal')).toEqual(ok)
    expect((await open('firmAdminA', id)).sent).toMatchObject({ name: { firstName: 'visitor1' } })
    expect(await toldOf('visitor1')).toEqual(['application_read', 'application_revealed'])
  })
})

describe('an application without a name', () => {
  it('is found by nobody’s guess whose it is, though the library names them, until the firm asks', async () => {
    const { id: profile } = await c.profile('visitor1')
    const pool = await c.send('visitor1', 'PUT', `/job_profiles/${profile}/pool`, {
      fair: c.seeded.fairs.fair1,
      isIn: true,
    })
    const { id } = await c.applied('visitor1', job, { isAnonymous: true })
    const named = await c.applied('visitor2', job)
    const guesses = ['profile.id=', 'profile=', 'profile[]=', 'profile=/api/job_profiles/']
    for (const who of ['firmAdminA', 'organizer1', 'superAdmin'] as const)
      for (const guess of guesses)
        expect([who, guess, await listed(who, `job.id=${job}&${guess}${profile}`)]).toEqual([who, guess, []])
    expect([pool.statusCode, await listed('visitor1', `profile.id=${profile}`)]).toMatchObject([
      200,
      [{ id }],
    ])
    expect(await listed('firmAdminA', `profile.id=${named.profile?.id}`)).toMatchObject([{ id: named.id }])
    await post('firmAdminA', id, 'reveal')
    expect(await listed('firmAdminA', `job.id=${job}&profile.id=${profile}`)).toMatchObject([{ id }])
  })
})

describe('the promise', () => {
  it('a day that passes without an answer is told once, however often it is looked for', async () => {
    const { id } = await c.applied('visitor1', job)
    await c.applied('visitor2', job)
    await put('firmAdminA', id, { status: 5 })
    c.inDays(13)
    expect(await tellOverdue(c.platform.services)).toBe(0)
    c.inDays(16)
    const told = await Promise.all([1, 2, 3].map(() => tellOverdue(c.platform.services)))
    expect(told.toSorted()).toEqual([0, 0, 1])
    expect(await toldOf('visitor2')).toEqual(['application_overdue'])
    expect(await toldOf('visitor1')).toEqual(['application_answered'])
    const [late] = await own('visitor2')
    expect(await put('firmAdminA', late?.id ?? 0, { status: 4 })).toEqual(ok)
    expect((await own('visitor2'))[0]).toMatchObject({ status: 4 })
  })

  it('a rate is told once five are due: answers by their day, and within how many days half came', async () => {
    const { id } = await c.applied('visitor1', job)
    await c.run(sql`
      insert into job_solicitation (job_id, user_id, status, sent_at, answer_due_at, answered_at)
      select ${job}, u.id, 5, now() - interval '20 days', now() - interval '6 days',
        case when u.n <= 3 then now() - interval '18 days' else now() end
      from (select id, row_number() over (order by id) as n from app_user
        where id <> ${c.seeded.people.visitor1.id} order by id limit 4) u`)
    const rate = async () => (await c.get<ComputedJob>('visitor1', `/jobs/computed/${job}`)).card.answerRate
    expect(await rate()).toBeNull()
    await put('firmAdminA', id, { status: 5 })
    c.inDays(16)
    expect(await rate()).toEqual({ due: 5, inTime: 4, medianDays: 2 })
  })
})
