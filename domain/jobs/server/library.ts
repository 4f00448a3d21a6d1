import { type RawBuilder, sql } from 'kysely'
import type { BodyOf, QueryOf } from '#platform/contract/endpoint.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many, maybeOne, one } from '#platform/server/database/rows.ts'
import type { PagedResponse } from '#platform/server/http/endpoint-routes.ts'
import { invalid, notFound } from '#platform/server/refusal.ts'
import { pageOf } from '#platform/server/resource/filter.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import {
  foundMost,
  type LibraryCard,
  type searchLibrary,
  type Treatment,
  type treatProfile,
} from '../contract/library.ts'
import { type Name, withoutName } from '../contract/sent-profile.ts'
import { isInPool } from './read-profile.ts'
import { isNamedToFirm, recruitedParts } from './recruited.ts'
import { type JobWord, jobWordsIn, saysWord } from './search-words.ts'

type Query = QueryOf<typeof searchLibrary>
type Condition = RawBuilder<unknown>

/** The firm for which somebody recruits in a fair. @throws 404 for nobody of the kind */
async function firmIn(fair: number, { db, actor }: Context): Promise<number> {
  const part = await maybeOne<{ firm: number }>(db)`
    select firm_id as firm from fair_firm where fair_id = ${fair} and id in ${recruitedParts(actor)}`
  if (!part) throw notFound()
  return part.firm
}

const names = (table: string, column: string, id: number | undefined): Condition[] =>
  id === undefined
    ? []
    : [
        sql`exists (select from ${sql.table(table)} l
          where l.job_profile_id = p.id and ${sql.ref(`l.${column}`)} = ${id})`,
      ]

/** Lists by whose entries a profile is found: the table that joins them, and its column. */
const foundBy = [
  ['job_family', 'job_profile_family', 'job_family_id'],
  ['job_function', 'job_profile_function', 'job_function_id'],
  ['job_contract_type', 'job_profile_contract_type', 'job_contract_type_id'],
  ['job_personal_skill', 'job_profile_skill', 'job_personal_skill_id'],
] as const

/** SQL: entries of the profile `p` that are called so. */
const namedBy = ({ entries }: JobWord, isHeld: (profiles: Condition) => Condition): Condition[] =>
  foundBy.flatMap(([list, table, column]) =>
    entries[list].length
      ? [
          isHeld(sql`select l.job_profile_id from ${sql.table(table)} l
            where ${sql.ref(`l.${column}`)} = any(${entries[list]}::int[])`),
        ]
      : [],
  )
/** SQL: that the profile `p` is one of these, asked of its index or of each. */
const byIndex = (profiles: Condition) => sql`p.id = any(array(${profiles}))`
const oneByOne = (profiles: Condition) => sql`p.id in (${profiles})`

/** SQL: what the profile `p` says. Few are found by their index, which reads many one by one. */
const saysIt = (word: JobWord, isByIndex: boolean): Condition =>
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
const tellsNobody = (word: JobWord): Condition =>
  sql`(not p.is_anonymous_first or ${sql.join(
    [
      /\d{4}/.test(word.typed)
        ? sql`false`
        : sql`not search_vector(concat_ws(' ', u.first_name, u.last_name)) @@ ${word.query}`,
      ...namedBy(word, profiles => sql`exists (select from (${profiles} and l.job_profile_id = p.id) held)`),
    ],
    sql` or `,
  )})`

/** How a firm handles the profile `p` in a fair, as JSON. */
export const treatmentOf = (fair: number | Condition, firm: number | Condition, { locale }: Context) => sql`
  (select json_build_object('note', t.note, 'at', ${instant('t.at')}, 'treatment',
      (select json_build_object('id', e.id, 'name', coalesce(${translatedText('e', 'name', locale)}, ''))
        from job_cv_treatment e where e.id = t.job_cv_treatment_id))
    from job_profile_treatment t
    where t.fair_id = ${fair} and t.firm_id = ${firm} and t.job_profile_id = p.id)`

type Row = Omit<LibraryCard, 'name'> & { name: Name; isAnonymous: boolean }

