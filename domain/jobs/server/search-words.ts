import { type RawBuilder, sql } from 'kysely'
import { foldCase } from '#platform/contract/text.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { type Searched, type SearchedWord, searchedIn, wordQuery } from '#platform/server/search/searched.ts'
import { signWords, wordForms } from '../contract/word-forms.ts'

type Condition = RawBuilder<unknown>

/** Lists whose entries are found by their name in any language. */
const lists = [
  'job_family',
  'job_sub_family',
  'job_function',
  'job_contract_type',
  'job_personal_skill',
] as const
export type FoundList = (typeof lists)[number]

type SaidWord = {
  typed: string
  /** What finds it in an index of words, as `tsquery`. */
  query: Condition
  /** Patterns of what has it within a word. */
  parts: readonly string[]
}

export type JobWord = SaidWord & {
  /** Entries that are called so. */
  entries: Readonly<Record<FoundList, readonly number[]>>
}

/** Shorter ones stand within too many. */
const shortestPart = 4
/** What somebody types beyond that is no search. */
const longest = 500

/** SQL: the word, its forms in the six languages, and its other gender. */
const queryOf = (word: SearchedWord, forms: readonly string[]): Condition =>
  forms.length
    ? sql`(${wordQuery(word)} || ${forms.map(form => `'${form}':*`).join('|')}::tsquery)`
    : wordQuery(word)

const none: Readonly<Record<FoundList, readonly number[]>> = {
  job_family: [],
  job_sub_family: [],
  job_function: [],
  job_contract_type: [],
  job_personal_skill: [],
}

/** Asked once: lists are short, and what searches is told ids. */
async function entriesOf(queries: readonly Condition[], { db }: Pick<Context, 'db'>) {
  const asked = queries.flatMap((query, at) =>
    lists.map(
      list => sql`select ${sql.lit(at)}::int as at, ${sql.lit(list)} as list, e.id from ${sql.table(list)} e
        where name_words(e.translations) @@ ${query}`,
    ),
  )
  if (!asked.length) return []
  return many<{ at: number; list: string; id: number }>(db)`${sql.join(asked, sql` union all `)}`
}

/** A word as texts say it. */
const saidWord = (word: SearchedWord): SaidWord => {
  const forms = wordForms(word.typed)
  return {
    typed: word.typed,
    query: queryOf(word, forms),
    parts: [foldCase(word.typed), ...forms]
      .filter(part => part.length >= shortestPart && /^\p{L}+$/u.test(part))
      .map(part => `%${part}%`),
  }
}

const signWord = (sign: string): SaidWord => ({
  typed: sign,
  query: sql`${`'${sign.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`}::tsquery`,
  parts: [],
})

/** What somebody looks for among things of every kind, as texts of offers say it. */
export function saidWordsOf({ text, words }: Searched): SaidWord[] {
  const { signs, rest } = signWords(text.slice(0, longest))
  const left = new Set(rest.match(/[\p{L}\p{M}\p{N}]+/gu))
  const others = signs.length ? words.filter(({ typed }) => left.has(typed)) : words
  return [...others.map(saidWord), ...signs.map(signWord)]
}

/** The words that somebody typed; none where there is no word in it. */
export async function jobWordsIn(
  typed: string,
  fair: number | undefined,
  context: Pick<Context, 'db'>,
): Promise<JobWord[]> {
  const { signs, rest } = signWords(typed.slice(0, longest))
  const { words } = await searchedIn(rest, fair, context)
  const said = words.map(saidWord)
  const entries = await entriesOf(
    said.map(({ query }) => query),
    context,
  )
  const idsOf = (at: number, list: FoundList) =>
    entries.filter(one => one.at === at && one.list === list).map(({ id }) => id)
  return [
    ...said.map((word, at) => ({
      ...word,
      entries: { ...none, ...Object.fromEntries(lists.map(list => [list, idsOf(at, list)])) },
    })),
    ...signs.map(sign => ({ ...signWord(sign), entries: none })),
  ]
}

/** SQL: the word in a vector, or as a part of one in a text of a language that joins words. */
export const saysWord = ({ query, parts }: SaidWord, vector: Condition, compounds: Condition): Condition =>
  sql`(${sql.join(
    [sql`${vector} @@ ${query}`, ...parts.map(part => sql`${compounds} like ${part}`)],
    sql` or `,
  )})`

/** SQL: the key of an entry that is called so. */
export const namesEntry = ({ entries }: JobWord, list: FoundList, column: Condition): Condition[] =>
  entries[list].length ? [sql`${column} = any(${entries[list]}::int[])`] : []
