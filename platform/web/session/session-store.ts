import { fieldsIn } from '#platform/contract/record.ts'
import { machineStorage } from '../browser-storage.ts'

/**
 * Who is logged in, in this tab. The access token lives in this closure only; the refresh token is a cookie that
 * scripts cannot read. `hint` merely remembers that there may be a session, so that people who never log in
 * cost no request.
 */
export type SessionState<User> =
  | { status: 'unknown'; user: null }
  | { status: 'anonymous'; user: null }
  | { status: 'known'; user: User }

type StartedSession<User> = { token: string; user: User }

const hintKey = 'session'
/**
 * Goes into `<head>`: where there may be a session, what the server has refused to nobody in particular is not said
 * yet. Taken away again by `asked`.
 */
export const askingScript = `try{if(localStorage.getItem('${hintKey}')==='1')document.documentElement.dataset.asking=''}catch(e){}`

/** It is known who reads, and what they may see has come. */
export const asked = () => {
  delete document.documentElement.dataset.asking
}

/** False once somebody has logged out, in whatever tab. */
export const maySession = () => storage.get()

const channelName = 'verriere:session'
/** Milliseconds until a server that did not answer at the start is asked again: twice as long each time. */
const firstPause = 1_000
const longestPause = 30_000

/** Renewed this long before its end, so that no request starts with a token about to end. */
const spareSeconds = 60

/** Where it is refused the next page load asks the server once. */
const storage = {
  get: () => machineStorage.read(hintKey) === '1',
  set: (on: boolean) => machineStorage.write(hintKey, on ? '1' : null),
}

export function createSessionStore<User>(refresh: () => Promise<StartedSession<User> | null>) {
  let state: SessionState<User> = { status: 'unknown', user: null }
  let token: string | null = null
  let ends = 0
  let renewing: Promise<string | null> | null = null
  const listeners = new Set<() => void>()
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName)

  const publish = (next: SessionState<User>) => {
    state = next
    for (const listener of listeners) listener()
  }
  const enter = (answer: StartedSession<User>) => {
    token = answer.token
    ends = Date.now() + (expiry(answer.token) - spareSeconds) * 1000
    storage.set(true)
    publish({ status: 'known', user: answer.user })
  }
  const forget = () => {
    token = null
    storage.set(false)
  }
  const leave = () => {
    forget()
    publish({ status: 'anonymous', user: null })
  }
  /** One tab at a time renews: the others wait for the lock and then get the same successor. */
  const locked = <T>(work: () => Promise<T>): Promise<T> =>
    navigator.locks ? navigator.locks.request('verriere:refresh', work) : work()
  const renew = (): Promise<string | null> => {
    renewing ??= locked(refresh)
      .then(answer => {
        if (answer) enter(answer)
        else leave()
        return answer?.token ?? null
      })
      .finally(() => {
        renewing = null
      })
    return renewing
  }
  channel?.addEventListener('message', event => {
    if (event.data === 'left' && state.status === 'known') leave()
    if (event.data === 'entered' && state.status === 'anonymous') void renew().catch(() => undefined)
  })

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    get: () => state,
    /** Once, when the page has become alive; done when it is known who reads, or that nobody does. */
    start: async () => {
      for (let pause = firstPause; storage.get(); pause = Math.min(pause * 2, longestPause)) {
        await renew().catch(() => new Promise(next => setTimeout(next, pause)))
        if (state.status !== 'unknown') return
      }
      publish({ status: 'anonymous', user: null })
    },
    entered: (answer: StartedSession<User>) => {
      enter(answer)
      channel?.postMessage('entered')
    },
    /** The page is left as well: what it shows stays as it is until then. */
    left: () => {
      forget()
      channel?.postMessage('left')
    },
    changed: (user: User) => publish({ status: 'known', user }),
    token: async () => (token === null ? (renewing ?? null) : Date.now() < ends ? token : renew()),
    renew: async (refused: string) => (token && token !== refused ? token : renew()),
  }
}

export type SessionStore<User> = ReturnType<typeof createSessionStore<User>>

/** Seconds that a token still lives, as it says itself; only to know when to ask for another. */
function expiry(token: string): number {
  try {
    const claims = JSON.parse(atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')))
    const { exp, iat } = fieldsIn(claims)
    return Number(exp) - Number(iat) || spareSeconds
  } catch {
    return spareSeconds
  }
}
