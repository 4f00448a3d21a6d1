import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type JobsFixture, jobsFixture } from '#app/server/testing/jobs-fixture.ts'
import type { Name } from '#app/server/testing/messaging-fixture.ts'
import { jobsDomain } from '#domain/jobs/server/index.ts'
import { many, one } from '#platform/server/database/rows.ts'
import type { PrivacyLedger } from '../contract/consent.ts'

let c: JobsFixture
beforeAll(async () => {
  c = await jobsFixture()
})
beforeEach(() => c.platform.startAgain())
afterAll(() => c.platform.close())

const ledger = async (who: Name): Promise<PrivacyLedger> => (await c.send(who, 'GET', '/user/ledger')).json()

describe('the privacy ledger', () => {
  it('names the library of a fair that nobody has read, since when, and the profile by which it is left', async () => {
    const { id } = await c.profile('visitor1')
    const fair = c.seeded.fairs.fair1
    const pool = (isIn: boolean) => c.send('visitor1', 'PUT', `/job_profiles/${id}/pool`, { fair, isIn })
    expect(await ledger('visitor1')).toEqual([])
    await pool(true)
    const { since } = await one<{ since: Date }>(c.db)`
      select given_at as since from consent where purpose = 'cv_pool' and withdrawn_at is null`
    expect(await ledger('visitor1')).toMatchObject([
      { fair: { id: fair }, library: { profile: id }, organizers: null, entries: [] },
    ])
    const [part] = await ledger('visitor1')
    expect(new Date(part?.library?.since ?? 0).getTime()).toBe(since.getTime())
    expect(await ledger('visitor2')).toEqual([])
    await pool(false)
    expect(await ledger('visitor1')).toEqual([])
  })

  it('says of a library that its fair has switched off that it is closed, and still lets it be left', async () => {
    const { id } = await c.profile('visitor1')
    const fair = c.seeded.fairs.fair1
    const pool = (isIn: boolean) => c.send('visitor1', 'PUT', `/job_profiles/${id}/pool`, { fair, isIn })
    const isOpen = async () => (await ledger('visitor1')).map(part => part.library?.isOpen)
    await pool(true)
    expect(await isOpen()).toEqual([true])
    for (const column of ['is_using_job_library', 'is_using_job_module']) {
      await c.run(sql`update fair set ${sql.ref(column)} = false where id = ${fair}`)
      expect(await isOpen(), column).toEqual([false])
      await c.run(sql`update fair set ${sql.ref(column)} = true where id = ${fair}`)
    }
    await c.run(sql`update fair set is_using_job_library = false where id = ${fair}`)
    expect((await pool(false)).statusCode).toBe(200)
    expect(await isOpen()).toEqual([])
  })

  it('says that one writes to a firm from the first message on, not from the opening of the conversation', async () => {
    await c.applied('visitor1', (await c.offer()).id)
    const { id } = await c.open('visitor1', c.booth('a'))
    await c.run(sql`update conversation set created_at = now() - interval '3 days' where id = ${id}`)
    const since = async () => (await ledger('visitor1'))[0]?.entries[0]?.conversationSince
    expect(await since()).toBeNull()
    const { id: first } = (await c.write('visitor1', id, 'Bonjour')).json()
    await c.write('visitor1', id, 'Encore')
    const { at } = await one<{ at: Date }>(c.db)`
      select created_at as at from direct_message where id = ${first}`
    expect(new Date((await since()) ?? 0).getTime()).toBe(at.getTime())
  })

  it('says until when an application is kept: it is there a second before, and empty a second after', async () => {
    const { id: declined } = await c.applied('visitor1', (await c.offer()).id)
    await c.send('firmAdminA', 'PUT', `/job_solicitations/${declined}`, { status: 2, answer: 'Non' })
    const { id: waiting } = await c.applied('visitor1', (await c.offer()).id)
    const [part] = await ledger('visitor1')
    const kept = part?.entries[0]?.applications ?? []
    expect(kept.map(({ id }) => id)).toEqual([declined, waiting])
    const { now } = c.platform.services
    const emptied = async (at: Date) => {
      c.platform.services.now = () => at
      const job = jobsDomain.jobs?.(c.platform.services).find(({ kind }) => kind === 'end_job_keeping')
      await job?.run({}, { id: 0, isLast: true, complete: async () => {} })
      c.platform.services.now = now
      const rows = await many<{ id: number }>(c.db)`
        select id from job_solicitation where emptied_at is not null order by id`
      return rows.map(({ id }) => id)
    }
    const [first = 0, second = 0] = kept.map(({ keptUntil }) => Date.parse(keptUntil ?? ''))
    expect(await emptied(new Date(first - 1000))).toEqual([])
    expect(await emptied(new Date(first + 1000))).toEqual([declined])
    expect(await emptied(new Date(second - 1000))).toEqual([declined])
    expect(await emptied(new Date(second + 1000))).toEqual([declined, waiting])
  })
})
