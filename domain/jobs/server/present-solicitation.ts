import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '#platform/server/actor.ts'
import type { Context } from '#platform/server/context.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import type { Row } from '#platform/server/resource/registry.ts'
import { isNamedAs } from './recruited.ts'

/**
 * Of an application that is kept no longer, or without a name, nobody but its candidate is told whose it is, until the firm
 * has asked. Its text others read by opening it, which leaves a row, and only there it is known which name it must not say.
 */
export function presentSolicitation(row: Row, { actor }: Context): Row {
  if (idOf(row.user) === actor.userId) return row
  const told = { ...row, motivation: '' }
  return !row.emptiedAt && (!row.isAnonymous || row.revealedAt)
    ? told
    : { ...told, user: null, profile: null }
}

/** SQL: that the application `alias` is found by whose it is. Who may not be told that is not told it by a filter either. */
export const isFoundByPerson = (alias: string, { userId }: Actor): RawBuilder<unknown> =>
  sql`(${sql.ref(`${alias}.user_id`)} = ${userId}::int
    or (${sql.ref(`${alias}.emptied_at`)} is null and ${isNamedAs(alias)}))`
