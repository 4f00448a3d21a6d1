import { sql } from 'kysely'
import { isPresent } from '#domain/identity/server/index.ts'
import type { DashboardPart } from '#platform/server/dashboard.ts'
import type { PeopleFigures } from '../contract/dashboard.ts'

export const peopleDashboard: DashboardPart = async (fair, context) => {
  const { rows } = await sql<PeopleFigures['people']>`
    select count(*)::int as total, (count(*) filter (where m.is_validated = 0))::int as waiting,
      (count(*) filter (where u.password_hash is null))::int as invited,
      (count(*) filter (where ${isPresent(context)}))::int as seen
    from fair_user m join app_user u on u.id = m.user_id where m.fair_id = ${fair}`.execute(context.db)
  return { people: rows[0] }
}
