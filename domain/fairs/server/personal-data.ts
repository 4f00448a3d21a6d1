import { sql } from 'kysely'
import { nameOfRecord, type PersonalData } from '#platform/server/personal-data.ts'

export const fairPersonalData: readonly PersonalData[] = [
  {
    name: 'fairs_run',
    columns: { 'fair_organizer.user_id': 'deleted', 'super_organizer_fair.app_user_id': 'deleted' },
    rows: person => sql`
      select ${nameOfRecord('fair', 't.fair_id', person)} as fair, t.as from (
        select fair_id, 'organizer' as "as" from fair_organizer where user_id = ${person.id}
        union all select fair_id, 'super_organizer' from super_organizer_fair
          where app_user_id = ${person.id}) t`,
  },
  {
    name: 'trashed_stands',
    columns: { 'trash.trashed_by_id': 'anonymized' },
    rows: ({ id }) => sql`select name, trashed_at from trash where trashed_by_id = ${id}`,
  },
  {
    name: 'fairs_left',
    columns: { 'trash.person_id': 'deleted' },
    rows: person => sql`
      select ${nameOfRecord('fair', 't.fair_id', person)} as fair, t.name, t.trashed_at, t.rows from trash t
        where t.person_id = ${person.id} order by t.id`,
  },
  {
    name: 'done',
    columns: { 'audit_log.user_id': 'anonymized' },
    rows: person => sql`
      select t.at, t.action, t.resource, t.resource_id, ${nameOfRecord('fair', 't.fair_id', person)} as fair
        from audit_log t where t.user_id = ${person.id} order by t.id`,
  },
  {
    name: 'fields_changed',
    columns: { 'field_change.changed_by_id': 'anonymized' },
    rows: person => sql`
      select t.changed_at, t.resource, t.field, ${nameOfRecord('fair', 't.fair_id', person)} as fair
        from field_change t where t.changed_by_id = ${person.id} order by t.id`,
    // What stood in a field may be somebody's address.
    erase: async ({ email }, db) => {
      await sql`delete from field_change where lower(before #>> '{}') = lower(${email})
        or lower(after #>> '{}') = lower(${email})`.execute(db)
    },
  },
  {
    name: 'fair_exports',
    columns: { 'fair_export.asked_by_id': 'anonymized' },
    rows: person => sql`
      select t.asked_at, ${nameOfRecord('fair', 't.fair_id', person)} as fair
        from fair_export t where t.asked_by_id = ${person.id} order by t.id`,
  },
  {
    name: 'exemptions_stated',
    columns: { 'fair.stat_stated_by_id': 'anonymized' },
    rows: person => sql`
      select t.stat_stated_at, t.stat_stated, ${nameOfRecord('fair', 't.id', person)} as fair
        from fair t where t.stat_stated_by_id = ${person.id} order by t.id`,
  },
  {
    name: 'done_to_me',
    columns: {},
    rows: person => sql`
      select t.at, t.action, ${nameOfRecord('fair', 't.fair_id', person)} as fair from audit_log t
      where t.resource = 'users' and t.resource_id = ${person.id} and t.user_id is distinct from ${person.id}
        order by t.id`,
  },
]
