import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestPlatform, testPlatform } from '#app/server/testing/test-platform.ts'
import { many } from '#platform/server/database/rows.ts'
import { smallPassword } from '#seed/small.ts'
import { mailsTo, tokenFrom } from '../testing/read-mails.ts'
import { issueToken } from './one-time-tokens.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ TRUST_PROXY: '1' })
})
afterAll(() => platform.close())

let address = 0
const call = (method: 'POST' | 'PUT' | 'GET', url: string, payload?: object, token?: string) =>
  platform.app.inject({
    method,
    url: `/api${url}`,
    ...(payload && { payload }),
    headers: { 'x-forwarded-for': `10.3.0.${++address}`, ...(token && { authorization: `Bearer ${token}` }) },
  })
const login = (email: string, password = smallPassword) => call('POST', '/login', { email, password })
const fresh = 'Nouvelle-2027!'
const chosen = { password: fresh, passwordConfirmation: fresh }

describe('a forgotten password', () => {
  it('answers the same for an unknown address, and writes to nobody', async () => {
    const [known, unknown] = [
      await call('POST', '/password/forgot', { email: 'press@small.test' }),
      await call('POST', '/password/forgot', { email: 'nobody@small.test' }),
    ]
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body])
    expect(await mailsTo(platform.services.database, 'nobody@small.test')).toEqual([])
  })

  it('is chosen anew by a link that works once, and every session ends', async () => {
    const { token, refresh_token } = (await login('speaker@small.test')).json()
    await call('POST', '/password/forgot', { email: 'speaker@small.test' })
    const link = await tokenFrom(platform.services.database, 'speaker@small.test', 'password_reset')
    const weak = await call('POST', '/password/reset', {
      token: link,
      password: 'Password1!',
      passwordConfirmation: 'Password1!',
    })
    expect(weak.json().errors).toEqual({ password: ['password_common'] })
    expect((await call('POST', '/password/reset', { token: link, ...chosen })).statusCode).toBe(204)
    expect((await call('POST', '/password/reset', { token: link, ...chosen })).json().message_code).toBe(
      'token_invalid',
    )
    expect((await call('GET', '/user/detail', undefined, token)).statusCode).toBe(401)
    expect((await call('POST', '/token/refresh', { refresh_token })).statusCode).toBe(401)
    expect((await login('speaker@small.test')).statusCode).toBe(401)
    expect((await login('speaker@small.test', fresh)).statusCode).toBe(200)
  })

  it('has a link that only works for an hour, and only the last one', async () => {
    const { database } = platform.services
    const ask = async () => {
      await call('POST', '/password/forgot', { email: 'moderator@small.test' })
      return tokenFrom(database, 'moderator@small.test', 'password_reset')
    }
    const first = await ask()
    const second = await ask()
    expect((await call('POST', '/password/reset', { token: first, ...chosen })).statusCode).toBe(422)
    await sql`update one_time_token set expires_at = now() - interval '1 second'`.execute(database.kysely)
    expect((await call('POST', '/password/reset', { token: second, ...chosen })).statusCode).toBe(422)
    expect((await login('moderator@small.test')).statusCode).toBe(200)
  })

  it('fills nobody’s letter box: two mails an hour', async () => {
    for (let time = 0; time < 5; time += 1)
      await call('POST', '/password/forgot', { email: 'visitor2@small.test' })
    expect(await mailsTo(platform.services.database, 'visitor2@small.test')).toHaveLength(2)
  })

  it('is used by one of many who come at once', async () => {
    await call('POST', '/password/forgot', { email: 'contactb@small.test' })
    const token = await tokenFrom(platform.services.database, 'contactb@small.test', 'password_reset')
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => call('POST', '/password/reset', { token, ...chosen })),
    )
    expect(answers.filter(answer => answer.statusCode === 204)).toHaveLength(1)
  })
})

