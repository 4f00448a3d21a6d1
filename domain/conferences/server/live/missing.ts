import { sql } from 'kysely'
import { fairStatus } from '#domain/fairs/contract/statuses.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { emit } from '#platform/server/events/emit.ts'
import { overrunMinutes } from '../../contract/entry.ts'
import { speakerMissing } from '../../contract/events.ts'
import { missingMinutes } from '../../contract/on-air.ts'
import { isLetIn } from '../shown.ts'
import { ringStageSoon } from '../stage/ring-stage.ts'
import { isTeamOnStage } from './stage-for.ts'

type Surroundings = Pick<Context, 'db' | 'services'>

/** Condition that nobody is on the stage of the conference `c` of the fair `f`, though it should have begun. */
export const isMissingAt = (surroundings: Pick<Context, 'services'>) => {
  const now = sql`${surroundings.services.now().toISOString()}::timestamptz`
  return sql`(c.mode = 'live' and c.hosting = 'integrated' and c.state in ('scheduled', 'live')
    and ${isLetIn('c')}
    and c.begin_at <= ${now} - make_interval(mins => ${missingMinutes})
    and c.end_at > ${now} - make_interval(mins => ${overrunMinutes})
    and f.fair_status_id = ${fairStatus.open} and not ${isTeamOnStage(surroundings)})`
}

/**
 * That nobody is there is told once, to the page by its topic, to those concerned by an event, and anew when somebody came and
 * has been gone for a while: who loads the page anew is not missing.
 */
export async function tellMissing(surroundings: Surroundings): Promise<void> {
  const { db, services } = surroundings
  const at = services.now().toISOString()
  await sql`
    update conference_stage s set missing_told_for = null from conference c
    where c.id = s.conference_id and s.missing_told_for is not null
      and ${isTeamOnStage(surroundings)}`.execute(db)
  const missing = await many<{ conference: number }>(db)`
    insert into conference_stage as s (conference_id, missing_told_for)
    select c.id, c.begin_at from conference c join fair f on f.id = c.fair_id
    where c.is_visible and f.is_using_conference_module and f.trashed_at is null
      and ${isMissingAt(surroundings)} and not exists (
        select from visio_room r join visio_connection k on k.room_id = r.id
        where r.conference_id = c.id and k.is_team and k.may_publish
          and k.held_until > ${at}::timestamptz - make_interval(mins => ${missingMinutes}))
    on conflict (conference_id) do update set missing_told_for = excluded.missing_told_for
      where s.missing_told_for is distinct from excluded.missing_told_for
    returning conference_id as conference`
  for (const { conference } of missing) await ringStageSoon(conference, surroundings)
  await emit(surroundings, speakerMissing, ...missing.map(one => ({ ...one, at })))
}
