import { sql } from 'kysely'
import { isFairSeen, runsFair } from '#domain/fairs/server/index.ts'
import { ownFirms } from '#domain/identity/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { notFound } from '#platform/server/refusal.ts'

export type KeptOffers = { isRun: boolean; firms: readonly number[]; hasModule: boolean }

/**
 * Whose offers of a fair somebody keeps: all, who runs it, else those of their firm.
 * @throws 404 for a fair that they do not see, or in which their firm takes no part
 */
export async function keptOffers(fair: number, context: Context): Promise<KeptOffers> {
  const { db, actor } = context
  const [isRun, firms] = [runsFair(actor, fair), ownFirms(actor)]
  const found = await maybeOne<{ hasModule: boolean }>(db)`
    select f.is_using_job_module as "hasModule" from fair f
    where f.id = ${fair} and f.trashed_at is null
      and (${isRun} or (${isFairSeen(sql`f.id`, context)} and exists (
        select from fair_firm m where m.fair_id = f.id and m.firm_id = any(${[...firms]}::int[]))))`
  if (!found) throw notFound()
  return { isRun, firms, hasModule: found.hasModule }
}
