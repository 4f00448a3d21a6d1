import { sql } from 'kysely'
import type { CopyPart } from '#platform/server/copy/copy-part.ts'
import { copiedTable, copyRows } from '#platform/server/copy/copy-rows.ts'
import { jobLists, jobSubFamilies } from '../contract/lists.ts'

/** Within the copy of its family, where that is the fair’s own too. */
const subFamilies: CopyPart = ({ from, to }, db) =>
  copyRows(
    jobSubFamilies.table,
    {
      from: sql`join job_family was on was.id = t.job_family_id left join lateral (
          select f.id from job_family f where f.fair_id = ${to} and was.fair_id = ${from}
            and f.translations = was.translations and f.rank = was.rank order by f.id limit 1) own on true
        where t.fair_id = ${from} order by t.id`,
      set: { fair_id: sql`${to}::int`, job_family_id: sql`coalesce(own.id, t.job_family_id)` },
    },
    db,
  )

/** What a fair has for itself in the lists of offers; how it keeps them stands with its settings. */
export const copiedJobs: readonly CopyPart[] = [
  ...jobLists.filter(list => list !== jobSubFamilies).map(list => copiedTable(list.table)),
  subFamilies,
]
