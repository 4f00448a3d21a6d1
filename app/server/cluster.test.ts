import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { maybeOne } from '#platform/server/database/rows.ts'
import { type TestPlatform, testPlatform } from './testing/test-platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
beforeEach(() => platform.startAgain())
afterAll(() => platform.close())

type Who = Parameters<TestPlatform['call']>[0]
const send = async (who: Who, method: 'GET' | 'PUT', url: string, payload?: object) => {
  const answer = await platform.call(who, { method, url: `/api${url}`, payload })
  return { status: answer.statusCode, json: answer.body ? answer.json() : null }
}
const run = (query: ReturnType<typeof sql>) => query.execute(platform.services.database.kysely)
const cluster = () => `/users/back/${platform.seeded.people.clusterAdmin.id}/cluster`
type Parts = { halls?: number[]; stands?: number[]; firms?: number[] }
const assign = (parts: Parts, who: Who = 'organizer1', fair = platform.seeded.fairs.fair1) =>
  send(who, 'PUT', cluster(), { fair, halls: [], stands: [], firms: [], ...parts })
const ids = async (url: string): Promise<number[]> => {
  const { status, json } = await send('clusterAdmin', 'GET', url)
  expect(status, url).toBe(200)
  return json.map((one: { id: number }) => one.id).sort((a: number, b: number) => a - b)
}
/** Firms followed in a list of one's own, and hidden booths: what visitors do not see. */
const followed = async () => ({
  firms: await ids(`/firms/back/list?fair=${platform.seeded.fairs.fair1}`),
  hidden: (await send('clusterAdmin', 'GET', `/stands/${platform.seeded.stands.hidden}`)).status,
})

describe('a cluster admin', () => {
  it('follows the firms that are assigned, with all their stands in that fair', async () => {
    const { firms } = platform.seeded
    await assign({ firms: [firms.a] })
    expect(await followed()).toEqual({ firms: [firms.a], hidden: 404 })
    await assign({ firms: [firms.b] })
    expect(await followed()).toEqual({ firms: [firms.b], hidden: 200 })
  })

  it('sees a fair in preparation as soon as exhibitors there are assigned, and as long', async () => {
    const { fairs, firms } = platform.seeded
    await run(sql`update fair set fair_status_id = 1 where id = ${fairs.fair1}`)
    const seen = async () => ({
      listed: (await ids('/default-fairs')).includes(fairs.fair1),
      fair: (await send('clusterAdmin', 'GET', `/default-fairs/${fairs.fair1}`)).status,
      halls: (await send('clusterAdmin', 'GET', `/visit/halls?fair=${fairs.fair1}`)).json.length > 0,
    })
    const nothing = { listed: false, fair: 404, halls: false }
    await assign({})
    expect(await seen()).toEqual(nothing)
    await assign({ firms: [firms.a] })
    expect(await seen()).toEqual({ listed: true, fair: 200, halls: true })
    expect(await followed()).toEqual({ firms: [firms.a], hidden: 404 })
    const { id } = platform.seeded.people.clusterAdmin
    await run(sql`update fair_user set is_validated = 2 where user_id = ${id}`)
    expect(await seen()).toEqual(nothing)
    await run(sql`update fair_user set is_validated = 1 where user_id = ${id}`)
    await run(sql`update app_user set roles = array['ROLE_VISITOR'] where id = ${id}`)
    expect(await seen()).toEqual(nothing)
  })

  it('follows the firms that have a stand in an assigned hall, as long as it stands there', async () => {
    const { firms, halls, stands } = platform.seeded
    await run(
      sql`update stand set fair_hall_id = null, number = null where fair_id = ${platform.seeded.fairs.fair1}`,
    )
    await assign({ halls: [halls.one] })
    expect(await followed()).toEqual({ firms: [], hidden: 404 })
    await run(sql`update stand set fair_hall_id = ${halls.one}, number = 41 where id = ${stands.hidden}`)
    expect(await followed()).toEqual({ firms: [firms.b], hidden: 200 })
    expect((await send('clusterAdmin', 'GET', `/firms/${firms.b}`)).status).toBe(200)
    await run(sql`update stand set trashed_at = now() where id = ${stands.hidden}`)
    expect(await followed()).toEqual({ firms: [], hidden: 404 })
  })

  it('follows the firm of an assigned stand, and of its stands that one alone', async () => {
    const { firms, stands } = platform.seeded
    await assign({ stands: [stands.b] })
    expect(await followed()).toEqual({ firms: [firms.b], hidden: 404 })
    await assign({ stands: [stands.hidden] })
    expect(await followed()).toEqual({ firms: [firms.b], hidden: 200 })
  })

  it('follows nothing until something is assigned, and changes nothing of it', async () => {
    const { firms, stands } = platform.seeded
    await assign({})
    expect(await followed()).toEqual({ firms: [], hidden: 404 })
    await assign({ firms: [firms.b], stands: [stands.a] })
    for (const [url, body] of [
      [`/stands/${stands.a}`, { color: '#123456' }],
      [`/stands/${stands.hidden}`, { color: '#123456' }],
      [`/firms/${firms.b}`, { website: 'https://mine.test' }],
    ] as const)
      expect([403, 404], url).toContain((await send('clusterAdmin', 'PUT', url, body)).status)
  })

  it('sees the team of a firm whose stand is assigned as its own people do, and of others as visitors', async () => {
    const { firms, stands } = platform.seeded
    const mails = async (firm: number) =>
      (await send('clusterAdmin', 'GET', `/firms/${firm}/all-users`)).json.filter(
        (one: { email?: string }) => one.email,
      ).length
    await assign({ stands: [stands.b] })
    expect(await mails(firms.b)).toBeGreaterThan(0)
    expect(await mails(firms.a)).toBe(0)
  })

  it('keeps of a firm in two fairs what is of the fair in which it was assigned', async () => {
    const { firms, fairs } = platform.seeded
    await run(
      sql`insert into fair_firm (fair_id, firm_id, is_validated) values (${fairs.fair2}, ${firms.b}, 1)`,
    )
    const row = await maybeOne<{ id: number }>(platform.services.database.kysely)`
      insert into stand (fair_id, firm_id) values (${fairs.fair2}, ${firms.b}) returning id`
    await assign({ firms: [firms.b] })
    expect((await send('clusterAdmin', 'GET', `/stands/${row?.id}`)).status).toBe(404)
    expect(await ids(`/firms/back/list?fair=${fairs.fair2}`)).toEqual([])
    const { json } = await send('clusterAdmin', 'GET', '/fair_firms')
    expect(json.map((one: { fair: { id: number } }) => one.fair.id)).toEqual([fairs.fair1])
  })
})

