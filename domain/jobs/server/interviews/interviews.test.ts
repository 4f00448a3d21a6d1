import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type JobsFixture, jobsFixture } from '#app/server/testing/jobs-fixture.ts'
import type { Name } from '#app/server/testing/messaging-fixture.ts'
import { migrationsFolder } from '#platform/server/database/migration-files.ts'
import { many } from '#platform/server/database/rows.ts'
import { smallPassword } from '#seed/small.ts'
import type { Interview, OwnInterview } from '../../contract/job-interview.ts'
import type { JobSolicitation, OpenedSolicitation } from '../../contract/job-solicitation.ts'

let c: JobsFixture
let job: number
let application: JobSolicitation
beforeAll(async () => {
  c = await jobsFixture()
})
beforeEach(async () => {
  await c.platform.startAgain()
  c.inDays(0)
  job = (await c.offer()).id
  application = await c.applied('visitor1', job)
})
afterAll(() => c.platform.close())

const ok = [200, undefined]
/** Half an hour of a day to come. */
const at = (day: number, hour: number) => {
  const begin = new Date(Date.now() + day * 86_400_000)
  begin.setUTCHours(hour, 0, 0, 0)
  return { begin: begin.toISOString(), end: new Date(begin.getTime() + 1_800_000).toISOString() }
}
const three = [at(3, 9), at(3, 14), at(4, 9)]

const propose = (who: Name, id = application.id, body: object = {}) =>
  c.send(who, 'POST', `/job_solicitations/${id}/interviews`, { times: three, ...body })
const proposed = async (id = application.id, body: object = {}): Promise<Interview[]> =>
  (await propose('firmAdminA', id, body)).json()
const post = (who: Name, id: number, word: string, body?: object) =>
  c.said(c.send(who, 'POST', `/job_interviews/${id}/${word}`, body))
const times = (who: Name, id = application.id) =>
  c.get<Interview[]>(who, `/job_solicitations/${id}/interviews`)
const agreed = async (): Promise<number> => {
  const [first] = await proposed()
  expect(await post('visitor1', first?.id ?? 0, 'accept')).toEqual(ok)
  return first?.id ?? 0
}
const mails = () =>
  many<{ recipient: string; calendar: string; method: string }>(c.db)`
    select recipient, calendar, calendar_method as method from outbox_mail where kind = 'interview_changed'
    order by id`
/** Lines of an entry, unfolded. */
const linesOf = (calendar = '') =>
  Object.fromEntries(
    calendar
      .replaceAll('\r\n ', '')
      .split('\r\n')
      .map(line => [line.slice(0, line.search(/[:;]/)), line.slice(line.indexOf(':') + 1)]),
  )

