import { describe, expect, it } from 'vitest'
import { topicsMost } from '#platform/contract/hub-limits.ts'
import type { Message } from './message.ts'
import { hub, left, logIn, openTab, pass, startTabs, streams, until } from './testing/tabs.ts'

startTabs()

describe('the tabs of a browser', () => {
  it('hold one stream for all topics that they want, and each hears its own', async () => {
    const one = openTab(['fair:1', 'hall:1'])
    const other = openTab(['fair:1', 'stand:7'])
    await streams(['fair:1', 'hall:1', 'stand:7'])
    for (const topic of ['hall:1', 'stand:7', 'fair:1']) hub.publish(topic, { n: topic })
    await until(() => expect(one.told).toEqual(['hall:1', 'fair:1']))
    await until(() => expect(other.told).toEqual(['stand:7', 'fair:1']))
  })

  it('that want more than one stream takes hear of what is looked at, and of the rest once they are', async () => {
    const booths = Array.from({ length: topicsMost }, (_, at) => `stand:${at}`)
    let isSeen = false
    const away = openTab(booths, { isSeen: () => isSeen })
    await streams(booths.toSorted())
    openTab(['hall:1'], { isSeen: () => !isSeen })
    await streams([...booths.slice(0, -1), 'hall:1'].toSorted())
    isSeen = true
    away.browser()?.seen()
    await streams(booths.toSorted())
    const asked = hub.asked.length
    await pass(25)
    expect(hub.asked).toHaveLength(asked)
  })

  it('hear on when the one that holds the stream is closed: what was told meanwhile as well, and nothing twice', async () => {
    const leader = openTab(['fair:1'])
    const other = openTab(['fair:1'])
    const third = openTab(['fair:1', 'hall:1'])
    await streams(['fair:1', 'hall:1'])
    hub.publish('fair:1', { n: 1 })
    await until(() => expect([other.told, third.told]).toEqual([[1], [1]]))
    const before = [...other.resynced]
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
    expect(other.resynced).toEqual(before)
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
