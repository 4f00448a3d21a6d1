import { expect, it } from 'vitest'
import type { ConferenceState } from './choices.ts'
import { isStageEmpty, mayStart, missingMinutes } from './on-air.ts'

const minutes = (count: number) => count * 60_000
const begin = Date.parse('2026-11-24T10:00:00Z')
const at = (offset: number) => begin + minutes(offset)

const states: readonly ConferenceState[] = ['draft', 'scheduled', 'live', 'ended', 'cancelled']

it('a session goes on air from half an hour before its beginning, however late it is by then', () => {
  const one = { state: 'scheduled', begin, endedAt: null } as const
  expect([-31, -30, 0, 300].map(offset => mayStart(one, at(offset)))).toEqual([false, true, true, true])
  expect(mayStart({ ...one, begin: null }, 0)).toBe(true)
})

it('one that was ended goes on air again within a quarter of an hour, counted from its end', () => {
  const one = { state: 'ended', begin, endedAt: at(40) } as const
  expect([41, 55, 56].map(offset => mayStart(one, at(offset)))).toEqual([true, true, false])
  expect(mayStart({ ...one, endedAt: null }, at(41))).toBe(false)
})

it('what is a draft, on air already or called off is not started', () => {
  const may = states.filter(state => mayStart({ state, begin, endedAt: at(1) }, at(2)))
  expect(may).toEqual(['scheduled', 'ended'])
})

const stage = (more: object = {}) =>
  ({ state: 'scheduled', begin, end: at(60), onStage: 0, ...more }) as const

it('somebody is missing on a stage from a few minutes after the beginning until it would end by itself', () => {
  const offsets = [0, missingMinutes - 1, missingMinutes, 60, 90, 91]
  expect(offsets.map(offset => isStageEmpty(stage(), at(offset)))).toEqual([
    false,
    false,
    true,
    true,
    true,
    false,
  ])
})

it('nobody is missing where somebody is on stage, or where nobody is to be', () => {
  const later = at(20)
  expect(isStageEmpty(stage({ onStage: 1 }), later)).toBe(false)
  expect(isStageEmpty(stage({ begin: null }), later)).toBe(false)
  expect(isStageEmpty(stage({ end: null }), at(600))).toBe(true)
  expect(states.filter(state => isStageEmpty(stage({ state }), later))).toEqual(['scheduled', 'live'])
})
