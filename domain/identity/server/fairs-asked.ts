import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { findFair } from './find-fair.ts'
import { fairsWithin } from './visible-fairs.ts'

/** SQL set of the fairs that somebody runs; only the one they ask for, where they name one. @throws 422 */
export async function fairsAsked(
  fair: string | undefined,
  { db, actor }: Context,
): Promise<RawBuilder<unknown>> {
  const fairs = fairsWithin(actor, ['F', 'G'])
  return fair === undefined
    ? fairs
    : sql`(select id from fair where id = ${(await findFair(db, fair)).id} and id in ${fairs})`
}
