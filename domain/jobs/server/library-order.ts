import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { orderedBy } from '#platform/server/database/ordered-by.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { invalid } from '#platform/server/refusal.ts'
import type { Page } from '#platform/server/resource/filter.ts'
import type { LibraryOrder } from '../contract/choices.ts'
import { foundMost } from '../contract/library.ts'
import { type MatchFacts, matchOf } from '../contract/match.ts'
import type { MatchNames } from '../contract/match-points.ts'
import type { UsedLists } from '../contract/used-lists.ts'
import { factsWithin } from './fair-lists.ts'
import { jobFacts, profileFacts } from './match-facts.ts'
import { jobNames } from './match-names.ts'

type Condition = RawBuilder<unknown>

/** What an offer of the firm asks for by the lists that the fair uses. @throws 422 for one that is none of its own */
export async function askedBy(
  job: number,
  { firm, fair, used }: { firm: number; fair: number; used: UsedLists },
  { db, locale }: Context,
): Promise<{ asked: MatchFacts; names: MatchNames }> {
  const row = await maybeOne<{ asked: MatchFacts; names: MatchNames }>(db)`
    select ${jobFacts} as asked, ${jobNames(locale)} as names from job j
    where j.id = ${job} and j.firm_id = ${firm} and j.fair_id = ${fair} and j.deleted_at is null`
  if (!row) throw invalid({ job: 'relation_not_found' })
  return { ...row, asked: factsWithin(row.asked, used) }
}

const rankOf = (list: string, column: string) =>
  sql`(select e.rank from ${sql.table(list)} e where e.id = ${sql.ref(`p.${column}`)})`

/**
 * SQL: by what the profile `p` of those that are listed stands in an order, and its direction. Where it would tell a name that
 * is not told, by nothing. `from`: they, with what is read of them together.
 */
export function libraryKey(
  order: LibraryOrder,
  { fair, firm }: { fair: number; firm: number },
  listed: Condition,
) {
  const isLook = order === 'lastLook' || order === '-lastLook'
  const keys: Record<Exclude<LibraryOrder, `-${string}`>, Condition> = {
    name: sql`(select fold(u.last_name || ' ' || u.first_name) from app_user u
      where u.id = p.user_id and not p.is_anonymous_first)`,
    experience: rankOf('job_experience', 'job_experience_id'),
    education: rankOf('job_education_level', 'job_education_level_id'),
    availability: rankOf('job_disponibility', 'job_disponibility_id'),
    level: rankOf('job_function_level', 'job_function_level_id'),
    treatment: sql`(select e.rank from job_profile_treatment t
      join job_cv_treatment e on e.id = t.job_cv_treatment_id
      where t.fair_id = ${fair} and t.firm_id = ${firm} and t.job_profile_id = p.id)`,
    lastLook: sql`looked.at`,
    changed: sql`p.changed_at`,
  }
  const withLooks = sql`(select p.id, p.user_id from ${listed}) p
    left join (select a.user_id, max(a.at) as at from job_profile_access a
      where a.fair_id = ${fair} and a.firm_id = ${firm} and a.purpose = 'pool' group by a.user_id) looked
      on looked.user_id = p.user_id`
  return { from: isLook ? withLooks : listed, ...orderedBy(order, keys) }
}

/** Of how many that words find those that were changed last are put in another order: whole pages, so that none is cut. */
export const mostOrdered = ({ size }: Page) => Math.ceil(foundMost / size) * size

/** SQL: of the profiles that are listed, as `p`, so many that were changed last. */
export const lastChanged = (listed: Condition, most: number) => sql`
  (select * from (select p.id, p.changed_at from ${listed}) said
    order by changed_at desc nulls last, id desc limit ${most}) last join job_profile p on p.id = last.id`

type Ranked = { id: number; facts: MatchFacts }

/**
 * Of what is listed the profiles of a page, those first that fit best; one of which too little is said comes after them, as
 * it was changed. Null beyond those that are put in order.
 */
export async function rankedPage(
  listed: Condition,
  page: Page,
  { asked, used }: { asked: MatchFacts; used: UsedLists },
  { db }: Context,
): Promise<number[] | null> {
  const first = (page.page - 1) * page.size
  if (first >= mostOrdered(page)) return null
  const rows = await many<Ranked>(db)`
    select p.id, ${profileFacts} as facts from ${lastChanged(listed, mostOrdered(page))}
    order by p.changed_at desc, p.id desc`
  return rows
    .map(({ id, facts }) => ({ id, percent: matchOf(asked, factsWithin(facts, used)).percent ?? -1 }))
    .toSorted((one, other) => other.percent - one.percent)
    .slice(first, first + page.size)
    .map(({ id }) => id)
}
