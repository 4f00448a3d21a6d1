import { sql } from 'kysely'
import { nameOfRecord, type PersonalData } from '#platform/server/personal-data.ts'
import { forgetSignals } from './forget-signals.ts'

export const callsPersonalData: readonly PersonalData[] = [
  {
    name: 'calls',
    // The other one keeps that there was a call. One that goes on ends by itself: whoever has no account takes no part.
    columns: {
      'visio_call.caller_id': 'anonymized',
      'visio_call.receiver_id': 'anonymized',
      'visio_connection.user_id': 'deleted',
      'visio_engaged.user_id': 'deleted',
    },
    rows: person => sql`
      select ${nameOfRecord('fair', 'r.fair_id', person)} as fair, c.caller_id = ${person.id} as "isCaller",
        u.first_name || ' ' || u.last_name as "with", c.state, c.reason, c.about, c.created_at, c.accepted_at,
          c.ended_at
      from visio_call c join visio_room r on r.id = c.room_id
        left join app_user u on u.id = case when c.caller_id = ${person.id} then c.receiver_id
          else c.caller_id end
      where c.caller_id = ${person.id} or c.receiver_id = ${person.id} order by c.room_id`,
    close: async (person, db) => {
      await forgetSignals(sql`k.user_id = ${person}`, { db })
    },
    erase: async ({ id }, db) => {
      await forgetSignals(sql`k.user_id = ${id}`, { db })
      // What somebody who waited wanted to talk about is told of them.
      await sql`
        update visio_call set about = ''
          where (caller_id = ${id} or receiver_id = ${id}) and about <> ''`.execute(db)
      // Nor is anybody found by a card from which somebody called.
      await sql`
        update visio_call set context_kind = null, context_id = null, context_title = null
        where context_kind in ('card', 'profile') and context_id = ${id}`.execute(db)
    },
  },
]
