import { validationState } from '#domain/reference/contract/validation-state.ts'
import { defineDashboardPart } from '#platform/server/dashboard.ts'
import { one } from '#platform/server/database/rows.ts'
import { FirmFigures } from '../contract/dashboard.ts'

export const firmDashboard = defineDashboardPart('firms', FirmFigures, async (fair, { db }) => {
  const row = await one<FirmFigures>(db)`
    select count(*)::int as total,
      (count(*) filter (where is_validated = ${validationState.waiting}))::int as waiting
    from fair_firm where fair_id = ${fair}`
  return row
})
