import { sql } from 'kysely'
import { fairsWithin } from '#domain/fairs/server/index.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { Context } from '#platform/server/context.ts'

/**
 * Brings a new administrator of a firm into its fairs, as far as the caller is in them or runs them: nobody gives a
 * right that they do not have.
 */
export async function passOnMembership(
  userId: number,
  firm: number,
  { db, actor }: Pick<Context, 'db' | 'actor'>,
): Promise<void> {
  await sql`
    insert into fair_user (fair_id, user_id, is_validated)
    select ff.fair_id, ${userId}, case when ff.is_validated = ${validationState.validated} then 1 else 0 end
      from fair_firm ff
    where ff.firm_id = ${firm} and ff.is_validated <> ${validationState.refused}
      and (ff.fair_id in ${fairsWithin(actor, ['F', 'G'])}
        or exists (select 1 from fair_user m
          where m.fair_id = ff.fair_id and m.user_id = ${actor.userId}
            and m.is_validated = ${validationState.validated}))
    on conflict on constraint fair_user_taken do nothing`.execute(db)
}
