import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import {
  at,
  codeOf,
  nora,
  returnTo,
  settingsFor,
  signOnFixture,
} from '#app/server/testing/sign-on-fixture.ts'
import { testPlatform } from '#app/server/testing/test-platform.ts'
import { openBrowser } from './testing/browser.ts'
import { startProvider } from './testing/provider.ts'

const { people, provider, platform, browser, addressOf, startAgain, close } = await signOnFixture()
beforeEach(startAgain)
afterAll(close)

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