describe('one’s own password', () => {
  it('changes only with the present one; other sessions end and this one goes on', async () => {
    const here = (await login('visitor9@small.test')).json()
    const elsewhere = (await login('visitor9@small.test')).json()
    const change = (currentPassword: string) =>
      call('PUT', '/user/password', { currentPassword, ...chosen }, here.token)
    expect((await change('Wrong-2026!')).json().errors).toEqual({ currentPassword: ['password_wrong'] })
    expect((await change(smallPassword)).statusCode).toBe(204)
    expect((await call('GET', '/user/detail', undefined, here.token)).statusCode).toBe(200)
    expect((await call('GET', '/user/detail', undefined, elsewhere.token)).statusCode).toBe(401)
    expect(
      (await call('POST', '/token/refresh', { refresh_token: elsewhere.refresh_token })).statusCode,
    ).toBe(401)
  })

  it('opens nothing any more to whoever tries the old one while it is changed', async () => {
    const { id, email } = platform.seeded.people.organizer2
    const { token } = (await login(email)).json()
    const change = { currentPassword: smallPassword, ...chosen }
    const tries = Array.from({ length: 10 }, () => login(email))
    expect((await call('PUT', '/user/password', change, token)).statusCode).toBe(204)
    await Promise.all(tries)
    const { kysely } = platform.services.database
    const rows = await many(kysely)`select 1 from session where user_id = ${id} and revoked_at is null`
    expect(rows).toHaveLength(1)
  })

  it('cannot be guessed at an open session', async () => {
    const { token } = (await login('firmadminz@small.test')).json()
    const guess = () => call('PUT', '/user/password', { currentPassword: 'Wrong-2026!', ...chosen }, token)
    for (let time = 0; time < 5; time += 1) await guess()
    expect((await guess()).statusCode).toBe(429)
  })
})

describe('another address', () => {
  it('takes effect when it is confirmed, and the old one is told', async () => {
    const { database } = platform.services
    const { token } = (await login('visitor1@small.test')).json()
    const other = (await login('visitor1@small.test')).json()
    const ask = (email: string, currentPassword = smallPassword) =>
      call('PUT', '/users/update-email', { email, currentPassword }, token)
    expect((await ask('new@mail.test', 'Wrong-2026!')).json().errors).toEqual({
      currentPassword: ['password_wrong'],
    })
    expect((await ask('PRESS@small.test')).json().errors).toEqual({ email: ['email_exist'] })
    expect((await ask('new@mail.test')).statusCode).toBe(200)
    expect((await login('new@mail.test')).statusCode).toBe(401)
    expect((await mailsTo(database, 'visitor1@small.test')).map(mail => mail.kind)).toEqual([
      'email_change_notice',
    ])
    const link = await tokenFrom(database, 'new@mail.test', 'email_change')
    expect((await call('POST', '/users/confirm-email', { token: link })).json()).toEqual({
      email: 'new@mail.test',
    })
    expect((await call('GET', '/user/detail', undefined, other.token)).statusCode).toBe(401)
    expect((await login('new@mail.test')).statusCode).toBe(200)
    expect((await login('visitor1@small.test')).statusCode).toBe(401)
  })

  it('asked for by many fills no stranger’s letter box', async () => {
    const answers = []
    for (const who of ['press', 'clusteradmin', 'contactb', 'firmadmina', 'standadmina']) {
      const asking = (await login(`${who}@small.test`, who === 'contactb' ? fresh : smallPassword)).json()
      const payload = {
        email: 'victim@mail.test',
        currentPassword: who === 'contactb' ? fresh : smallPassword,
      }
      answers.push((await call('PUT', '/users/update-email', payload, asking.token)).statusCode)
    }
    expect(answers).toEqual([200, 200, 429, 429, 429])
    expect(await mailsTo(platform.services.database, 'victim@mail.test')).toHaveLength(2)
  })
})

