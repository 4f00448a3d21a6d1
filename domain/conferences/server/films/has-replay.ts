import { type RawBuilder, sql } from 'kysely'

/** Condition: it can be seen again. What is on air once more, after it had ended, is seen now. */
export const hasReplay = (conference: string): RawBuilder<boolean> =>
  sql`(${sql.ref(`${conference}.replay_state`)} = 'published'
    and ${sql.ref(`${conference}.state`)} <> 'live')`
