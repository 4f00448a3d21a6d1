import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApi } from '../api/client.ts'
import type { Browser } from './browser.ts'
import type { Message } from './message.ts'
import { Tab } from './tab.ts'
import { startHub } from './testing/hub-server.ts'
import { createLocks } from './testing/locks.ts'
import type { HubState, Update } from './update.ts'

type Events = Parameters<Browser['watch']>[0]

let hub: Awaited<ReturnType<typeof startHub>>
let locks: LockManager
let person: number | null
const left: (() => void)[] = []
const watchers = new Set<() => void>()

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

/** Everybody on this machine is somebody else now. */
const logIn = (next: number | null) => {
  person = next
  for (const watcher of watchers) watcher()
}

/** A tab of the browser whose tabs share `locks`, and what it was told of its topics, one after the other. */
function openTab(topics: string[], { isAlone = false, isOnline = (): boolean => true } = {}) {
  const api = createApi({
    fetch: (path, init) => fetch(hub.url + path, init),
    locale: () => 'fr',
    token: async () => (person === null ? null : `token-${person}`),
    renew: async () => `token-${person}-renewed`,
  })
  let events: Events | undefined
  let isAsleep = false
  const channels: BroadcastChannel[] = []
  const states: HubState[] = []
  const tab = new Tab(
    (asked, lastId, signal) =>
      api.stream(`/.well-known/mercure?${new URLSearchParams(asked.map(topic => ['match', topic]))}`, {
        signal,
        headers: lastId === undefined ? {} : { 'last-event-id': lastId },
      }),
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
      isSeen: () => true,
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
const until = (check: () => void) => vi.waitFor(check, { timeout: 30_000 })
/** Time goes by, and what is on its way arrives. */
async function pass(seconds: number) {
  for (let at = 0; at < seconds; at += 5) {
    await vi.advanceTimersByTimeAsync(Math.min(5, seconds - at) * 1_000)
    for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate)
  }
}
const streams = (...topics: string[][]) =>
  until(() => expect(hub.open().map(stream => [...stream.topics].sort())).toEqual(topics))

describe('the tabs of a browser', () => {
  it('hold one stream for all topics that they want, and each hears its own', async () => {
    const one = openTab(['fair:1', 'hall:1'])
    const other = openTab(['fair:1', 'stand:7'])
    await streams(['fair:1', 'hall:1', 'stand:7'])
    for (const topic of ['hall:1', 'stand:7', 'fair:1']) hub.publish(topic, { n: topic })
    await until(() => expect(one.told).toEqual(['hall:1', 'fair:1']))
    await until(() => expect(other.told).toEqual(['stand:7', 'fair:1']))
  })

  it('hear on when the one that holds the stream is closed: what was told meanwhile as well, and nothing twice', async () => {
    const leader = openTab(['fair:1'])
    const other = openTab(['fair:1'])
    const third = openTab(['fair:1', 'hall:1'])
    await streams(['fair:1', 'hall:1'])
    hub.publish('fair:1', { n: 1 })
    await until(() => expect([other.told, third.told]).toEqual([[1], [1]]))
    leader.close()
    hub.publish('fair:1', { n: 2 })
    await streams(['fair:1', 'hall:1'])
    hub.publish('fair:1', { n: 3 })
    await until(() =>
      expect([other.told, third.told]).toEqual([
        [1, 2, 3],
        [1, 2, 3],
      ]),
    )
    expect(leader.told).toEqual([1])
    expect(other.resynced).toEqual(['fair:1'])
  })

  it('take the stream from one that sleeps without having said so, and bear with it when it wakes', async () => {
    const sleeper = openTab(['fair:1'])
    const other = openTab(['fair:1'])
    await streams(['fair:1'])
    hub.publish('fair:1', { n: 1 })
    await until(() => expect([sleeper.told, other.told]).toEqual([[1], [1]]))
    sleeper.freeze()
    hub.publish('fair:1', { n: 2 })
    other.browser()?.seen()
    await pass(4)
    await until(() => expect(other.told).toEqual([1, 2]))
    sleeper.thaw()
    hub.publish('fair:1', { n: 3 })
    await until(() => expect(other.told).toEqual([1, 2, 3]))
    await until(() => expect(sleeper.told).toEqual([1, 2, 3]))
    await streams(['fair:1'])
  })

  it('that come back from sleep read again what they show', async () => {
    const sleeper = openTab(['fair:1'])
    const other = openTab(['fair:1'])
    await streams(['fair:1'])
    await until(() => expect(sleeper.resynced).toEqual(['fair:1']))
    sleeper.browser()?.asleep()
    await until(() => expect(hub.asked).toHaveLength(2))
    sleeper.browser()?.awake()
    await until(() => expect(sleeper.resynced).toEqual(['fair:1', 'fair:1']))
    hub.publish('fair:1', { n: 1 })
    await until(() => expect([sleeper.told, other.told]).toEqual([[1], [1]]))
  })

  it('hear an update once when it is passed on twice, and nothing of a tab that led before', async () => {
    const other = new BroadcastChannel('verriere:hub')
    left.push(() => other.close())
    const passed: Extract<Message, { kind: 'update' }>[] = []
    other.addEventListener('message', ({ data }: { data: Message }) => {
      if (data.kind === 'update') passed.push(data)
    })
    const tabs = [openTab(['fair:1']), openTab(['fair:1'])]
    const told = (...numbers: number[]) =>
      until(() => expect(tabs.map(tab => tab.told)).toEqual([numbers, numbers]))
    await streams(['fair:1'])
    hub.publish('fair:1', { n: 1 })
    await told(1)
    await until(() => expect(passed).toHaveLength(1))
    const [message] = passed
    if (!message) throw new Error('Nothing was passed on.')
    const { update } = message
    other.postMessage(message)
    other.postMessage({
      ...message,
      term: 1,
      update: { ...update, id: 'urn:test:former', data: { topic: 'fair:1', n: 0 } },
    })
    hub.publish('fair:1', { n: 2 })
    await told(1, 2)
  })

  it('have a stream each where the browser has no locks', async () => {
    openTab(['fair:1'], { isAlone: true })
    openTab(['hall:1'], { isAlone: true })
    await until(() =>
      expect(
        hub
          .open()
          .map(({ topics }) => topics[0])
          .sort(),
      ).toEqual(['fair:1', 'hall:1']),
    )
  })

  it('of somebody who logs in hear anew, as that person, and read again', async () => {
    const one = openTab(['fair:1'])
    const other = openTab(['fair:1'])
    await streams(['fair:1'])
    hub.publish('fair:1', { n: 1 })
    await until(() => expect(other.told).toEqual([1]))
    logIn(7)
    await until(() =>
      expect(hub.asked.at(-1)).toEqual({ topics: ['fair:1'], lastId: undefined, token: 'token-7' }),
    )
    await until(() =>
      expect([one.resynced, other.resynced]).toEqual([
        ['fair:1', 'fair:1'],
        ['fair:1', 'fair:1'],
      ]),
    )
    logIn(null)
    await until(() => expect(hub.open().map(({ token }) => token)).toEqual([undefined]))
  })

  it('lose nothing, and hear nothing twice or out of order, however often the stream is cut and tabs come and go', async () => {
    const stays = openTab(['fair:1'])
    await streams(['fair:1'])
    await until(() => expect(stays.resynced).toHaveLength(1))
    const sent: number[] = []
    let n = 0
    const say = () => {
      n += 1
      sent.push(n)
      hub.publish('fair:1', { n })
    }
    say()
    await until(() => expect(stays.told).toEqual(sent))
    for (let round = 0; round < 12; round += 1) {
      const guest = openTab(['fair:1', `hall:${round}`])
      say()
      if (round % 3 === 0) hub.cut()
      else if (round % 3 === 1) hub.end()
      say()
      await until(() => expect(guest.resynced.length).toBeGreaterThan(0))
      say()
      guest.close()
      say()
    }
    await until(() => expect(stays.told).toEqual(sent))
    expect(stays.resynced).toHaveLength(1)
  })
})

describe('the stream', () => {
  it('is asked for again with the last id when something else is wanted: nothing in between is lost', async () => {
    const tab = openTab(['fair:1'])
    await streams(['fair:1'])
    hub.publish('fair:1', { n: 1 })
    await until(() => expect(tab.told).toEqual([1]))
    tab.listen('hall:1')
    tab.listen('stand:1')
    hub.publish('fair:1', { n: 2 })
    await streams(['fair:1', 'hall:1', 'stand:1'])
    hub.publish('fair:1', { n: 3 })
    await until(() => expect(tab.told).toEqual([1, 2, 3]))
    expect(hub.asked).toHaveLength(2)
    await until(() => expect(tab.resynced).toEqual(['fair:1', 'hall:1', 'stand:1']))
  })

  it('stays as it is while somebody goes from page to page of the same place', async () => {
    const tab = openTab([])
    const leave = tab.listen('fair:1')
    await streams(['fair:1'])
    leave()
    await pass(2)
    tab.listen('fair:1')
    await until(() => expect(tab.resynced).toEqual(['fair:1', 'fair:1']))
    expect(hub.asked).toHaveLength(1)
  })

  it('ends when nobody listens any more', async () => {
    const leave = openTab([]).listen('fair:1')
    await streams(['fair:1'])
    leave()
    await pass(11)
    await until(() => expect(hub.open()).toEqual([]))
  })

  it('brings an update that was cut in the middle once, and whole', async () => {
    const tab = openTab(['fair:1'])
    await streams(['fair:1'])
    hub.publish('fair:1', { n: 1 })
    await until(() => expect(tab.told).toEqual([1]))
    hub.say('id: urn:test:2\ndata: {"topic":"fa')
    hub.cut()
    hub.publish('fair:1', { n: 2 })
    await until(() => expect(tab.told).toEqual([1, 2]))
    expect(tab.resynced).toEqual(['fair:1'])
  })

  it('says to read again where the hub’s history does not reach back', async () => {
    const one = openTab(['fair:1'])
    const other = openTab(['hall:1'])
    await streams(['fair:1', 'hall:1'])
    hub.publish('hall:1', { n: 1 })
    await until(() => expect(other.told).toEqual([1]))
    hub.forgetHistory()
    hub.cut()
    await until(() => expect(one.resynced).toEqual(['fair:1', 'fair:1']))
    await until(() => expect(other.resynced).toEqual(['hall:1', 'hall:1']))
  })

  it('that is silent has died, and is asked for again', async () => {
    openTab(['fair:1'])
    await streams(['fair:1'])
    await pass(40)
    hub.say(':\n\n')
    await pass(4)
    expect(hub.asked).toHaveLength(1)
    await pass(60)
    await until(() => expect(hub.asked.length).toBeGreaterThan(1))
  })

  it('waits as long as the hub says before it is asked for again', async () => {
    const tab = openTab(['fair:1'])
    await streams(['fair:1'])
    hub.say('retry: 20000\n\n')
    hub.publish('fair:1', { n: 1 })
    await until(() => expect(tab.told).toEqual([1]))
    hub.end()
    await until(() => expect(hub.open()).toEqual([]))
    await pass(9)
    expect(hub.asked).toHaveLength(1)
    await pass(25)
    await until(() => expect(hub.asked).toHaveLength(2))
  })

  it('of a tab out of sight, whose timers are held back, is opened again when another tab is looked at', async () => {
    const tab = openTab(['fair:1'])
    const other = openTab(['fair:1'])
    await streams(['fair:1'])
    hub.say('retry: 30000\n\n')
    hub.publish('fair:1', { n: 1 })
    await until(() => expect([tab.told, other.told]).toEqual([[1], [1]]))
    hub.end()
    await until(() => expect(hub.open()).toEqual([]))
    vi.setSystemTime(Date.now() + 60_000)
    other.browser()?.seen()
    await vi.waitFor(() => expect(hub.asked).toHaveLength(2), { timeout: 10_000 })
  })

  it('is asked for less and less often while the hub is down, and again at once when the network is back', async () => {
    const tab = openTab(['fair:1'])
    const other = openTab(['fair:1'])
    await streams(['fair:1'])
    hub.down(true)
    await until(() => expect(tab.states).toEqual(['reconnecting']))
    await until(() => expect(other.states).toEqual(['reconnecting']))
    await pass(10 * 60)
    expect(hub.asked.length).toBeLessThan(60)
    hub.down(false)
    tab.browser()?.online()
    await until(() => expect(tab.states.at(-1)).toBe('connected'))
    await until(() => expect(other.states.at(-1)).toBe('connected'))
  })

  it('is known to be offline where the browser says so', async () => {
    let isOnline = true
    const tab = openTab(['fair:1'], { isOnline: () => isOnline })
    await streams(['fair:1'])
    isOnline = false
    tab.browser()?.offline()
    expect(tab.states).toEqual(['offline'])
    isOnline = true
    tab.browser()?.online()
    await until(() => expect(tab.states).toEqual(['offline', 'connected']))
  })
})

describe('what is refused', () => {
  it.each([
    ['named by the hub', true],
    ['not named', false],
  ])(
    'and %s ends nothing else, is asked for twice a minute at most, and read again once it is allowed',
    async (_, isNamed) => {
      hub.naming(isNamed)
      hub.refused.add('stand:9')
      const tab = openTab(['fair:1', 'hall:1', 'stand:9'])
      await streams(['fair:1', 'hall:1'])
      hub.publish('fair:1', { n: 1 })
      await until(() => expect(tab.told).toEqual([1]))
      const before = hub.asked.length
      const heartbeat = setInterval(() => hub.say(':\n\n'), 15_000)
      await pass(30 * 60)
      const again = hub.asked.slice(before).filter(({ topics }) => topics.includes('stand:9'))
      expect(again.length).toBeGreaterThan(10)
      expect(again.length).toBeLessThanOrEqual(61)
      expect(tab.resynced.sort()).toEqual(['fair:1', 'hall:1'])
      hub.refused.clear()
      await pass(90)
      await until(() => expect(tab.resynced).toContain('stand:9'))
      await streams(['fair:1', 'hall:1', 'stand:9'])
      clearInterval(heartbeat)
      expect(tab.states).toEqual([])
    },
  )

  it('because a session has run out is asked for again with the next', async () => {
    person = 7
    hub.expired.add('token-7')
    openTab(['/users/7/notifications'])
    await until(() => expect(hub.open().map(({ token }) => token)).toEqual(['token-7-renewed']))
  })
})