describe('a link in a mail', () => {
  const forgot = async (email: string) => {
    await call('POST', '/password/forgot', { email })
    return tokenFrom(platform.services.database, email, 'password_reset')
  }
  const reset = async (token: string) =>
    (await call('POST', '/password/reset', { token, ...chosen })).statusCode
  const askForEmail = async (email: string, token: string, currentPassword = smallPassword) => {
    const asked = await call('PUT', '/users/update-email', { email, currentPassword }, token)
    expect(asked.statusCode, asked.body).toBe(200)
    return tokenFrom(platform.services.database, email, 'email_change')
  }
  const confirm = async (token: string) => (await call('POST', '/users/confirm-email', { token })).statusCode

  it('to an address that was given up opens nothing', async () => {
    const { token } = (await login('contacta@small.test')).json()
    const old = await forgot('contacta@small.test')
    expect(await confirm(await askForEmail('contact-a@mail.test', token))).toBe(200)
    expect(old).not.toBe('')
    expect(await reset(old)).toBe(422)
    expect((await login('contact-a@mail.test')).statusCode).toBe(200)
  })

  it('that would move the account ends with the password that asked for it', async () => {
    const { token } = (await login('firmadminb@small.test')).json()
    const thief = await askForEmail('thief@mail.test', token)
    expect(await reset(await forgot('firmadminb@small.test'))).toBe(204)
    expect(await confirm(thief)).toBe(422)
    const again = (await login('firmadminb@small.test', fresh)).json().token
    const second = await askForEmail('thief2@mail.test', again, fresh)
    const other = 'Encore-une-2027!'
    const changed = await call(
      'PUT',
      '/user/password',
      { currentPassword: fresh, password: other, passwordConfirmation: other },
      again,
    )
    expect(changed.statusCode).toBe(204)
    expect(await confirm(second)).toBe(422)
  })

  it('opens no account that is locked, then or later', async () => {
    const { id } = platform.seeded.people.superOrganizer
    const email = 'superorganizer@small.test'
    const lock = (isDisabled: boolean) =>
      platform.call('superAdmin', { method: 'PUT', url: `/api/users/${id}`, payload: { isDisabled } })
    const { token } = (await login(email)).json()
    const links = [await forgot(email), await askForEmail('elsewhere@mail.test', token)] as const
    expect((await lock(true)).statusCode).toBe(200)
    expect([await reset(links[0]), await confirm(links[1])]).toEqual([422, 422])
    const { kysely } = platform.services.database
    expect(await reset(await issueToken(kysely, id, 'reset_password'))).toBe(422)
    expect((await lock(false)).statusCode).toBe(200)
    expect([await reset(links[0]), await confirm(links[1])]).toEqual([422, 422])
    expect((await login(email)).statusCode).toBe(200)
  })

  it('that chooses a new password ends what a provider could open', async () => {
    const { id, email } = platform.seeded.people.moderator
    const { kysely } = platform.services.database
    await sql`insert into sign_on (user_id, issuer, subject) values (${id}, 'https://login.test', 'thief')`.execute(
      kysely,
    )
    await sql`delete from rate_limit where key like 'mail-%'`.execute(kysely)
    expect(await reset(await forgot(email))).toBe(204)
    const rows = await many(kysely)`select 1 from sign_on where user_id = ${id}`
    expect(rows).toEqual([])
  })

  it('that invites ends when whoever was invited is taken out again', async () => {
    const { fair1 } = platform.seeded.fairs
    const invite = async (email: string) => {
      const invited = await platform.call('organizer1', {
        method: 'POST',
        url: '/api/visitors/create',
        payload: { fair: fair1, email, firstName: 'Ann', lastName: 'New' },
      })
      return {
        id: invited.json().id,
        token: await tokenFrom(platform.services.database, email, 'invitation'),
      }
    }
    const [stays, goes] = [await invite('stays@mail.test'), await invite('goes@mail.test')]
    const removed = await platform.call('organizer1', { method: 'DELETE', url: `/api/users/${goes.id}` })
    expect(removed.statusCode).toBe(204)
    expect([await reset(stays.token), await reset(goes.token)]).toEqual([204, 422])
  })
})
