import { sql } from 'kysely'
import { fairStatus } from '#domain/fairs/contract/statuses.ts'
import { entryOf, isFairSeen } from '#domain/fairs/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many } from '#platform/server/database/rows.ts'
import { languageOfText, translatedText } from '#platform/server/resource/select.ts'
import { type CurrentConference, currentMost } from '../contract/current.ts'
import { peopleIn } from './live/people-in.ts'
import { signedStandOf } from './presentations/shown-presentations.ts'
import { isShownConference } from './shown.ts'

/** Of open fairs, by the database’s clock, what takes place on stands as well. @throws 401 for a fair of members */
export async function currentOf(fair: number | undefined, context: Context): Promise<CurrentConference[]> {
  const { db, locale } = context
  if (fair !== undefined) await entryOf(fair, sql`1 as entered`, context)
  return many<CurrentConference>(db)`
    select c.id, c.fair_id as fair, coalesce(${translatedText('c', 'title', locale)}, '') as title,
      ${languageOfText('c', 'title', locale)} as "titleIn",
      case when r.id is not null then json_build_object('id', r.id,
        'name', coalesce(${translatedText('r', 'name', locale)}, '')) end as room,
      case when p.id is not null then json_build_object('name', e.name,
        'number', ${signedStandOf('p.stand_id', 'p.firm_id', 'p.fair_id')} ->> 'number') end as presenter,
      ${instant('c.begin_at')} as begin, ${instant('c.end_at')} as end, c.state,
      c.hosting = 'external' or c.mode = 'replay' as "isByClock", ${peopleIn(sql`now()`)} as people
    from conference c join fair f on f.id = c.fair_id
      left join conference_room r on r.id = c.conference_room_id and r.is_visible
      left join presentation p on p.conference_id = c.id
      left join firm e on e.id = p.firm_id
    where f.fair_status_id = ${fairStatus.open} and ${isShownConference('c')}
      and ${isFairSeen(sql`c.fair_id`, context)} ${fair === undefined ? sql`` : sql`and c.fair_id = ${fair}`}
      and (c.state = 'live'
        or (c.state = 'scheduled' and c.end_at > now() and c.begin_at < now() + interval '1 day'))
    order by c.state = 'live' desc, c.begin_at nulls first, c.id limit ${currentMost}`
}