describe('times for an interview', () => {
  it('are proposed with an answer, listed for both, and one is picked: the others lapse', async () => {
    const answer = await propose('firmAdminA', application.id, { answer: 'Venez nous voir' })
    expect(answer.json<Interview[]>().map(({ state, isFree }) => [state, isFree])).toEqual(
      three.map(() => ['proposed', true]),
    )
    expect(await c.get<JobSolicitation>('visitor1', `/job_solicitations/${application.id}`)).toMatchObject({
      status: 4,
      answer: 'Venez nous voir',
    })
    const [, second] = await times('visitor1')
    expect(await post('visitor1', second?.id ?? 0, 'accept')).toEqual(ok)
    expect(await post('visitor1', second?.id ?? 0, 'accept')).toEqual(ok)
    expect(await times('firmAdminA')).toMatchObject([{ id: second?.id, state: 'accepted' }])
    const { steps } = (
      await c.send('visitor1', 'POST', `/job_solicitations/${application.id}/open`, {})
    ).json<OpenedSolicitation>()
    expect(steps.map(({ kind }) => kind)).toEqual(['sent', 'times_proposed', 'answered', 'time_accepted'])
  })

  it('that are proposed again give way to the new ones; five at most, each to come', async () => {
    await proposed()
    expect(await proposed(application.id, { times: [at(6, 9)] })).toHaveLength(1)
    expect(await times('visitor1')).toHaveLength(1)
    const refused = async (list: object[]) =>
      (await propose('firmAdminA', application.id, { times: list })).statusCode
    expect(await refused([])).toBe(422)
    expect(await refused([1, 2, 3, 4, 5, 6].map(hour => at(7, hour)))).toBe(422)
    expect(await refused([at(-1, 9)])).toBe(422)
    expect(await refused([at(500, 9)])).toBe(422)
    expect(await refused([{ begin: three[0]?.end, end: three[0]?.begin }])).toBe(422)
    expect(await refused([at(7, 9), at(7, 9)])).toBe(422)
  })

  it('that are proposed twice, because the first answer was lost, stand once and are told once', async () => {
    const words = { answer: 'Venez nous voir' }
    const first = await proposed(application.id, words)
    const again = await proposed(application.id, words)
    expect(again.map(({ id }) => id)).toEqual(first.map(({ id }) => id))
    const { steps } = (
      await c.send('visitor1', 'POST', `/job_solicitations/${application.id}/open`, {})
    ).json<OpenedSolicitation>()
    expect(steps.map(({ kind }) => kind)).toEqual(['sent', 'times_proposed', 'answered'])
  })

  it('are proposed by who recruits for the firm, in the name of one who does, and picked by the candidate', async () => {
    for (const who of ['firmAdminB', 'contactA', 'firmAdminZ'] as const)
      expect([who, (await propose(who)).statusCode]).toEqual([who, 404])
    for (const who of ['visitor1', 'organizer1', 'superAdmin'] as const)
      expect([who, (await propose(who)).statusCode]).toEqual([who, 403])
    const recruiter = c.seeded.people.contactA.id
    expect((await propose('firmAdminA', application.id, { recruiter })).statusCode).toBe(422)
    await c.recruits('contactA')
    expect((await propose('firmAdminA', application.id, { recruiter })).statusCode).toBe(200)
    const [first] = await times('visitor1')
    expect(first?.recruiter?.id).toBe(recruiter)
    for (const who of ['visitor2', 'firmAdminA', 'firmAdminB'] as const)
      expect([403, 404], who).toContain((await post(who, first?.id ?? 0, 'accept'))[0])
    expect(
      (await c.send('visitor2', 'GET', `/job_solicitations/${application.id}/interviews`)).statusCode,
    ).toBe(404)
  })

  it('that pass without an answer are no times any more', async () => {
    const [first] = await proposed()
    c.inDays(5)
    expect(await times('visitor1')).toEqual([])
    expect(await post('visitor1', first?.id ?? 0, 'accept')).toEqual([409, 'interview_not_proposed'])
  })

  it('none of which fits are declined together', async () => {
    const [first] = await proposed()
    expect(await post('visitor1', first?.id ?? 0, 'decline')).toEqual(ok)
    expect(await post('visitor1', first?.id ?? 0, 'decline')).toEqual(ok)
    expect((await times('firmAdminA')).map(({ state }) => state)).toEqual([
      'declined',
      'declined',
      'declined',
    ])
    expect((await propose('firmAdminA')).statusCode).toBe(200)
  })
})

