import { sql } from 'kysely'
import { many } from '#platform/server/database/rows.ts'
import { nameOfRecord, type PersonalData } from '#platform/server/personal-data.ts'

export const standPersonalData: readonly PersonalData[] = [
  {
    name: 'stands',
    columns: { 'stand_contact.user_id': 'deleted', 'stand_admin.user_id': 'deleted' },
    rows: person => sql`
      select ${nameOfRecord('fair', 'st.fair_id', person)} as fair, f.name as firm, t.as from (
        select stand_id, 'contact' as "as" from stand_contact where user_id = ${person.id}
        union all select stand_id, 'admin' from stand_admin where user_id = ${person.id}) t
      join stand st on st.id = t.stand_id join firm f on f.id = st.firm_id`,
    // A stand without the contact may no longer be configured.
    erase: async ({ id }, db) => {
      const rows = await many<{
        stand: number
      }>(db)`select stand_id as stand from stand_contact where user_id = ${id}`
      return () => sql`select keep_stand_states(${rows.map(row => row.stand)}::int[])`.execute(db)
    },
  },
  {
    name: 'bookmarks',
    columns: { 'bookmark.user_id': 'deleted' },
    rows: ({ id }) => sql`
      select coalesce(f.name, r.title) as kept, t.created_at from bookmark t
      left join stand st on st.id = t.stand_id left join firm f on f.id = st.firm_id
      left join stand_resource r on r.id = t.stand_resource_id where t.user_id = ${id} order by t.id`,
  },
  {
    name: 'trashed_stands',
    columns: { 'stand.trashed_by_id': 'anonymized' },
    rows: ({ id }) => sql`
      select f.name as firm, t.trashed_at from stand t join firm f on f.id = t.firm_id
        where t.trashed_by_id = ${id}`,
  },
  {
    name: 'imports',
    columns: { 'import_run.ran_by_id': 'anonymized', 'import_run.undone_by_id': 'anonymized' },
    rows: ({ id }) => sql`
      select kind, file_name, rows, ran_at, undone_at from import_run
      where ran_by_id = ${id} or undone_by_id = ${id} order by id`,
    // What an import has kept of somebody goes with them: it can be undone no more.
    erase: async ({ id }, db) => {
      await sql`delete from import_run where id in (select run_id from import_change
        where (table_name = 'app_user' and key = jsonb_build_object('id', ${id}::int))
          or (coalesce(after, before) ->> 'user_id')::int = ${id})`.execute(db)
    },
  },
]
