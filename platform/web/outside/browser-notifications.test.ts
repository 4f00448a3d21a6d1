import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { storageOf } from '../testing/page.tsx'
import { areWanted, permission, showInBrowser, want } from './browser-notifications.ts'
import { tellInSight } from './in-sight.ts'

// Of other tabs it knows nothing, unless a test says so.
beforeEach(() => void vi.stubGlobal('navigator', {}))
afterEach(() => vi.unstubAllGlobals())

/** What was begun has come to its end: nothing here waits for the clock. */
const settle = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}
const tell = async (id: number) => {
  showInBrowser({ text: `N${id}`, tag: `of-${id}`, link: `/n/${id}` })
  await settle()
}

/** A browser that shows notifications where it was allowed to. */
function browserThat(answer: NotificationPermission, { hidden = true, throws = false } = {}) {
  const shown: { body: string; tag: string; close: () => void; onclick?: () => void }[] = []
  class Shown {
    static permission: NotificationPermission = 'default'
    static async requestPermission() {
      Shown.permission = answer
      return answer
    }
    constructor(
      readonly title: string,
      { body, tag }: { body?: string; tag: string },
    ) {
      if (throws) throw new TypeError('Illegal constructor')
      // The one that is tried has no words, and goes at once.
      const close = vi.fn()
      Object.assign(this, { close })
      if (body) shown.push(Object.assign(this, { body, tag, close }))
    }
  }
  vi.stubGlobal('Notification', Shown)
  const listening = { addEventListener: () => {}, removeEventListener: () => {} }
  vi.stubGlobal('document', { title: 'Rives', hidden, ...listening })
  return shown
}

it('notifications are shown outside the page only where their reader wants that and the browser allows it', async () => {
  storageOf('localStorage')
  const shown = browserThat('granted')
  await tell(1)
  expect([shown.length, areWanted(), permission()]).toEqual([0, false, 'default'])
  expect([await want(true), areWanted()]).toEqual(['on', true])
  await tell(2)
  expect(shown.map(({ body, tag }) => [body, tag])).toEqual([['N2', 'of-2']])
  expect([await want(false), areWanted()]).toEqual(['off', false])
})

it('whoever looks at the page is not told beside it, and whoever refuses is not either', async () => {
  storageOf('localStorage')
  const shown = browserThat('granted', { hidden: false })
  await want(true)
  await tell(1)
  expect(shown).toEqual([])
  const refused = browserThat('denied')
  expect(await want(true)).toBe('off')
  await tell(1)
  expect([refused, areWanted()]).toEqual([[], false])
})

it('a press on it leads to what it is about', async () => {
  storageOf('localStorage')
  const shown = browserThat('granted')
  await want(true)
  await tell(3)
  const [focus, assign] = [vi.fn(), vi.fn()]
  vi.stubGlobal('window', { focus })
  vi.stubGlobal('location', { assign })
  shown[0]?.onclick?.()
  expect([focus.mock.calls.length, assign.mock.calls]).toEqual([1, [['/n/3']]])
})

it('a browser that allows them and cannot show one is found out when they are wanted, and they stay off', async () => {
  storageOf('localStorage')
  browserThat('granted', { throws: true })
  expect([await want(true), permission(), areWanted()]).toEqual(['impossible', 'granted', false])
  await tell(1)
})

it('a browser without notifications breaks nothing', async () => {
  storageOf('localStorage').set('browser-notifications', '1')
  expect([permission(), areWanted()]).toEqual(['unknown', false])
  await tell(1)
})

it('whoever looks at another tab is not told beside it, until that one is out of sight too', async () => {
  storageOf('localStorage')
  const held: string[] = []
  const request = async (name: string, _mode: object, hold: () => Promise<void>) => {
    held.push(name)
    await hold()
    held.pop()
  }
  const query = async () => ({ held: held.map(name => ({ name })) })
  vi.stubGlobal('navigator', { locks: { request, query } })
  const seen = browserThat('granted', { hidden: false })
  const hide = tellInSight()
  await want(true)
  expect([held.length, seen]).toEqual([1, []])
  const hidden = browserThat('granted')
  await want(true)
  await tell(1)
  expect(hidden).toEqual([])
  hide()
  await settle()
  await tell(2)
  expect(hidden.map(({ tag }) => tag)).toEqual(['of-2'])
})

it('what asks for an answer is taken away once it has one, also where that was faster', async () => {
  storageOf('localStorage')
  const shown = browserThat('granted')
  await want(true)
  const close = showInBrowser({ text: 'Rings', tag: 'call', stays: true })
  await settle()
  close()
  expect(shown[0]?.close).toHaveBeenCalledOnce()
  showInBrowser({ text: 'Rings', tag: 'call', stays: true })()
  await settle()
  expect(shown).toHaveLength(1)
})
