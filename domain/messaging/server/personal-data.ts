import { sql } from 'kysely'
import { nameOfRecord, type PersonalData } from '#platform/server/personal-data.ts'
import { isSeenBy } from './side.ts'

export const messagingPersonalData: readonly PersonalData[] = [
  {
    name: 'messages',
    // The other side keeps what was written, without who wrote it.
    columns: {
      'conversation_side.user_id': 'anonymized',
      'conversation_side.taken_by_id': 'anonymized',
      'direct_message.author_id': 'anonymized',
      'direct_message.colleague_id': 'anonymized',
    },
    // Theirs, and what they have written for a booth or its staff. Of the others no more than their name.
    rows: person => sql`
      select ${nameOfRecord('fair', 'c.fair_id', person)} as fair, e.name as booth,
        case when m.author_id is not null then a.first_name || ' ' || a.last_name end as author,
        m.author_id = ${person.id} as "isOwn", m.text, file.file, m.context_title as context, m.created_at
      from direct_message m join conversation c on c.id = m.conversation_id
        left join conversation_side booth on booth.conversation_id = c.id and booth.firm_id is not null
        left join firm e on e.id = booth.firm_id left join app_user a on a.id = m.author_id
        left join media_object file on file.id = m.file_id
        left join conversation_side mine on mine.conversation_id = c.id and mine.user_id = ${person.id}
      where (m.author_id = ${person.id} and (m.kind = 'text' or m.text <> ''))
        or (m.kind = 'text' and mine.side is not null and ${isSeenBy('mine')})
      order by m.conversation_id, m.id`,
    // Whoever is gone is found neither by their id nor by a card that was shown.
    erase: async ({ id }, db) => {
      await sql`
        update conversation set pair = null where id in (
          select conversation_id from conversation_side where user_id = ${id})`.execute(db)
      await sql`
        update direct_message set context_kind = null, context_id = null, context_title = null
        where context_kind in ('card', 'profile') and context_id = ${id}`.execute(db)
    },
  },
  {
    name: 'contacts',
    columns: { 'contact_count.user_id': 'deleted' },
    rows: person => sql`
      select ${nameOfRecord('fair', 't.fair_id', person)} as fair, t.day, t.count from contact_count t
      where t.user_id = ${person.id} order by t.day`,
  },
  {
    name: 'message_blocks',
    columns: { 'person_block.user_id': 'deleted', 'person_block.blocked_id': 'deleted' },
    rows: ({ id }) => sql`
      select u.first_name || ' ' || u.last_name as blocked, b.created_at from person_block b
        join app_user u on u.id = b.blocked_id
      where b.user_id = ${id} order by u.id`,
  },
  {
    name: 'message_reports',
    columns: { 'message_report.reporter_id': 'anonymized', 'message_report.settled_by_id': 'anonymized' },
    rows: ({ id }) => sql`
      select t.reason, t.note, t.repeats, m.text, t.created_at, t.settled_at from message_report t
        left join direct_message m on m.id = t.message_id
      where t.reporter_id = ${id} order by t.id`,
  },
]
