import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestPlatform, testPlatform } from '#app/server/testing/test-platform.ts'
import { many } from '#platform/server/database/rows.ts'
import { inGroups } from '../../contract/badge/code.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
beforeEach(() => platform.startAgain())
afterAll(() => platform.close())

type Who = Parameters<TestPlatform['call']>[0]
const db = () => platform.services.database.kysely
const send = async (who: Who, method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
  const answer = await platform.call(who, { method, url: `/api${path}`, ...(payload && { payload }) })
  return { status: answer.statusCode, json: answer.body ? answer.json() : null }
}
const fair = () => platform.seeded.fairs.fair1
const badge = async (who: Who = 'visitor1', of = fair()): Promise<string> =>
  (await send(who, 'GET', `/user/badge?fair=${of}`)).json.code
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const scan = (code: string, more: object = {}, who: Who = 'contactA') =>
  send(who, 'POST', '/leads/scan', {
    code,
    stand: platform.seeded.stands.a,
    at: new Date().toISOString(),
    uuid: randomUUID(),
    ...more,
  })
const takeBack = (firm: number) => send('visitor1', 'PUT', '/consents', { fair: fair(), firm, card: false })
const told = () => many<{ user: number; params: object }>(db())`
  select user_id as "user", params from notification where kind = 'badge_scanned' order by id`
const holds = async () =>
  (await send('visitor1', 'GET', `/user/badge/scans?fair=${fair()}`)).json.map(
    (one: { firm: { id: number } }) => one.firm.id,
  )

describe('a badge', () => {
  it('is the same each time it is shown, another in another fair and once it is renewed, and kept as a hash', async () => {
    const code = await badge()
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/)
    const answers = await Promise.all(Array.from({ length: 10 }, () => badge()))
    expect(new Set([code, ...answers]).size).toBe(1)
    expect(
      JSON.stringify(await many(db())`select encode(hash, 'escape') as hash, b.* from badge b`),
    ).not.toContain(code.slice(0, 8))
    const { json } = await send('visitor1', 'POST', '/user/badge/renew', { fair: fair() })
    expect(json.code).not.toBe(code)
    expect(await badge()).toBe(json.code)
    expect((await scan(code)).json.message_code).toBe('badge_unknown')
    expect((await scan(json.code)).status).toBe(201)
  })

  it('is for those alone whom the fair has let in', async () => {
    const status = async (who: Who, of: number) => (await send(who, 'GET', `/user/badge?fair=${of}`)).status
    expect(await status(null, fair())).toBe(401)
    expect(await status('visitor1', platform.seeded.fairs.fair2)).toBe(404)
    await sql`update fair_user set is_validated = 0 where user_id = ${platform.seeded.people.visitor1.id}`.execute(
      db(),
    )
    expect(await status('visitor1', fair())).toBe(404)
  })

  it('is good again where the secret of the installation has changed, once it is shown', async () => {
    await badge()
    await sql`update badge set hash = sha256('of another secret')`.execute(db())
    expect((await scan(await badge())).status).toBe(201)
  })
})

