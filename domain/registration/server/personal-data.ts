import { sql } from 'kysely'
import { many } from '#platform/server/database/rows.ts'
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
    withdraw: {
      consent: async ({ person, purpose, fair, firm, at }, db) => {
        const taken = await many(db)`
          update consent set withdrawn_at = ${at}::timestamptz
          where user_id = ${person} and purpose = ${purpose} and fair_id is not distinct from ${fair}::int
            and firm_id is not distinct from ${firm}::int and withdrawn_at is null
            and given_at <= ${at}::timestamptz
          returning id`
        return taken.length > 0
      },
    },
  },
]