describe('what is assigned', () => {
  it('is said by whoever runs that fair, of a cluster admin in it', async () => {
    const { firms, people, fairs } = platform.seeded
    for (const who of ['organizer1', 'superOrganizer', 'superAdmin'] as const) {
      expect((await assign({ firms: [firms.b] }, who)).status, who).toBe(204)
      const [seen] = (await send(who, 'GET', cluster())).json
      expect(seen.firms, who).toContainEqual({ id: firms.b, label: 'Firm B', isAssigned: true })
    }
    expect((await send('organizer2', 'GET', cluster())).status).toBe(404)
    expect((await assign({}, 'organizer2')).status).toBe(404)
    expect((await assign({}, 'organizer1', fairs.fair2)).status).toBe(404)
    expect((await assign({}, 'superAdmin', 999999)).status).toBe(404)
    for (const who of ['clusterAdmin', 'firmAdminB', 'visitor1'] as const) {
      expect((await send(who, 'GET', cluster())).status, who).toBe(403)
      expect((await assign({}, who)).status, who).toBe(403)
    }
    const other = `/users/back/${people.visitor1.id}/cluster`
    expect((await send('organizer1', 'GET', other)).status).toBe(404)
    const body = { fair: fairs.fair1, halls: [], stands: [], firms: [firms.b] }
    expect((await send('organizer1', 'PUT', other, body)).status).toBe(404)
    expect((await send('organizer1', 'PUT', '/users/back/999999/cluster', body)).status).toBe(404)
  })

  it('is of that fair: what belongs to another, or to none, is refused by name and changes nothing', async () => {
    const { firms, halls, stands } = platform.seeded
    await assign({ firms: [firms.b] })
    const refused = await assign({
      halls: [halls.two],
      stands: [stands.z, 999999],
      firms: [firms.a, firms.z],
    })
    expect([refused.status, refused.json.errors]).toEqual([
      422,
      { halls: ['relation_not_found'], stands: ['relation_not_found'], firms: ['relation_not_found'] },
    ])
    expect((await followed()).firms).toEqual([firms.b])
  })

  it('is written down', async () => {
    await assign({ firms: [platform.seeded.firms.b] })
    expect(
      (await run(sql`select 1 from audit_log where action = 'cluster' and resource = 'users'`)).rows,
    ).toHaveLength(1)
  })
})
