import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '#platform/server/actor.ts'

/** SQL set of the participations for whose firm somebody recruits. */
export const recruitedParts = ({ reach }: Actor): RawBuilder<unknown> => {
  const [first] = (reach.R ?? []).filter(({ anchor }) => anchor === 'recruiter')
  if (!first) return sql`(select null::int where false)`
  return Array.isArray(first.ids) ? sql`(select unnest(${first.ids}::int[]))` : sql`(${first.ids})`
}

/**
 * Condition that the application `alias` tells its firm who it is: by name, or since the firm has asked, as long as they are
 * not leaving.
 */
export const isNamedAs = (alias: string) =>
  sql`((not ${sql.ref(`${alias}.is_anonymous`)} or ${sql.ref(`${alias}.revealed_at`)} is not null)
    and exists (select from app_user whose where whose.id = ${sql.ref(`${alias}.user_id`)}
      and not whose.is_closed))`
/** The same of the application `s`. */
export const isNamedToFirm = isNamedAs('s')
