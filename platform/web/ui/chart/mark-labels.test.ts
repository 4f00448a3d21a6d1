import { expect, it } from 'vitest'
import { type MarkAt, markLabels } from './mark-labels.ts'
import { widthOf } from './scale.ts'

const [left, right] = [40, 340]
const drawn = (marks: readonly MarkAt[]) =>
  markLabels(marks, left, right).map(({ text, row, isBefore }, at) => {
    const x = marks[at]?.x ?? 0
    const wide = widthOf(text)
    return { text, row, from: isBefore ? x - 6 - wide : x + 6, to: isBefore ? x - 6 : x + 6 + wide }
  })

const titles = ['Ouverture', 'Construire avec ce qui existe', 'Apprendre à vingt ans', 'Fendre l’ardoise']

it('no label of what happened lies on another or leaves the drawing, however close they begin', () => {
  for (let seed = 1; seed < 400; seed += 1) {
    const marks = Array.from({ length: 1 + (seed % 6) }, (_, at) => ({
      x: left + (((seed * 7919 + at * at * 104_729) % 1000) / 1000) * (right - left),
      label: titles[(seed + at) % titles.length] ?? '',
    })).toSorted((one, other) => one.x - other.x)
    const labels = drawn(marks).filter(({ text }) => text)
    for (const [at, one] of labels.entries()) {
      expect(one.from).toBeGreaterThanOrEqual(left - 0.01)
      expect(one.to).toBeLessThanOrEqual(right + 0.01)
      for (const other of labels.slice(at + 1))
        expect(one.row !== other.row || one.to <= other.from || other.to <= one.from, `${seed}`).toBe(true)
    }
  }
})

it('two that begin together are written in whole below each other, and one alone at the top', () => {
  const marks = titles.slice(0, 2).map(label => ({ x: 60, label }))
  expect(drawn(marks).map(({ text, row }) => [text, row])).toEqual([
    [titles[0], 0],
    [titles[1], 1],
  ])
  expect(drawn([{ x: 330, label: 'Ouverture' }])).toMatchObject([{ text: 'Ouverture', row: 0, to: 324 }])
})
