import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestPlatform, testPlatform } from '#app/server/testing/test-platform.ts'
import { smallPassword } from '#seed/small.ts'
import { mailsTo, tokenFrom } from '../testing/read-mails.ts'
import { openBrowser } from './testing/browser.ts'
import { client } from './testing/client.ts'
import { type Person, type RunningProvider, startProvider } from './testing/provider.ts'

const settingsFor = ({ issuer }: RunningProvider) => ({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: client.id,
  OIDC_CLIENT_SECRET: client.secret,
  OIDC_NAME: 'School',
})
const returnTo = 'http://localhost:3000/callback'
const people = new Map<string, Person>()
let provider: RunningProvider
let platform: TestPlatform
beforeAll(async () => {
  provider = await startProvider(people, returnTo)
  platform = await testPlatform({ ...settingsFor(provider), LOGIN_FAILURES_PER_ADDRESS: '30' })
})
const open = (fields = 'is_registration_user_homepage = true') => run(`update fair set ${fields}`)
beforeEach(async () => {
  await platform.startAgain()
  people.clear()
  await open()
})
afterAll(async () => {
  await platform.close()
  await provider.close()
})

const run = (statement: string) => sql.raw(statement).execute(platform.services.database.kysely)
const rows = async <T>(statement: string) => (await run(statement)).rows as T[]
const browser = () => openBrowser(platform.app)
const nora: Person = {
  email: 'nora@school.test',
  email_verified: true,
  given_name: 'Nora',
  family_name: 'Blum',
}
const at = (email: string, email_verified = true): Person => ({ ...nora, email, email_verified })
const addressOf = (who: keyof TestPlatform['world']['people']) => platform.world.people[who].email
const linked = (email: string) =>
  rows(`select 1 from sign_on s join app_user u on u.id = s.user_id where u.email = '${email}'`)
const codeOf = (answer: { json(): { message_code: string } }) => answer.json().message_code

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
      payload: { fair: 'fair-two' },
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
      expect((await browser().signOn('v')).json().user.id).toBe(platform.world.people.visitor1.id)
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

describe('what comes back', () => {
  beforeEach(() => void people.set('nora', nora))
  const there = async (one: ReturnType<typeof browser>, address: string) => {
    const back = await one.logInThere(address, { login: 'nora' })
    return back instanceof URL ? back.searchParams : new URLSearchParams()
  }

  it('is refused with another state, and from another browser', async () => {
    const one = browser()
    const back = await there(one, await one.start())
    expect(codeOf(await browser().finish(`${back}`))).toBe('sso_expired')
    back.set('state', 'a-state-of-somebody-else')
    expect(codeOf(await one.finish(`${back}`))).toBe('sso_expired')
  })

  it('is refused with another nonce', async () => {
    const one = browser()
    const address = new URL(await one.start())
    address.searchParams.set('nonce', 'the-nonce-of-another-login')
    expect(codeOf(await one.finish(`${await there(one, address.href)}`))).toBe('sso_refused')
  })

  it('works once, also for whoever has copied everything', async () => {
    const one = browser()
    const back = await there(one, await one.start())
    const kept = new Map(one.ours.kept)
    expect((await one.finish(`${back}`)).statusCode).toBe(200)
    expect(codeOf(await one.finish(`${back}`))).toBe('sso_expired')
    for (const [name, value] of kept) one.ours.kept.set(name, value)
    expect(codeOf(await one.finish(`${back}`))).toBe('sso_repeated')
  })

  it('does not make a code good that another login of this browser has used', async () => {
    const one = browser()
    const used = await there(one, await one.start())
    await one.finish(`${used}`)
    const state = new URL(await one.start()).searchParams.get('state') ?? ''
    used.set('state', state)
    expect(codeOf(await one.finish(`${used}`))).toBe('sso_expired')
  })

  it('is refused after ten minutes', async () => {
    const one = browser()
    const back = await there(one, await one.start())
    const { now } = platform.services
    platform.services.now = () => new Date(Date.now() + 601_000)
    const answer = await one.finish(`${back}`)
    platform.services.now = now
    expect(codeOf(answer)).toBe('sso_expired')
  })

  it('says that somebody has given up there', async () => {
    const one = browser()
    const back = await one.logInThere(await one.start(), { cancel: '1' })
    expect(codeOf(await one.finish(back instanceof URL ? back.search.slice(1) : ''))).toBe('sso_refused')
  })

  it.each(['', 'code=x', 'state=x&code=y', '%00', '\u0000', 'code=x&code=y&state=&iss=https://evil.test'])(
    'is refused in words where it is nonsense: %j',
    async query => {
      const one = browser()
      await one.start()
      expect((await one.finish(query)).statusCode).toBe(409)
    },
  )

  it('is refused for a while after thirty that failed', async () => {
    for (let time = 0; time < 30; time += 1) await browser().finish('')
    expect((await browser().finish('')).statusCode).toBe(429)
  })

  it('is taken from our own pages only', async () => {
    const answer = await browser().call({
      method: 'POST',
      url: '/api/oidc/finish',
      payload: { query: '' },
      headers: { origin: 'https://evil.test' },
    })
    expect(codeOf(answer)).toBe('foreign_origin')
  })
})

describe('the way there', () => {
  it('leads back to one address, whatever the request says, and the provider to no other', async () => {
    const one = browser()
    const answer = await one.call({ url: '/api/oidc/start', headers: { host: 'evil.test' } })
    expect(answer.statusCode).toBe(303)
    const address = new URL(String(answer.headers.location))
    expect(address.origin).toBe(provider.issuer)
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      redirect_uri: 'http://localhost:3000/callback',
      response_type: 'code',
      code_challenge_method: 'S256',
    })
    address.searchParams.set('redirect_uri', 'https://evil.test/callback')
    expect(await one.logInThere(address.href, { login: 'nora' })).toBe(400)
  })

  it.each(['//evil.test', 'https://evil.test', '/\\evil.test', 'javascript:alert(1)'])(
    'leads on to no other site: %s',
    async next => {
      people.set('v', at(addressOf('visitor1')))
      expect((await browser().signOn('v', `?next=${encodeURIComponent(next)}`)).json().next).toBeNull()
    },
  )

  it('is kept where scripts cannot read it, for this call alone and not for long', async () => {
    const answer = await browser().call({ url: '/api/oidc/start' })
    const cookie = String(answer.headers['set-cookie'])
    expect(cookie).toMatch(/^sso-start=/)
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/api/oidc', 'Max-Age=600'])
      expect(cookie).toContain(part)
    expect(cookie).not.toContain(new URL(String(answer.headers.location)).searchParams.get('state'))
  })
})

describe('without a provider', () => {
  it('that answers, the page says so, and the next press asks again', async () => {
    const gone = await startProvider(people, returnTo)
    await gone.close()
    const other = await testPlatform(settingsFor(gone))
    const one = openBrowser(other.app)
    expect(await one.start()).toBe('/callback?unreachable')
    const back = await startProvider(
      people,
      'http://localhost:3000/callback',
      Number(new URL(gone.issuer).port),
    )
    expect(await one.start()).toContain(gone.issuer)
    await back.close()
    await other.close()
  })

  it('in the settings, there is no way to one', async () => {
    const plain = await testPlatform()
    const one = openBrowser(plain.app)
    expect(await one.start()).toBe('/callback')
    expect((await one.finish('code=x&state=y')).statusCode).toBe(404)
    await plain.close()
  })
})
