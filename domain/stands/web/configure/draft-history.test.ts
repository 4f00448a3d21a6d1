import { expect, it } from 'vitest'
import { changed, changesOf, type History, mostSteps, redone, startAt, undone } from './draft-history.ts'

type Content = { name: string; colour: string; files: number[] }

const saved: Content = { name: 'A', colour: 'red', files: [1, 2] }
const choose = (history: History<Content>, change: Partial<Content>) => changed(history, change, false)
const type = (history: History<Content>, change: Partial<Content>) => changed(history, change, true)

it('undoes the steps in reverse order and redoes them in order', () => {
  const first = choose(startAt(saved), { colour: 'blue' })
  const second = choose(first, { name: 'B' })
  expect(undone(second).now).toEqual({ ...saved, colour: 'blue' })
  expect(undone(undone(second)).now).toEqual(saved)
  expect(redone(undone(undone(second))).now).toEqual(first.now)
  expect(redone(redone(undone(undone(second))))).toEqual(second)
})

it('undoes what was typed into one field as one step', () => {
  const typed = type(type(choose(startAt(saved), { name: 'B' }), { name: 'Bo' }), { name: 'Boo' })
  expect(typed.now.name).toBe('Boo')
  expect(undone(typed).now).toEqual(saved)
})

it('has nothing to redo once something else is chosen, be it typed', () => {
  const back = undone(choose(startAt(saved), { name: 'B' }))
  expect(back.future).toHaveLength(1)
  expect(choose(back, { colour: 'blue' }).future).toEqual([])
  expect(type(back, { name: 'C' }).future).toEqual([])
})

it('stays as it is where there is nothing to undo or to redo', () => {
  const history = startAt(saved)
  expect(undone(history)).toBe(history)
  expect(redone(history)).toBe(history)
})

it('forgets the oldest step beyond the limit', () => {
  let history = startAt(saved)
  for (let step = 1; step <= mostSteps + 1; step++) history = choose(history, { name: String(step) })
  expect(history.past).toHaveLength(mostSteps)
  while (history.past.length) history = undone(history)
  expect(history.now.name).toBe('1')
})

it('keeps the fields that a change does not name', () => {
  expect(choose(startAt(saved), { name: 'B' }).now).toEqual({ ...saved, name: 'B' })
})

it('sends the fields alone whose value differs from what is saved', () => {
  expect(changesOf(saved, saved)).toEqual({})
  expect(changesOf({ ...saved, files: [1, 2] }, saved)).toEqual({})
  expect(changesOf({ ...saved, files: [2, 1], name: 'B' }, saved)).toEqual({ files: [2, 1], name: 'B' })
})

it('has no change left once all of them are undone', () => {
  expect(changesOf(undone(choose(startAt(saved), { files: [] })).now, saved)).toEqual({})
})
