import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createSessionStore, type SessionStore } from './session-store.ts'

type Person = { name: string }

const half = (value: object) => btoa(JSON.stringify(value)).replace(/=+$/, '')

/** A token as the server makes them, as far as the browser reads it: it lives for `seconds`. */
const tokenFor = (seconds: number, name: string) =>
  `${half({ name })}.${half({ iat: 1_000, exp: 1_000 + seconds })}.signature`

const long = { token: tokenFor(900, 'long'), user: { name: 'Ada' } }
const short = { token: tokenFor(30, 'short'), user: { name: 'Ada' } }
const next = { token: tokenFor(900, 'next'), user: { name: 'Ada' } }

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('BroadcastChannel', undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

type Told = typeof long | null

/** A store whose refreshes answer these, one after the other; an error is a server that did not answer. */
function storeWith(...answers: (Told | Error)[]) {
  const refresh = vi.fn(async () => {
    const answer = answers.shift() ?? null
    if (answer instanceof Error) throw answer
    return answer
  })
  return { store: createSessionStore<Person>(refresh) satisfies SessionStore<Person>, refresh }
}

it('who never logged in costs no request', async () => {
  const { store, refresh } = storeWith(long)
  await store.start()
  expect(store.get()).toEqual({ status: 'anonymous', user: null })
  expect(refresh).not.toHaveBeenCalled()
})

it('a session that goes on is known after the start, one that has ended is anonymous and forgotten', async () => {
  kept.set('session', '1')
  const on = storeWith(long)
  await on.store.start()
  expect(on.store.get()).toEqual({ status: 'known', user: long.user })
  expect(kept.get('session')).toBe('1')
  const over = storeWith(null)
  await over.store.start()
  expect(over.store.get().status).toBe('anonymous')
  expect(kept.has('session')).toBe(false)
})

it('a server that does not answer at the start ends no session: it is asked until it answers, or somebody logs out', async () => {
  vi.useFakeTimers()
  const silence = () => Array.from({ length: 5 }, () => new Error('offline'))
  kept.set('session', '1')
  const back = storeWith(...silence(), long)
  const started = back.store.start()
  await vi.advanceTimersByTimeAsync(10_000)
  expect([back.store.get().status, kept.get('session')]).toEqual(['unknown', '1'])
  await vi.advanceTimersByTimeAsync(60_000)
  await started
  expect(back.store.get()).toEqual({ status: 'known', user: long.user })
  const away = storeWith(...silence())
  const leaving = away.store.start()
  await vi.advanceTimersByTimeAsync(500)
  kept.delete('session')
  await vi.advanceTimersByTimeAsync(1_000)
  await leaving
  expect([away.store.get().status, away.refresh.mock.calls.length]).toEqual(['anonymous', 1])
})

it('a token with time left is given as it is', async () => {
  const { store, refresh } = storeWith(next)
  store.entered(long)
  expect(await store.token()).toBe(long.token)
  expect(refresh).not.toHaveBeenCalled()
})

it('a token about to end is renewed first, once for all who ask at once', async () => {
  const { store, refresh } = storeWith(next)
  store.entered(short)
  expect(await Promise.all([store.token(), store.token(), store.token()])).toEqual([
    next.token,
    next.token,
    next.token,
  ])
  expect(refresh).toHaveBeenCalledTimes(1)
})

it('a token that cannot be read is renewed before it is used', async () => {
  const { store } = storeWith(next)
  store.entered({ ...long, token: 'nonsense' })
  expect(await store.token()).toBe(next.token)
})

it('a refused token is renewed; one that has been replaced meanwhile is not renewed again', async () => {
  const { store, refresh } = storeWith(next)
  store.entered(long)
  expect(await store.renew(long.token)).toBe(next.token)
  expect(await store.renew(long.token)).toBe(next.token)
  expect(refresh).toHaveBeenCalledTimes(1)
})

it('a refused renewal ends the session and tells who listens', async () => {
  const { store } = storeWith(null)
  store.entered(long)
  const seen: string[] = []
  const unsubscribe = store.subscribe(() => seen.push(store.get().status))
  expect(await store.renew(long.token)).toBeNull()
  expect(await store.token()).toBeNull()
  expect(seen).toEqual(['anonymous'])
  unsubscribe()
  store.entered(long)
  expect(seen).toEqual(['anonymous'])
})

it('after a failed renewal the next one asks anew', async () => {
  const { store } = storeWith(new Error('offline'), next)
  store.entered(short)
  await expect(store.token()).rejects.toThrow('offline')
  expect(await store.token()).toBe(next.token)
})

it('who leaves has no token any more, while the page stays as it is until it is left as well', async () => {
  const { store } = storeWith(next)
  store.entered(long)
  store.left()
  expect(await store.token()).toBeNull()
  expect(store.get().status).toBe('known')
  expect(kept.has('session')).toBe(false)
})

it('storage that is refused is no obstacle', async () => {
  vi.stubGlobal('localStorage', undefined)
  const { store } = storeWith(next)
  await store.start()
  expect(store.get().status).toBe('anonymous')
  store.entered(long)
  expect(await store.token()).toBe(long.token)
})

it('renews under the lock that all tabs share', async () => {
  const request = vi.fn(async (_name: string, work: () => Promise<unknown>) => work())
  vi.stubGlobal('navigator', { locks: { request } })
  const { store } = storeWith(next)
  store.entered(short)
  await store.token()
  expect(request).toHaveBeenCalledWith('verriere:refresh', expect.any(Function))
})

it('other tabs are told: who leaves in one leaves in all, who enters in one is asked for in all', async () => {
  const tabs: { hear: (event: { data: string }) => void }[] = []
  class Channel {
    hear: (event: { data: string }) => void = () => undefined
    constructor() {
      tabs.push(this)
    }
    addEventListener(_type: 'message', hear: (event: { data: string }) => void) {
      this.hear = hear
    }
    postMessage(data: string) {
      for (const tab of tabs) if (tab !== this) tab.hear({ data })
    }
  }
  vi.stubGlobal('BroadcastChannel', Channel)
  const here = storeWith()
  const there = storeWith(next)
  await Promise.all([here.store.start(), there.store.start()])
  here.store.entered(long)
  await vi.waitFor(() => expect(there.store.get().status).toBe('known'))
  here.store.left()
  expect(there.store.get().status).toBe('anonymous')
  expect(await there.store.token()).toBeNull()
})
