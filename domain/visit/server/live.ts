import { type RawBuilder, sql } from 'kysely'
import { isFairSeen } from '#domain/fairs/server/index.ts'
import { shownStand } from '#domain/halls/server/index.ts'
import { ownStand } from '#domain/stands/server/index.ts'
import type { Actor } from '#platform/server/actor.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { MayHear } from '#platform/server/live/live-routes.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { scopeCondition } from '#platform/server/resource/scope.ts'

type Place = {
  from: RawBuilder<unknown>
  id: RawBuilder<unknown>
  /** Whether somebody finds it there. */
  isFound: (actor: Actor) => RawBuilder<unknown>
  /** What that rests upon besides who somebody is. */
  ground: RawBuilder<unknown>
}

const isShown = sql`coalesce(${shownStand}, false)`

const places: Readonly<Record<string, Place>> = {
  fair: {
    from: sql`fair f`,
    id: sql`f.id`,
    isFound: actor => isFairSeen(sql`f.id`, { actor }),
    ground: sql`concat_ws(' ', f.fair_status_id, f.is_public_access)`,
  },
  hall: {
    from: sql`fair_hall h join fair f on f.id = h.fair_id`,
    id: sql`h.id`,
    isFound: actor =>
      sql`((h.is_visible and ${isFairSeen(sql`h.fair_id`, { actor })}) or ${scopeCondition(implementationOf('fair_halls'), 'h', 'U', actor)})`,
    ground: sql`concat_ws(' ', f.fair_status_id, f.is_public_access, h.is_visible)`,
  },
  stand: {
    from: sql`stand st join fair f on f.id = st.fair_id join firm fi on fi.id = st.firm_id left join fair_hall h on h.id = st.fair_hall_id`,
    id: sql`st.id`,
    isFound: actor =>
      sql`((${isShown} and ${isFairSeen(sql`st.fair_id`, { actor })}) or (${ownStand(actor)}))`,
    ground: sql`concat_ws(' ', f.fair_status_id, f.is_public_access, ${isShown})`,
  },
}

const read = (topic: string) => {
  const [, kind = '', id] = /^(fair|hall|stand):([1-9]\d{0,8})$/.exec(topic) ?? []
  return { kind, id: Number(id) }
}

/** Whoever finds a place hears that it has changed; of a hidden one as little is heard as of none. */
export const mayHearChanges: MayHear = async (topic, actor, { database }) => {
  const { kind, id } = read(topic)
  const place = places[kind]
  if (!place) return false
  const { rows } = await sql`
    select 1 from ${place.from} where ${place.id} = ${id} and ${place.isFound(actor)}`.execute(
    database.kysely,
  )
  return rows.length > 0
}

/** For each topic what hearing of it rests upon besides who listens; none for a place that is gone. One query. */
export async function groundsOf(
  { kysely }: Database,
  topics: readonly string[],
): Promise<Map<string, string>> {
  const asked = topics.map(read)
  const { rows } = await sql<{ topic: string; ground: string }>`${sql.join(
    Object.entries(places).map(([kind, { from, id, ground }]) => {
      const ids = asked.filter(one => one.kind === kind).map(one => one.id)
      return sql`select ${`${kind}:`} || ${id} as topic, ${ground} as ground from ${from} where ${id} = any(${ids}::int[])`
    }),
    sql` union all `,
  )}`.execute(kysely)
  return new Map(rows.map(({ topic, ground }) => [topic, ground]))
}
