import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keyboardOf, Place } from '#platform/web/testing/keyboard.ts'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import type { VideoRoom } from '../media/video-room.ts'
import { useCallKeys } from './use-call-keys.ts'

let keyboard: ReturnType<typeof keyboardOf>
beforeEach(() => {
  keyboard = keyboardOf()
})
afterEach(() => void vi.unstubAllGlobals())

async function call() {
  const sending = { microphone: true, camera: false, screen: false }
  const done: string[] = []
  const turn = (name: string) => async (isOn: boolean) => void done.push(`${name} ${isOn}`)
  const media = {
    view: () => ({ sending }),
    setMicrophone: turn('microphone'),
    setCamera: turn('camera'),
    shareScreen: turn('screen'),
  } as unknown as VideoRoom
  const hook = await renderHook(() => useCallKeys(media))
  return { done, sending, leave: hook.leave }
}

it('M, C and P turn off what is on and on what is off, as it is in this moment', async () => {
  const { done, sending } = await call()
  for (const key of ['m', 'C', 'p']) expect(keyboard.press(key)).toBe(true)
  sending.microphone = false
  keyboard.press('M')
  expect(done).toEqual(['microphone false', 'camera true', 'screen true', 'microphone true'])
})

it('a key that is held down turns once, and nobody hangs up by a key', async () => {
  const { done } = await call()
  keyboard.press('m', { repeat: true })
  for (const key of ['Escape', 'h', 'Enter', ' ']) expect(keyboard.press(key)).toBe(false)
  expect(done).toEqual([])
})

it('what is typed turns nothing: neither in a field nor in a dialog, nor with Ctrl', async () => {
  const { done } = await call()
  for (const kind of ['input', 'textarea', 'select', 'dialog', 'contenteditable'])
    keyboard.press('m', { at: new Place([kind]) })
  for (const held of ['ctrlKey', 'altKey', 'metaKey'] as const) keyboard.press('m', { [held]: true })
  expect(done).toEqual([])
})

it('after the call no key turns anything', async () => {
  const { done, leave } = await call()
  await leave()
  expect([keyboard.press('m'), done]).toEqual([false, []])
})
