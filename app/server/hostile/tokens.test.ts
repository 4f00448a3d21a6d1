import { randomUUID } from 'node:crypto'
import { SignJWT, UnsecuredJWT } from 'jose'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keyFor } from '#domain/identity/server/sessions/access-token.ts'
import { mailsTo } from '#domain/identity/server/testing/read-mails.ts'
import { smallPassword } from '#seed/small.ts'
import { type TestPlatform, testPlatform } from '../testing/test-platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  platform.app.inject({ method: 'POST', url: `/api${url}`, payload, headers })
const logIn = async (email: string) =>
  (await post('/login', { email, password: smallPassword })).json() as {
    token: string
    refresh_token: string
  }
const withBearer = (token: string, url = '/user/detail') =>
  platform.app.inject({ url: `/api${url}`, headers: { authorization: `Bearer ${token}` } })

describe('a forged token', () => {
  const minute = 60
  const now = () => Math.floor(Date.now() / 1000)
  const key = () => keyFor(platform.services.settings.APP_SECRET, 'access-token')
  const claims = () => ({ sub: '1', sid: randomUUID(), av: 0, iss: 'verriere', aud: 'api' })
  const forged: [string, () => Promise<string> | string][] = [
    ['without a signature', () => new UnsecuredJWT({ sid: randomUUID(), av: 0 }).setSubject('1').encode()],
    [
      'signed with a key of their own',
      () => sign({}, {}, new TextEncoder().encode('0123456789abcdef0123456789abcdef')),
    ],
    [
      'signed with the key of another purpose',
      () => sign({}, {}, keyFor(platform.services.settings.APP_SECRET, 'captcha')),
    ],
    ['of another algorithm', () => sign({ alg: 'HS512' })],
    ['of another type', () => sign({ typ: 'JWT' })],
    ['with a key to fetch', () => sign({ jku: 'http://127.0.0.1/keys', kid: '../../dev/null' })],
    ['with a key in it', () => sign({ jwk: { kty: 'oct', k: 'AAAA' } })],
    ['that is over', () => sign({}, { exp: now() - 5 * minute })],
    ['that is not yet', () => sign({}, { nbf: now() + 5 * minute })],
    ['for somebody else to read', () => sign({}, { aud: 'hub' })],
    ['of another issuer', () => sign({}, { iss: 'elsewhere' })],
    ['of a session that never was', () => sign({})],
    ['of nobody', () => sign({}, { sub: '0' })],
    ['of a session that is text', () => sign({}, { sid: "' or 1=1 --" })],
  ]

  const sign = (
    header: Record<string, unknown>,
    changed: Record<string, unknown> = {},
    by: Uint8Array = key(),
  ) =>
    new SignJWT({ ...claims(), iat: now(), exp: now() + minute, ...changed })
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...header })
      .sign(by)

  it.each(forged)('%s is refused', async (_what, make) => {
    const token = await make()
    for (const url of ['/user/detail', '/fairs', '/users/1'])
      expect((await withBearer(token, url)).statusCode).toBe(401)
  })

  it('is not saved by a critical header that nobody knows', async () => {
    const [, payload, signature] = (await sign({})).split('.')
    const header = Buffer.from('{"alg":"HS256","typ":"at+jwt","crit":["x"],"x":1}').toString('base64url')
    expect((await withBearer(`${header}.${payload}.${signature}`)).statusCode).toBe(401)
  })
})

describe('a token', () => {
  it('to ask with is none to refresh with, nor the reverse', async () => {
    const { token, refresh_token } = await logIn('visitor1@small.test')
    expect((await withBearer(refresh_token)).statusCode).toBe(401)
    expect((await post('/token/refresh', { refresh_token: token.slice(0, 200) })).statusCode).toBe(401)
    expect((await post('/token/refresh', { refresh_token: 'cookie' })).statusCode).toBe(401)
  })

  it('in the address is no token', async () => {
    const { token } = await logIn('visitor1@small.test')
    for (const name of ['access_token', 'authorization', 'token'])
      expect((await platform.app.inject({ url: `/api/user/sessions?${name}=${token}` })).statusCode).not.toBe(
        200,
      )
  })
})

