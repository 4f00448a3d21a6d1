import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '#platform/server/actor.ts'

/** SQL set of the fairs that these scope letters reach for somebody; all of them for a super admin. */
export function fairsWithin(actor: Actor, letters: readonly string[]): RawBuilder<unknown> {
  if (actor.roles.includes('superAdmin')) return sql`(select id from fair)`
  const sets = letters
    .flatMap(letter => actor.reach[letter] ?? [])
    .filter(reach => reach.anchor === 'fair')
    .map(({ ids }) => (Array.isArray(ids) ? sql`select unnest(${ids}::int[])` : sql`${ids}`))
  return sets.length ? sql`(${sql.join(sets, sql` union `)})` : sql`(select null::int where false)`
}
