import { sql } from 'kysely'
import { publishEphemeral } from '#platform/server/hub/publish.ts'
import type { RecordTopic } from '#platform/server/hub/topic.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { scopeCondition } from '#platform/server/resource/scope.ts'
import type { Services } from '#platform/server/services.ts'

/** That the figures of a fair have moved, and never how: for those who run it. */
export const figuresTopic: RecordTopic = {
  name: 'stats',
  from: sql`fair f`,
  id: sql`f.id`,
  isFound: actor => sql`(f.trashed_at is null
    and ${scopeCondition(implementationOf('fairs'), 'f', 'U', actor)})`,
  restsUpon: sql`(f.trashed_at is null)::text`,
}

/** Whoever was away reads them when they come back. */
export const tellFigures = (fairs: readonly number[], { bus }: Pick<Services, 'bus'>): void =>
  publishEphemeral({ bus }, ...fairs.map(fair => ({ topics: [`stats:${fair}`] })))
