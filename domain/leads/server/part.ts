import { type RawBuilder, sql } from 'kysely'
import { isFairSeen } from '#domain/fairs/server/index.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { Context } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { notFound } from '#platform/server/refusal.ts'
import { administers, reachesLeads, standsOf } from './reach.ts'

type Sql = RawBuilder<unknown>

/** A firm’s part in a fair, as somebody reads its contacts. */
export type Part = {
  id: number
  firm: number
  firmName: string
  fair: number
  /** They administer the firm. */
  isAdmin: boolean
  /** They look after its contacts; else they run the fair. */
  isKept: boolean
}

/** @throws 404 for a part that is not theirs to read: those who run the fair name the firm */
export async function firmPartOf(
  { fair, firm }: { fair: number; firm?: number },
  context: Context,
  isKeptAlone = false,
): Promise<Part> {
  const { actor, db } = context
  const runs = isKeptAlone || firm === undefined ? sql`false` : isFairSeen(sql`f.id`, context, ['F', 'G'])
  const part = await maybeOne<Part>(db)`
    select ff.id, ff.firm_id as firm, fi.name as "firmName", ff.fair_id as fair,
      ${administers(actor)} as "isAdmin", ${reachesLeads(actor)} as "isKept"
    from fair_firm ff join fair f on f.id = ff.fair_id join firm fi on fi.id = ff.firm_id
    where ff.fair_id = ${fair} and ${firm === undefined ? sql`true` : sql`ff.firm_id = ${firm}`}
      and ff.is_validated = ${validationState.validated} and f.trashed_at is null
      and (${reachesLeads(actor)} or ${runs})
    order by ff.id limit 1`
  if (!part) throw notFound()
  return part
}

/** Whether somebody recruits for the firm: they read its applications. */
const recruitsFor = ({ reach }: Context['actor'], firm: number) =>
  (reach.R ?? []).some(
    ({ anchor, ids }) => anchor === 'recruitedFor' && Array.isArray(ids) && ids.includes(firm),
  )

/**
 * Condition: the evidence `e` of the lead `l` is theirs to read. Who works on some booths reads what happened there, and
 * what is the whole firm’s; those who run the fair read of whoever allows it.
 */
export function isReadBy({ firm, isAdmin, isKept }: Part, { actor }: Context): Sql {
  if (isAdmin) return sql`true`
  if (!isKept)
    return sql`exists (select from consent o where o.user_id = l.user_id and o.fair_id = l.fair_id
      and o.purpose = 'organizers' and o.withdrawn_at is null)`
  const application = recruitsFor(actor, firm) ? sql`true` : sql`e.kind <> 'application'`
  return sql`(${application} and (e.stand_id is null or l.owner_id = ${actor.userId}
    or e.stand_id in ${standsOf(actor)}))`
}
