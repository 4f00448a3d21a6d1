import { sql } from 'kysely'
import { nameOfRecord, type PersonalData } from '#platform/server/personal-data.ts'

export const webhookPersonalData: readonly PersonalData[] = [
  {
    // What somebody has set up for their firm or fair outlives their account.
    name: 'webhooks',
    columns: { 'webhook_endpoint.created_by_id': 'anonymized' },
    rows: person => sql`
      select ${nameOfRecord('fair', 'e.fair_id', person)} as fair, f.name as firm, e.url, e.events, e.state,
        e.created_at
      from webhook_endpoint e left join firm f on f.id = e.firm_id where e.created_by_id = ${person.id}
      order by e.id`,
  },
]
