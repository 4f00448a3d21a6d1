import { type RawBuilder, sql } from 'kysely'
import {
  allWordsOfName,
  isFirstLetters,
  type Searched,
  type SearchedWord,
  wordQuery,
} from '#platform/server/search/searched.ts'
import { servesIn } from './serves-in.ts'

type Sql = RawBuilder<unknown>

/** What is written in brochures, and the sectors of the firm. */
const wider = (query: Sql) => sql`
  union all select r.stand_id from media_page p join stand_resource r on r.media_id = p.media_id
    where indexed(p.words) @@ ${query}
  union all select s.id from business_sector b
    join firm_business_sector fb on fb.business_sector_id = b.id
    join stand s on s.firm_id = fb.firm_id and (b.fair_id is null or b.fair_id = s.fair_id)
    where search_translated(b.translations, '{name}') @@ ${query}
  union all select s.id from business_subsector b
    join business_sector p on p.id = b.business_sector_id
    join firm_business_subsector fb on fb.business_subsector_id = b.id
    join stand s on s.firm_id = fb.firm_id and (p.fair_id is null or p.fair_id = s.fair_id)
    where search_translated(b.translations, '{name}') @@ ${query}`

/** People whom visitors meet there. */
const people = (query: Sql) => sql`
  union all select c.stand_id from app_user u join stand_contact c on c.user_id = u.id
    join stand s on s.id = c.stand_id
    where person_vector(u.first_name, u.last_name, u.job_title, u.pitch_message) @@ ${query}
      and ${servesIn('u', sql`s.fair_id`)}`

const setFor = (word: SearchedWord, isShort: boolean, withPeople: boolean) => {
  const query = wordQuery(word)
  return sql`(select w.stand_id from stand_words w
    where indexed(w.words) @@ ${isShort ? sql`${word.title}::tsquery` : query}
    ${isShort ? sql`` : wider(query)} ${withPeople ? people(allWordsOfName([word])) : sql``})`
}

/**
 * Condition that the stand in `column` answers to each of the words, wherever: its firm, texts, sectors, brochures and their
 * pages, and its people where asked. It says nothing of who may see the stand.
 */
export const isAnswering = (
  column: Sql,
  { words }: Pick<Searched, 'words'>,
  { withPeople = false } = {},
): Sql =>
  words.length
    ? sql`(${sql.join(
        words.map(word => sql`${column} in ${setFor(word, isFirstLetters({ words }), withPeople)}`),
        sql` and `,
      )})`
    : sql`false`

/** SQL: 1 for a stand that is called so, 2 where it is to the letter. */
export const calledRank = (column: Sql, { words }: Pick<Searched, 'words'>): Sql => {
  const called = (query: (word: SearchedWord) => string) =>
    sql`(select w.stand_id from stand_words w
      where indexed(w.words) @@ ${words.map(query).join('&')}::tsquery)`
  return sql`((${column} in ${called(word => word.title)})::int
    + (${column} in ${called(word => word.whole)})::int)`
}
