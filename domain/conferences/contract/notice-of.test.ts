import { expect, it } from 'vitest'
import { type KeptChange, noticeOf, type Standing } from './notice-of.ts'

const was = { begin: '2026-06-01T10:00:00Z', end: '2026-06-01T11:00:00Z', room: 1 }
const standing = (now: Partial<Standing> = {}): Standing => ({ ...was, state: 'scheduled', ...now })
const change = (kind: string, before: object = was): KeptChange => ({ kind, before })
const later = { begin: '2026-06-01T12:00:00Z', end: '2026-06-01T13:00:00Z' }

it.each<[string, KeptChange[], Standing, string | null]>([
  ['a move', [change('moved')], standing(later), 'moved'],
  ['a move there and back', [change('moved'), change('moved', { ...was, ...later })], standing(), null],
  [
    'the same instant written otherwise',
    [change('moved')],
    standing({ begin: '2026-06-01T12:00:00+02:00' }),
    null,
  ],
  ['another room', [change('room')], standing({ room: 2 }), 'room'],
  ['no room any more', [change('room')], standing({ room: null }), 'room'],
  ['a move and another room', [change('room'), change('moved')], standing({ ...later, room: 2 }), 'moved'],
  [
    'a cancellation',
    [change('moved'), change('cancelled', {})],
    standing({ ...later, state: 'cancelled' }),
    'cancelled',
  ],
  ['a cancellation taken back', [change('cancelled', {}), change('restored', {})], standing(), null],
  ['one that returns', [change('restored', {})], standing(), 'restored'],
  [
    'one that returned and went again',
    [change('restored', {}), change('cancelled', {})],
    standing({ state: 'cancelled' }),
    null,
  ],
  [
    'one that was replaced',
    [change('cancelled', {}), change('replaced', {})],
    standing({ state: 'cancelled' }),
    'replaced',
  ],
  ['another text', [change('text', {})], standing(), null],
])('tells of %s what it comes to', (_, changes, now, told) => {
  expect(noticeOf(changes, now)).toBe(told)
})
