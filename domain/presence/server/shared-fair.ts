import { type RawBuilder, sql } from 'kysely'
import { fairStatus } from '#domain/fairs/contract/statuses.ts'
import { isFairSeen } from '#domain/fairs/server/index.ts'
import type { Actor } from '#platform/server/actor.ts'

/** Condition that somebody takes part in the fair in `column`, and so may know who else is there. */
export const isFairShared = (column: RawBuilder<unknown>, actor: Actor): RawBuilder<boolean> =>
  sql`(${isFairSeen(column, { actor }, ['p', 'F', 'G'])} and exists (
    select from app_user who, fair shared where who.id = ${actor.userId} and takes_part(who, ${column})
      and shared.id = ${column} and shared.trashed_at is null
      and shared.fair_status_id <> ${fairStatus.closed}))`
