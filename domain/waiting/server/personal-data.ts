import { sql } from 'kysely'
import { endTalk } from '#domain/presence/server/index.ts'
import { many } from '#platform/server/database/rows.ts'
import { nameOfRecord, type PersonalData } from '#platform/server/personal-data.ts'
import { talkOf } from './move-place.ts'

export const waitingPersonalData: readonly PersonalData[] = [
  {
    name: 'queue_places',
    columns: { 'waiting_place.user_id': 'deleted', 'waiting_place.contact_id': 'anonymized' },
    rows: person => sql`
      select ${nameOfRecord('fair', 'p.fair_id', person)} as fair, e.name as booth, p.state, p.reason,
        p.context_title as context, p.taken_at, p.called_at, p.ended_at, p.user_id = ${person.id} as "isOwn"
      from waiting_place p join firm e on e.id = p.firm_id
      where p.user_id = ${person.id} or p.contact_id = ${person.id} order by p.id`,
    erase: async ({ id }, db) => {
      // Whoever was receiving them is free again.
      const received = await many<{ place: number; contact: number }>(db)`
        select id as place, contact_id as contact from waiting_place
        where user_id = ${id} and ended_at is null and contact_id is not null`
      for (const { place, contact } of received)
        await endTalk(db, { userId: contact, cause: talkOf({ id: place }) })
      // Nobody is found by a card about which somebody else waits.
      await sql`
        update waiting_place set context_kind = null, context_id = null, context_title = null
        where context_kind in ('card', 'profile') and context_id = ${id}`.execute(db)
    },
  },
]
