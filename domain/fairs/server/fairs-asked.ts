import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '#platform/contract/roles.ts'
import type { Context } from '#platform/server/context.ts'
import { isNamed } from './find-fair.ts'
import { fairsWithin } from './seen-fairs.ts'

/**
 * SQL set of the fairs that these scope letters reach for somebody; only the one they ask for, where they name one. A
 * fair that is not theirs is as empty as one that is not there.
 */
export const fairsAsked = (
  fair: string | undefined,
  { actor }: Pick<Context, 'actor'>,
  letters: readonly Scope[] = ['F', 'G'],
): RawBuilder<unknown> => {
  const fairs = fairsWithin(actor, letters)
  return fair === undefined ? fairs : sql`(select id from fair where ${isNamed(fair)} and id in ${fairs})`
}
