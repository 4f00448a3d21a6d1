import { foldCase } from '#platform/contract/text.ts'
import type { SearchedWord } from '#platform/server/search/searched.ts'

type Word = Pick<SearchedWord, 'typed' | 'near' | 'edits'>

type Marked = [from: number, to: number]

/** How many signs of a word its first letters as they are compared stand for. */
function partOf(word: string, length: number): number {
  let folded = 0
  let at = 0
  for (const sign of word) {
    if (folded >= length) break
    folded += foldCase(sign).length
    at += sign.length
  }
  const accents = /^\p{M}+/u.exec(word.slice(at))
  return at + (accents?.[0].length ?? 0)
}

const formLetters = 4
const endingMost = 4

/** Forms of one word begin alike and end in a few letters of their own. */
function isForm(word: string, typed: string): boolean {
  let alike = 0
  while (alike < typed.length && word[alike] === typed[alike]) alike += 1
  return alike >= formLetters && typed.length - alike <= endingMost && word.length - alike <= endingMost
}

type Wanted = { begins: string[]; forms: string[]; whole: Set<string> }

const wantedOf = (words: readonly Word[]): Wanted => {
  const begins = words.map(({ typed }) => foldCase(typed))
  return { begins, forms: begins, whole: new Set(words.flatMap(({ near, edits }) => [...near, ...edits])) }
}

function hitIn(word: string, { begins, whole }: Wanted): number {
  const folded = foldCase(word)
  const begun = begins.filter(one => folded.startsWith(one)).map(one => one.length)
  if (begun.length) return partOf(word, Math.max(...begun))
  return whole.has(folded) ? word.length : 0
}

const wordsOf = (text: string) => [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)]

/** Where the words are in a text: what was typed of them, or all of a form or of what was meant. */
export function marksIn(text: string, words: readonly Word[]): Marked[] {
  const wanted = wantedOf(words)
  const marks = wordsOf(text).flatMap(({ 0: word, index }): Marked[] => {
    const length = hitIn(word, wanted)
    return length ? [[index, index + length]] : []
  })
  if (marks.length) return marks
  return wordsOf(text).flatMap(({ 0: word, index }): Marked[] =>
    wanted.forms.some(one => isForm(foldCase(word), one)) ? [[index, index + word.length]] : [],
  )
}

const excerptLength = 110
const before = 40

/** A line of a text, around the first mark. */
export function excerptOf(text: string, words: readonly Word[]): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= excerptLength) return line
  const [first] = marksIn(line, words)
  const wanted = Math.max(0, (first?.[0] ?? 0) - before)
  const from = wanted === 0 ? 0 : line.indexOf(' ', wanted) + 1
  const until = from + excerptLength
  const to = until >= line.length ? line.length : Math.max(line.lastIndexOf(' ', until), from + before * 2)
  return `${from > 0 ? '… ' : ''}${line.slice(from, to)}${to < line.length ? ' …' : ''}`
}
