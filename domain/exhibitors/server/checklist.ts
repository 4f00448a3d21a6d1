import { hrefOf } from '#platform/contract/href.ts'
import { type ChecklistPart, countOf } from '#platform/server/checklist.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { exhibitorPaths } from '../contract/paths.ts'

export const exhibitorChecklist: ChecklistPart = async (fair, { db }) => {
  const row = await maybeOne<{ firms: number; validated: number }>(db)`
    select count(*)::int as firms, (count(*) filter (where is_validated = 1))::int as validated
    from fair_firm where fair_id = ${fair}`
  const { firms, validated } = row ?? { firms: 0, validated: 0 }
  return [
    {
      key: 'exhibitors',
      optional: false,
      ...countOf(validated, firms),
      path: hrefOf(exhibitorPaths.exhibitorList),
    },
  ]
}
