import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fromBuffer } from 'yauzl'
import { filePart, form, sendForm } from '#app/server/testing/forms.ts'
import { type JobsFixture, jobsFixture } from '#app/server/testing/jobs-fixture.ts'
import type { Name } from '#app/server/testing/messaging-fixture.ts'
import { many, one } from '#platform/server/database/rows.ts'
import { smallPassword } from '#seed/small.ts'
import type { JobSolicitation } from '../contract/job-solicitation.ts'
import type { JobProfile } from '../contract/profile-calls.ts'
import { jobPersonalData } from './personal-data.ts'

let c: JobsFixture
let job: number
let profile: JobProfile
let application: JobSolicitation
let file: number
beforeAll(async () => {
  c = await jobsFixture()
})
beforeEach(async () => {
  await c.platform.startAgain()
  c.inDays(0)
  job = (await c.offer()).id
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
  const sent = await sendForm(c.platform, form(filePart(pdf, 'CANARY-file.pdf', 'application/pdf')), {
    who: 'visitor1',
    url: '/api/media_objects?use=job_cv',
  })
  file = sent.json().id
  profile = await c.profile('visitor1', {
    title: 'CANARY-title soudeuse',
    summary: 'CANARY-summary',
    positions: [{ title: 'CANARY-position', employer: 'CANARY-employer' }],
    cv: file,
    salaryWish: 4_711_000,
  })
  application = await c.applied('visitor1', job, { motivation: 'CANARY-motivation' })
})
afterAll(() => c.platform.close())

/** All ways by which somebody could come to a CV or an application that are not theirs. */
const ways = () => [
  `/job_profiles`,
  `/job_profiles?user.id=${c.seeded.people.visitor1.id}`,
  `/job_profiles?locale=fr`,
  `/job_profiles/${profile.id}`,
  `/job_profiles/${profile.id}/full?reason=x`,
  `/job_profiles/${profile.id}/access`,
  `/job_profiles/${profile.id}/pool`,
  `/job_profiles/${profile.id}/json-resume`,
  `/job_profiles/search?fair=${c.seeded.fairs.fair1}&search=canary`,
  `/job_solicitations`,
  `/job_solicitations?job.firm.id=${c.seeded.firms.a}&status=0`,
  `/job_solicitations?profile.id=${profile.id}`,
  `/job_solicitations?job.id=${job}`,
  `/job_solicitations/${application.id}`,
  `/job_solicitations/${application.id}/interviews`,
  `/job_solicitations/user?profile.id=${profile.id}`,
  `/job_interviews/user`,
  `/media_objects/${file}`,
  `/media_objects/${file}/link`,
  `/jobs/${job}`,
  `/jobs/computed/${job}`,
  `/jobs/list?search=canary`,
  `/jobs/export?fair=${c.seeded.fairs.fair1}`,
  `/jobs/feed.xml?fair=${c.seeded.fairs.fair1}`,
  `/search?q=canary&fair=${c.seeded.fairs.fair1}`,
]
/** Those who were sent nothing. */
const strangers = [
  null,
  'visitor2',
  'firmAdminB',
  'contactA',
  'firmAdminZ',
  'organizer2',
  'press',
] as const satisfies readonly (Name | null)[]

/** What stands in the files of an archive. */
const textOf = (archive: Buffer) =>
  new Promise<string>((resolve, reject) => {
    fromBuffer(archive, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error)
      let text = ''
      zip.on('end', () => resolve(text))
      zip.on('entry', entry =>
        zip.openReadStream(entry, async (problem, stream) => {
          if (problem) return reject(problem)
          text += Buffer.concat(await stream.toArray()).toString('utf8')
          zip.readEntry()
        }),
      )
      zip.readEntry()
    })
  })

const told = async (who: Name | null, url: string) => {
  const answer = await c.send(who, 'GET', url)
  expect(answer.statusCode, `${who} ${url}`).toBeLessThan(500)
  return answer.body
}

