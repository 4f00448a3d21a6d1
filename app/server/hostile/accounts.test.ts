import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailsTo, tokenFrom } from '#domain/identity/server/testing/read-mails.ts'
import { altcha } from '#platform/server/captcha/altcha.ts'
import { recaptcha } from '#platform/server/captcha/recaptcha.ts'
import { many } from '#platform/server/database/rows.ts'
import type { Services } from '#platform/server/services.ts'
import { smallPassword } from '#seed/small.ts'
import { handlers } from '../domains.ts'
import { sampleOf } from '../matrix/sample-values.ts'
import { registrationOf } from '../testing/registration.ts'
import { type TestPlatform, testPlatform } from '../testing/test-platform.ts'

let platform: TestPlatform
const provider = createServer((_request, response) => void response.writeHead(500).end())
beforeAll(async () => {
  platform = await testPlatform({ TRUST_PROXY: '1' })
  await new Promise<void>(resolve => provider.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  await platform.close()
  provider.close()
})

let address = 0
const send = (method: 'POST' | 'PUT' | 'GET', url: string, payload?: object, token?: string, from?: string) =>
  platform.app.inject({
    method,
    url: `/api${url}`,
    ...(payload && { payload }),
    headers: {
      'x-forwarded-for': from ?? `10.7.${Math.floor(++address / 250)}.${address % 250}`,
      ...(token && { authorization: `Bearer ${token}` }),
    },
  })
const post = (url: string, payload: object, token?: string) => send('POST', url, payload, token)
const logIn = async (email: string, password = smallPassword) =>
  (await post('/login', { email, password })).json() as { token: string; refresh_token: string }
const isIn = async (token: string) => (await send('GET', '/user/detail', undefined, token)).statusCode === 200

/** The server with another part, as other settings would give it, while `work` lasts. */
async function having(other: Partial<Services>, work: () => Promise<void>) {
  const { services } = platform
  const own = Object.fromEntries(
    (Object.keys(other) as (keyof Services)[]).map(name => [name, services[name]]),
  )
  Object.assign(services, other)
  await work().finally(() => Object.assign(services, own))
}

describe('a call that takes a captcha', () => {
  type Body = { properties?: Record<string, object> }
  const guarded = handlers
    .map(({ endpoint }) => endpoint)
    .filter(({ body }) => 'g_recaptcha_response' in ((body as Body | undefined)?.properties ?? {}))

  /** How calls answer that log somebody in: that nobody is there, or that nobody is waited for. */
  const loggingIn: Record<string, number> = { '/login': 401, '/oidc/link': 409 }

  const asked = (path: string, body: unknown, more: object) =>
    post(path, {
      ...(sampleOf(body as object) as object),
      ...(path.startsWith('/register/') && !path.endsWith('resend') && registrationOf('')),
      ...(path === '/register/exhibitor' && { firmName: 'Firm N' }),
      ...more,
    })

  it('says nothing to who has not solved it: of an account that exists the same as of none', async () => {
    const { settings, database, now } = platform.services
    expect(guarded.map(({ path }) => path)).toContain('/password/forgot')
    await having({ captcha: altcha({ secret: settings.APP_SECRET, database, now }) }, async () => {
      for (const { path, body } of guarded) {
        const known = await asked(path, body, { email: 'visitor1@small.test' })
        const unknown = await asked(path, body, { email: 'nobody@small.test' })
        expect([unknown.statusCode, unknown.body], path).toEqual([422, known.body])
        expect(known.json().errors, path).toEqual({ g_recaptcha_response: ['captcha_invalid'] })
      }
    })
  })

  it('stays shut while nobody can say whether it was solved, but for logging in, which has limits of its own', async () => {
    const { port } = provider.address() as AddressInfo
    const captcha = recaptcha({ secret: 'x', address: `http://127.0.0.1:${port}` })
    await having({ captcha }, async () => {
      for (const { path, body } of guarded) {
        const answer = await asked(path, body, { email: 'nobody@small.test', g_recaptcha_response: 'x' })
        expect(answer.statusCode, `${path} ${answer.body}`).toBe(loggingIn[path] ?? 503)
      }
    })
  })
})

describe('a password', () => {
  const refused = [
    '',
    'Ab1!',
    'alllower1!',
    'ALLUPPER1!',
    'NoDigits!!',
    'NoSigns11a',
    'Aa1!\u0000xxxx',
    `Aa1!${'x'.repeat(125)}`,
    `Aa1!${'é'.repeat(200)}`,
  ]

  it('is held to the same rules wherever one is chosen, and is never cut', async () => {
    const { token } = await logIn('speaker@small.test')
    const choose = (password: string) => {
      const chosen = { password, passwordConfirmation: password }
      return [
        () => post('/register/visitor', registrationOf('rules@mail.test', chosen)),
        () => post('/password/reset', { token: 'x'.repeat(43), ...chosen }),
        () => send('PUT', '/user/password', { currentPassword: smallPassword, ...chosen }, token),
      ]
    }
    for (const password of refused)
      for (const call of choose(password)) {
        const answer = await call()
        expect([answer.statusCode, Object.keys(answer.json().errors)[0]], password).toEqual([422, 'password'])
      }
    for (const call of choose(`Aa1!${'x'.repeat(1_000_000)}`)) expect((await call()).statusCode).toBe(413)
    const longest = `Aa1!${'é'.repeat(124)}`
    expect((await (choose(longest)[2] as () => ReturnType<typeof post>)()).statusCode).toBe(204)
    expect(await logIn('speaker@small.test', longest.slice(0, -1))).not.toHaveProperty('token')
    expect(await logIn('speaker@small.test', longest)).toHaveProperty('token')
  })
})

describe('mails to somebody who did not ask for them', () => {
  const forgot = (email: string, from?: string) =>
    send('POST', '/password/forgot', { email }, undefined, from)

  it('are five a day, however patiently somebody asks', async () => {
    for (let hour = 0; hour < 4; hour += 1) {
      for (let time = 0; time < 4; time += 1) await forgot('contactb@small.test')
      await sql`update rate_limit set until = now() - interval '1 second' where key like 'mail-hour:%'`.execute(
        platform.services.database.kysely,
      )
    }
    expect(await mailsTo(platform.services.database, 'contactb@small.test')).toHaveLength(5)
  })

  it('are twenty an hour from one place, whoever they are for', async () => {
    const all = await Promise.all(
      Array.from({ length: 25 }, (_, n) => forgot(`unknown${n}@small.test`, '10.8.8.8')),
    )
    expect(all.filter(answer => answer.statusCode === 429)).toHaveLength(5)
    expect(await mailsTo(platform.services.database, 'unknown1@small.test')).toEqual([])
  })
})

describe('who does not say which addresses are taken', () => {
  it('answers like any registration, and tells the owner, twice an hour', async () => {
    const settings = { ...platform.services.settings, STRICT_REGISTRATION: true }
    await having({ settings }, async () => {
      const free = await post('/register/visitor', registrationOf('free@mail.test'))
      for (let time = 0; time < 3; time += 1) {
        const taken = await post('/register/visitor', registrationOf('visitor2@small.test'))
        expect([taken.statusCode, Object.keys(taken.json())]).toEqual([201, Object.keys(free.json())])
        expect(taken.json().isValidated).toBe(free.json().isValidated)
      }
    })
    const mails = await mailsTo(platform.services.database, 'visitor2@small.test')
    expect(mails.map(({ kind }) => kind)).toEqual(['registration_taken', 'registration_taken'])
  })

  it('answers alike also to many who come at once, and makes one account', async () => {
    const settings = { ...platform.services.settings, STRICT_REGISTRATION: true }
    const atOnce = (email: string) =>
      Promise.all(
        Array.from(
          { length: 4 },
          async () => (await post('/register/visitor', registrationOf(email))).statusCode,
        ),
      )
    await having({ settings }, async () => {
      expect(await atOnce('together@mail.test')).toEqual([201, 201, 201, 201])
      expect(await atOnce('visitor1@small.test')).toEqual([201, 201, 201, 201])
    })
  })

  it('answers alike also where a registration is refused: in a full fair, to firms and to visitors', async () => {
    const { kysely } = platform.services.database
    const settings = { ...platform.services.settings, STRICT_REGISTRATION: true }
    const accounts = async () => (await many(kysely)`select 1 from app_user`).length
    await sql`update fair set max_users = user_count`.execute(kysely)
    const before = await accounts()
    await having({ settings }, async () => {
      for (const [url, more] of [
        ['/register/visitor', {}],
        ['/register/exhibitor', { firmName: 'Strict' }],
      ] as const) {
        const [free, taken] = [
          await post(url, { ...registrationOf('nobody@mail.test'), ...more }),
          await post(url, { ...registrationOf('visitor1@small.test'), ...more }),
        ]
        expect([taken.statusCode, taken.json()], url).toEqual([free.statusCode, free.json()])
        expect([free.statusCode, free.json().message_code], url).toEqual([409, 'limit_reached'])
      }
    })
    expect(await accounts()).toBe(before)
    await sql`update fair set max_users = 20000`.execute(kysely)
  })
})

describe('logging out', () => {
  it('ends one’s own session and no other, as often as one likes', async () => {
    const [own, elsewhere, other] = [
      await logIn('visitor1@small.test'),
      await logIn('visitor1@small.test'),
      await logIn('visitor2@small.test'),
    ]
    const rows = await many<{ id: string; user: number }>(platform.services.database.kysely)`
      select id::text as id, user_id as user from session where revoked_at is null`
    const foreign = rows.find(({ user }) => user === platform.seeded.people.visitor2.id)
    const body = { session: foreign?.id, sessionId: foreign?.id, sid: foreign?.id, user: foreign?.user }
    expect((await post('/logout', body, own.token)).statusCode).toBe(204)
    expect([await isIn(own.token), await isIn(elsewhere.token), await isIn(other.token)]).toEqual([
      false,
      true,
      true,
    ])
    expect((await post('/token/refresh', { refresh_token: own.refresh_token })).statusCode).toBe(401)
    for (const refresh_token of [own.refresh_token, 'x'.repeat(43), ''])
      expect((await post('/logout', { refresh_token })).statusCode).toBe(204)
    expect([await isIn(elsewhere.token), await isIn(other.token)]).toEqual([true, true])
  })
})

describe('every kind of token', () => {
  it('opens its own door and no other', async () => {
    const { database } = platform.services
    await post('/register/visitor', registrationOf('doors@mail.test'))
    await post('/password/forgot', { email: 'moderator@small.test' })
    const { token, refresh_token } = await logIn('contacta@small.test')
    await send(
      'PUT',
      '/users/update-email',
      { email: 'door@mail.test', currentPassword: smallPassword },
      token,
    )
    const kinds: Record<string, string> = {
      access: token,
      refresh: refresh_token,
      confirm: await tokenFrom(database, 'doors@mail.test', 'registration_confirm'),
      reset: await tokenFrom(database, 'moderator@small.test', 'password_reset'),
      email: await tokenFrom(database, 'door@mail.test', 'email_change'),
    }
    const chosen = { password: 'Nouvelle-2027!', passwordConfirmation: 'Nouvelle-2027!' }
    const doors: Record<string, (token: string) => ReturnType<typeof post>> = {
      access: one => send('GET', '/user/detail', undefined, one),
      refresh: one => post('/token/refresh', { refresh_token: one }),
      confirm: one => post('/register/confirm', { token: one }),
      reset: one => post('/password/reset', { token: one, ...chosen }),
      email: one => post('/users/confirm-email', { token: one }),
    }
    for (const [kind, value] of Object.entries(kinds)) {
      expect(value.length, kind).toBeGreaterThan(30)
      for (const [door, open] of Object.entries(doors))
        if (door !== kind) expect([401, 422], `${kind} at ${door}`).toContain((await open(value)).statusCode)
    }
    // None of them was used up by being tried elsewhere.
    for (const [kind, value] of Object.entries(kinds))
      expect((await doors[kind]?.(value))?.statusCode, kind).toBeLessThan(300)
  })
})

describe('an address that somebody else has taken meanwhile', () => {
  it('is not taken from them by a link that was sent before', async () => {
    const { token } = await logIn('firmadminb@small.test')
    await send(
      'PUT',
      '/users/update-email',
      { email: 'wish@mail.test', currentPassword: smallPassword },
      token,
    )
    const link = await tokenFrom(platform.services.database, 'wish@mail.test', 'email_change')
    expect((await post('/register/visitor', registrationOf('WISH@mail.test'))).statusCode).toBe(201)
    const answer = await post('/users/confirm-email', { token: link })
    expect([answer.statusCode, answer.json().message_code]).toEqual([409, 'email_exist'])
    expect(await logIn('firmadminb@small.test')).toHaveProperty('token')
  })
})