describe('a scan', () => {
  it('hands the card to the firm, as it is typed too; the person is told at once and takes it back', async () => {
    const code = await badge()
    const { firms, people } = platform.seeded
    const { status, json } = await scan(inGroups(code).toLowerCase(), { note: 'Asks for a quote' })
    expect([status, json.isNew, json.person]).toEqual([
      201,
      true,
      expect.objectContaining({ id: people.visitor1.id, firstName: 'visitor1' }),
    ])
    expect(await told()).toEqual([{ user: people.visitor1.id, params: { firm: 'Firm A' } }])
    expect(await holds()).toEqual([firms.a])
    const shown = async (last: number, who?: 'standAdminA') =>
      (await send(who ?? 'contactA', 'GET', `/leads/scans?stand=${platform.seeded.stands.a}&last=${last}`))
        .json.last
    expect(await shown(json.id)).toMatchObject({ id: people.visitor1.id })
    expect(await shown(json.id, 'standAdminA')).toBeNull()
    const leads = () => many<{ withdrawn: boolean; kinds: string[] }>(db())`
      select l.withdrawn_at is not null as withdrawn, array(select kind from lead_evidence e where e.firm_id = l.firm_id
        and e.fair_id = l.fair_id and e.user_id = l.user_id) as kinds from lead l`
    expect(await leads()).toEqual([{ withdrawn: false, kinds: ['scan'] }])
    await takeBack(firms.b)
    expect(await holds()).toEqual([firms.a])
    await takeBack(firms.a)
    expect([await holds(), await leads()]).toEqual([[], [{ withdrawn: true, kinds: [] }]])
    const listed = (await send('contactA', 'GET', `/leads/scans?stand=${platform.seeded.stands.a}`)).json
    expect(listed.scans).toMatchObject([{ person: null, note: '' }])
    expect(await shown(json.id)).toBeNull()
    expect(JSON.stringify(listed)).not.toContain('visitor1')
  })

  it('is nobody else’s once its booth is another firm’s', async () => {
    const { firms, stands, people } = platform.seeded
    const { json } = await scan(await badge(), { note: 'Asks for a quote' })
    await sql`update stand set firm_id = ${firms.b} where id = ${stands.a}`.execute(db())
    await sql`insert into stand_contact (stand_id, user_id) values (${stands.a}, ${people.contactB.id})`.execute(
      db(),
    )
    const { json: seen } = await send('contactB', 'GET', `/leads/scans?stand=${stands.a}&last=${json.id}`)
    expect(seen).toMatchObject({ scans: [], last: null })
  })

  it('that was made before the card was taken back brings it back to nobody, and a later one does', async () => {
    const code = await badge()
    const uuid = randomUUID()
    await scan(code, { uuid })
    await takeBack(platform.seeded.firms.a)
    expect((await scan(code, { uuid })).status).toBe(404)
    expect((await scan(code, { at: minutesAgo(5) }, 'standAdminA')).status).toBe(404)
    expect(await holds()).toEqual([])
    expect((await scan(code)).status).toBe(201)
    expect(await holds()).toEqual([platform.seeded.firms.a])
  })

  it('that was made before its person left the contacts of the firm, who never had their card, brings them back to nobody', async () => {
    const { firms, people } = platform.seeded
    const code = await badge()
    // Somebody who wrote or called.
    await sql`insert into lead (fair_id, firm_id, user_id) values (${fair()}, ${firms.a}, ${people.visitor1.id})`.execute(
      db(),
    )
    expect((await takeBack(firms.a)).status).toBe(200)
    expect((await scan(code, { at: minutesAgo(5) })).status).toBe(404)
    expect(await holds()).toEqual([])
    expect((await scan(code)).status).toBe(201)
  })

  it('arrives once, however often it is sent and by how many at once; the last note stays', async () => {
    const code = await badge()
    const uuid = randomUUID()
    await platform.as('contactA')
    const at = minutesAgo(0)
    const answers = await Promise.all(Array.from({ length: 20 }, () => scan(code, { uuid, at })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(answers.filter(({ json }) => json.isNew)).toHaveLength(1)
    await scan(code, { uuid, note: 'Second thought' })
    await scan(code, {}, 'standAdminA')
    expect(await told()).toHaveLength(1)
    const rows = (await send('contactA', 'GET', `/leads/scans?stand=${platform.seeded.stands.a}`)).json.scans
    expect(rows.map((one: { isOwn: boolean; note: string }) => [one.isOwn, one.note]).sort()).toEqual([
      [false, ''],
      [true, 'Second thought'],
    ])
  })

  it('of a wrong, foreign or old code, of a colleague, of somebody who was let out: all are refused alike', async () => {
    const { people, fairs } = platform.seeded
    const code = await badge()
    const refused = async (badgeCode: string) => {
      const { status, json } = await scan(badgeCode)
      return [status, json.message_code, json.message]
    }
    const first = await refused('0'.repeat(26))
    expect(first.slice(0, 2)).toEqual([404, 'badge_unknown'])
    expect(await refused('hello')).toEqual(first)
    expect(await refused(await badge('firmAdminA'))).toEqual(first)
    expect(await refused(await badge('visitor9', fairs.fair2))).toEqual(first)
    await sql`update fair_user set is_validated = 2 where user_id = ${people.visitor1.id}`.execute(db())
    expect(await refused(code)).toEqual(first)
    expect(await told()).toEqual([])
  })

  it('is made on a stand where one works, in its fair', async () => {
    const code = await badge()
    const { stands } = platform.seeded
    for (const [who, stand] of [
      ['contactB', stands.a],
      ['contactA', stands.b],
      ['organizer1', stands.a],
      ['visitor2', stands.a],
    ] as const) {
      expect([who, (await scan(code, { stand }, who)).status]).toEqual([who, 404])
      expect([who, (await send(who, 'GET', `/leads/scans?stand=${stand}`)).status]).toEqual([who, 404])
    }
    expect((await scan(code, { at: minutesAgo(8 * 24 * 60) })).status).toBe(422)
    expect(await holds()).toEqual([])
  })

  it('cannot be found by trying, and whoever scans badges that are some goes on', async () => {
    const code = await badge()
    for (let at = 0; at < 40; at += 1) expect((await scan(code, {}, 'standAdminA')).status).toBe(201)
    const statuses = []
    for (let at = 0; at < 32; at += 1) statuses.push((await scan('0'.repeat(26))).status)
    expect([statuses[0], statuses[29], statuses[30]]).toEqual([404, 404, 429])
    expect((await scan(code)).status).toBe(429)
  })
})
