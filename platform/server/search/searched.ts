import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../context.ts'
import { many } from '../database/rows.ts'

type Sql = RawBuilder<unknown>

/** A word as it was typed, and what may have been meant: nothing, unless nothing was found without it. */
export type SearchedWord = {
  typed: string
  /** What finds it and its forms, what is called so, and what is called so to the letter; each a `tsquery`. */
  query: string
  title: string
  whole: string
  /** Known words. */
  near: readonly string[]
  /** All that is one error away, known or not: for names, which are in no list of known words. */
  edits: readonly string[]
}

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

const typedIn = (text: string): string[] =>
  (text.normalize('NFKC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).filter(saysSomething).slice(0, wordsMost)

/**
 * The words of a text as they are looked for. Asked once, before the search: what a statement is told as a value it asks of
 * its indexes, and works out once.
 */
export async function searchedIn(
  typed: string,
  fair: number | undefined,
  { db }: Pick<Context, 'db'>,
): Promise<Searched> {
  const words = typedIn(typed)
  const text = typed.replaceAll('\0', '')
  if (!words.length) return { text, words: [], fair }
  const rows = await many<Omit<SearchedWord, 'near' | 'edits'>>(db)`
    select word as typed, search_query(word)::text as query, search_title(word, false)::text as title,
      search_title(word, true)::text as whole
    from unnest(${words}::text[]) with ordinality typed (word, at) order by at`
  return {
    text,
    fair,
    words: rows.filter(({ query }) => query).map(row => ({ ...row, near: [], edits: [] })),
  }
}

const queryOf = (query: string, others: readonly string[]): Sql =>
  sql`${[`(${query})`, ...others.map(word => `'${word}'`)].join('|')}::tsquery`

/** SQL: what finds one word, its forms and what may have been meant, as `tsquery`. */
export const wordQuery = ({ query, near }: SearchedWord): Sql => queryOf(query, near)

/** SQL: what finds all of the words in one text. */
export const allWords = (words: readonly SearchedWord[]): Sql => sql.join(words.map(wordQuery), sql` && `)

/** SQL: the same of names. */
export const allWordsOfName = (words: readonly SearchedWord[]): Sql =>
  sql.join(
    words.map(({ query, near, edits }) => queryOf(query, [...near, ...edits])),
    sql` && `,
  )

/** One or two letters alone find what is called so, and no text: nearly every text has a word that begins so. */
export const isFirstLetters = ({ words }: Pick<Searched, 'words'>): boolean =>
  words.length === 1 && words.every(({ typed }) => /^\P{N}{1,2}$/u.test(typed))
