import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type JobsFixture, jobsFixture } from '#app/server/testing/jobs-fixture.ts'
import type { Interview } from '#domain/jobs/contract/job-interview.ts'
import { many } from '#platform/server/database/rows.ts'

let c: JobsFixture
beforeAll(async () => {
  c = await jobsFixture()
})
beforeEach(() => c.platform.startAgain())
afterAll(() => c.platform.close())

/** What somebody has to read. */
async function unread(who: 'firmAdminA' | 'visitor1') {
  await c.platform.services.queue.runDue()
  const rows = await many<{ kind: string }>(c.db)`
    select kind from notification where user_id = ${c.seeded.people[who].id} and unread order by id`
  return rows.map(({ kind }) => kind)
}

const applied = async () => c.applied('visitor1', (await c.offer()).id)

it('an application is told to who recruits, with the link to it, and nothing of it is left to be read once it is withdrawn', async () => {
  const offer = await c.offer()
  const { id } = await c.applied('visitor1', offer.id)
  expect(await unread('firmAdminA')).toEqual(['application_received'])
  expect(await many(c.db)`select path from notification where unread`).toEqual([
    { path: `/jobs/cv/solicitations/${offer.id}?application=${id}` },
  ])
  await c.send('visitor1', 'POST', `/job_solicitations/${id}/withdraw`, {})
  expect(await unread('firmAdminA')).toEqual([])
})

it('an application that is read for the first time is told to its candidate, once', async () => {
  const { id } = await applied()
  for (let look = 0; look < 2; look += 1)
    await c.send('firmAdminA', 'POST', `/job_solicitations/${id}/open`, {})
  expect(await unread('visitor1')).toEqual(['application_read'])
})

it('a time that is picked is told to whom they will meet', async () => {
  const { id } = await applied()
  const begin = new Date(Date.now() + 3 * 86_400_000)
  const end = new Date(begin.getTime() + 1_800_000)
  const times = [{ begin: begin.toISOString(), end: end.toISOString() }]
  const proposed = await c.send('firmAdminA', 'POST', `/job_solicitations/${id}/interviews`, { times })
  const [first] = proposed.json<Interview[]>()
  expect(await unread('visitor1')).toContain('interview_proposed')
  await c.send('visitor1', 'POST', `/job_interviews/${first?.id}/accept`)
  expect(await unread('firmAdminA')).toContain('interview_accepted')
})
