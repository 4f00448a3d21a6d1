import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keyboardOf, Place } from '#platform/web/testing/keyboard.ts'
import { storageOf } from '#platform/web/testing/page.tsx'
import { pressKey } from './film-keys.ts'
import { rememberedOf } from './remembered.ts'

beforeEach(() => void keyboardOf())
afterEach(() => void vi.unstubAllGlobals())

function press(key: string, more: { ctrlKey?: boolean; at?: Place } = {}) {
  const done: unknown[] = []
  const act = (name: string) => () => void done.push(name)
  const preventDefault = vi.fn()
  const isDone = pressKey(
    {
      key,
      ctrlKey: more.ctrlKey ?? false,
      metaKey: false,
      altKey: false,
      target: (more.at ?? null) as unknown as EventTarget,
      preventDefault,
    },
    {
      toggle: act('toggle'),
      seek: second => void done.push(second),
      mute: act('mute'),
      captions: act('captions'),
      fullscreen: act('fullscreen'),
      second: () => 42,
    },
  )
  expect(preventDefault.mock.calls.length).toBe(isDone ? 1 : 0)
  return done
}

it('a film is played, searched, muted, captioned and made large by one key each, large or small', () =>
  expect(
    [' ', 'k', 'K', 'ArrowLeft', 'ArrowRight', 'Home', 'c', 'F', 'm', 'x', 'Escape'].map(key => press(key)),
  ).toEqual([
    ['toggle'],
    ['toggle'],
    ['toggle'],
    [37],
    [47],
    [0],
    ['captions'],
    ['fullscreen'],
    ['mute'],
    [],
    [],
  ]))

it('a button is pressed by its own space, a field is typed into, and Ctrl is the browser’s', () => {
  expect(press(' ', { at: new Place(['button']) })).toEqual([])
  expect(press('k', { at: new Place(['button']) })).toEqual(['toggle'])
  for (const kind of ['textarea', 'select', 'listbox', 'menu'])
    expect(press('k', { at: new Place([kind]) })).toEqual([])
  expect(press('c', { ctrlKey: true })).toEqual([])
})

it('where somebody stopped is kept, and not what they have hardly begun or seen to its end', () => {
  storageOf('localStorage')
  const ada = rememberedOf(1)
  ada.keepPlace('film', 95.8, 600)
  ada.keepPlace('short', 10, 600)
  ada.keepPlace('seen', 590, 600)
  ada.keepPlace('endless', 4_000, Number.NaN)
  expect(['film', 'short', 'seen', 'endless', 'other'].map(ada.placeIn)).toEqual([
    95,
    null,
    null,
    4_000,
    null,
  ])
  ada.keepPlace('film', 595, 600)
  expect(ada.placeIn('film')).toBeNull()
  expect(rememberedOf(2).placeIn('endless')).toBeNull()
})

it('places of the films seen last are kept, each once', () => {
  storageOf('localStorage')
  const { keepPlace, placeIn } = rememberedOf(1)
  for (let film = 0; film < 60; film += 1) keepPlace(`f${film}`, 100 + film, 600)
  keepPlace('f59', 300, 600)
  expect([placeIn('f9'), placeIn('f10'), placeIn('f59')]).toEqual([null, 110, 300])
})

it('speed and captions are as they were chosen, and a speed that there is not is the usual one', () => {
  const kept = storageOf('localStorage')
  const { watching, keepWatching } = rememberedOf(1)
  expect(watching()).toEqual({ captions: null, speed: 1 })
  keepWatching({ captions: 'de', speed: 1.5 })
  expect(rememberedOf(1).watching()).toEqual({ captions: 'de', speed: 1.5 })
  for (const [key] of kept) kept.set(key, '{"speed":16}')
  expect(watching()).toEqual({ captions: null, speed: 1 })
})
