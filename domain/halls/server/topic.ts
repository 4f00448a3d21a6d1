import { sql } from 'kysely'
import { isFairSeen } from '#domain/fairs/server/index.ts'
import type { RecordTopic } from '#platform/server/hub/topic.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { scopeCondition } from '#platform/server/resource/scope.ts'

export const hallTopic: RecordTopic = {
  name: 'hall',
  from: sql`fair_hall h join fair f on f.id = h.fair_id`,
  id: sql`h.id`,
  isFound: actor =>
    sql`((h.is_visible and ${isFairSeen(sql`h.fair_id`, { actor })})
      or ${scopeCondition(implementationOf('fair_halls'), 'h', 'U', actor)})`,
  restsUpon: sql`concat_ws(' ', f.fair_status_id, f.is_public_access, f.trashed_at is null, h.is_visible)`,
}
