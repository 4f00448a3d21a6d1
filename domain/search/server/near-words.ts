import { foldCase } from '#platform/contract/text.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import type { SearchedWord } from '#platform/server/search/searched.ts'

/** Shorter ones are mistyped into each other. */
const lettersLeast = 4
const candidatesMost = 60
const nearMost = 12
/** Of a spelling that is offered, by trigrams. */
const likenessLeast = 0.3

/** Whether one letter more, less or another, or two that have changed places, make one word of the other. */
export function isOneApart(one: string, other: string): boolean {
  if (one === other) return true
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  const rest = (text: string, from: number) => text.slice(from)
  if (short.length < long.length) return rest(short, at) === rest(long, at + 1)
  return (
    rest(short, at + 1) === rest(long, at + 1) ||
    (short[at] === long[at + 1] && short[at + 1] === long[at] && rest(short, at + 2) === rest(long, at + 2))
  )
}

const alphabet = [...'abcdefghijklmnopqrstuvwxyz']
const lettersMost = 16

/** All that is one error away from a word: a few hundred, which an index is asked for in a moment. */
export function editsOf(word: string): string[] {
  if (word.length < lettersLeast || word.length > lettersMost || !/^[a-z]+$/.test(word)) return []
  const splits = Array.from(
    { length: word.length + 1 },
    (_, at) => [word.slice(0, at), word.slice(at)] as const,
  )
  return [
    ...new Set(
      splits.flatMap(([head, tail]) => [
        ...(tail ? [head + tail.slice(1), ...alphabet.map(letter => head + letter + tail.slice(1))] : []),
        ...(tail.length > 1 ? [`${head}${tail[1]}${tail[0]}${tail.slice(2)}`] : []),
        ...alphabet.map(letter => head + letter + tail),
      ]),
    ),
  ]
}

/** Of a word that is still being typed, its first letters. */
const isMeant = (typed: string, word: string) =>
  [0, -1, 1].some(more =>
    isOneApart(typed, word.slice(0, Math.max(lettersLeast - 1, typed.length + more))),
  ) || isOneApart(typed, word)

type Near = SearchedWord & { likest: string[] }

/** Words of the index that are like those that were typed: one error away, and the likest of all others. */
export async function nearWords(words: readonly SearchedWord[], { db }: Context): Promise<Near[]> {
  const typed = words.map(one => foldCase(one.typed))
  const rows = await many<{ at: number; word: string; likeness: number }>(db)`
    select typed.at::int as at, alike.word, alike.likeness
    from unnest(${typed}::text[]) with ordinality typed (word, at),
      like_search_word(typed.word, ${candidatesMost}::int) alike
    where length(typed.word) >= ${lettersLeast} order by typed.at, alike.likeness desc, alike.word`
  return words.map((word, index) => {
    const known = typed[index] ?? ''
    const like = rows.filter(row => row.at === index + 1 && row.word !== known)
    return {
      ...word,
      near: like.flatMap(row => (isMeant(known, row.word) ? [row.word] : [])).slice(0, nearMost),
      edits: editsOf(known),
      likest: like.flatMap(row => (row.likeness >= likenessLeast ? [row.word] : [])),
    }
  })
}
