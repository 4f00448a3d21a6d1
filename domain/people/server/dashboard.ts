import { isPresent } from '#domain/identity/server/index.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { DashboardPart } from '#platform/server/dashboard.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import type { PeopleFigures } from '../contract/dashboard.ts'

export const peopleDashboard: DashboardPart = async (fair, context) => {
  const row = await maybeOne<PeopleFigures['people']>(context.db)`
    select count(*)::int as total,
      (count(*) filter (where m.is_validated = ${validationState.waiting}))::int as waiting,
      (count(*) filter (where u.password_hash is null))::int as invited,
      (count(*) filter (where ${isPresent(context)}))::int as seen
    from fair_user m join app_user u on u.id = m.user_id where m.fair_id = ${fair}`
  return { people: row }
}
