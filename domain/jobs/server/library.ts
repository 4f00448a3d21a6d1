import { type RawBuilder, sql } from 'kysely'
import type { QueryOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many, one } from '#platform/server/database/rows.ts'
import type { PagedResponse } from '#platform/server/http/endpoint-routes.ts'
import { invalid } from '#platform/server/refusal.ts'
import { pageOf } from '#platform/server/resource/filter.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import { fragmentsOf } from '../contract/cv-fragments.ts'
import { foundMost, type LibraryCard, type searchLibrary } from '../contract/library.ts'
import type { MatchFacts } from '../contract/match.ts'
import { type MatchNames, pointsOf } from '../contract/match-points.ts'
import { type Name, withoutName } from '../contract/sent-profile.ts'
import type { UsedLists } from '../contract/used-lists.ts'
import { factsWithin, listsOf } from './fair-lists.ts'
import { leavesLibraryIn } from './keep-jobs.ts'
import { askedBy, lastChanged, libraryKey, mostOrdered, rankedPage } from './library-order.ts'
import { foundWords, isNamedByOne, saidTexts, saysIt, tellsNobody } from './library-words.ts'
import { profileFacts } from './match-facts.ts'
import { profileNames } from './match-names.ts'
import { isInPool } from './read-profile.ts'
import { jobWordsIn } from './search-words.ts'
import { firmIn, treatmentOf } from './treat-profile.ts'
import { writeListed } from './write-access.ts'

type Query = QueryOf<typeof searchLibrary>
type Condition = RawBuilder<unknown>

const names = (table: string, column: string, id: number | undefined): Condition[] =>
  id === undefined
    ? []
    : [
        sql`exists (select from ${sql.table(table)} l
          where l.job_profile_id = p.id and ${sql.ref(`l.${column}`)} = ${id})`,
      ]

type Row = Omit<LibraryCard, 'name' | 'fragments' | 'isInFile' | 'match'> & {
  name: NonNullable<Name>
  isAnonymous: boolean
  texts: string[]
  found: string[]
  isNamedByEntry: boolean
  hasFile: boolean
  said: MatchFacts | null
  saidNames: MatchNames | null
}

/** What names one who is first read without a name is left out. */
function cardOf(
  { isAnonymous, texts, found, isNamedByEntry, hasFile, said, saidNames, ...card }: Row,
  {
    isSearched,
    of,
    used,
  }: { isSearched: boolean; of: Awaited<ReturnType<typeof askedBy>> | null; used: UsedLists },
): LibraryCard {
  const told = { name: card.name, title: card.title, words: saidNames }
  const { words, ...hidden } = withoutName(told)
  const had = isAnonymous ? words : saidNames
  const match =
    of && said && had && pointsOf(of.asked, factsWithin(said, used), { asked: of.names, said: had })
  const nameless = { ...card, ...hidden }
  if (isAnonymous) return { ...nameless, match, fragments: [], isInFile: false }
  return {
    ...card,
    match,
    fragments: fragmentsOf(texts, new Set(found)),
    isInFile: isSearched && hasFile && !found.length && !isNamedByEntry,
  }
}

/** SQL: who of the firm opened the profile `p` here last. Of applications nothing: of one without a name it would tell whose it is. */
const lastLookOf = (fair: number, firm: number) => sql`
  (select json_build_object('at', ${instant('a.at')}, 'reader',
      (select json_build_object('firstName', r.first_name, 'lastName', r.last_name) from app_user r
        where r.id = a.reader_id))
    from job_profile_access a
    where a.user_id = p.user_id and a.fair_id = ${fair} and a.firm_id = ${firm} and a.purpose = 'pool'
    order by a.at desc limit 1)`

/**
 * Those who consented for this fair, to those who recruit in it. Whose cards are found is written down in the same
 * transaction. @throws 404 for who does not, 422
 */
export const searchLibraryOf = (query: Query, context: Context): Promise<PagedResponse<LibraryCard>> =>
  context.services.database.transaction(db => searchedLibrary(query, { ...context, db }))

