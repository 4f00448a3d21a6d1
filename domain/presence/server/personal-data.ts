import { sql } from 'kysely'
import { nameOfRecord, type PersonalData } from '#platform/server/personal-data.ts'

export const presencePersonalData: readonly PersonalData[] = [
  {
    name: 'presence',
    columns: {
      'presence_choice.user_id': 'deleted',
      'presence_connection.user_id': 'deleted',
      'presence_told.user_id': 'deleted',
      'presence_talk.user_id': 'deleted',
    },
    rows: person => sql`
      select coalesce((select w.choice from presence_choice w where w.user_id = t.id), 'free') as choice,
        array(select distinct ${nameOfRecord('fair', 'h.place_id', person)} from presence_held h
          where h.user_id = t.id and h.kind = 'fair') as fairs,
        array(select k.since from presence_talk k where k.user_id = t.id order by k.since) as talks
      from app_user t where t.id = ${person.id}`,
    close: async (person, db) => {
      await sql`delete from presence_connection where user_id = ${person}`.execute(db)
      await sql`delete from presence_talk where user_id = ${person}`.execute(db)
    },
  },
]