describe('one person', () => {
  it('is never in two interviews at once, on either side, however many pick the same moment', async () => {
    const second = await c.applied('visitor2', job)
    const [first] = await proposed()
    const [same] = await proposed(second.id)
    const answers = await Promise.all([
      post('visitor1', first?.id ?? 0, 'accept'),
      post('visitor2', same?.id ?? 0, 'accept'),
    ])
    expect(answers.map(([status]) => status).toSorted()).toEqual([200, 409])
    const isFirst = answers[0]?.[0] === 200
    const [late, lost] = isFirst
      ? (['visitor2', second.id] as const)
      : (['visitor1', application.id] as const)
    expect((await times(late, lost)).map(({ isFree }) => isFree)).toEqual([false, true, true])
    expect((await propose('firmAdminA', lost, { times: [at(3, 9)] })).json().message_code).toBe(
      'job_interview_recruiter_taken',
    )
  })

  it('has of a firm of another fair no second one either: the database refuses it', async () => {
    const theirs = await c.offer({ firm: c.seeded.firms.b }, 'firmAdminB')
    const other = await c.applied('visitor1', theirs.id)
    const [elsewhere] = (await propose('firmAdminB', other.id)).json<Interview[]>()
    await agreed()
    expect(await post('visitor1', elsewhere?.id ?? 0, 'accept')).toEqual([409, 'interview_time_gone'])
    await expect(
      c.run(sql`update job_interview set state = 'accepted', slot = null where id = ${elsewhere?.id}`),
    ).rejects.toThrow(/job_interview_person_taken/)
  })

  it('gives way in the later of two that were agreed upon at once before that was refused: of one to come both sides hear, one that has begun is had', async () => {
    const { firms, people } = c.seeded
    await c.run(sql`alter table job_interview drop constraint job_interview_person_taken`)
    await c.run(sql`drop function job_interview_people`)
    await c.run(sql`alter table job_interview add constraint job_interview_recruiter_taken check (true),
      add constraint job_interview_user_taken check (true)`)
    const both = async (who: Name, by: 'firmAdminA' | 'firmAdminB' | 'contactA', begin: string) => {
      const firm = by === 'firmAdminB' ? firms.b : firms.a
      const offer = await c.offer({ firm }, by === 'firmAdminB' ? 'firmAdminB' : 'firmAdminA')
      await c.run(sql`with sent as (insert into job_solicitation (job_id, user_id)
          values (${offer.id}, ${people[who].id}) returning id)
        insert into job_interview (job_solicitation_id, user_id, recruiter_id, begin_at, end_at, state)
        select id, ${people[who].id}, ${people[by].id}, ${begin}::timestamptz,
          ${begin}::timestamptz + interval '30 minutes', 'accepted' from sent`)
    }
    await both('visitor1', 'firmAdminA', at(3, 9).begin)
    await both('firmAdminA', 'firmAdminB', at(3, 9).begin)
    await both('firmAdminB', 'contactA', at(3, 9).begin)
    await both('visitor2', 'firmAdminA', at(-3, 9).begin)
    await both('firmAdminA', 'firmAdminB', at(-3, 9).begin)
    const migration = join(migrationsFolder, '0520-one-interview-at-a-time.sql')
    await sql.raw(await readFile(migration, 'utf8')).execute(c.db)
    expect(await many(c.db)`select state from job_interview order by id`).toEqual(
      ['accepted', 'cancelled', 'accepted', 'accepted', 'held'].map(state => ({ state })),
    )
    for (const _ of ['job', 'event', 'delivery']) await c.platform.services.queue.runDue()
    const { firmAdminA, firmAdminB } = people
    expect((await mails()).map(({ recipient, method }) => [recipient, method])).toEqual([
      [firmAdminA.email, 'CANCEL'],
      [firmAdminB.email, 'CANCEL'],
    ])
    expect(
      await many(c.db)`select user_id as id from notification where kind = 'interview_cancelled' order by 1`,
    ).toEqual([firmAdminA.id, firmAdminB.id].toSorted((one, other) => one - other).map(id => ({ id })))
    expect(
      await many(
        c.db,
      )`select side, by_id as by from job_solicitation_step where kind = 'interview_cancelled'`,
    ).toEqual([{ side: 'product', by: null }])
  })

  it('meets nobody as a candidate while they meet somebody as a recruiter', async () => {
    await agreed()
    const { firmAdminA } = c.seeded.people
    await c.run(
      sql`update app_user set roles = array_append(roles, 'ROLE_VISITOR') where id = ${firmAdminA.id}`,
    )
    const theirs = await c.offer({ firm: c.seeded.firms.b }, 'firmAdminB')
    const other = await c.applied('firmAdminA', theirs.id)
    // That they recruit elsewhere is theirs, as is that they look for work: neither firm hears of the other.
    const offered = (await propose('firmAdminB', other.id)).json<Interview[]>()
    expect(offered.map(({ isFree }) => isFree)).toEqual([true, true, true])
    const freeTo = async (who: Name) => (await times(who, other.id)).map(({ isFree }) => isFree)
    expect([await freeTo('firmAdminB'), await freeTo('firmAdminA')]).toEqual([
      [true, true, true],
      [false, true, true],
    ])
    expect(await post('firmAdminA', offered[0]?.id ?? 0, 'accept')).toEqual([409, 'interview_time_gone'])
    await expect(
      c.run(sql`update job_interview set state = 'accepted', slot = null where id = ${offered[0]?.id}`),
    ).rejects.toThrow(/job_interview_person_taken/)
    expect(await post('firmAdminA', offered[1]?.id ?? 0, 'accept')).toEqual(ok)
    await c.recruits('contactA')
    for (const who of ['firmAdminA', 'contactA'] as const)
      expect([who, await post(who, (await times('visitor1'))[0]?.id ?? 0, 'move', three[1])]).toEqual([
        who,
        [409, 'interview_time_gone'],
      ])
    // A colleague proposes it in their name and hears nothing; who picks it finds it gone.
    const second = await c.applied('visitor2', job)
    const recruiter = firmAdminA.id
    const answer = await propose('contactA', second.id, { times: [three[1]], recruiter })
    expect(answer.json()).toMatchObject([{ isFree: true }])
    expect(await post('visitor2', answer.json()[0].id, 'accept')).toEqual([409, 'interview_time_gone'])
  })
})

