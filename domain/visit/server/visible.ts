import { type RawBuilder, sql } from 'kysely'
import type { Actor, Reach } from '#platform/server/actor.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { anyOf, scopeCondition } from '#platform/server/resource/scope.ts'

type Condition = RawBuilder<unknown>

const within = (column: Condition, ids: Reach['ids']): Condition =>
  Array.isArray(ids) ? sql`${column} = any(${ids}::int[])` : sql`${column} in (${ids})`

/** What a visitor sees of a stand `st` in hall `h` of firm `fi`: shown, placed, not in the trash, its firm validated. */
export const shownStand: Condition = sql`st.is_visible and st.trashed_at is null and fi.is_visible and h.is_visible
  and exists (select 1 from fair_firm ff where ff.fair_id = st.fair_id and ff.firm_id = st.firm_id and ff.is_validated = 1)`

/** What those who configure or staff a stand `st` see of it before visitors do. */
export const ownStand = (actor: Actor): Condition =>
  sql`st.trashed_at is null and ${anyOf([
    scopeCondition(implementationOf('stands'), 'st', 'U', actor),
    ...(actor.reach.S ?? []).map(reach => within(sql`st.id`, reach.ids)),
  ])}`
