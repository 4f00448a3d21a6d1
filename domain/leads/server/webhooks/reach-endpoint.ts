import { sql } from 'kysely'
import { fairsWithin } from '#domain/fairs/server/index.ts'
import { ownFirms } from '#domain/identity/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { notFound } from '#platform/server/refusal.ts'
import { isEntitled } from './entitled.ts'

type Reader = Pick<Context, 'db' | 'actor'>

export type Owner = { fair: number; firm: number | null }

/** Condition: `e` is looked after by this person, as who runs its fair or administers its firm. */
export const keepsEndpoint = ({ actor }: Pick<Context, 'actor'>) => sql`(${isEntitled}
  and case when e.firm_id is null then e.fair_id in ${fairsWithin(actor, ['F', 'G'])}
    else e.firm_id = any(${ownFirms(actor)}::int[]) or ${actor.roles.includes('superAdmin')}::boolean end)`

/** @throws 404 for a fair that the caller does not run, or a firm that is not theirs, or not one of the fair's */
export async function assertKeepsEndpoints({ fair, firm }: Owner, { db, actor }: Reader) {
  const kept = await maybeOne(db)`
    select 1 from (select ${fair}::int as fair_id, ${firm}::int as firm_id) e
      where ${keepsEndpoint({ actor })}`
  if (!kept) throw notFound()
}

/** The endpoint, which nobody changes meanwhile. @throws 404 for one that is not the caller's to look after */
export async function reachEndpoint(id: number, { db, actor }: Reader): Promise<Owner & { url: string }> {
  const found = await maybeOne<Owner & { url: string }>(db)`
    select e.fair_id as fair, e.firm_id as firm, e.url from webhook_endpoint e
    where e.id = ${id} and ${keepsEndpoint({ actor })} for update of e`
  if (!found) throw notFound()
  return found
}
