import { validationState } from '#domain/reference/contract/validation-state.ts'
import { hrefOf } from '#platform/contract/href.ts'
import { countOf, defineChecklist } from '#platform/server/checklist.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { exhibitorPaths } from '../contract/paths.ts'

export const exhibitorChecklist = defineChecklist(
  'exhibitors',
  { exhibitors: { rank: 80, optional: false } },
  async (fair, { db }) => {
    const row = await maybeOne<{ firms: number; validated: number }>(db)`
    select count(*)::int as firms,
      (count(*) filter (where is_validated = ${validationState.validated}))::int as validated
    from fair_firm where fair_id = ${fair}`
    const { firms, validated } = row ?? { firms: 0, validated: 0 }
    return { exhibitors: { ...countOf(validated, firms), path: hrefOf(exhibitorPaths.exhibitorList) } }
  },
)
