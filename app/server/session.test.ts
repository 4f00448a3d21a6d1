import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { many } from '#platform/server/database/rows.ts'
import { smallPassword } from '#seed/small.ts'
import { type TestPlatform, testPlatform } from './testing/test-platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

const login = (email: string, password = smallPassword, headers: Record<string, string> = {}) =>
  platform.app.inject({ method: 'POST', url: '/api/login', payload: { email, password }, headers })
const refresh = (refresh_token: string) =>
  platform.app.inject({ method: 'POST', url: '/api/token/refresh', payload: { refresh_token } })
const detail = (token: string) =>
  platform.app.inject({ url: '/api/user/detail', headers: { authorization: `Bearer ${token}` } })

describe('logging in', () => {
  it('answers a token, a refresh token and the person', async () => {
    const answer = await login('visitor2@small.test')
    expect(answer.statusCode).toBe(200)
    expect(Object.keys(answer.json()).sort()).toEqual(['refresh_token', 'token', 'user'])
    expect((await detail(answer.json().token)).json()).toMatchObject({
      email: 'visitor2@small.test',
      roles: ['ROLE_VISITOR'],
      audiences: ['visitor'],
    })
  })

  it('says the same of a wrong password and of an unknown address', async () => {
    const [wrong, unknown] = await Promise.all([
      login('press@small.test', 'Wrong-2026!'),
      login('nobody@small.test'),
    ])
    expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401])
    expect(wrong.json()).toEqual(unknown.json())
    expect(wrong.json().message_code).toBe('credentials')
  })

  it.each(['x', ' ', 'visitor1', 'visitor1@small', 'visitor1@small.test,press@small.test'])(
    'refuses “%s”, which is no address, by its field',
    async email => {
      const answer = await login(email, 'Wrong-2026!')
      expect([answer.statusCode, answer.json().errors]).toEqual([422, { email: ['email_invalid'] }])
    },
  )

  it('refuses the sixth failure of one account for a while, also with the right password, and nobody else', async () => {
    for (let time = 0; time < 5; time += 1)
      expect(
        (await login('visitor9@small.test', 'Wrong-2026!', { 'x-forwarded-for': `10.0.0.${time}` }))
          .statusCode,
      ).toBe(401)
    const blocked = await login('visitor9@small.test')
    expect(blocked.statusCode).toBe(429)
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(0)
    expect((await login('visitor1@small.test')).statusCode).toBe(200)
  })

  it('keeps the refresh token out of the answer for our own pages', async () => {
    const answer = await login('visitor1@small.test', smallPassword, {
      'x-auth-mode': 'cookie',
      host: 'localhost:3000',
      origin: 'http://localhost:3000',
    })
    expect(answer.json().refresh_token).toBe('cookie')
    const cookie = String(answer.headers['set-cookie'])
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Strict/)
    expect(cookie).toMatch(/Path=\/api\/token/)
  })

  it('refuses another site in cookie mode', async () => {
    expect(
      (
        await login('visitor1@small.test', smallPassword, {
          'x-auth-mode': 'cookie',
          origin: 'https://evil.example',
        })
      ).statusCode,
    ).toBe(403)
  })
})