describe('a CV and an application', () => {
  it('are told to nobody who was sent nothing, by no way there is', async () => {
    const leaks: string[] = []
    for (const who of strangers)
      for (const url of ways()) if ((await told(who, url)).includes('CANARY')) leaks.push(`${who} ${url}`)
    const opened = await c.send('firmAdminB', 'POST', `/job_solicitations/${application.id}/open`, {})
    expect([leaks, opened.statusCode]).toEqual([[], 404])
    expect(await many(c.db)`select 1 from job_profile_access`).toEqual([])
  })

  it('of a library are told no longer once their person has left it, or the fair, or closes their account, nor after the firm has left the fair', async () => {
    await c.send('visitor1', 'POST', `/job_solicitations/${application.id}/withdraw`)
    const pool = (isIn: boolean) =>
      c.send('visitor1', 'PUT', `/job_profiles/${profile.id}/pool`, { fair: c.seeded.fairs.fair1, isIn })
    const leaks = async () => {
      const said: string[] = []
      for (const url of ways()) if ((await told('firmAdminA', url)).includes('CANARY')) said.push(url)
      return said.length
    }
    expect(await leaks()).toBe(0)
    await pool(true)
    expect(await leaks()).toBeGreaterThan(0)
    await pool(false)
    expect(await leaks()).toBe(0)
    await pool(true)
    const { id } = c.seeded.people.visitor1
    const [member, account] = [sql`update fair_user set is_validated =`, sql`update app_user set erase_at =`]
    for (const [out, back] of [
      [sql`${member} 2 where user_id = ${id}`, sql`${member} 1 where user_id = ${id}`],
      [sql`${account} now() where id = ${id}`, sql`${account} null where id = ${id}`],
    ] as const) {
      await c.run(out)
      expect(await leaks()).toBe(0)
      await c.run(back)
      expect(await leaks()).toBeGreaterThan(0)
    }
    await c.run(sql`update fair_firm set is_validated = 2 where firm_id = ${c.seeded.firms.a}`)
    expect(await leaks()).toBe(0)
  })

  it('without a name tell it in no answer, wherever the firm looks', async () => {
    await c.send('visitor1', 'POST', `/job_solicitations/${application.id}/withdraw`)
    await c.send('visitor1', 'PUT', `/job_profiles/${profile.id}`, {
      summary: 'Je suis visitor1, visitor1@small.test',
      isAnonymousFirst: true,
    })
    await c.send('visitor1', 'PUT', `/job_profiles/${profile.id}/pool`, {
      fair: c.seeded.fairs.fair1,
      isIn: true,
    })
    await c.applied('visitor1', job, { isAnonymous: true, motivation: 'visitor1 vous écrit' })
    const leaks: string[] = []
    for (const url of ways()) {
      if (url.includes('/full')) continue // A look at the library that its person is told of.
      const body = await told('firmAdminA', url)
      if (/visitor1/i.test(body)) leaks.push(url)
    }
    const opened = await c.send('firmAdminA', 'POST', `/job_solicitations/${application.id}/open`, {})
    if (/visitor1/i.test(opened.body)) leaks.push('open')
    expect([leaks, opened.statusCode]).toEqual([[], 200])
  })

  it('tell the salary wish to nobody, unless it was sent along', async () => {
    const opened = await c.send('firmAdminA', 'POST', `/job_solicitations/${application.id}/open`, {})
    const full = await c.send('firmAdminA', 'GET', `/job_profiles/${profile.id}/full`)
    expect([opened.body, full.body].filter(body => body.includes('4711000'))).toEqual([])
  })
})

describe('where a fair has no jobs', () => {
  it('calls that write are refused, and lists are empty, until it has them again', async () => {
    const { fair1 } = c.seeded.fairs
    const id = application.id
    const times = [{ begin: '2999-01-01T10:00:00Z', end: '2999-01-01T10:30:00Z' }]
    await c.profile('visitor2')
    const writes = [
      ['firmAdminA', 'POST', '/jobs', c.complete()],
      ['firmAdminA', 'PUT', `/jobs/${job}`, { positions: 3 }],
      ['firmAdminA', 'POST', `/jobs/${job}/copy`],
      ['firmAdminA', 'POST', `/jobs/${job}/close`, { reason: 'filled' }],
      ['firmAdminA', 'POST', `/jobs/${job}/reopen`],
      ['firmAdminA', 'DELETE', `/jobs/${job}`],
      ['firmAdminA', 'POST', `/job_solicitations/${id}/open`, {}],
      ['organizer1', 'POST', `/job_solicitations/${id}/open`, { reason: 'x' }],
      ['firmAdminA', 'PUT', `/job_solicitations/${id}`, { status: 4 }],
      ['firmAdminA', 'POST', '/job_solicitations/answer', { ids: [id], status: 2 }],
      ['firmAdminA', 'POST', `/job_solicitations/${id}/interviews`, { times }],
      ['firmAdminA', 'POST', `/job_solicitations/${id}/reveal`],
      ['visitor1', 'PUT', `/job_solicitations/${id}`, { motivation: 'autre' }],
      ['visitor1', 'POST', `/job_solicitations/${id}/nudge`],
      ['firmAdminA', 'PUT', '/job_profile_treatments', { fair: fair1, profile: profile.id, note: 'x' }],
    ] as const
    const lists = [
      '/jobs',
      '/jobs/list',
      `/jobs/own?fair=${fair1}`,
      '/job_solicitations',
      `/job_solicitations/list?fair=${fair1}`,
      `/job_profiles/search?fair=${fair1}`,
    ]
    await c.setFair(sql`is_using_job_module = false`)
    for (const [who, method, url, body] of writes)
      expect([url, ...(await c.said(c.send(who, method, url, body)))]).toEqual([url, 403, 'module_disabled'])
    expect((await c.apply('visitor2', job)).statusCode).toBe(404)
    for (const url of lists) expect([url, await c.get('firmAdminA', url)]).toEqual([url, []])
    const config = `/job_solicitations/list/config?fair=${fair1}`
    expect(await c.get('firmAdminA', config)).toMatchObject({ total: 0, unread: 0, statuses: [], jobs: [] })
    expect((await c.send('firmAdminA', 'GET', `/job_profiles/${profile.id}/full`)).statusCode).toBe(404)
    // Whoever applied reads what they sent, and takes it back.
    const opened = await c.send('visitor1', 'POST', `/job_solicitations/${id}/open`, {})
    expect(opened.json()).toMatchObject({ solicitation: { motivation: 'CANARY-motivation' } })
    expect(await c.get('visitor1', '/job_solicitations/user')).toMatchObject([{ id }])
    await c.setFair(sql`is_using_job_module = true`)
    expect(await c.said(c.send('firmAdminA', 'PUT', `/job_solicitations/${id}`, { status: 4 }))).toEqual([
      200,
      undefined,
    ])
    await c.setFair(sql`is_using_job_module = false`)
    const back = await c.send('visitor1', 'POST', `/job_solicitations/${id}/withdraw`)
    expect(back.json()).toMatchObject({ status: null })
  })
})