describe('a right that is taken away', () => {
  const run = (query: ReturnType<typeof sql>) => query.execute(platform.services.database.kysely)

  it('is gone with the next request: a person who is no longer validated', async () => {
    const { token } = await logIn('organizer1@small.test')
    const { organizer1 } = platform.seeded.people
    expect((await withBearer(token, `/fairs/${platform.seeded.fairs.fair1}/plan`)).statusCode).toBe(200)
    await run(sql`update app_user set is_validated = 0 where id = ${organizer1.id}`)
    expect((await withBearer(token, `/fairs/${platform.seeded.fairs.fair1}/plan`)).statusCode).toBe(403)
    expect((await withBearer(token)).statusCode).toBe(200)
    await run(sql`update app_user set is_validated = 1 where id = ${organizer1.id}`)
  })

  it('is gone with the next request: a membership that is refused, a fair that is run by others', async () => {
    const { visitor9, organizer2 } = platform.seeded.people
    const seen = async (token: string) => (await withBearer(token, '/stands')).json().length as number
    const visitor = await logIn('visitor9@small.test')
    const before = await seen(visitor.token)
    await run(sql`update fair_user set is_validated = 2 where user_id = ${visitor9.id}`)
    expect(await seen(visitor.token)).toBeLessThan(before)
    const { firmAdminZ } = platform.seeded.people
    const exhibitor = await logIn('firmadminz@small.test')
    const halls = `/visit/halls?fair=${platform.seeded.fairs.fair2}`
    expect((await withBearer(exhibitor.token, halls)).json()).toHaveLength(1)
    await run(sql`
      insert into fair_user (fair_id, user_id, is_validated) values (${platform.seeded.fairs.fair2}, ${firmAdminZ.id}, 2)
      on conflict (fair_id, user_id) do update set is_validated = 2`)
    expect((await withBearer(exhibitor.token, halls)).json()).toEqual([])
    const organizer = await logIn('organizer2@small.test')
    const plan = `/fairs/${platform.seeded.fairs.fair2}/plan`
    expect((await withBearer(organizer.token, plan)).statusCode).toBe(200)
    await run(sql`delete from fair_organizer where user_id = ${organizer2.id}`)
    expect((await withBearer(organizer.token, plan)).statusCode).toBe(404)
  })

  it('is gone with the next request: an account that is deleted', async () => {
    const { token, refresh_token } = await logIn('moderator@small.test')
    await run(sql`delete from app_user where email = 'moderator@small.test'`)
    expect((await withBearer(token)).statusCode).toBe(401)
    expect((await post('/token/refresh', { refresh_token })).statusCode).toBe(401)
  })
})

describe('whoever guesses', () => {
  it('is stopped by where they come from, whatever they pretend', async () => {
    const own = await testPlatform({ LOGIN_FAILURES_PER_ADDRESS: '30' })
    const statuses: number[] = []
    for (let time = 0; time < 31; time += 1) {
      const answer = await own.app.inject({
        method: 'POST',
        url: '/api/login',
        headers: {
          'x-forwarded-for': `10.0.0.${time}`,
          'x-real-ip': `10.0.1.${time}`,
          forwarded: `for=10.1.1.${time}`,
        },
        payload: { email: `nobody${time}@small.test`, password: 'Wrong-2026!', email2: `x${time}` },
      })
      statuses.push(answer.statusCode)
    }
    await own.close()
    expect(new Set(statuses.slice(0, 30))).toEqual(new Set([401]))
    expect(statuses[30]).toBe(429)
  })

  it('is stopped at so many passwords also with all of them at once, from all of one /64', async () => {
    const own = await testPlatform({ LOGIN_FAILURES_PER_ADDRESS: '30' })
    const answers = await Promise.all(
      Array.from({ length: 45 }, (_, time) =>
        own.app.inject({
          method: 'POST',
          url: '/api/login',
          remoteAddress: `2001:db8:0:7::${time.toString(16)}`,
          payload: { email: `nobody${time}@small.test`, password: 'Wrong-2026!' },
        }),
      ),
    )
    await own.close()
    const statuses = answers.map(answer => answer.statusCode)
    expect(statuses.filter(status => status === 401)).toHaveLength(30)
    expect(statuses.filter(status => status === 429)).toHaveLength(15)
  })

  it('keeps nobody out who comes from the same address, as in a hall of which some mistype and all come at once', async () => {
    const own = await testPlatform()
    const login = (email: string, password: string) =>
      own.app.inject({ method: 'POST', url: '/api/login', payload: { email, password } })
    const [others, ...known] = await Promise.all([
      Promise.all(Array.from({ length: 60 }, (_, n) => login(`mistyped${n}@small.test`, 'Wrong-2026!'))),
      ...['visitor1', 'visitor2', 'press'].map(name => login(`${name}@small.test`, smallPassword)),
    ])
    await own.close()
    expect(new Set(others.map(answer => answer.statusCode))).toEqual(new Set([401]))
    expect(known.map(answer => answer.statusCode)).toEqual([200, 200, 200])
  })

  it('uses up no tries of their neighbours by logging in', async () => {
    const own = await testPlatform()
    const statuses: number[] = []
    for (let time = 0; time < 35; time += 1) {
      const answer = await own.app.inject({
        method: 'POST',
        url: '/api/login',
        payload: { email: 'visitor1@small.test', password: smallPassword },
      })
      statuses.push(answer.statusCode)
    }
    await own.close()
    expect(new Set(statuses)).toEqual(new Set([200]))
  })

  it('gets no link to a place of theirs by pretending to be the server', async () => {
    await post(
      '/password/forgot',
      { email: 'press@small.test' },
      {
        host: 'evil.test',
        'x-forwarded-host': 'evil.test',
        forwarded: 'host=evil.test',
        origin: 'https://evil.test',
      },
    )
    const [mail] = await mailsTo(platform.services.database, 'press@small.test')
    expect(mail?.text).toContain(platform.services.settings.PUBLIC_URL)
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil.test')
  })
})
