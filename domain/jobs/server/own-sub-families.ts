import { sql } from 'kysely'
import type { TrashPart } from '#platform/server/trash/trash-part.ts'

/** The sub-families of a fair's own families go with it. */
export const ownSubFamilies: TrashPart = {
  purge: (fairs, db) =>
    sql`delete from job_sub_family
      where job_family_id in (select id from job_family where fair_id = any(${fairs}::int[]))`.execute(db),
}