describe('tokens', () => {
  it.each([
    ['no algorithm', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'],
    [
      'another key',
      'eyJhbGciOiJIUzI1NiIsInR5cCI6ImF0K2p3dCJ9.eyJzdWIiOiIxIiwiYXVkIjoiYXBpIn0.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    ],
    ['no token at all', 'x.y.z'],
    ['nothing', ''],
  ])('are refused with %s', async (_what, token) => {
    expect((await detail(token)).statusCode).toBe(401)
  })

  it.each([
    ['nothing is sent', {}],
    ['JSON is named and nothing is sent', { headers: { 'content-type': 'application/json' }, payload: '' }],
    ['an empty object is sent', { payload: {} }],
  ])(
    'end with the session where %s',
    async (_what, sent: { headers?: object; payload?: string | object }) => {
      const { token, refresh_token } = (await login('speaker@small.test')).json()
      const answer = await platform.app.inject({
        method: 'POST',
        url: '/api/logout',
        ...sent,
        headers: { ...sent.headers, authorization: `Bearer ${token}` },
      })
      expect(answer.statusCode).toBe(204)
      expect((await detail(token)).statusCode).toBe(401)
      expect((await refresh(refresh_token)).statusCode).toBe(401)
    },
  )

  it('of a disabled person are refused at once', async () => {
    const { token } = (await login('press@small.test')).json()
    await platform.services.database.kysely
      .updateTable('app_user')
      .set({ is_disabled: true })
      .where('email', '=', 'press@small.test')
      .execute()
    expect((await detail(token)).statusCode).toBe(401)
  })
})

describe('refreshing', () => {
  it('without end writes nothing beyond sixty renewals an hour, and logs nobody out', async () => {
    const { token, refresh_token } = (await login('moderator@small.test')).json()
    const { kysely } = platform.services.database
    let current: string = refresh_token
    for (let time = 0; time < 70; time += 1) {
      const answer = await refresh(current)
      expect(answer.statusCode, `${time}`).toBe(200)
      current = answer.json().refresh_token
    }
    const rows = await many<{ tokens: number }>(kysely)`
      select count(*)::int as tokens from refresh_token r join session s on s.id = r.session_id join app_user u on u.id = s.user_id
      where u.email = 'moderator@small.test' and s.revoked_at is null`
    expect(rows).toEqual([{ tokens: 61 }])
    expect((await detail(token)).statusCode).toBe(200)
  })

  it('gives parallel requests with one token the same successor', async () => {
    const { refresh_token } = (await login('clusteradmin@small.test')).json()
    const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(refresh_token)))
    expect(new Set(answers.map(answer => answer.statusCode))).toEqual(new Set([200]))
    expect(new Set(answers.map(answer => answer.json().refresh_token)).size).toBe(1)
    const rows = await many(platform.services.database.kysely)`
      select count(*)::int as live from refresh_token r join session s on s.id = r.session_id
      where s.user_id = ${platform.seeded.people.clusterAdmin.id} and r.used_at is null`
    expect(rows).toEqual([{ live: 1 }])
  })

  it('ends with the days of the session, however new the token is', async () => {
    const { refresh_token } = (await login('visitor2@small.test')).json()
    const next = (await refresh(refresh_token)).json().refresh_token
    await sql`
      update session set expires_at = now() - interval '1 second'
      where user_id = ${platform.seeded.people.visitor2.id}`.execute(platform.services.database.kysely)
    expect((await refresh(next)).statusCode).toBe(401)
  })

  it('ends the whole session when a token comes back that was replaced before the last one', async () => {
    const first = (await login('firmadminb@small.test')).json().refresh_token
    const second = (await refresh(first)).json().refresh_token
    const third = (await refresh(second)).json().refresh_token
    expect((await refresh(first)).statusCode).toBe(401)
    expect((await refresh(third)).statusCode).toBe(401)
    const rows = await many(platform.services.database.kysely)`
      select user_id from audit_log where action = 'refresh_reuse'`
    expect(rows).toEqual([{ user_id: platform.seeded.people.firmAdminB.id }])
  })

  it('whose answer was lost gives the same successor a minute later, but neither late nor once that was used', async () => {
    const { kysely } = platform.services.database
    const replacedSince = (seconds: number) =>
      sql`
      update refresh_token r set used_at = now() - make_interval(secs => ${seconds}) from session s
      where s.id = r.session_id and s.user_id = ${platform.seeded.people.clusterAdmin.id}
        and r.used_at is not null`.execute(kysely)
    const first = (await login('clusteradmin@small.test')).json().refresh_token
    const second = (await refresh(first)).json().refresh_token
    await replacedSince(60)
    const again = await refresh(first)
    expect([again.statusCode, again.json().refresh_token]).toEqual([200, second])
    const third = (await refresh(second)).json().refresh_token
    await replacedSince(60)
    expect((await refresh(first)).statusCode).toBe(401)
    expect((await refresh(third)).statusCode).toBe(401)

    const lost = (await login('clusteradmin@small.test')).json().refresh_token
    const unused = (await refresh(lost)).json().refresh_token
    await replacedSince(301)
    expect((await refresh(lost)).statusCode).toBe(401)
    expect((await refresh(unused)).statusCode).toBe(401)
  })
})
