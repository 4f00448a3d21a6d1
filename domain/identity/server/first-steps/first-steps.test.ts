import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type TestPlatform, testPlatform } from '#app/server/testing/test-platform.ts'

type Who = keyof TestPlatform['seeded']['people']

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
beforeEach(() => platform.startAgain())
afterAll(() => platform.close())

const url = (who: Who) => `/api/users/${platform.seeded.people[who].id}/first_steps`
const read = (who: Who | null, of: Who) => platform.call(who, { method: 'GET', url: url(of) })
const putAway = (who: Who | null, of: Who, payload: object) =>
  platform.call(who, { method: 'PUT', url: url(of), payload })

it('first steps that somebody has put away stay away, those of another role do not', async () => {
  expect((await read('organizer1', 'organizer1')).json()).toEqual({ dismissed: [] })
  for (const _ of [1, 2])
    expect((await putAway('organizer1', 'organizer1', { role: 'organizer' })).statusCode).toBe(204)
  expect((await read('organizer1', 'organizer1')).json()).toEqual({ dismissed: ['organizer'] })
  expect((await read('visitor1', 'visitor1')).json()).toEqual({ dismissed: [] })
})

it('the same press fifty times at once is one, and none of them fails', async () => {
  // Logged in once: of one account ten sessions are kept.
  expect((await read('visitor1', 'visitor1')).json()).toEqual({ dismissed: [] })
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => putAway('visitor1', 'visitor1', { role: 'visitor' })),
  )
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204]))
  expect((await read('visitor1', 'visitor1')).json()).toEqual({ dismissed: ['visitor'] })
})

it('they are read and put away by the person alone', async () => {
  for (const who of ['organizer1', 'superAdmin'] as const) {
    expect((await read(who, 'visitor1')).statusCode).toBe(403)
    expect((await putAway(who, 'visitor1', { role: 'visitor' })).statusCode).toBe(403)
  }
  expect((await read(null, 'visitor1')).statusCode).toBe(401)
  expect((await putAway(null, 'visitor1', { role: 'visitor' })).statusCode).toBe(401)
  expect((await read('visitor1', 'visitor1')).json()).toEqual({ dismissed: [] })
})

it.each([{}, { role: 'superAdmin' }, { role: ['visitor'] }, { role: 'visitor', userId: 1 }])(
  '%j is no role whose first steps there are',
  async body => expect((await putAway('visitor1', 'visitor1', body)).statusCode).toBe(422),
)
