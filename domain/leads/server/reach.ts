import { type RawBuilder, sql } from 'kysely'
import { ownFirms } from '#domain/identity/server/index.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { Actor } from '#platform/server/actor.ts'
import { setOf } from '#platform/server/resource/scope.ts'

type Sql = RawBuilder<unknown>

/** SQL set of the stands on which somebody works: those they administer (`M`), or also those of which they are a contact (`S`). */
export function standsOf({ reach }: Actor, letters: readonly ('M' | 'S')[] = ['M', 'S']): Sql {
  const sets = letters
    .flatMap(letter => reach[letter] ?? [])
    .filter(({ anchor }) => anchor === 'stand')
    .map(({ ids }) => setOf(ids))
  return sets.length ? sql`(${sql.join(sets, sql` union `)})` : sql`(select null::int where false)`
}

/** Whoever comes with a key of a firm is in the fair of that key alone. */
const isWithin = ({ reach }: Actor): Sql => {
  const within = (reach.M ?? []).find(({ anchor }) => anchor === 'firm')?.within
  return within ? sql`ff.fair_id in ${setOf(within.ids)}` : sql`true`
}

/** Condition: the participation `ff` is of the firm that somebody administers, and the fair `f` has let both in. */
export const administers = (actor: Actor): Sql => sql`(ff.firm_id = any(${ownFirms(actor)}::int[])
  and ${isWithin(actor)}
  and ff.is_validated = ${validationState.validated} and exists (select from fair_user m
    where m.fair_id = ff.fair_id and m.user_id = ${actor.userId}
      and m.is_validated = ${validationState.validated}))`

/** Condition: somebody works on a stand of the participation `ff`. */
export const worksFor = (
  actor: Actor,
  letters?: readonly ('M' | 'S')[],
): Sql => sql`exists (select from stand st
  where st.fair_id = ff.fair_id and st.firm_id = ff.firm_id and st.trashed_at is null
    and st.id in ${standsOf(actor, letters)})`

/** Condition: contacts of the participation `ff` are somebody’s to look after, in the fair `f`. */
export const reachesLeads = (actor: Actor): Sql =>
  sql`(f.trashed_at is null and (${administers(actor)} or ${worksFor(actor)}))`