describe('an offer', () => {
  it('takes no address that is none, is too long, too deep or reaches for a prototype', async () => {
    const deep = '{"a":'.repeat(7) + '1' + '}'.repeat(7)
    for (const addressJSON of [
      'x',
      '[]',
      '"x"',
      deep,
      '{"__proto__":{"a":1}}',
      JSON.stringify({ a: 'x'.repeat(9_000) }),
    ])
      expect([
        addressJSON.slice(0, 20),
        (await c.send('firmAdminA', 'POST', '/jobs', c.complete({ addressJSON }))).statusCode,
      ]).toEqual([addressJSON.slice(0, 20), 422])
    const theirs = await c.send('firmAdminA', 'POST', '/jobs', c.complete({ firm: c.seeded.firms.b }))
    expect([403, 404, 422]).toContain(theirs.statusCode)
  })
})

describe('own data', () => {
  /** What an export leaves out: what the product makes of the rest, and whose and of which record it is. */
  const ofProduct =
    /^(id|version|user|by|reader|profile|solicitation|request|cv|cv_state|search.*|compounds.*|uid|sequence|slot|day|app_user|recruiter)$/
  const plural = (word: string) => word.replace(/y$/, 'ie').concat('s')
  const columnsOf = (table: string) =>
    many<{ name: string }>(c.db)`
      select regexp_replace(regexp_replace(column_name, '^job_', ''), '_id$', '') as name
      from information_schema.columns where table_schema = 'public' and table_name = ${table}`

  it('has every column that is kept of somebody in this domain, and every list by which they are described', async () => {
    const { id, email } = c.seeded.people.visitor1
    const joined = await many<{ name: string }>(c.db)`
      select regexp_replace(t.table_name, '^job_profile_', '') as name from information_schema.columns t
      where t.table_schema = 'public' and t.column_name = 'job_profile_id' and t.table_name like 'job_profile_%'
        and (select count(*) from information_schema.columns o
          where o.table_schema = 'public' and o.table_name = t.table_name) = 2`
    expect(joined.length).toBeGreaterThan(5)
    const tables = {
      job_profiles: 'job_profile',
      job_applications: 'job_solicitation',
      job_treatments: 'job_profile_treatment',
      job_interviews: 'job_interview',
      job_bookmarks: 'job_bookmark',
      job_recruiting: 'job_recruiter',
      cv_looks: 'job_profile_access',
      job_digests: 'job_digest',
    }
    expect(jobPersonalData.map(({ name }) => name).toSorted()).toEqual(Object.keys(tables).toSorted())
    for (const { name, rows } of jobPersonalData) {
      const selected = rows?.({ id, email, locale: 'fr' })
      if (!selected) throw new Error(name)
      const told = await many<{ column: string }>(c.db)`
        select distinct jsonb_object_keys(to_jsonb(told)) as column
        from (select said.* from (select 1) one left join (${selected}) said on true) told`
      const kept = await columnsOf(tables[name as keyof typeof tables])
      const lists = name === 'job_profiles' ? joined.map(one => plural(one.name)) : []
      const held = [...kept.map(one => one.name), ...lists].filter(column => !ofProduct.test(column))
      expect([name, held.filter(column => !told.some(one => one.column === column))]).toEqual([name, []])
    }
  })

  it('says by what it is called what a profile says by an entry', async () => {
    const [family] = await c.get<{ id: number; name: string }[]>('visitor1', '/job_families')
    const [level] = await c.get<{ id: number; name: string }[]>('visitor1', '/job_education_levels')
    const [language] = await c.get<{ id: number; name: string }[]>('visitor1', '/languages')
    await c.send('visitor1', 'PUT', `/job_profiles/${profile.id}`, {
      families: [family?.id],
      educationLevel: level?.id,
      educations: [{ title: 'BTS', level: level?.id }],
      languages: [{ language: language?.id, level: null }],
    })
    const rows = jobPersonalData[0]?.rows?.({ ...c.seeded.people.visitor1, locale: 'fr' })
    if (!rows) throw new Error('job_profiles')
    const { said } = await one<{ said: object }>(c.db)`select to_jsonb(said) as said from (${rows}) said`
    expect(said).toMatchObject({
      families: [family?.name],
      education_level: level?.name,
      educations: [{ title: 'BTS', level: level?.name }],
      languages: [{ language: language?.name, level: null }],
    })
  })
})

