import { afterEach, expect, it, vi } from 'vitest'
import { useUndoKeys } from '../saving/use-undo-keys.ts'
import { keyboardOf, Place } from '../testing/keyboard.ts'
import { renderHook } from '../testing/render-hook.tsx'
import { toast } from './toast.tsx'
import { queue } from './toast-queue.ts'
import { useUndoNotice } from './use-undo-notice.ts'

afterEach(() => {
  for (const { key } of queue.visibleToasts) queue.close(key)
  vi.unstubAllGlobals()
})

it('Ctrl+Z takes one thing back: what a notice says, before the steps of a page that listened first', async () => {
  const keyboard = keyboardOf()
  const taken: string[] = []
  const takes = (what: string) => () => void taken.push(what)
  const steps = { undo: takes('step'), redo: takes('redone') }
  const page = await renderHook(() => {
    useUndoKeys(steps)
    useUndoNotice()
  })
  const undoing = (what: string, isUndo: boolean) =>
    toast.success(what, { action: { label: 'Undo', onPress: takes(what), ...(isUndo && { isUndo }) } })
  undoing('kept', false)
  undoing('first', true)
  undoing('last', true)
  const undo = (at?: Place) => keyboard.press('z', { ctrlKey: true, ...(at && { at }) })
  undo(new Place(['textarea']))
  expect(taken).toEqual([])
  undo()
  undo()
  undo()
  expect(taken).toEqual(['last', 'first', 'step'])
  expect(queue.visibleToasts.map(({ content }) => content.title)).toEqual(['kept'])
  await page.leave()
})
