import { type RawBuilder, sql } from 'kysely'
import type { Actor, Reach } from '#platform/server/actor.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { anyOf, scopeCondition } from '#platform/server/resource/scope.ts'

type Condition = RawBuilder<unknown>

const within = (column: Condition, ids: Reach['ids']): Condition =>
  Array.isArray(ids) ? sql`${column} = any(${ids}::int[])` : sql`${column} in (${ids})`

/** What those who configure or staff a stand `st` see of it before visitors do. */
export const ownStand = (actor: Actor): Condition =>
  sql`st.trashed_at is null and ${anyOf([
    scopeCondition(implementationOf('stands'), 'st', 'U', actor),
    ...(actor.reach.S ?? []).map(reach => within(sql`st.id`, reach.ids)),
  ])}`
