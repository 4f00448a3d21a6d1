import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type JobsFixture, jobsFixture } from '#app/server/testing/jobs-fixture.ts'
import type { DashboardData } from '#platform/contract/dashboard.ts'

let c: JobsFixture
beforeAll(async () => {
  c = await jobsFixture()
})
beforeEach(async () => {
  await c.platform.startAgain()
  c.inDays(0)
})
afterAll(() => c.platform.close())

const dashboard = () => c.get<DashboardData>('organizer1', `/fairs/${c.seeded.fairs.fair1}/dashboard`)

it('whoever runs a fair sees how many applied today, and how many of these are read', async () => {
  const { id: job } = await c.offer()
  const { id } = await c.applied('visitor1', job)
  const withdrawn = await c.applied('visitor2', job)
  await c.send('visitor2', 'POST', `/job_solicitations/${withdrawn.id}/withdraw`)
  expect((await dashboard()).applications).toMatchObject({ total: 1, today: 1, read: 0 })
  await c.send('firmAdminA', 'POST', `/job_solicitations/${id}/open`, {})
  expect((await dashboard()).applications).toMatchObject({ total: 1, today: 1, read: 1 })
  c.inDays(2)
  expect((await dashboard()).applications).toMatchObject({ total: 1, today: 0, read: 0 })
  await c.setFair(sql`is_using_job_module = false`)
  expect((await dashboard()).applications.total).toBe(0)
})

it('an exhibitor stands among those who owe an answer from the day that was promised until it is given', async () => {
  const { id } = await c.applied('visitor1', (await c.offer()).id)
  expect((await dashboard()).applications).toMatchObject({ overdue: 0, firms: [] })
  c.inDays(20)
  expect((await dashboard()).applications).toMatchObject({
    overdue: 1,
    firms: [{ id: c.seeded.firms.a, overdue: 1 }],
  })
  const answered = await c.send('firmAdminA', 'PUT', `/job_solicitations/${id}`, {
    status: 5,
    answer: 'Merci',
  })
  expect(answered.statusCode, answered.body).toBe(200)
  expect((await dashboard()).applications).toMatchObject({ overdue: 0, firms: [] })
})
