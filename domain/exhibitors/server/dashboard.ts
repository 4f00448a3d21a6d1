import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { DashboardPart } from '#platform/server/dashboard.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import type { FirmFigures } from '../contract/dashboard.ts'

export const firmDashboard: DashboardPart = async (fair, { db }) => {
  const row = await maybeOne<FirmFigures['firms']>(db)`
    select count(*)::int as total,
      (count(*) filter (where is_validated = ${validationState.waiting}))::int as waiting
    from fair_firm where fair_id = ${fair}`
  return { firms: row }
}
