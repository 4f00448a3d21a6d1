import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { csvForm } from '#app/server/testing/csv-form.ts'
import { type TestPlatform, testPlatform } from '#app/server/testing/test-platform.ts'
import { many } from '#platform/server/database/rows.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
beforeEach(() => platform.startAgain())
afterAll(() => platform.close())

type Who = Parameters<TestPlatform['call']>[0]
const fair = () => platform.seeded.fairs.fair1
const db = () => platform.services.database.kysely
const inDays = (days: number) =>
  new Date(platform.services.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
const asked = () => ({ name: 'Ticket shop', scope: 'import', expiresOn: inDays(30) })
const make = (body: object = asked(), who: Who = 'organizer1', of = fair()) =>
  platform.call(who, { method: 'POST', url: `/api/fairs/${of}/integration_keys`, payload: body })
const made = async (body: object = asked(), who: Who = 'organizer1'): Promise<{ id: number; key: string }> =>
  (await make(body, who)).json()
const withKey = (key: string, method: 'GET' | 'POST', url: string, file?: string) =>
  platform.call(null, {
    method,
    url: `/api${url}`,
    ...(file && { payload: csvForm(file).payload }),
    headers: { authorization: `Bearer ${key}`, ...(file && csvForm(file).headers) },
  })
const list = 'hall,number,firm\nNef,1,Forge du Lac'
const importing = (key: string, of = fair()) => withKey(key, 'POST', `/fairs/${of}/import`, list)

describe('a key', () => {
  it('imports into its fair, as the documentation says', async () => {
    const { key } = await made()
    expect(key).toMatch(/^vk_[\w-]{43}$/)
    const answer = await importing(key)
    expect([answer.statusCode, answer.json().stands?.created]).toEqual([200, 1])
    const log = await many(
      db(),
    )`select 1 from audit_log where action = 'import' and user_id = ${platform.seeded.people.organizer1.id}`
    expect(log).toHaveLength(1)
  })

  it('exports with the scope for that, and imports nothing with it', async () => {
    const { key } = await made({ ...asked(), scope: 'export' })
    expect((await withKey(key, 'GET', `/firms/back/export?fair=${fair()}`)).statusCode).toBe(200)
    expect((await importing(key)).statusCode).toBe(403)
    const other = (await made()).key
    expect((await withKey(other, 'GET', `/firms/back/export?fair=${fair()}`)).statusCode).toBe(403)
  })

  it('is good for nothing else: no records, no account, no other keys', async () => {
    const { key } = await made()
    for (const url of [
      '/fairs',
      `/fairs/${fair()}`,
      '/users',
      '/user/detail',
      `/fairs/${fair()}/integration_keys`,
      '/default-fairs',
    ])
      expect([url, (await withKey(key, 'GET', url)).statusCode]).toEqual([url, 403])
  })

  it('reaches no other fair, whoever made it', async () => {
    const { key } = await made(asked(), 'superAdmin')
    expect((await importing(key, platform.seeded.fairs.fair2)).statusCode).toBe(404)
    const exports = (await made({ ...asked(), scope: 'export' }, 'superAdmin')).key
    const { body } = await withKey(exports, 'GET', '/firms/back/export')
    expect(body).not.toContain('Firm Z')
  })

  it('is kept as a hash, listed without itself, and says when it was used last', async () => {
    const { key } = await made()
    expect(JSON.stringify(await many(db())`select * from integration_key`)).not.toContain(key.slice(3, 20))
    const listed = async () =>
      (await platform.call('organizer1', { url: `/api/fairs/${fair()}/integration_keys` })).json()
    expect(await listed()).toMatchObject([{ name: 'Ticket shop', hint: key.slice(-4), lastUsedAt: null }])
    await importing(key)
    expect((await listed())[0].lastUsedAt).not.toBeNull()
    expect(JSON.stringify(await listed())).not.toContain(key.slice(0, 20))
  })
})

describe('a key ends', () => {
  it.each([
    [
      'when its day is over',
      `update integration_key set created_at = now() - interval '40 days', expires_at = now() - interval '1 minute'`,
    ],
    ['when whoever made it no longer runs the fair', `delete from fair_organizer`],
    [
      'when their account is closed',
      `update app_user set is_disabled = true where id = (select created_by_id from integration_key limit 1)`,
    ],
    ['when the fair is in the trash', `update fair set trashed_at = now(), fair_status_id = 1`],
  ])('%s', async (_, change) => {
    const { key } = await made()
    await sql.raw(change).execute(db())
    expect((await importing(key)).statusCode).toBe(401)
  })

  it('when it is revoked, by whoever runs the fair and nobody else', async () => {
    const { id, key } = await made()
    const revoke = (who: Who, of = fair()) =>
      platform.call(who, { method: 'DELETE', url: `/api/fairs/${of}/integration_keys/${id}` })
    expect((await revoke('visitor1')).statusCode).toBe(403)
    expect((await revoke('superAdmin', platform.seeded.fairs.fair2)).statusCode).toBe(404)
    expect((await revoke('superAdmin')).statusCode).toBe(204)
    expect((await importing(key)).statusCode).toBe(401)
    expect((await revoke('superAdmin')).statusCode).toBe(404)
  })

  it('and is good again when that is taken back at once, by whoever runs the fair, but not later', async () => {
    const { id, key } = await made()
    const path = `/api/fairs/${fair()}/integration_keys/${id}`
    const restore = async (who: Who, url = path) =>
      (await platform.call(who, { method: 'POST', url: `${url}/restore` })).statusCode
    expect(await restore('superAdmin')).toBe(404)
    await platform.call('superAdmin', { method: 'DELETE', url: path })
    expect(await restore('visitor1')).toBe(403)
    const elsewhere = `/api/fairs/${platform.seeded.fairs.fair2}/integration_keys/${id}`
    expect(await restore('superAdmin', elsewhere)).toBe(404)
    expect(await restore('superAdmin')).toBe(204)
    expect((await importing(key)).statusCode).not.toBe(401)
    await platform.call('superAdmin', { method: 'DELETE', url: path })
    await sql`update integration_key set revoked_at = now() - interval '2 minutes'`.execute(db())
    expect(await restore('superAdmin')).toBe(404)
    expect((await importing(key)).statusCode).toBe(401)
  })
})

it('of a fair there are twenty at most, however many are asked for at once', async () => {
  // Logs in once: a person has so many sessions, and thirty at once would end the first ones.
  await make()
  const answers = await Promise.all(Array.from({ length: 30 }, () => make()))
  expect(answers.every(({ statusCode }) => statusCode < 500)).toBe(true)
  for (let more = 0; more < 25; more++) await make()
  expect(await many(db())`select 1 from integration_key where fair_id = ${fair()}`).toHaveLength(20)
  expect((await make()).json()).toMatchObject({ message_code: 'limit_reached' })
})

it('is not made for other people’s fairs, without an end, or with one too far', async () => {
  expect((await make(asked(), 'organizer1', platform.seeded.fairs.fair2)).statusCode).toBe(404)
  expect((await make(asked(), 'visitor1')).statusCode).toBe(403)
  for (const expiresOn of [inDays(-2), inDays(800), undefined, 'never'])
    expect((await make({ ...asked(), expiresOn })).statusCode).toBe(422)
})
