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

it('a filter gives no signal of what is hidden: neither of memberships elsewhere nor of hidden stands', async () => {
  const { fairs, firms, stands } = platform.world
  const { kysely } = platform.services.database
  const ids = async (who: Parameters<TestPlatform['call']>[0], query: string) =>
    (await platform.call(who, { url: `/api/firms?${query}` })).json().map((one: { id: number }) => one.id)
  await sql`insert into fair_firm (fair_id, firm_id) values (${fairs.fair2}, ${firms.b})`.execute(kysely)
  expect(await ids('organizer1', `fairFirms.fair=${fairs.fair2}`)).toEqual([])
  expect(await ids('visitor1', 'fairFirms.isValidated=0')).toEqual([])
  expect(await ids('organizer1', `fairFirms.fair=${fairs.fair1}`)).toContain(firms.b)
  await sql`delete from stand where id = ${stands.b}`.execute(kysely)
  expect(await ids('visitor1', 'exists[stands]=true')).not.toContain(firms.b)
  expect(await ids('organizer1', 'exists[stands]=true')).toContain(firms.b)
})

it('of two who write on the same version the later one is told, on every resource that keeps versions', async () => {
  const { firms, stands, fairs, halls, people } = platform.world
  for (const url of [
    `firms/${firms.b}`,
    `stands/${stands.a}`,
    `fairs/${fairs.fair1}`,
    `fair_halls/${halls.one}`,
    `users/${people.visitor1.id}`,
  ]) {
    const { headers } = await platform.call('superAdmin', { url: `/api/${url}` })
    const write = () =>
      platform.call('superAdmin', {
        method: 'PUT',
        url: `/api/${url}`,
        headers: { 'if-match': String(headers.etag) },
        payload: {},
      })
    expect([(await write()).statusCode, (await write()).statusCode], url).toEqual([200, 412])
  }
})
