import { expect, it } from 'vitest'
import { ProblemError } from '#platform/web/api/problem-error.ts'
import { chaptersOf, rowsOf, withChapterAt } from './chapter-rows.ts'
import { clockOf, lastBegun, secondsOf, spokenTime, startOf } from './film-time.ts'
import { type Part, partQueue } from './part-queue.ts'
import { wordsAt } from './use-cues.ts'

it('a moment is written and typed in one way, and said in the reader’s language', () => {
  expect([0, 65.9, 3_725].map(clockOf)).toEqual(['0:00', '1:05', '1:02:05'])
  expect(['65', '1:05', '1:02:05', '1:65', 'x', '', '1:2:3:4'].map(secondsOf)).toEqual([
    65,
    65,
    3_725,
    null,
    null,
    null,
    null,
  ])
  expect(spokenTime('fr', 65)).toMatch(/^1 minute 5\ssecondes$/)
})

it('an address leads to a second or to a chapter', () => {
  const chapters = [{ at: 0 }, { at: 40 }]
  const start = (search: string) => startOf(new URLSearchParams(search), chapters)
  expect(['t=65', 't=1:05', 't=65s', 'chapter=2', 'chapter=9', 't=x', ''].map(start)).toEqual([
    65,
    65,
    65,
    40,
    null,
    null,
    null,
  ])
  expect(lastBegun(chapters, 39)?.at).toBe(0)
  expect(lastBegun([{ at: 5 }], 1)).toBeNull()
})

it('a chapter stands where it begins, and what is empty of it is not kept', () => {
  const rows = rowsOf([
    { at: 0, titles: { fr: 'A' } },
    { at: 90, titles: { fr: 'C' } },
  ])
  const more = withChapterAt(rows, 40)
  expect(more.map(({ at }) => at)).toEqual(['0:00', '0:40', '1:30'])
  const named = more.map((row, index) => (index === 1 ? { ...row, titles: { fr: ' B ', de: ' ' } } : row))
  expect(chaptersOf(named)?.map(({ titles }) => titles)).toEqual([{ fr: 'A' }, { fr: 'B' }, { fr: 'C' }])
  expect(chaptersOf([{ key: 'x', at: 'soon', titles: {} }])).toBeNull()
})

it('captions that overlap are read beneath each other', () => {
  const cues = [
    { from: 1, to: 4, text: 'A\nB' },
    { from: 3, to: 5, text: 'C' },
  ]
  expect([wordsAt(cues, 0), wordsAt(cues, 3), wordsAt(cues, 5)]).toEqual([[], ['A', 'B', 'C'], []])
})

const problem = (status: number) =>
  new ProblemError(status, { code: status, message: 'no', message_code: 'offline' })
const part = (n: number): Part => ({ n, bytes: new Blob(['x']), durationMs: n })

it('parts are sent one after the other, as often as it takes, and each before the next', async () => {
  const sent: number[] = []
  const failures = [problem(0), problem(503), new TypeError('cut')]
  const waiting: number[] = []
  const queue = partQueue({
    send: async ({ n }) => {
      sent.push(n)
      const failure = n === 2 ? failures.shift() : undefined
      if (failure) throw failure
    },
    onWaiting: count => waiting.push(count),
    onRefused: error => {
      throw error
    },
    wait: async () => {},
  })
  for (const n of [1, 2, 3]) queue.add(part(n))
  await queue.drained()
  expect(sent).toEqual([1, 2, 2, 2, 2, 3])
  expect([Math.max(...waiting), waiting.at(-1)]).toEqual([3, 0])
})

it('what is refused is told once, and nothing more is sent', async () => {
  const refused: string[] = []
  let sent = 0
  const queue = partQueue({
    send: async () => {
      sent += 1
      throw problem(409)
    },
    onWaiting: () => {},
    onRefused: error => refused.push(error.message),
    wait: async () => {},
  })
  for (const n of [1, 2]) queue.add(part(n))
  await queue.drained()
  queue.add(part(3))
  expect([refused, sent]).toEqual([['no'], 1])
})
