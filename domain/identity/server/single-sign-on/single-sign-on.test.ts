import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { at, codeOf, nora, signOnFixture } from '#app/server/testing/sign-on-fixture.ts'
import { smallPassword } from '#seed/small.ts'
import { mailsTo, tokenFrom } from '../testing/read-mails.ts'

const { people, platform, run, rows, open, browser, addressOf, startAgain, close } = await signOnFixture()
beforeEach(startAgain)
afterAll(close)

const linked = (email: string) =>
  rows(`select 1 from sign_on s join app_user u on u.id = s.user_id where u.email = '${email}'`)

const linkTo = async (email: string, token: string) => {
  const payload = { email, currentPassword: smallPassword }
  const headers = { authorization: `Bearer ${token}` }
  const asked = await platform.app.inject({ method: 'PUT', url: '/api/users/update-email', payload, headers })
  expect(asked.statusCode, asked.body).toBe(200)
  return tokenFrom(platform.services.database, email, 'email_change')
}
const confirm = async (token: string) => {
  const payload = { token }
  const confirmed = await platform.app.inject({ method: 'POST', url: '/api/users/confirm-email', payload })
  expect(confirmed.statusCode, confirmed.body).toBe(200)
}
const moveTo = async (email: string, token: string) => confirm(await linkTo(email, token))

describe('somebody whom nobody knows yet', () => {
  beforeEach(() => void people.set('nora', nora))

  it('has an account by one press, and is led to the door of the fair they came for', async () => {
    const answer = await browser().signOn('nora', '?salon=fair-two')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      refresh_token: 'cookie',
      next: '/fair-two/register',
      user: {
        email: 'nora@school.test',
        firstName: 'Nora',
        lastName: 'Blum',
        roles: ['ROLE_VISITOR'],
        fairUsers: [],
      },
    })
  })

  it('sees no fewer fairs than without an account', async () => {
    const one = browser()
    const slugs = async (headers: Record<string, string> = {}) =>
      (await one.call({ url: '/api/default-fairs', headers }))
        .json()
        .map((fair: { homepage: string }) => fair.homepage)
    const before = await slugs()
    const { token } = (await one.signOn('nora')).json()
    expect(before).toContain('fair-two')
    expect(await slugs({ authorization: `Bearer ${token}` })).toEqual(before)
  })

  it('answers there what the fair asks, and waits where it validates its visitors', async () => {
    await open('is_validating_users = true')
    const one = browser()
    const { token } = (await one.signOn('nora', '?next=/fair-two/hall/visit')).json()
    const authorization = `Bearer ${token}`
    const joined = await one.call({
      method: 'POST',
      url: '/api/register/join',
      payload: { fair: 'fair-two', acceptCondition: true },
      headers: { authorization },
    })
    expect(joined.json()).toEqual({ email: 'nora@school.test', isValidated: 0 })
    const { isValidated } = (await one.call({ url: '/api/user/detail', headers: { authorization } })).json()
    expect(isValidated).toBe(0)
    expect(await rows(`select source from consent where purpose = 'terms' and source = 'join'`)).toHaveLength(
      1,
    )
  })

  it('comes back to the same account, whatever their address is called by then, and where they were going', async () => {
    const first = (await browser().signOn('nora')).json().user.id
    people.set('nora', at('nora.blum@school.test'))
    const again = (await browser().signOn('nora', '?next=/fair-one/hall/visit%3Fx=1')).json()
    expect(again).toMatchObject({ next: '/fair-one/hall/visit?x=1', user: { id: first } })
  })

  it('has no account where the fair takes no visitors', async () => {
    await open('is_registration_user_homepage = false')
    const answer = await browser().signOn('nora')
    expect([answer.statusCode, codeOf(answer)]).toEqual([403, 'registration_closed'])
    expect(await rows(`select 1 from app_user where email = 'nora@school.test'`)).toEqual([])
  })

  it('is called as the provider calls them, also by one name or by none', async () => {
    people.set('one', { ...at('one@school.test'), given_name: '', family_name: '', name: 'Ada Maria King' })
    people.set('none', { email: 'max.frei@school.test', email_verified: true })
    expect((await browser().signOn('one')).json().user).toMatchObject({
      firstName: 'Ada',
      lastName: 'Maria King',
    })
    expect((await browser().signOn('none')).json().user).toMatchObject({ firstName: 'max', lastName: 'frei' })
  })

  it('keeps a session as by password: renewed by the cookie, ended by logging out', async () => {
    const one = browser()
    await one.signOn('nora')
    const renew = () => one.call({ method: 'POST', url: '/api/token/refresh', payload: {} })
    expect((await renew()).json().user.email).toBe('nora@school.test')
    await one.call({ method: 'POST', url: '/api/logout', payload: {} })
    expect((await renew()).statusCode).toBe(401)
  })
})

