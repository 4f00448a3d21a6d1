import { sql } from 'kysely'
import { hrefOf } from '#platform/contract/href.ts'
import { type ChecklistPart, countOf } from '#platform/server/checklist.ts'
import { exhibitorPaths } from '../contract/paths.ts'

export const exhibitorChecklist: ChecklistPart = async (fair, { db }) => {
  const { rows } = await sql<{ firms: number; validated: number }>`
    select count(*)::int as firms, (count(*) filter (where is_validated = 1))::int as validated
    from fair_firm where fair_id = ${fair}`.execute(db)
  const { firms, validated } = rows[0] ?? { firms: 0, validated: 0 }
  return [
    {
      key: 'exhibitors',
      optional: false,
      ...countOf(validated, firms),
      path: hrefOf(exhibitorPaths.exhibitorList),
    },
  ]
}