describe('an interview', () => {
  it('is in both calendars under one name in UTC, counted on when it moves, and taken back', async () => {
    const id = await agreed()
    const moved = at(5, 10)
    expect(await post('firmAdminA', id, 'move', moved)).toEqual(ok)
    expect(await post('firmAdminA', id, 'move', moved)).toEqual(ok)
    expect(await post('visitor1', id, 'cancel')).toEqual(ok)
    expect(await post('firmAdminA', id, 'cancel')).toEqual(ok)
    const sent = await mails()
    expect(sent).toHaveLength(6)
    for (const name of ['visitor1', 'firmAdminA'] as const) {
      const own = sent.filter(({ recipient }) => recipient === c.seeded.people[name].email)
      const entries = own.map(({ calendar }) => linesOf(calendar))
      expect(new Set(entries.map(({ UID }) => UID)).size).toBe(1)
      expect(entries.map(({ SEQUENCE, STATUS }) => [SEQUENCE, STATUS])).toEqual([
        ['0', 'CONFIRMED'],
        ['1', 'CONFIRMED'],
        ['2', 'CANCELLED'],
      ])
      expect(own.map(({ method }) => method)).toEqual(['REQUEST', 'REQUEST', 'CANCEL'])
      const utc = (time: string) => time.replace(/[-:]|\.000/g, '')
      expect(entries.map(({ DTSTART }) => DTSTART)).toEqual([
        utc(three[0]?.begin ?? ''),
        utc(moved.begin),
        utc(moved.begin),
      ])
    }
    const toCandidate = sent.find(({ recipient }) => recipient === c.seeded.people.visitor1.email)
    expect(toCandidate?.calendar).not.toContain(c.seeded.people.firmAdminA.email)
  })

  it('is downloaded by both, and by nobody else; a time that was only proposed is no entry', async () => {
    const [first, second] = await proposed()
    const file = (who: Name, id: number) => c.send(who, 'GET', `/job_interviews/${id}/calendar.ics`)
    expect((await file('visitor1', first?.id ?? 0)).statusCode).toBe(404)
    await post('visitor1', first?.id ?? 0, 'accept')
    for (const who of ['visitor1', 'firmAdminA'] as const) {
      const answer = await file(who, first?.id ?? 0)
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([
        200,
        'text/calendar; charset=utf-8',
      ])
      expect(linesOf(answer.body)).toMatchObject({ METHOD: 'PUBLISH', SEQUENCE: '0' })
    }
    expect((await file('visitor1', second?.id ?? 0)).statusCode).toBe(404)
    await post('visitor1', first?.id ?? 0, 'cancel')
    const cancelled = await file('visitor1', first?.id ?? 0)
    expect(linesOf(cancelled.body)).toMatchObject({ SEQUENCE: '1', STATUS: 'CANCELLED' })
    for (const who of ['visitor2', 'firmAdminB'] as const)
      expect([who, (await file(who, first?.id ?? 0)).statusCode]).toEqual([who, 404])
  })

  it('ends with its application, withdrawn or declined: the other side is told', async () => {
    const id = await agreed()
    expect(
      await c.said(c.send('firmAdminA', 'PUT', `/job_solicitations/${application.id}`, { status: 2 })),
    ).toEqual(ok)
    expect(await times('visitor1')).toMatchObject([{ id, state: 'cancelled' }])
    const again = await c.applied('visitor2', job)
    const [first] = await proposed(again.id)
    await post('visitor2', first?.id ?? 0, 'accept')
    await c.send('visitor2', 'POST', `/job_solicitations/${again.id}/withdraw`)
    expect((await mails()).map(({ method }) => method)).toEqual([
      'REQUEST',
      'REQUEST',
      'CANCEL',
      'CANCEL',
      'REQUEST',
      'REQUEST',
      'CANCEL',
      'CANCEL',
    ])
    expect(await c.get<OwnInterview[]>('firmAdminA', '/job_interviews/user')).toEqual([])
  })

  it('is cancelled as soon as its candidate leaves or is erased: the firm hears that it does not take place, and of whom is in none of it', async () => {
    const { firmAdminA, visitor1, visitor2 } = c.seeded.people
    const heard = async () => {
      for (const _ of ['job', 'event', 'delivery']) await c.platform.services.queue.runDue()
      const told = await many<{ id: number; params: object }>(c.db)`
        select user_id as id, params from notification where kind = 'interview_cancelled' order by id`
      return { told, sent: (await mails()).filter(({ method }) => method === 'CANCEL') }
    }
    const id = await agreed()
    const second = await c.applied('visitor2', job)
    const [first, other] = await proposed(second.id, { times: [three[1], three[2]] })
    await post('visitor2', first?.id ?? 0, 'accept')
    await c.send('visitor1', 'POST', '/user/erase', { currentPassword: smallPassword })
    const left = await heard()
    expect(left.sent.map(({ recipient }) => recipient)).toEqual([firmAdminA.email])
    expect(linesOf(left.sent[0]?.calendar)).toMatchObject({ SEQUENCE: '1', STATUS: 'CANCELLED' })
    expect(left.told.map(told => told.id)).toEqual([firmAdminA.id])
    expect(await times('firmAdminA')).toMatchObject([{ id, state: 'cancelled' }])
    // Erased at once, without having left before: what had lapsed stays so, and nothing says of whom it was.
    expect((await c.send('superAdmin', 'DELETE', `/users/${visitor2.id}`)).statusCode).toBe(204)
    const erased = await heard()
    expect(erased.sent.map(({ recipient }) => recipient)).toEqual([firmAdminA.email, firmAdminA.email])
    expect(erased.told.map(told => told.id)).toContain(firmAdminA.id)
    for (const { calendar } of erased.sent) expect(calendar).not.toMatch(/visitor[12]/i)
    expect(JSON.stringify(erased.told)).not.toMatch(/visitor[12]/i)
    expect(
      await many(c.db)`select id, user_id as person, state from job_interview
        where job_solicitation_id = ${second.id} order by id`,
    ).toEqual([
      { id: first?.id, person: null, state: 'cancelled' },
      { id: other?.id, person: null, state: 'lapsed' },
    ])
    expect(await c.get<OwnInterview[]>('firmAdminA', '/job_interviews/user')).toEqual([])
    const file = await c.send('firmAdminA', 'GET', `/job_interviews/${first?.id}/calendar.ics`)
    expect(linesOf(file.body)).toMatchObject({ SEQUENCE: '1', STATUS: 'CANCELLED' })
    // Who comes back finds it cancelled, and is told of nothing.
    expect((await mails()).filter(({ recipient }) => recipient === visitor1.email)).toHaveLength(1)
  })

  it('is moved by the firm alone, to a time that is free, and closed once it has begun', async () => {
    const id = await agreed()
    expect((await post('visitor1', id, 'move', at(5, 9)))[0]).toBe(403)
    expect(await post('firmAdminA', id, 'move', at(-1, 9))).toEqual([422, 'invalid'])
    expect((await propose('firmAdminA')).json().message_code).toBe('job_interview_accepted_taken')
    expect(await post('firmAdminA', id, 'outcome', { state: 'held' })).toEqual([409, 'interview_not_begun'])
    c.inDays(5)
    expect(await post('visitor1', id, 'cancel')).toEqual([409, 'interview_not_agreed'])
    expect(await post('firmAdminA', id, 'outcome', { state: 'held' })).toEqual(ok)
    expect(await times('visitor1')).toMatchObject([{ id, state: 'held' }])
  })

  it('stays in both agendas, with the candidate’s name for the firm where it knows it', async () => {
    await agreed()
    expect(await c.get<OwnInterview[]>('visitor1', '/job_interviews/user')).toMatchObject([
      { side: 'candidate', state: 'accepted', candidate: null, solicitation: application.id },
    ])
    expect(await c.get<OwnInterview[]>('firmAdminA', '/job_interviews/user')).toMatchObject([
      { side: 'firm', candidate: { firstName: 'visitor1' } },
    ])
    await c.run(sql`update job_solicitation set is_anonymous = true where id = ${application.id}`)
    const own = await c.send('firmAdminA', 'GET', '/job_interviews/user')
    expect(own.body).not.toContain('visitor1')
    const file = await c.send('firmAdminA', 'GET', `/job_interviews/${own.json()[0].id}/calendar.ics`)
    expect(file.body).not.toContain('visitor1')
  })

  it('is the firm’s, not that of a recruiter who has left it: they read of it no more, and a colleague hears what becomes of it', async () => {
    const id = await agreed()
    await c.recruits('contactA')
    await c.run(sql`delete from outbox_mail`)
    await c.run(sql`update app_user set firm_id = null, is_firm_admin = false
      where id = ${c.seeded.people.firmAdminA.id}`)
    expect(await c.get<OwnInterview[]>('firmAdminA', '/job_interviews/user')).toEqual([])
    expect(await post('visitor1', id, 'cancel')).toEqual(ok)
    const { contactA, visitor1 } = c.seeded.people
    expect((await mails()).map(({ recipient }) => recipient).toSorted()).toEqual(
      [contactA.email, visitor1.email].toSorted(),
    )
    for (const _ of ['event', 'delivery']) await c.platform.services.queue.runDue()
    expect(
      await many(c.db)`select user_id as id from notification where kind = 'interview_cancelled'`,
    ).toEqual([{ id: contactA.id }])
  })

  it('outlives the account of its recruiter', async () => {
    const id = await agreed()
    await c.run(sql`delete from app_user where id = ${c.seeded.people.firmAdminA.id}`)
    expect(await times('visitor1')).toMatchObject([{ id, state: 'accepted', recruiter: null }])
    expect(await post('visitor1', id, 'cancel')).toEqual(ok)
  })
})
