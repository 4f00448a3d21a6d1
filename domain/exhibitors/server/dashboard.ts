import { sql } from 'kysely'
import type { DashboardPart } from '#platform/server/dashboard.ts'
import type { FirmFigures } from '../contract/dashboard.ts'

export const firmDashboard: DashboardPart = async (fair, { db }) => {
  const { rows } = await sql<FirmFigures['firms']>`
    select count(*)::int as total, (count(*) filter (where is_validated = 0))::int as waiting
    from fair_firm where fair_id = ${fair}`.execute(db)
  return { firms: rows[0] }
}
