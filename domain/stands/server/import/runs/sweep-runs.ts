import { sql } from 'kysely'
import type { Services } from '#platform/server/services.ts'
import { isRecent } from './list-runs.ts'

/** What can no longer be undone is forgotten. */
export const sweepImportRuns = ({ database, now }: Services) =>
  sql`delete from import_run where not (${isRecent(now())})`.execute(database.kysely)
