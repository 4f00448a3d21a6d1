import { sql } from 'kysely'
import type { StandPresence as Lamp } from '#domain/exhibitors/contract/presence.ts'
import { isFairSeen } from '#domain/fairs/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import type { NewsSource } from '#platform/server/hub/news.ts'
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

type Changed = Omit<Lamp, 'hall'> & { fair: number; hall: number | null }

/**
 * What has changed on all lamps that visitors see since it was last told: for the pages of their fair and of their hall
 * how they are now, for those of the stand that somebody else is there. What ends by itself, such as a lease, is found as
 * well. What shows the lamps of the fair is as they are by a new name (`content_versions`).
 */
export const lampNews: NewsSource = async db => {
  const changed = await many<Changed>(db)`
    with shown as (
      select ${lamp}, st.fair_id as fair, md5(s.who) as staff from ${lit} where ${shownStand}),
    out as (
      delete from stand_lamp told where not exists (select from shown where shown.id = told.stand_id)
      returning told.stand_id),
    lit as (
      insert into stand_lamp (stand_id, staff)
      select shown.id, shown.staff from shown left join stand_lamp told on told.stand_id = shown.id
      where told.staff is distinct from shown.staff
      on conflict (stand_id) do update set staff = excluded.staff
      returning stand_id),
    counted as (
      insert into lamp_change (fair_id)
      select st.fair_id from stand st where st.id in (select stand_id from out union select stand_id from lit)
      group by st.fair_id
      on conflict (fair_id) do update set changes = lamp_change.changes + 1)
    select shown.id, shown.hall, shown.fair, shown.free, shown.busy
    from shown join lit on lit.stand_id = shown.id
    union all
    select st.id, st.fair_hall_id, st.fair_id, 0, 0 from stand st join out on out.stand_id = st.id`
  const lamps = new Map<string, Lamp[]>()
  for (const { id, hall, free, busy, fair } of changed)
    if (hall !== null)
      for (const topic of [`fair:${fair}`, `hall:${hall}`])
        lamps.set(topic, [...(lamps.get(topic) ?? []), { id, hall, free, busy }])
  return {
    said: [...lamps].map(([topic, of]) => ({ topics: [topic], data: { topic, lamps: of }, type: 'lamps' })),
    changed: changed.map(({ id }) => `stand:${id}`),
  }
}