/** Those who consented for this fair, to those who recruit in it. What names one who is first read without it is left out. */
export async function searchLibraryOf(query: Query, context: Context): Promise<PagedResponse<LibraryCard>> {
  const { db, locale } = context
  const { fair, treatment } = query
  const firm = await firmIn(fair, context)
  const words = query.search?.trim() ? await jobWordsIn(query.search, fair, context) : undefined
  const narrowed = [
    ...names('job_profile_family', 'job_family_id', query.family),
    ...names('job_profile_function', 'job_function_id', query.jobFunction),
    ...names('job_profile_contract_type', 'job_contract_type_id', query.contractType),
    ...names('job_profile_area', 'job_area_id', query.area),
    ...names('job_profile_skill', 'job_personal_skill_id', query.skill),
    ...(treatment === undefined
      ? []
      : [
          sql`exists (select from job_profile_treatment t where t.fair_id = ${fair} and t.firm_id = ${firm}
            and t.job_profile_id = p.id and t.job_cv_treatment_id = ${treatment})`,
        ]),
  ]
  const isTheirs = sql`not u.is_closed and ${isInPool(sql`p.user_id`, sql`${fair}::int`)}`
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
  const listed = !words ? all : total > foundMost ? found(false) : sql`${found(true)} offset 0`
  const page = pageOf(query)
  const name = (table: string, column: string) =>
    sql`(select ${translatedText('e', 'name', locale)} from ${sql.table(table)} e
      where e.id = ${sql.ref(`p.${column}`)})`
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
      ${instant('p.changed_at')} as "changedAt", ${treatmentOf(fair, firm, context)} as treatment
    from (select * from (select p.id, p.changed_at from ${listed}) said
        order by changed_at desc, id desc limit ${page.size} offset ${(page.page - 1) * page.size}) listed
      join job_profile p on p.id = listed.id join app_user u on u.id = p.user_id
    order by p.changed_at desc, p.id desc`
  return {
    rows: rows.map(({ isAnonymous, ...card }) =>
      isAnonymous ? { ...card, ...withoutName({ name: card.name, title: card.title }) } : card,
    ),
    page,
    total,
  }
}

/** Once a firm, fair and profile; said twice the same, it changes nothing. @throws 404, 422 */
export async function treatProfileOf(
  { fair, profile, treatment, note }: BodyOf<typeof treatProfile>,
  context: Context,
): Promise<Treatment> {
  const { db, actor, services } = context
  const firm = await firmIn(fair, context)
  const known = await maybeOne(db)`
    select 1 from job_profile p where p.id = ${profile} and (${isInPool(sql`p.user_id`, sql`${fair}::int`)}
      or exists (select from job_solicitation s join job j on j.id = s.job_id
        where s.job_profile_id = p.id and s.withdrawn_at is null and ${isNamedToFirm}
          and j.fair_id = ${fair} and j.firm_id = ${firm}))`
  if (!known) throw notFound()
  const entry = await maybeOne(db)`
    select 1 from job_cv_treatment where id = ${treatment ?? null}::int
      and (fair_id is null or fair_id = ${fair})`
  if (treatment && !entry) throw invalid({ treatment: 'relation_not_found' })
  const changed = await many(db)`
    insert into job_profile_treatment as t
      (fair_id, firm_id, job_profile_id, job_cv_treatment_id, note, by_id, at)
    values (${fair}, ${firm}, ${profile}, ${treatment ?? null}::int, ${note ?? ''}, ${actor.userId},
      ${services.now().toISOString()}::timestamptz)
    on conflict on constraint job_profile_treatment_taken do update set
      job_cv_treatment_id = case when ${treatment !== undefined}::boolean then excluded.job_cv_treatment_id
        else t.job_cv_treatment_id end,
      note = case when ${note !== undefined}::boolean then excluded.note else t.note end,
      by_id = excluded.by_id, at = excluded.at
    where (${treatment !== undefined}::boolean
      and t.job_cv_treatment_id is distinct from excluded.job_cv_treatment_id)
      or (${note !== undefined}::boolean and t.note <> excluded.note)
    returning t.id`
  if (changed.length)
    await audit({ action: 'treat', resource: 'job_profiles', resourceId: profile, fair }, context)
  const { said } = await one<{ said: Treatment }>(db)`
    select ${treatmentOf(fair, firm, context)} as said from job_profile p where p.id = ${profile}`
  return said
}
