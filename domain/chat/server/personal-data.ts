import { sql } from 'kysely'
import { nameOfRecord, type PersonalData } from '#platform/server/personal-data.ts'
import { takeBackFrom } from './push.ts'
import { asUsed } from './uses.ts'

export const chatPersonalData: readonly PersonalData[] = [
  {
    name: 'chat_messages',
    columns: { 'chat_message.author_id': 'deleted' },
    rows: person => sql`
      select ${nameOfRecord('fair', 'r.fair_id', person)} as fair,
        coalesce(e.name, ${nameOfRecord('fair_hall', 'r.fair_hall_id', person)},
          ${asUsed(use => use.name(person), sql`null::text`)}) as place, m.text, m.created_at,
        m.hidden_at
      from chat_message m join chat_room r on r.id = m.room_id left join firm e on e.id = r.firm_id
      where m.author_id = ${person.id} order by m.id`,
    close: takeBackFrom,
    erase: ({ id }, db) => takeBackFrom(id, db),
  },
  {
    name: 'chat_sanctions',
    columns: { 'chat_sanction.user_id': 'deleted' },
    rows: person => sql`
      select ${nameOfRecord('fair', 't.fair_id', person)} as fair, t.kind, t.imposed_at, t.ends_at
      from chat_sanction t where t.user_id = ${person.id} order by t.id`,
  },
  {
    name: 'chat_moderation',
    columns: {
      'chat_moderation.moderator_id': 'anonymized',
      'chat_moderation.user_id': 'anonymized',
      'chat_announcement.author_id': 'anonymized',
    },
    // What somebody did as a moderator; of what was done to them, that it was done.
    rows: person => sql`
      select ${nameOfRecord('fair', 't.fair_id', person)} as fair, t.action,
        t.moderator_id = ${person.id} as "isOwn", case
          when t.moderator_id = ${person.id} then t.note end as note,
        t.ends_at, t.created_at
      from chat_moderation t where ${person.id} in (t.moderator_id, t.user_id) order by t.id`,
  },
  {
    name: 'chat_reports',
    columns: { 'chat_report.reporter_id': 'anonymized' },
    rows: ({ id }) => sql`
      select t.reason, t.note, m.text, t.created_at, t.settled_at from chat_report t
        join chat_message m on m.id = t.message_id
      where t.reporter_id = ${id} order by t.id`,
  },
  {
    name: 'chat_reads',
    columns: { 'chat_read.user_id': 'deleted' },
    rows: person => sql`
      select ${nameOfRecord('fair', 'r.fair_id', person)} as fair, x.message_id as message from chat_read x
        join chat_room r on r.id = x.room_id where x.user_id = ${person.id} order by r.id`,
  },
  {
    name: 'chat_announcements_read',
    columns: { 'chat_announcement_read.user_id': 'deleted' },
    rows: person => sql`
      select ${nameOfRecord('fair', 'a.fair_id', person)} as fair, a.text, a.created_at
      from chat_announcement_read x join chat_announcement a on a.id = x.announcement_id
      where x.user_id = ${person.id} order by a.id`,
  },
  {
    name: 'chat_blocks',
    columns: { 'chat_block.user_id': 'deleted', 'chat_block.blocked_id': 'deleted' },
    rows: ({ id }) => sql`
      select u.first_name || ' ' || u.last_name as blocked from chat_block b
        join app_user u on u.id = b.blocked_id
      where b.user_id = ${id} order by u.id`,
  },
]
