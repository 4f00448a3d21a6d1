import { describe, expect, it, vi } from 'vitest'
import { hub, openTab, pass, startTabs, streams, until } from './testing/tabs.ts'

startTabs()

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
    await until(() => expect(tab.resynced).toEqual(['fair:1']))
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

  it('is answered where the hub asks whether somebody is there, by the one tab that holds it', async () => {
    const [tab, other] = [openTab(['fair:1']), openTab(['fair:1'])]
    await streams(['fair:1'])
    hub.say(': ping 4f2c\n\n:\n\n')
    hub.publish('fair:1', { n: 1 })
    await until(() => expect([tab.told, other.told]).toEqual([[1], [1]]))
    expect([...tab.answered, ...other.answered]).toEqual(['4f2c'])
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
