import type { RawBuilder } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { invalid } from '#platform/server/refusal.ts'
import type { Page } from '#platform/server/resource/filter.ts'
import { foundMost } from '../contract/library.ts'
import { type MatchFacts, matchOf } from '../contract/match.ts'
import type { MatchNames } from '../contract/match-points.ts'
import type { UsedLists } from '../contract/used-lists.ts'
import { factsWithin } from './fair-lists.ts'
import { jobFacts, jobNames, profileFacts } from './match-facts.ts'

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
  // Whole pages, so that none is cut where the order changes.
  const most = Math.ceil(foundMost / page.size) * page.size
  if (first >= most) return null
  const rows = await many<Ranked>(db)`
    select p.id, ${profileFacts} as facts
    from (select * from (select p.id, p.changed_at from ${listed}) said
        order by changed_at desc, id desc limit ${most}) last
      join job_profile p on p.id = last.id order by p.changed_at desc, p.id desc`
  return rows
    .map(({ id, facts }) => ({ id, percent: matchOf(asked, factsWithin(facts, used)).percent ?? -1 }))
    .toSorted((one, other) => other.percent - one.percent)
    .slice(first, first + page.size)
    .map(({ id }) => id)
}
