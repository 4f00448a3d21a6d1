import { sql } from 'kysely'
import { singleFlight } from '../single-flight.ts'
import { everything } from './changes.ts'
import type { Database } from './database.ts'
import { one } from './rows.ts'

/** Names of what strangers are shown as it is now: equal as long as nothing of it has changed. */
export type Versions = {
  /** Moves with every committed change of content, of this server or of another. */
  content: string
  /** Moves when open pages are told that somebody is on a stand, or free on it, who was not. */
  presence: string
}

/** Of everything. */
export type ContentVersions = Versions & {
  /** Moves with what belongs to no part, or to all of them. */
  common: string
  /** Of what is shown under a first segment of an address, where that is less than everything. */
  parts: Readonly<Record<string, Versions>>
}

export type AskVersions = () => Promise<ContentVersions>

/** Said by the triggers of the two tables that hold them. */
const versionsTopic = 'versions'

/**
 * The names as they are when they are asked for. The one process of an embedded database hears that they move before whoever
 * has moved them gets their answer. It knows them until then: they are read on its only connection, where every reader
 * would wait for all who write.
 */
export function contentVersions(database: Pick<Database, 'kind' | 'kysely' | 'listen'>): AskVersions {
  const ask = singleFlight(
    () =>
      one<ContentVersions>(database.kysely)`
      select content, presence, parts,
        (select coalesce(sum(changes), 0) from content_change where fair_id = 0)::text as common
      from content_versions()`,
  )
  return database.kind === 'embedded' ? knownUntilTold(ask, database.listen) : ask
}

function knownUntilTold(ask: AskVersions, listen: Database['listen']): AskVersions {
  let known: ContentVersions | null = null
  let moves = 0
  const listening = listen(topic => {
    if (topic !== versionsTopic && topic !== everything) return
    moves += 1
    known = null
  })
  return async () => {
    await listening
    if (known) return known
    const before = moves
    const versions = await ask()
    if (moves === before) known = versions
    return versions
  }
}

const rowsBetweenFolds = 50

/**
 * Folds the rows of changes of each part into its newest, which leaves all versions as they are. Rows with a number that
 * no transaction has had yet are of a database that this one was copied from: they would stand in the way of ours.
 */
export async function foldChanges({ kysely }: Pick<Database, 'kysely'>): Promise<void> {
  await sql`delete from content_change
    where tx >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint`.execute(kysely)
  await sql`
    with newest as (
      select fair_id, max(tx) as tx from content_change group by fair_id
        having count(*) > ${rowsBetweenFolds}),
    gone as (
      delete from content_change c using newest
      where c.fair_id = newest.fair_id and c.tx < newest.tx
        and (select pg_try_advisory_xact_lock(hashtext('content_change')))
      returning c.fair_id, c.changes),
    folded as (select fair_id, sum(changes) as changes from gone group by fair_id)
    update content_change c set changes = c.changes + folded.changes
    from newest join folded using (fair_id) where c.tx = newest.tx and c.fair_id = newest.fair_id`.execute(
    kysely,
  )
}
