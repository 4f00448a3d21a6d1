import { type RawBuilder, sql } from 'kysely'
import { validationState } from '#domain/reference/contract/validation-state.ts'

/** Condition: whoever is `user` is in the queue of the conference `c`, or nobody has decided about their place there yet. */
export const waitsForPlace = (user: RawBuilder<unknown>) => sql`exists (
  select from pass_place pp join pass_user pu on pu.id = pp.pass_user_id
  where pp.conference_id = c.id and pp.user_id = ${user}
    and (pp.queued_at is not null or pu.is_validated <> ${validationState.validated}))`
