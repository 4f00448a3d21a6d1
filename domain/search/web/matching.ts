import { foldCase } from '#platform/contract/text.ts'

/** From and to, in UTF-16 units. */
export type Marks = readonly (readonly [number, number])[]

/** The words of a text with where they begin: folded, it may be shorter or longer than what is written. */
function wordsOf(text: string): { word: string; from: number; to: number }[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    word: foldCase(word),
    from: index,
    to: index + word.length,
  }))
}

/** Whether they differ by one letter at most: one too many, one missing, another one, or two exchanged. */
export function isOneSlipAway(typed: string, word: string): boolean {
  if (Math.abs(typed.length - word.length) > 1) return false
  let at = 0
  while (at < typed.length && typed[at] === word[at]) at += 1
  const [a, b] = [typed.slice(at), word.slice(at)]
  return (
    a === b ||
    a.slice(1) === b.slice(1) ||
    a.slice(1) === b ||
    a === b.slice(1) ||
    (a.length > 1 && a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  )
}

/** Shorter words would be anything by a slip. */
const slipFrom = 4

const begins = (word: string, typed: string) =>
  word.startsWith(typed) ||
  (typed.length >= slipFrom &&
    [-1, 0, 1].some(more => isOneSlipAway(typed, word.slice(0, typed.length + more))))

/** Where a text answers to what is typed: each typed word begins one of its words. Null where it does not. */
export function marksIn(text: string, typed: string): Marks | null {
  const words = wordsOf(text)
  const found = wordsOf(typed).map(({ word: asked }) => {
    const hit =
      words.find(({ word }) => word.startsWith(asked)) ?? words.find(({ word }) => begins(word, asked))
    return hit ? ([hit.from, Math.min(hit.from + asked.length, hit.to)] as const) : null
  })
  const hits = found.filter(one => one !== null)
  return hits.length && hits.length === found.length ? hits.sort(([a], [b]) => a - b) : null
}
