import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readerOf, userOf } from '#domain/identity/web/testing/reader.tsx'
import { storageOf } from '#platform/web/testing/page.tsx'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import { moveDraft, useDraft } from './use-draft.ts'

let kept: Map<string, string>
beforeEach(() => {
  kept = storageOf('localStorage')
})
afterEach(() => void vi.unstubAllGlobals())

async function open(place: string, person = 1) {
  const state = { place }
  const page = await readerOf({ user: userOf(['visitor'], { id: person }) })
  const seen: string[] = []
  const hook = await renderHook(() => {
    const draft = useDraft(state.place)
    seen.push(draft[0])
    return draft
  }, page.around)
  return {
    leave: hook.leave,
    text: () => hook.now[0],
    type: (text: string) => hook.act(() => hook.now[1](text)),
    go: async (to: string) => {
      state.place = to
      seen.length = 0
      await hook.again()
      return seen
    },
  }
}

it('what is typed and not sent is there after a reload', async () => {
  const before = await open('conversation:1')
  await before.type('Bonjour, je')
  await before.leave()
  expect((await open('conversation:1')).text()).toBe('Bonjour, je')
})

it('each conversation has words of its own, which are not shown in another for a moment', async () => {
  const one = await open('conversation:1')
  await one.type('Pour Ada')
  expect(await one.go('conversation:2')).not.toContain('Pour Ada')
  expect(one.text()).toBe('')
  await one.type('Pour Maud')
  await one.go('conversation:1')
  expect(one.text()).toBe('Pour Ada')
  await one.go('conversation:2')
  expect(one.text()).toBe('Pour Maud')
})

it('what was typed before the server knew the conversation goes along with its file, and takes nothing’s place', async () => {
  const begun = await open('begun')
  await begun.type('Bonjour')
  await (await open('begun:file')).type('{"id":3}')
  moveDraft(1, 'begun', 'conversation:1')
  expect((await open('conversation:1')).text()).toBe('Bonjour')
  expect((await open('conversation:1:file')).text()).toBe('{"id":3}')
  expect((await open('begun')).text()).toBe('')
  await (await open('begun')).type('Autre')
  moveDraft(1, 'begun', 'conversation:1')
  expect((await open('conversation:1')).text()).toBe('Bonjour')
})

it('of two people at one machine each has their own', async () => {
  const one = await open('conversation:1', 1)
  await one.type('Secret')
  await one.leave()
  expect((await open('conversation:1', 2)).text()).toBe('')
})

it('nothing is kept of what was sent or taken away', async () => {
  const { type } = await open('conversation:1')
  const drafts = () => [...kept.keys()].filter(key => key.includes('draft'))
  await type('Bonjour')
  expect(drafts()).toHaveLength(1)
  await type('')
  expect(drafts()).toEqual([])
})

it('a browser that keeps nothing hinders nobody from writing', async () => {
  vi.stubGlobal('localStorage', undefined)
  const { type, text } = await open('conversation:1')
  await type('Bonjour')
  expect(text()).toBe('Bonjour')
})
