import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestPlatform, testPlatform } from '../testing/test-platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

const post = (who: Parameters<TestPlatform['call']>[0], url: string, payload: object) =>
  platform.call(who, { method: 'POST', url: `/api${url}`, payload })

it('an organizer takes no firm of another fair into the own one, even where everybody may see it', async () => {
  const { fairs, firms } = platform.world
  expect((await platform.call('organizer2', { url: `/api/firms/${firms.a}` })).statusCode).toBe(200)
  expect((await post('organizer2', '/fair_firms', { fair: fairs.fair2, firm: firms.a })).statusCode).toBe(422)
  expect((await post('superAdmin', '/fair_firms', { fair: fairs.fair2, firm: firms.a })).statusCode).toBe(201)
})

it('an organizer who deletes a firm that is in another fair too takes it out of the own fair only', async () => {
  const { fairs, firms } = platform.world
  const removed = await platform.call('organizer2', { method: 'DELETE', url: `/api/firms/${firms.a}` })
  expect(removed.statusCode).toBe(204)
  const { rows } = await sql`
    select (select json_agg(fair_id) from fair_firm where firm_id = ${firms.a}) as fairs,
      (select count(*)::int from stand where firm_id = ${firms.a}) as stands`.execute(
    platform.services.database.kysely,
  )
  expect(rows).toEqual([{ fairs: [fairs.fair1], stands: 1 }])
})

it('a firm that is deleted from its only fair is gone', async () => {
  const { firms } = platform.world
  const removed = await platform.call('organizer2', { method: 'DELETE', url: `/api/firms/${firms.z}` })
  expect(removed.statusCode).toBe(204)
  expect((await platform.call('superAdmin', { url: `/api/firms/${firms.z}` })).statusCode).toBe(404)
})
