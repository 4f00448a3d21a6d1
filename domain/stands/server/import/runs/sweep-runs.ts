import { sql } from 'kysely'
import type { Services } from '#platform/server/services.ts'
import { isRecent, ofLists } from './list-runs.ts'

/** What can no longer be undone is forgotten. */
export const sweepImportRuns = ({ database, now }: Services) =>
  sql`delete from import_run where ${ofLists('import_run')} and not (${isRecent(now())})`.execute(
    database.kysely,
  )
