import { afterEach, beforeEach, expect, vi } from 'vitest'
import { createApi } from '../../api/client.ts'
import type { Browser } from '../browser.ts'
import { Tab } from '../tab.ts'
import type { HubState, Update } from '../update.ts'
import { startHub } from './hub-server.ts'
import { createLocks } from './locks.ts'

type Events = Parameters<Browser['watch']>[0]

export let hub: Awaited<ReturnType<typeof startHub>>
let locks: LockManager
let person: number | null
/** What is done after each test. */
export const left: (() => void)[] = []
const watchers = new Set<() => void>()

/** For all tests of a file: a hub and an own clock for each. */
export function startTabs() {
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
    hub = await startHub()
    locks = createLocks()
    person = null
  })
  afterEach(async () => {
    for (const leave of left.splice(0)) leave()
    watchers.clear()
    vi.useRealTimers()
    await hub.close()
  })
}

/** Everybody on this machine is somebody else now. */
export const logIn = (next: number | null) => {
  person = next
  for (const watcher of watchers) watcher()
}

/** A tab of the browser whose tabs share `locks`, and what it was told of its topics, one after the other. */
export function openTab(
  topics: string[],
  { isAlone = false, isOnline = (): boolean => true, isSeen = (): boolean => true } = {},
) {
  const api = createApi({
    fetch: hub.fetch,
    locale: () => 'fr',
    token: async () => (person === null ? null : `token-${person}`),
    renew: async () => `token-${person}-renewed`,
  })
  let events: Events | undefined
  let isAsleep = false
  const channels: BroadcastChannel[] = []
  const states: HubState[] = []
  const answered: string[] = []
  const tab = new Tab(
    {
      open: (asked, lastId, signal) =>
        api.stream(`/.well-known/mercure?${new URLSearchParams(asked.map(topic => ['match', topic]))}`, {
          signal,
          headers: lastId === undefined ? {} : { 'last-event-id': lastId },
        }),
      answer: ping => void answered.push(ping),
    },
    {
      who: () => person,
      subscribe: watcher => void watchers.add(watcher),
    },
    {
      locks: isAlone ? undefined : locks,
      openChannel: hear => {
        const channel = new BroadcastChannel('verriere:hub')
        channels.push(channel)
        channel.addEventListener('message', ({ data }) => isAsleep || hear(data))
        return {
          post: message => isAsleep || channel.postMessage(message),
          close: () => channel.close(),
        }
      },
      isOnline,
      isSeen,
      watch: watched => {
        events = watched
      },
    },
    state => void states.push(state),
  )
  const told: unknown[] = []
  const resynced: string[] = []
  const listen = (topic: string) =>
    tab.listen(topic, {
      update: ({ data }: Update) => void told.push((data as { n?: number }).n ?? data),
      resync: () => void resynced.push(topic),
    })
  for (const topic of topics) listen(topic)
  const close = () => {
    events?.asleep()
    for (const channel of channels) channel.close()
  }
  left.push(close)
  return {
    told,
    answered,
    resynced,
    states,
    listen,
    /** As a tab is closed. */
    close,
    /** As a phone puts it to sleep: without a word. */
    freeze: () => {
      isAsleep = true
    },
    thaw: () => {
      isAsleep = false
    },
    browser: () => events,
  }
}

/** Long only against hanging. */
export const until = (check: () => void) => vi.waitFor(check, { timeout: 30_000 })
/** Time goes by, and what is on its way arrives before more of it does. */
export async function pass(seconds: number) {
  for (let at = 0; at < seconds; at += 5) {
    await vi.advanceTimersByTimeAsync(Math.min(5, seconds - at) * 1_000)
    await hub.arrived()
  }
}
export const streams = (...topics: string[][]) =>
  until(() => expect(hub.open().map(stream => [...stream.topics].sort())).toEqual(topics))
