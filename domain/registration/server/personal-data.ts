import { sql } from 'kysely'
import { nameOfRecord, type PersonalData } from '#platform/server/personal-data.ts'

export const answerPersonalData: readonly PersonalData[] = [
  {
    name: 'answers',
    columns: { 'registration_answer.user_id': 'deleted' },
    rows: person => sql`
      select ${nameOfRecord('fair', 't.fair_id', person)} as fair, t.identifier, t.label, t.value, t.choice,
        t.answered_at from registration_answer t where t.user_id = ${person.id} order by t.id`,
  },
  {
    name: 'consents',
    columns: { 'consent.user_id': 'deleted' },
    rows: person => sql`
      select t.purpose, ${nameOfRecord('fair', 't.fair_id', person)} as fair, t.version, t.source, t.given_at,
        t.withdrawn_at from consent t where t.user_id = ${person.id} order by t.id`,
  },
]
