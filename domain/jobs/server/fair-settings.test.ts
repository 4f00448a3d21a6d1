import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type JobsFixture, jobsFixture } from '#app/server/testing/jobs-fixture.ts'
import type { JobSettings } from '../contract/fair-settings.ts'

let c: JobsFixture
let settings: string
beforeAll(async () => {
  c = await jobsFixture()
  settings = `/fairs/${c.seeded.fairs.fair1}/jobs/settings`
})
beforeEach(() => c.platform.startAgain())
afterAll(() => c.platform.close())

const chosen: JobSettings = {
  answerDays: 9,
  isAnswerPromised: false,
  anonymousFirst: 'default',
  isUsingLibrary: false,
  isTakingApplicationsAfter: true,
  keepingMonths: 6,
}
const write = (body: object) => c.send('organizer1', 'PUT', settings, body)

describe('how a fair keeps its applications', () => {
  it('is said by who runs it, one by one or all together, within its bounds', async () => {
    expect((await write({ answerDays: 21 })).json()).toMatchObject({ answerDays: 21, keepingMonths: 3 })
    expect((await write(chosen)).json()).toEqual(chosen)
    for (const body of [
      { answerDays: 0 },
      { answerDays: 31 },
      { keepingMonths: 25 },
      { anonymousFirst: 'x' },
    ])
      expect((await write(body)).statusCode).toBe(422)
    expect(await c.get('organizer1', settings)).toEqual(chosen)
    for (const who of ['visitor1', 'firmAdminA', 'organizer2'] as const)
      expect([403, 404]).toContain((await c.send(who, 'GET', settings)).statusCode)
  })

  it('goes along to a fair made after it; its offers and applications do not', async () => {
    await write(chosen)
    await c.applied('visitor1', (await c.offer()).id)
    const made = await c.send('superAdmin', 'POST', `/fairs/${c.seeded.fairs.fair1}/duplicate`, {
      name: 'Salon suivant',
      homepage: 'salon-suivant',
      withExhibitors: true,
    })
    expect(made.statusCode, made.body).toBe(201)
    const { id } = made.json()
    expect(await c.get('superAdmin', `/fairs/${id}/jobs/settings`)).toEqual(chosen)
    expect(await c.get('superAdmin', `/jobs/own?fair=${id}`)).toEqual([])
    expect(await c.get('superAdmin', `/jobs/own?fair=${c.seeded.fairs.fair1}`)).toHaveLength(1)
    expect(await c.get('superAdmin', `/fairs/${id}/jobs/answers`)).toEqual([])
  })
})