describe('whoever is erased', () => {
  it('leaves no trace of their words in any table, and had all of it as their own data before', async () => {
    await c.send('firmAdminA', 'PUT', '/job_profile_treatments', {
      fair: c.seeded.fairs.fair1,
      profile: profile.id,
      note: 'CANARY-note',
    })
    await c.send('firmAdminA', 'PUT', `/job_solicitations/${application.id}`, {
      status: 4,
      answer: 'CANARY-answer',
    })
    const held = await textOf((await c.send('visitor1', 'GET', '/user/export')).rawPayload)
    for (const word of ['title', 'summary', 'position', 'employer', 'motivation', 'note', 'answer'])
      expect(held).toContain(`CANARY-${word}`)
    await c.platform.services.queue.runDue()
    await c.send('visitor1', 'POST', '/user/erase', { currentPassword: smallPassword })
    await c.run(sql`update app_user set erase_at = now() - interval '1 day' where erase_at is not null`)
    await c.platform.services.queue.plan()
    await c.run(sql`update queued_job set run_at = now() - interval '1 s' where kind = 'sweep_accounts'`)
    await c.platform.services.queue.runDue()
    const tables = await many<{ name: string }>(c.db)`
      select tablename as name from pg_tables where schemaname = 'public' order by 1`
    const traces: string[] = []
    for (const { name } of tables) {
      const { found } = await one<{ found: boolean }>(c.db)`
        select exists (select from ${sql.table(name)} t where t::text ilike '%canary-%'
          and t::text ~* 'CANARY-(title|summary|position|employer|motivation|file|note|answer)') as found`
      if (found) traces.push(name)
    }
    expect(traces).toEqual([])

    const theirs = `/job_solicitations/${application.id}`
    const [listed, record, opened] = await Promise.all([
      c.send('firmAdminA', 'GET', `/job_solicitations/list?fair=${c.seeded.fairs.fair1}`),
      c.send('firmAdminA', 'GET', theirs),
      c.send('firmAdminA', 'POST', `${theirs}/open`, {}),
    ])
    const erasedAt = expect.any(String)
    const nobody = { person: null, profile: null, title: '', match: null, treatment: null }
    expect(listed.json()).toMatchObject([{ id: application.id, status: 4, ...nobody, erasedAt }])
    expect(record.json()).toMatchObject({ status: 4, user: null, profile: null, answer: '', erasedAt })
    expect(opened.json()).toMatchObject({
      sent: null,
      steps: [{ kind: 'sent' }, { kind: 'answered' }],
      interviews: [],
    })
    for (const { body } of [listed, record, opened]) expect(body).not.toMatch(/visitor1/i)
    expect(await c.said(c.send('firmAdminA', 'PUT', theirs, { status: 2 }))).toEqual([
      409,
      'solicitation_emptied',
    ])
    // Of several who are gone each had their own.
    await c.applied('visitor2', job)
    await c.run(sql`delete from app_user where id = ${c.seeded.people.visitor2.id}`)
    expect(
      await c.get('firmAdminA', `/job_solicitations/list/config?fair=${c.seeded.fairs.fair1}`),
    ).toMatchObject({ total: 2, unread: 0, due: 0, late: 0, nextDueAt: null })
    // Nobody waits for an answer any more.
    expect((await c.send('firmAdminA', 'DELETE', `/jobs/${job}`)).statusCode).toBe(204)
  })
})
