import { sql } from 'kysely'
import { defineDashboardPart } from '#platform/server/dashboard.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many } from '#platform/server/database/rows.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import { FairStages, type StagedConference } from '../../contract/dashboard.ts'
import { isMissingAt } from './missing.ts'
import { peopleIn } from './people-in.ts'

const most = 8

/** First where somebody is missing, then what is on air. */
export const stageDashboard = defineDashboardPart('stages', FairStages, async (fair, context) => {
  const { db, locale, services } = context
  const now = sql`${services.now().toISOString()}::timestamptz`
  const conferences = await many<StagedConference>(db)`
    select c.id, coalesce(${translatedText('c', 'title', locale)}, '') as title,
      ${translatedText('r', 'name', locale)} as room, ${instant('c.begin_at')} as begin,
      case when c.state = 'live' then ${instant('c.live_at')} end as "liveAt",
      ${peopleIn(now)} as people,
      ${isMissingAt(context)} as "isMissing"
    from conference c join fair f on f.id = c.fair_id and f.is_using_conference_module
      left join conference_room r on r.id = c.conference_room_id
    where c.fair_id = ${fair} and c.mode = 'live' and (c.state = 'live' or ${isMissingAt(context)})
    order by "isMissing" desc, c.begin_at, c.id limit ${most}`
  return { conferences }
})
