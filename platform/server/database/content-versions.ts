import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { askTogether } from '../ask-together.ts'
import type { Database } from './database.ts'

/** Names of what strangers are shown as it is now: equal as long as nothing of it has changed. */
export type ContentVersions = {
  /** Moves with every committed change of content, of this server or of another. */
  content: string
  /** Differs when somebody is on a stand, or free on it, who was not. */
  presence: string
}

export type AskVersions = () => Promise<ContentVersions>

export function contentVersions(db: Kysely<Tables>): AskVersions {
  return askTogether(async () => {
    const { rows } = await sql<ContentVersions>`
      select content_version()::text as content, coalesce(presence_version(), '') as presence`.execute(db)
    return rows[0] ?? { content: '', presence: '' }
  })
}

const rowsBetweenFolds = 50

/**
 * Folds the rows of changes into the newest, which leaves the version as it is. Rows with a number that no transaction
 * has had yet are of a database that this one was copied from: they would stand in the way of ours.
 */
export async function foldChanges({ kysely }: Pick<Database, 'kysely'>): Promise<void> {
  await sql`delete from content_change where tx >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint`.execute(
    kysely,
  )
  await sql`
    with newest as (select max(tx) as tx, count(*) as rows from content_change),
    gone as (
      delete from content_change using newest
      where newest.rows > ${rowsBetweenFolds} and content_change.tx < newest.tx
        and (select pg_try_advisory_xact_lock(hashtext('content_change')))
      returning changes)
    update content_change set changes = changes + (select sum(changes) from gone)
    from newest where content_change.tx = newest.tx and exists (select from gone)`.execute(kysely)
}
