import { sql } from 'kysely'
import type { CopyPart } from '#platform/server/copy/copy-part.ts'
import { copiedColumns, copiedTable, copyRows } from '#platform/server/copy/copy-rows.ts'

/** What a fair made after another has of its own: its name, its address, its dates, where it stands in its year. */
const own = [
  'homepage',
  'start_date',
  'end_date',
  'time_zone',
  'translations',
  'fair_status_id',
  'trashed_at',
  'is_archived',
  'archived_from_id',
  'is_announced',
  'is_run_by_dates',
  'is_monthly_renew',
  'renewal',
  'is_multi_fair',
  'user_count',
  'organizer_count',
  'homepage_draft',
  'stat_mode',
  'stat_stated_at',
  'stat_stated_by_id',
  'stat_stated',
]

const settings: CopyPart = async ({ from, to }, db) => {
  const columns = await copiedColumns('fair', own, db)
  const assignments = columns.map(column => sql`${sql.ref(column)} = ${sql.ref(`was.${column}`)}`)
  // What was stated of one fair is of no other.
  await sql`update fair t set ${sql.join(assignments)},
      stat_mode = case was.stat_mode when 'exempt' then 'ask' else was.stat_mode end
    from fair was where was.id = ${from} and t.id = ${to}`.execute(db)
}

/** Languages and buttons that every new fair begins with make room for those that are copied. */
const cleared =
  (table: string): CopyPart =>
  ({ to }, db) =>
    sql`delete from ${sql.table(table)} where fair_id = ${to}`.execute(db)

/** Of each text what is in force: in the copy nobody has agreed to any before it. */
const texts: CopyPart = ({ from, to }, db) =>
  copyRows(
    'fair_text',
    {
      from: sql`where t.fair_id = ${from} and not exists (select from fair_text later
        where later.fair_id = t.fair_id and later.kind = t.kind and later.version > t.version) order by 1`,
      set: { fair_id: sql`${to}::int`, version: sql`1` },
    },
    db,
  )

export const copiedFair: readonly CopyPart[] = [
  settings,
  ...['fair_language', 'header_button'].flatMap(table => [cleared(table), copiedTable(table)]),
  texts,
  ...['fair_email', 'fair_organizer'].map(copiedTable),
  ({ from, to }, db) =>
    sql`insert into super_organizer_fair (fair_id, app_user_id)
      select ${to}, app_user_id from super_organizer_fair where fair_id = ${from}`.execute(db),
]
