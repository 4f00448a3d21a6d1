import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { storageOf } from '#platform/web/testing/page.tsx'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import type { BoothConfiguration, BoothContent } from '../../contract/configuration.ts'
import { useBoothDraft } from './use-booth-draft.ts'

const content = { color: '#0f7a62', label: null, brochures: [], isVisible: true } as unknown as BoothContent
const booth = (more: Partial<BoothConfiguration> = {}) =>
  ({ id: 4, version: 2, content, ...more }) as BoothConfiguration

let kept: Map<string, string>
let asked: ((event: { preventDefault: () => void }) => void)[]
beforeEach(() => {
  kept = storageOf('sessionStorage')
  asked = []
  vi.stubGlobal('addEventListener', (_: string, ask: (typeof asked)[number]) => asked.push(ask))
  vi.stubGlobal('removeEventListener', (_: string, ask: (typeof asked)[number]) => {
    asked = asked.filter(one => one !== ask)
  })
})
afterEach(() => void vi.unstubAllGlobals())

const open = (more?: Partial<BoothConfiguration>) => {
  let shown = booth(more)
  return renderHook(() => useBoothDraft(shown)).then(draft => ({
    draft,
    /** The server’s record, read again. */
    show: (next: BoothConfiguration) => {
      shown = next
    },
  }))
}

it('a choice is a step of its own, what is typed into one field is one step together', async () => {
  const { draft } = await open()
  await draft.act(() => draft.now.set({ color: '#111111' }))
  for (const label of ['A', 'AB', 'ABC']) await draft.act(() => draft.now.set({ label }, 'label'))
  expect(draft.now.changes).toEqual({ color: '#111111', label: 'ABC' })
  await draft.act(() => draft.now.undo())
  expect(draft.now.changes).toEqual({ color: '#111111' })
  await draft.act(() => draft.now.undo())
  expect(draft.now).toMatchObject({ isChanged: false, canUndo: false, canRedo: true })
  await draft.act(() => draft.now.redo())
  await draft.act(() => draft.now.redo())
  expect(draft.now.content.label).toBe('ABC')
})

it('typing that goes on after an undo, or in another field, is a new step', async () => {
  const { draft } = await open()
  await draft.act(() => draft.now.set({ label: 'A' }, 'label'))
  await draft.act(() => draft.now.set({ color: '#111111' }, 'color'))
  await draft.act(() => draft.now.undo())
  expect(draft.now.changes).toEqual({ label: 'A' })
  await draft.act(() => draft.now.set({ color: '#222222' }, 'color'))
  await draft.act(() => draft.now.undo())
  expect(draft.now.changes).toEqual({ label: 'A' })
})

it('a change may rest on what is chosen by then, also when two come at once', async () => {
  const { draft } = await open()
  const add = (id: number) => draft.now.set(now => ({ characters: [...(now.characters ?? []), id] }))
  await draft.act(() => {
    add(1)
    add(2)
  })
  expect(draft.now.content.characters).toEqual([1, 2])
})

it('a reload keeps the changes with the version that they were made of, so that a later save is noticed', async () => {
  const first = await open()
  await first.draft.act(() => first.draft.now.set({ label: 'Mine' }))
  await first.draft.leave()
  const { draft } = await open({ version: 3, content: { ...content, label: 'Theirs' } })
  expect(draft.now).toMatchObject({ isChanged: true, base: 2 })
  expect(draft.now.changes).toEqual({ label: 'Mine' })
})

it('what was chosen for one booth is not found at another', async () => {
  const { draft } = await open()
  await draft.act(() => draft.now.set({ label: 'Mine' }))
  expect((await open({ id: 5 })).draft.now.isChanged).toBe(false)
})

it('once it is saved nothing is kept, and undo does not lead behind what the server holds', async () => {
  const { draft, show } = await open()
  await draft.act(() => draft.now.set({ label: 'Mine' }))
  const saved = booth({ version: 3, content: { ...content, label: 'Mine' } })
  show(saved)
  await draft.act(() => draft.now.reset(saved))
  expect(draft.now).toMatchObject({ isChanged: false, canUndo: false, base: 3 })
  expect(kept.size).toBe(0)
})

it('whoever leaves is asked while something is not saved, and only then', async () => {
  const { draft } = await open()
  expect(asked).toHaveLength(0)
  await draft.act(() => draft.now.set({ label: 'Mine' }))
  const prevented = vi.fn()
  for (const ask of asked) ask({ preventDefault: prevented })
  expect(prevented).toHaveBeenCalledTimes(1)
  await draft.act(() => draft.now.undo())
  expect(asked).toHaveLength(0)
})
