import { sql } from 'kysely'
import { nameOfRecord, type PersonalData } from '#platform/server/personal-data.ts'

export const badgePersonalData: readonly PersonalData[] = [
  {
    name: 'badges',
    columns: { 'badge.user_id': 'deleted' },
    rows: person => sql`
      select ${nameOfRecord('fair', 'b.fair_id', person)} as fair, b.renewed_at from badge b
      where b.user_id = ${person.id} order by b.fair_id`,
  },
]
