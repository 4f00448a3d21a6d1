import { sql } from 'kysely'
import { nameOfRecord, type PersonalData } from '#platform/server/personal-data.ts'

export const notificationPersonalData: readonly PersonalData[] = [
  {
    name: 'notifications',
    columns: { 'notification.user_id': 'deleted', 'notification.named_id': 'deleted' },
    rows: person => sql`
      select t.kind, ${nameOfRecord('fair', 't.fair_id', person)} as fair, t.params, t.unread, t.created_at,
        t.emailed_at
      from notification t where t.user_id = ${person.id} order by t.id`,
  },
  {
    name: 'notification_preferences',
    columns: { 'notification_preference.user_id': 'deleted' },
    rows: person => sql`
      select t.kind, t.mail from notification_preference t where t.user_id = ${person.id} order by t.kind`,
  },
]
