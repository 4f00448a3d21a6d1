import { sql } from 'kysely'
import { nameOfRecord, type PersonalData } from '#platform/server/personal-data.ts'

export const waitingPersonalData: readonly PersonalData[] = [
  {
    name: 'queue_places',
    columns: { 'waiting_place.user_id': 'deleted', 'waiting_place.contact_id': 'anonymized' },
    rows: person => sql`
      select ${nameOfRecord('fair', 'p.fair_id', person)} as fair, e.name as booth, p.state, p.reason,
        p.context_title as context, p.taken_at, p.called_at, p.ended_at, p.user_id = ${person.id} as "isOwn"
      from waiting_place p join firm e on e.id = p.firm_id
      where p.user_id = ${person.id} or p.contact_id = ${person.id} order by p.id`,
  },
]