describe('an account that was there before', () => {
  it('is linked by its address and told so, once', async () => {
    const email = addressOf('visitor1')
    people.set('v', at(email.toUpperCase()))
    for (let time = 0; time < 2; time += 1)
      expect((await browser().signOn('v')).json().user.id).toBe(platform.seeded.people.visitor1.id)
    expect((await mailsTo(platform.services.database, email)).map(mail => mail.kind)).toEqual([
      'sign_on_linked',
    ])
  })

  it('is not linked by an address that the provider has not verified', async () => {
    const email = addressOf('visitor1')
    for (const person of [at(email, false), { email }, {}]) {
      people.set('v', person)
      const answer = await browser().signOn('v')
      expect([answer.statusCode, codeOf(answer)]).toEqual([403, 'sso_unverified'])
    }
    expect(await linked(email)).toEqual([])
  })

  it.each(['superAdmin', 'superOrganizer', 'organizer1'] as const)(
    'of a %s asks for its password once',
    async who => {
      const email = addressOf(who)
      people.set('o', at(email))
      const one = browser()
      const asked = await one.signOn('o', '?next=/user/dashboard')
      expect([asked.statusCode, codeOf(asked), asked.json().detail]).toEqual([
        403,
        'sso_password_needed',
        email,
      ])
      const link = (password: string, by = one) =>
        by.call({ method: 'POST', url: '/api/oidc/link', payload: { password } })
      expect((await link(smallPassword, browser())).statusCode).toBe(409)
      expect((await link('Wrong-2026!')).statusCode).toBe(401)
      expect(await linked(email)).toEqual([])
      const done = await link(smallPassword)
      expect(done.json()).toMatchObject({ next: '/user/dashboard', user: { email } })
      expect((await browser().signOn('o')).json().user.email).toBe(email)
    },
  )

  it('is not linked by a password that its owner changes in this moment', async () => {
    const email = addressOf('organizer1')
    people.set('o', at(email))
    const one = browser()
    await one.signOn('o')
    // As if the change were committed right after the session was opened.
    await run(`create function ends_it() returns trigger language plpgsql as
      'begin update app_user set auth_version = auth_version + 1 where id = new.user_id; delete from sign_on where user_id = new.user_id; return null; end'`)
    await run(
      'create constraint trigger ends_it after insert on session deferrable initially deferred for each row execute function ends_it()',
    )
    const link = { method: 'POST', url: '/api/oidc/link', payload: { password: smallPassword } } as const
    await one.call(link).finally(() => run('drop function ends_it cascade'))
    expect(await linked(email)).toEqual([])
  })

  it('is opened by no provider that comes at the moment at which the address changes', async () => {
    const email = addressOf('visitor1')
    people.set('v', at(email))
    const { token } = (await browser().signOn('v')).json()
    expect(await linked(email)).toHaveLength(1)
    const change = await linkTo('moved@small.test', token)
    const comers = Array.from({ length: 6 }, () => browser().signOn('v'))
    const [, ...answers] = await Promise.all([confirm(change), ...comers])
    expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([])
    expect(await linked('moved@small.test')).toEqual([])
    expect(
      await rows(`select 1 from session s join app_user u on u.id = s.user_id
        where u.email = 'moved@small.test' and s.revoked_at is null`),
    ).toEqual([])
  })

  it('stays shut as by password: locked, leaving, or with an address that is not confirmed', async () => {
    const email = addressOf('visitor2')
    people.set('v', at(email))
    const states: [string, string][] = [
      [`is_disabled = true`, 'credentials'],
      [`is_disabled = true, erase_at = now()`, 'credentials'],
      [`is_disabled = false, erase_at = now()`, 'account_leaving'],
      [`is_disabled = false, erase_at = null, email_confirmed_at = null`, 'email_unconfirmed'],
    ]
    const outcome = []
    const byPassword = []
    for (const [state] of states) {
      await run(`update app_user set ${state} where email = '${email}'`)
      outcome.push(codeOf(await browser().signOn('v')))
      const payload = { email, password: smallPassword }
      byPassword.push(codeOf(await browser().call({ method: 'POST', url: '/api/login', payload })))
    }
    expect(outcome).toEqual(states.map(([, code]) => code))
    expect(byPassword).toEqual(outcome)
    expect(await linked(email)).toEqual([])
  })

  it('is opened no more by a provider that its owner has removed, until they log in there again', async () => {
    const email = addressOf('visitor1')
    people.set('v', at(email))
    const authorization = `Bearer ${(await browser().signOn('v')).json().token}`
    const own = async () =>
      (await browser().call({ url: '/api/user/sign-ons', headers: { authorization } })).json()
    const [kept] = await own()
    expect(kept).toMatchObject({ name: 'School' })
    const url = `/api/user/sign-ons/${kept.id}`
    expect((await platform.call('visitor2', { method: 'DELETE', url })).statusCode).toBe(404)
    expect((await browser().call({ method: 'DELETE', url, headers: { authorization } })).statusCode).toBe(204)
    expect(await own()).toEqual([])
    expect((await browser().signOn('v')).json().user.email).toBe(email)
    expect(await own()).toHaveLength(1)
  })

  it('is opened no more by a provider that knew its owner by an address they have given up', async () => {
    const email = addressOf('visitor1')
    people.set('v', at(email))
    const before = (await browser().signOn('v')).json()
    await moveTo('own@mail.test', before.token)
    const after = (await browser().signOn('v')).json()
    expect(after.user).toMatchObject({ email, fairUsers: [] })
    expect(after.user.id).not.toBe(before.user.id)
    people.set('w', at('own@mail.test'))
    expect((await browser().signOn('w')).json().user.id).toBe(before.user.id)
  })

  it('is not opened by an answer that comes while its owner gives up the address', async () => {
    const email = addressOf('visitor2')
    people.set('v', at(email))
    const { token } = (await browser().signOn('v')).json()
    await run('delete from sign_on')
    const confirmation = await linkTo('other@mail.test', token)
    const [, ...answers] = await Promise.all([
      confirm(confirmation),
      ...Array.from({ length: 5 }, () => browser().signOn('v')),
    ])
    expect(await linked('other@mail.test')).toEqual([])
    const held = await rows(`
      select 1 from session s join app_user u on u.id = s.user_id where u.email = 'other@mail.test' and s.revoked_at is null`)
    expect(held).toEqual([])
    for (const answer of answers) expect(answer.statusCode).toBeLessThan(500)
  })

  it('stays shut also where it was linked before', async () => {
    const email = addressOf('visitor2')
    people.set('v', at(email))
    expect((await browser().signOn('v')).statusCode).toBe(200)
    await run(`update app_user set is_disabled = true where email = '${email}'`)
    expect(codeOf(await browser().signOn('v'))).toBe('credentials')
  })
})
