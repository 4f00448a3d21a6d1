import { sql } from 'kysely'
import type { QueryOf, ResponseOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import type { StandScan, standScans } from '../../contract/badge/calls.ts'
import { scanningBooth } from './scanning-booth.ts'

/** As many as a day brings. */
const most = 500

/** SQL: who held out the badge of the scan `s`; null once they have taken their card back. */
const person = sql`case when s.withdrawn_at is null and not u.is_closed then json_build_object('id', u.id,
  'firstName', u.first_name, 'lastName', u.last_name, 'jobTitle', u.job_title) end`

/** Of today, in the zone of the fair. @throws 404 for a stand on which the caller does not work */
export async function scansOfStand(
  { stand, last }: QueryOf<typeof standScans>,
  context: Context,
): Promise<ResponseOf<typeof standScans>> {
  const { firm, fair, participation } = await scanningBooth(stand, context)
  const { db, actor, services } = context
  const scans = await many<StandScan>(db)`
    select s.id, s.uuid::text, ${instant('s.at')} as at, s.note, b.first_name || ' ' || b.last_name as by,
      coalesce(s.scanned_by = ${actor.userId}, false) as "isOwn",
      ${person} as person
    from lead_scan s join fair f on f.id = s.fair_id join app_user u on u.id = s.user_id
      left join app_user b on b.id = s.scanned_by
    where s.stand_id = ${stand} and s.firm_id = ${firm} and s.fair_id = ${fair}
      and (s.at at time zone f.time_zone)::date
        = (${services.now().toISOString()}::timestamptz at time zone f.time_zone)::date
    order by s.at desc, s.id desc limit ${most}`
  const latest =
    last === undefined
      ? null
      : await maybeOne<{ person: StandScan['person'] }>(db)`
          select ${person} as person from lead_scan s join app_user u on u.id = s.user_id
          where s.id = ${last} and s.firm_id = ${firm} and s.fair_id = ${fair}
            and s.scanned_by = ${actor.userId}`
  return { participation, scans, last: latest?.person ?? null }
}
