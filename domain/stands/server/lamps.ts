import { sql } from 'kysely'
import type { StandPresence as Lamp } from '#domain/exhibitors/contract/presence.ts'
import { isFairSeen } from '#domain/fairs/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import type { NewsSource } from '#platform/server/live/reporter.ts'
import { shownStand } from './shown-stand.ts'

const lit = sql`stand_staff s join stand st on st.id = s.stand_id join fair_hall h on h.id = st.fair_hall_id
  join firm fi on fi.id = st.firm_id`
const lamp = sql`st.id, h.id as hall, s.free, s.busy`

/** The stands of a fair where somebody is now; small, for every open page asks for it. */
export async function lampsOf(fair: number, { db, actor }: Context): Promise<Lamp[]> {
  const rows = await many<Lamp>(db)`
    select ${lamp} from ${lit}
    where st.fair_id = ${fair} and ${isFairSeen(sql`st.fair_id`, { actor })} and ${shownStand} order by st.id`
  return rows
}

type Known = Lamp & { fair: number; who: string }

/**
 * Asks what has changed on all lamps that visitors see since it was last asked: for the pages of their fair and of their
 * hall how they are now, for those of the stand that somebody else is there. What ends by itself, such as a lease, is
 * found as well.
 */
export const lampNews: NewsSource = ({ kysely }) => {
  let known = new Map<number, Known>()
  return async () => {
    const rows = await many<Known>(kysely)`
      select ${lamp}, st.fair_id as fair, s.who from ${lit} where ${shownStand}`
    const now = new Map(rows.map(row => [row.id, row]))
    const out = [...known.values()].filter(one => !now.has(one.id)).map(one => ({ ...one, free: 0, busy: 0 }))
    const changed = [...rows.filter(row => known.get(row.id)?.who !== row.who), ...out]
    known = now
    const said = new Map<string, Lamp[]>()
    for (const { id, hall, free, busy, fair } of changed)
      for (const topic of [`fair:${fair}`, `hall:${hall}`])
        said.set(topic, [...(said.get(topic) ?? []), { id, hall, free, busy }])
    return { said, changed: changed.map(({ id }) => `stand:${id}`) }
  }
}
