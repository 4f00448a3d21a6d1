import { type RawBuilder, sql } from 'kysely'
import { foldCase } from '#platform/contract/text.ts'
import { escapeLike } from '#platform/server/database/escape-like.ts'
import { wordForms } from '../contract/word-forms.ts'
import { type JobWord, saysWord } from './search-words.ts'

type Condition = RawBuilder<unknown>

/** Lists by whose entries a profile is found: the table that joins them, and its column. */
const foundBy = [
  ['job_family', 'job_profile_family', 'job_family_id'],
  ['job_function', 'job_profile_function', 'job_function_id'],
  ['job_contract_type', 'job_profile_contract_type', 'job_contract_type_id'],
  ['job_personal_skill', 'job_profile_skill', 'job_personal_skill_id'],
] as const

/** SQL: entries of the profile `p` that are called so. */
const namedBy = ({ entries }: JobWord, isIn: (profiles: Condition) => Condition): Condition[] =>
  foundBy.flatMap(([list, table, column]) =>
    entries[list].length
      ? [
          isIn(sql`select l.job_profile_id from ${sql.table(table)} l
            where ${sql.ref(`l.${column}`)} = any(${entries[list]}::int[])`),
        ]
      : [],
  )

/** SQL: that the profile `p` is one of these, asked of its index or of each. */
const byIndex = (profiles: Condition) => sql`p.id = any(array(${profiles}))`
const oneByOne = (profiles: Condition) => sql`p.id in (${profiles})`

/** SQL: what the profile `p` says. Few are found by their index, which reads many one by one. */
export const saysIt = (word: JobWord, isByIndex: boolean): Condition =>
  sql`(${sql.join(
    isByIndex
      ? [saysWord(word, sql`indexed(p.search)`, sql`indexed(p.compounds)`), ...namedBy(word, byIndex)]
      : [saysWord(word, sql`p.search`, sql`p.compounds`), ...namedBy(word, oneByOne)],
    sql` or `,
  )})`

/**
 * SQL: of one who is first read without a name nothing is found that would tell who it is: no word of their name, no number;
 * what is kept of the profile `p` has nothing of their file. `u` is its person.
 */
export const tellsNobody = (word: JobWord): Condition =>
  sql`(not p.is_anonymous_first or ${sql.join(
    [
      /\d{4}/.test(word.typed)
        ? sql`false`
        : sql`not search_vector(concat_ws(' ', u.first_name, u.last_name)) @@ ${word.query}`,
      ...namedBy(word, profiles => sql`exists (select from (${profiles} and l.job_profile_id = p.id) held)`),
    ],
    sql` or `,
  )})`

/** Those of the profile `p` that are said word for word: its file is read by nobody here. */
const saidWords = sql`job_profile_words(p.title, p.summary, p.positions, p.educations, '')`

/** SQL: the words that the profile `p` says by which one of these is found, as an index has them. */
export function foundWords(words: readonly JobWord[]): Condition {
  // Stems begin as their words do: few of them have to be worked out.
  const starts = words.flatMap(({ typed }) =>
    [foldCase(typed), ...wordForms(typed)].map(form => `${escapeLike(form.slice(0, 3))}%`),
  )
  const typed = words.map(word => foldCase(word.typed))
  const queries = words.map(({ query }) => query)
  return sql`array(
    select word from unnest(search_words(${saidWords})) word
    where (word like any(${starts}::text[]) and (${sql.join(queries, sql` || `)})
        @@ array_to_tsvector(array[word] || search_stems(array[word], p.locale)))
      or (p.locale in ('de', 'nl') and word like any(${words.flatMap(({ parts }) => parts)}::text[]))
    union select word from unnest(sign_words(${saidWords})) word where word = any(${typed}::text[]))`
}

/** SQL: that the profile `p` has an entry that is called as one of these. */
export const isNamedByOne = (words: readonly JobWord[]): Condition =>
  sql`(${sql.join([sql`false`, ...words.flatMap(word => namedBy(word, oneByOne))], sql` or `)})`

/** SQL: what the profile `p` says in whole sentences, one text a field. */
export const saidTexts = sql`array_prepend(p.summary, array(
  select word.value from jsonb_array_elements(p.positions || p.educations) with ordinality entry (value, at),
    jsonb_each_text(entry.value) word
  where word.key in ('title', 'employer', 'school', 'place', 'text') and word.value is not null
  order by entry.at))`
