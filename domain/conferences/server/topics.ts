import { sql } from 'kysely'
import { isFairSeen } from '#domain/fairs/server/index.ts'
import type { RecordTopic } from '#platform/server/hub/topic.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { scopeCondition } from '#platform/server/resource/scope.ts'
import { hasModule, isPublishedConference, isPublishedProgram, isShownByOthers } from './shown.ts'

/** That a programme shows something else. */
export const programTopic: RecordTopic = {
  name: 'program',
  from: sql`conference_program p join fair f on f.id = p.fair_id`,
  id: sql`p.id`,
  isFound: actor =>
    sql`(${hasModule(sql`p.fair_id`)}
      and ((${isPublishedProgram('p')} and ${isFairSeen(sql`p.fair_id`, { actor })})
      or ${scopeCondition(implementationOf('conference_programs'), 'p', 'U', actor)}))`,
  restsUpon: sql`concat_ws(' ', f.fair_status_id, f.is_public_access, f.trashed_at is null,
    f.is_using_conference_module, p.state)`,
}

/** That a conference has changed. */
export const conferenceTopic: RecordTopic = {
  name: 'conference',
  from: sql`conference c join fair f on f.id = c.fair_id`,
  id: sql`c.id`,
  isFound: actor =>
    sql`(${hasModule(sql`c.fair_id`)}
      and ((${isPublishedConference('c')} and ${isFairSeen(sql`c.fair_id`, { actor })})
        or ${scopeCondition(implementationOf('conferences'), 'c', 'U', actor)}))`,
  restsUpon: sql`concat_ws(' ', f.fair_status_id, f.is_public_access, f.trashed_at is null,
    f.is_using_conference_module, c.is_visible, c.state = 'draft', c.moderator_id,
    ${isShownByOthers('c')})`,
}
