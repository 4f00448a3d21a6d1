import type { Context } from '#platform/server/context.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import type { Row } from '#platform/server/resource/registry.ts'

/**
 * Of an application that is kept no longer, or without a name, nobody but its candidate is told whose it is, until the firm has asked. Its text is read
 * by opening it: only there it is known which name it must not say.
 */
export function presentSolicitation(row: Row, { actor }: Context): Row {
  if (idOf(row.user) === actor.userId) return row
  if (!row.emptiedAt && (!row.isAnonymous || row.revealedAt)) return row
  return { ...row, user: null, profile: null, motivation: '' }
}
