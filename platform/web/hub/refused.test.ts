import { describe, expect, it } from 'vitest'
import { hub, logIn, openTab, pass, startTabs, streams, until } from './testing/tabs.ts'

startTabs()

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
      // While it asks which are refused, streams of some of them are open for a moment.
      await until(() => expect(tab.resynced.toSorted()).toEqual(['fair:1', 'hall:1']))
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
    logIn(7)
    hub.expired.add('token-7')
    openTab(['/users/7/notifications'])
    await until(() => expect(hub.open().map(({ token }) => token)).toEqual(['token-7-renewed']))
  })
})
