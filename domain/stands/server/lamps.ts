import { sql } from 'kysely'
import type { StandPresence as Lamp } from '#domain/exhibitors/contract/presence.ts'
import { isFairSeen } from '#domain/fairs/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import type { NewsSource } from '#platform/server/hub/news.ts'
import { shownStand } from './shown-stand.ts'

/** The stands of a fair where somebody is now; small, for every open page asks for it. */
export async function lampsOf(fair: number, { db, actor }: Context): Promise<Lamp[]> {
  const rows = await many<Lamp>(db)`
    select st.id, h.id as hall, s.free, s.busy
    from stand_lamp s join stand st on st.id = s.stand_id join fair_hall h on h.id = st.fair_hall_id
      join firm fi on fi.id = st.firm_id
    where st.fair_id = ${fair} and ${isFairSeen(sql`st.fair_id`, { actor })} and ${shownStand} order by st.id`
  return rows
}

type Changed = Omit<Lamp, 'hall'> & { fair: number; hall: number | null }

/**
 * What has changed on all lamps since it was last told, of those that visitors see: for the pages of their fair and of their
 * hall how they are now, for those of the stand that somebody else is there. What ends by itself, such as a lease, is found
 * as well. What shows the lamps of the fair is as they are by a new name (`content_versions`).
 */
export const lampNews: NewsSource = async db => {
  const changed = await many<Changed>(db)`
    with now as (
      select p.stand_id, (count(*) filter (where not p.is_busy))::int as free,
        (count(*) filter (where p.is_busy))::int as busy,
        md5(string_agg(p.user_id::text || p.is_busy, ' ' order by p.user_id)) as staff
      from stand_present p group by p.stand_id),
    lamp as (
      select now.*, st.fair_id, h.id as hall_id, coalesce(${shownStand}, false) as is_shown
      from now join stand st on st.id = now.stand_id left join fair_hall h on h.id = st.fair_hall_id
        left join firm fi on fi.id = st.firm_id),
    out as (
      delete from stand_lamp told where not exists (select from now where now.stand_id = told.stand_id)
      returning told.stand_id, told.is_shown),
    lit as (
      insert into stand_lamp (stand_id, staff, free, busy, is_shown)
      select l.stand_id, l.staff, l.free, l.busy, l.is_shown
      from lamp l left join stand_lamp told on told.stand_id = l.stand_id
      where (told.staff, told.is_shown) is distinct from (l.staff, l.is_shown)
      on conflict (stand_id) do update set staff = excluded.staff, free = excluded.free, busy = excluded.busy,
        is_shown = excluded.is_shown
      returning stand_id),
    counted as (
      insert into lamp_change (fair_id)
      select st.fair_id from stand st where st.id in (select stand_id from out union select stand_id from lit)
      group by st.fair_id
      on conflict (fair_id) do update set changes = lamp_change.changes + 1)
    select l.stand_id as id, l.hall_id as hall, l.fair_id as fair,
      case when l.is_shown then l.free else 0 end as free, case when l.is_shown then l.busy else 0 end as busy
    from lamp l join lit on lit.stand_id = l.stand_id left join stand_lamp told on told.stand_id = l.stand_id
    where l.is_shown or told.is_shown
    union all
    select st.id, st.fair_hall_id, st.fair_id, 0, 0 from stand st join out on out.stand_id = st.id
    where out.is_shown`
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