async function searchedLibrary(query: Query, context: Context): Promise<PagedResponse<LibraryCard>> {
  const { db, locale } = context
  const { fair, treatment, job, sort, order: column } = query
  if (sort === 'match' && job === undefined) throw invalid({ job: 'required' })
  const firm = await firmIn(fair, context)
  const used = await listsOf(fair, context)
  const of = job === undefined ? null : await askedBy(job, { firm, fair, used }, context)
  const asked = of?.asked ?? null
  const words = query.search?.trim() ? await jobWordsIn(query.search, fair, context) : undefined
  // What is narrowed by a list that the fair leaves out is not.
  const narrowed = [
    ...(used.family ? names('job_profile_family', 'job_family_id', query.family) : []),
    ...(used.function ? names('job_profile_function', 'job_function_id', query.jobFunction) : []),
    ...(used['contract-type']
      ? names('job_profile_contract_type', 'job_contract_type_id', query.contractType)
      : []),
    ...(used.area ? names('job_profile_area', 'job_area_id', query.area) : []),
    ...(used['personal-skill'] ? names('job_profile_skill', 'job_personal_skill_id', query.skill) : []),
    ...(treatment === undefined
      ? []
      : [
          sql`exists (select from job_profile_treatment t where t.fair_id = ${fair} and t.firm_id = ${firm}
            and t.job_profile_id = p.id and t.job_cv_treatment_id = ${treatment})`,
        ]),
  ]
  const isTheirs = isInPool(sql`p.user_id`, sql`${fair}::int`)
  const all = sql`job_profile p join app_user u on u.id = p.user_id
    where ${sql.join([isTheirs, ...narrowed], sql` and `)}`
  // Of those that are found each is looked after by itself: of few only these are read, of many no more than are counted.
  const found = (isByIndex: boolean) =>
    sql`job_profile p where ${sql.join(
      [
        ...(words?.length === 0 ? [sql`false`] : (words ?? []).map(word => saysIt(word, isByIndex))),
        ...narrowed,
        sql`exists (select from app_user u where u.id = p.user_id and ${sql.join(
          [isTheirs, ...(words ?? []).map(tellsNobody)],
          sql` and `,
        )} offset 0)`,
      ],
      sql` and `,
    )}`
  const { total } = await one<{ total: number }>(db)`select count(*)::int as total from ${
    words ? sql`(select from ${found(true)} limit ${foundMost + 1}) counted` : all
  }`
  // Few are put in order once they are found; of many those that were changed last are soon found in that order.
  const isMany = words !== undefined && total > foundMost
  const listed = !words ? all : isMany ? found(false) : sql`${found(true)} offset 0`
  const page = pageOf(query)
  const name = (table: string, column: string) =>
    sql`(select ${translatedText('e', 'name', locale)} from ${sql.table(table)} e
      where e.id = ${sql.ref(`p.${column}`)})`
  const first = (page.page - 1) * page.size
  // Of many those that were changed last are put in another order; the others follow as they were changed.
  const isInOrder = !isMany || first < mostOrdered(page)
  const by = (isInOrder && column) || '-changed'
  const { key, direction, from } = libraryKey(
    by,
    { fair, firm },
    isMany && by !== '-changed' ? lastChanged(listed, mostOrdered(page)) : listed,
  )
  const ranked =
    asked && sort === 'match' && column === undefined
      ? await rankedPage(listed, page, { asked, used }, context)
      : null
  const [chosen, order] = ranked
    ? [sql`unnest(${ranked}::int[]) with ordinality listed (id, at)`, sql`listed.at`]
    : [
        sql`(select said.*, row_number() over (order by key ${direction}, id desc) as at
        from (select p.id, ${key} as key from ${from}) said
        order by key ${direction}, id desc limit ${page.size} offset ${first}) listed`,
        sql`listed.at`,
      ]
  const rows = await many<Row>(db)`
    select p.id as profile, p.locale, coalesce(p.title, '') as title, p.is_anonymous_first as "isAnonymous",
      json_build_object('firstName', u.first_name, 'lastName', u.last_name) as name,
      ${name('job_function_level', 'job_function_level_id')} as "functionLevel",
      ${name('job_education_level', 'job_education_level_id')} as "educationLevel",
      ${name('job_experience', 'job_experience_id')} as experience,
      ${name('job_disponibility', 'job_disponibility_id')} as disponibility,
      (select coalesce(json_agg(coalesce(${translatedText('e', 'name', locale)}, '') order by e.rank, e.id),
        '[]')
        from job_profile_skill s join job_personal_skill e on e.id = s.job_personal_skill_id
        where s.job_profile_id = p.id) as skills,
      ${instant('p.changed_at')} as "changedAt", ${treatmentOf(fair, firm, context)} as treatment,
      ${lastLookOf(fair, firm)} as "lastLook",
      coalesce(${leavesLibraryIn(sql`p.user_id`, sql`f.time_zone`)}, '') as "consentUntil",
      ${words?.length ? saidTexts : sql`'{}'::text[]`} as texts,
      ${words?.length ? foundWords(words) : sql`'{}'::text[]`} as found,
      ${isNamedByOne(words ?? [])} as "isNamedByEntry", p.cv_text <> '' as "hasFile",
      ${asked ? profileFacts : sql`null::json`} as said,
      ${asked ? profileNames(locale) : sql`null::json`} as "saidNames"
    from ${chosen} join job_profile p on p.id = listed.id join app_user u on u.id = p.user_id
      join fair f on f.id = ${fair}
    order by ${order}`
  await writeListed(
    rows.map(({ profile }) => profile),
    { fair, firm },
    context,
  )
  const isSearched = words !== undefined
  return { rows: rows.map(row => cardOf(row, { isSearched, of, used })), page, total }
}
