import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestPlatform, testPlatform } from './testing/test-platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  platform.app.inject({ method: 'POST', url: `/api${url}`, payload, headers })

const form = (own: object = {}) => ({
  fair: platform.world.fairs.fair1,
  firstName: 'Nora',
  lastName: 'Weiss',
  email: 'nora@small.test',
  password: 'Forest-2026!',
  passwordConfirmation: 'Forest-2026!',
  acceptCondition: true,
  ...own,
})

/** The newest mail to somebody, and the token of its link. */
async function mailTo(address: string) {
  const { rows } = await sql<{ subject: string; text: string }>`
    select subject, text from outbox_mail where recipient = ${address} order by id desc limit 1`.execute(
    platform.services.database.kysely,
  )
  return {
    subject: rows[0]?.subject,
    text: rows[0]?.text ?? '',
    token: /token=([\w-]+)/.exec(rows[0]?.text ?? '')?.[1] ?? '',
  }
}

const forget = () => sql`delete from rate_limit`.execute(platform.services.database.kysely)

describe('registering as a visitor', () => {
  it('names everything that is wrong, and keeps nothing of it', async () => {
    const short = await post('/register/visitor', form({ password: 'abc', passwordConfirmation: 'abc' }))
    expect(short.statusCode).toBe(422)
    expect(short.json().errors.password).toEqual([
      'password_too_short',
      'password_uppercase',
      'password_digit',
      'password_sign',
    ])
    expect(
      (await post('/register/visitor', form({ passwordConfirmation: 'Other-2026!' }))).json().errors,
    ).toEqual({ passwordConfirmation: ['password_mismatch'] })
    expect((await post('/register/visitor', form({ acceptCondition: false }))).json().errors).toEqual({
      acceptCondition: ['condition_required'],
    })
    expect((await post('/register/visitor', form({ email: 'not an address' }))).json().errors).toEqual({
      email: ['email_invalid'],
    })
    expect((await mailTo('nora@small.test')).subject).toBeUndefined()
  })

  it('is limited by address, so that taken e-mails cannot be probed', async () => {
    await forget()
    const answers = []
    for (let time = 0; time < 6; time += 1)
      answers.push(await post('/register/visitor', form({ email: 'visitor1@small.test' })))
    expect(answers.slice(0, 5).map(answer => answer.json().message_code)).toEqual(
      Array(5).fill('email_exist'),
    )
    expect(answers[5]?.statusCode).toBe(429)
    await forget()
  })

  it('opens by the link of the mail, once, and not before', async () => {
    expect((await post('/register/visitor', form(), { 'accept-language': 'de' })).statusCode).toBe(201)
    const login = () => post('/login', { email: 'NORA@small.test', password: 'Forest-2026!' })
    expect((await login()).json().message_code).toBe('email_unconfirmed')
    const { subject, text, token } = await mailTo('nora@small.test')
    expect(subject).toBe('Bestätigen Sie Ihre Adresse')
    expect(text).toContain('http://localhost:3000/fair-one/register/confirmation?token=')
    expect((await post('/register/confirm', { token })).json()).toEqual({
      email: 'nora@small.test',
      isValidated: true,
    })
    expect((await post('/register/confirm', { token })).json().message_code).toBe('link_stale')
    const answer = await login()
    expect(answer.json().user).toMatchObject({
      roles: ['ROLE_VISITOR'],
      fairUsers: [{ fair: { id: platform.world.fairs.fair1 }, isValidated: 1 }],
    })
  })

  it('waits for an organizer where the fair validates by hand, and may walk in once validated', async () => {
    const { fair2 } = platform.world.fairs
    await sql`update fair set is_validating_users = true where id = ${fair2}`.execute(
      platform.services.database.kysely,
    )
    await post('/register/visitor', form({ fair: fair2, email: 'waiting@small.test' }))
    expect(
      (await post('/register/confirm', { token: (await mailTo('waiting@small.test')).token })).json()
        .isValidated,
    ).toBe(false)
    const { token, user } = (
      await post('/login', { email: 'waiting@small.test', password: 'Forest-2026!' })
    ).json()
    const hall = () =>
      platform.app.inject({
        url: `/api/visit/halls/${platform.world.halls.two}`,
        headers: { authorization: `Bearer ${token}` },
      })
    expect((await hall()).statusCode).toBe(404)
    const membership = user.fairUsers[0].id
    expect(
      (
        await platform.call('organizer1', {
          method: 'PUT',
          url: `/api/fair_users/${membership}`,
          payload: { isValidated: 1 },
        })
      ).statusCode,
    ).toBe(404)
    expect(
      (
        await platform.call('organizer2', {
          method: 'PUT',
          url: `/api/fair_users/${membership}`,
          payload: { isValidated: 1 },
        })
      ).statusCode,
    ).toBe(200)
    expect(
      (
        await platform.call('organizer2', {
          method: 'PUT',
          url: `/api/users/${user.id}`,
          payload: { isValidated: 1 },
        })
      ).statusCode,
    ).toBe(200)
    expect((await hall()).statusCode).toBe(200)
  })

  it('never exceeds the fair’s limit, however many come at once, and leaves nobody behind', async () => {
    await forget()
    const { fair1 } = platform.world.fairs
    const database = platform.services.database.kysely
    const { rows } = await sql<{
      count: number
    }>`update fair set max_users = user_count + 2 where id = ${fair1} returning user_count as count`.execute(
      database,
    )
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, at) =>
        post('/register/visitor', form({ email: `many${at}@small.test` })),
      ),
    )
    expect(answers.map(answer => answer.statusCode).sort()).toEqual([201, 201, 409, 409, 409])
    const after = await sql<{ users: number; people: number; mails: number }>`
      select (select user_count from fair where id = ${fair1}) as users, (select count(*)::int from app_user where email like 'many%') as people, (select count(*)::int from outbox_mail where recipient like 'many%') as mails`.execute(
      database,
    )
    expect(after.rows[0]).toEqual({ users: (rows[0]?.count ?? 0) + 2, people: 2, mails: 2 })
  })
})

describe('a forgotten password', () => {
  it('is answered alike for every address, and the link works once and ends every session', async () => {
    const known = await post('/password/forgot', { email: 'visitor2@small.test' }, { host: 'evil.example' })
    const unknown = await post('/password/forgot', { email: 'nobody@small.test' })
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body])
    const before = await platform.as('visitor2')
    const { text, token } = await mailTo('visitor2@small.test')
    expect(text).not.toContain('evil.example')
    expect((await post('/password/reset', { token, password: 'Meadow-2026!' })).statusCode).toBe(204)
    expect((await post('/password/reset', { token, password: 'Meadow-2027!' })).json().message_code).toBe(
      'link_stale',
    )
    expect((await platform.app.inject({ url: '/api/user/detail', headers: before })).statusCode).toBe(401)
    expect(
      (await post('/login', { email: 'visitor2@small.test', password: 'Meadow-2026!' })).statusCode,
    ).toBe(200)
  })
})

describe('writing to the organizers', () => {
  it('mails the fair’s address with the sender to answer to', async () => {
    const { fair1 } = platform.world.fairs
    await sql`update fair set shipping_mail = 'desk@small.test' where id = ${fair1}`.execute(
      platform.services.database.kysely,
    )
    const answer = await post('/contact', {
      fair: fair1,
      name: 'Nora',
      email: 'nora@small.test',
      subject: 'A booth',
      message: 'Hello',
    })
    expect(answer.statusCode).toBe(202)
    expect((await mailTo('desk@small.test')).subject).toBe('A booth')
  })
})
