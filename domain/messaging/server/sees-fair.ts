import { type RawBuilder, sql } from 'kysely'
import { fairStatus } from '#domain/fairs/contract/statuses.ts'
import { isFollowed } from '#domain/fairs/server/index.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'

/**
 * Condition that the person `u`, who takes part in the fair, sees it now: one in preparation is there for its exhibitors,
 * those who follow them and those who run it.
 */
export const seesFair = (fair: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  exists (select 1 from fair now where now.id = ${fair} and now.fair_status_id <> ${fairStatus.preparation})
  or u.roles && array['ROLE_SUPER_ADMIN', 'ROLE_SUPER_ORGANIZER']
  or exists (select 1 from fair_organizer o where o.fair_id = ${fair} and o.user_id = u.id)
  or exists (select 1 from fair_firm ff where ff.fair_id = ${fair} and ff.firm_id = u.firm_id
    and ff.is_validated = ${validationState.validated})
  or ${isFollowed(fair, sql`u.id`)})`
