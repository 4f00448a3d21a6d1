import { sql } from 'kysely'
import { isFairSeen } from '#domain/fairs/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { many, one } from '#platform/server/database/rows.ts'
import type { NewsSource } from '#platform/server/hub/news.ts'
import type { RecordTopic } from '#platform/server/hub/topic.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { WalkerCount, WalkerNews } from '../contract/walkers.ts'

/** How many walk where, for whoever may walk there themselves. */
export const walkerTopic: RecordTopic = {
  name: 'walkers',
  from: sql`fair f`,
  id: sql`f.id`,
  isFound: actor => isFairSeen(sql`f.id`, { actor }),
  restsUpon: sql`concat_ws(' ', f.fair_status_id, f.is_public_access, f.trashed_at is null)`,
}

/** As it was told last. @throws 404 for a fair that this reader does not see */
export async function readWalkers(fair: number, context: Context): Promise<WalkerCount[]> {
  const { isSeen } = await one<{ isSeen: boolean }>(context.db)`
    select ${isFairSeen(sql`${fair}::int`, context)} as "isSeen"`
  if (!isSeen) throw notFound()
  return many<WalkerCount>(context.db)`
    select kind, place_id as id, count from presence_count where fair_id = ${fair} order by kind, place_id`
}

/** Of one message, which has to be small. */
const together = 60

/** How many walk where, where that is another number than the one told last: never who. */
export const walkerNews: NewsSource = async db => {
  const changed = await many<WalkerCount & { fair: number }>(db)`
    with walking as materialized (select fair_id, hall_id, stand_id, who from presence_walker),
    now as (
      select fair_id, 'fair' as kind, fair_id as place_id, count(*)::int as count
      from (select distinct fair_id, who from walking) one group by fair_id
      union all
      select fair_id, 'hall', hall_id, count(*)::int
      from (select distinct fair_id, hall_id, who from walking where hall_id is not null) one
      group by fair_id, hall_id
      union all
      select fair_id, 'stand', stand_id, count(*)::int
      from (select distinct fair_id, stand_id, who from walking where stand_id is not null) one
      group by fair_id, stand_id),
    gone as (
      delete from presence_count told where not exists (
        select from now n
        where n.fair_id = told.fair_id and n.kind = told.kind and n.place_id = told.place_id)
      returning told.fair_id, told.kind, told.place_id),
    come as (
      insert into presence_count (fair_id, kind, place_id, count)
      select n.fair_id, n.kind, n.place_id, n.count
      from now n left join presence_count told
        on told.fair_id = n.fair_id and told.kind = n.kind and told.place_id = n.place_id
      where told.count is distinct from n.count
      on conflict (fair_id, kind, place_id) do update set count = excluded.count
      returning fair_id, kind, place_id, count)
    select fair_id as fair, kind, place_id as id, count from come
    union all
    select fair_id, kind, place_id, 0 from gone
    order by fair, kind, id`
  const fairs = [...new Set(changed.map(({ fair }) => fair))]
  const passing = fairs.flatMap(fair => {
    const counts = changed.filter(one => one.fair === fair).map(({ fair: _fair, ...count }) => count)
    const topic = `walkers:${fair}`
    return Array.from({ length: Math.ceil(counts.length / together) }, (_, at) => {
      const data: WalkerNews = { topic, counts: counts.slice(at * together, (at + 1) * together) }
      return { topics: [topic], data, type: 'walkers' }
    })
  })
  return { passing }
}
