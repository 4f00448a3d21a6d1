import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { storageOf } from '#platform/web/testing/page.tsx'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import { useTextDraft } from './use-text-draft.ts'

beforeEach(() => {
  storageOf('localStorage')
  for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, () => {})
})
afterEach(() => void vi.unstubAllGlobals())

it('what somebody else has published meanwhile is noticed, what was begun stays and can be published after it', async () => {
  let text = { kind: 'legal' as const, version: 3, translations: { fr: '<p>Un</p>' }, standard: {} }
  const draft = await renderHook(() => useTextDraft(text, 2, 1))
  await draft.act(() => draft.now.write('fr', '<p>Deux</p>'))
  expect(draft.now).toMatchObject({ isStale: false, version: 3 })
  text = { ...text, version: 4, translations: { fr: '<p>Trois</p>' } }
  await draft.again()
  expect(draft.now).toMatchObject({ isStale: true, version: 3, words: { fr: '<p>Deux</p>' } })
  await draft.act(() => draft.now.keepMine())
  expect(draft.now).toMatchObject({ isStale: false, version: 4, words: { fr: '<p>Deux</p>' } })
  await draft.act(() => draft.now.reset())
  expect(draft.now).toMatchObject({ isChanged: false, words: { fr: '<p>Trois</p>' } })
})
