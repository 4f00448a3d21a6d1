import { sql } from 'kysely'
import { optional, trashedTable } from '#platform/server/trash/trashed-table.ts'

/** What people look after in a fair. */
export const trashedCluster = trashedTable({
  table: 'cluster',
  pointers: {
    user_id: { to: 'app_user' },
    fair_hall_id: optional('fair_hall'),
    stand_id: optional('stand'),
    firm_id: optional('firm'),
  },
  with: {
    fair: ({ fair }) => sql`t.fair_id = ${fair}`,
    person: ({ id, fair }) => sql`t.fair_id = ${fair} and t.user_id = ${id}`,
    hall: ({ id }) => sql`t.fair_hall_id = ${id}`,
  },
})
