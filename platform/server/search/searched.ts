import { type RawBuilder, sql } from 'kysely'

type Sql = RawBuilder<unknown>

/** A word as it was typed, and known words that may have been meant: none, unless nothing was found without them. */
export type SearchedWord = { typed: string; near: readonly string[] }

/** What somebody searches for: all of these words, in one fair or in all that they may walk through. */
export type Searched = {
  /** As it was typed. */
  text: string
  words: readonly SearchedWord[]
  fair?: number | undefined
}

const wordsMost = 8

/** A word that joins others says nothing, unless it is the one that is being typed. */
const saysSomething = (word: string, at: number, all: readonly string[]) =>
  [...word].length > 2 ||
  /\p{N}/u.test(word) ||
  at === all.length - 1 ||
  all.every(other => [...other].length < 3)

export const wordsIn = (text: string): SearchedWord[] =>
  (text.normalize('NFKC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
    .filter(saysSomething)
    .slice(0, wordsMost)
    .map(typed => ({ typed, near: [] }))

/** SQL: what finds one word, its forms and what may have been meant, as `tsquery`. */
export const wordQuery = ({ typed, near }: SearchedWord): Sql =>
  near.length
    ? sql`(search_query(${typed}) || ${near.map(word => `'${word}'`).join('|')}::tsquery)`
    : sql`search_query(${typed})`

/** SQL: what finds all of the words in one text. */
export const allWords = (words: readonly SearchedWord[]): Sql =>
  sql.join(words.map(wordQuery), sql` && `)

/** Whether it was typed in full enough to be looked for in long texts. */
export const isLong = ({ typed }: SearchedWord) => [...typed].length > 2

/** SQL: whether each of the words is almost a piece of one text, however it is spelt; used where nothing was found otherwise. */
export const isSpeltAlmost = (words: readonly SearchedWord[], text: Sql): Sql =>
  words.some(({ near }) => near.length)
    ? sql`(${sql.join(
        words.map(({ typed }) => sql`word_similarity(fold(${typed}), fold(${text})) > 0.55`),
        sql` and `,
      )})`
    : sql`false`
