import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { many } from '#platform/server/database/rows.ts'
import { asKept } from '#platform/server/import/as-kept.ts'

type Db = Kysely<Tables>
type Row = Readonly<Record<string, unknown>>
/** A row of an import that is no more as the import has left it, or on which something rests that came later. */
export type TouchedRow = { table: string; row: Row }

/** Tables in the order in which their rows rest upon each other; undone from the last. */
const kept: Readonly<Record<string, readonly string[]>> = {
  business_sector: ['id'],
  fair_hall: ['id'],
  element: ['id'],
  firm: ['id'],
  fair_firm: ['id'],
  firm_business_sector: ['id'],
  stand: ['id'],
  stand_language: ['id'],
  stand_import: ['id'],
  app_user: ['id'],
  fair_user: ['id'],
  fair_organizer: ['id'],
  super_organizer_fair: ['app_user_id', 'fair_id'],
  stand_admin: ['id'],
  role_offer: ['id'],
}
/** What may go with a row: who was where, what is found of it, and what was sent to an account that nobody has opened. */
const goesAlong =
  /^(presence_|outbox_mail$|one_time_token$|import_|lamp_change$|stand_lamp$|stand_words$|user_language$)/

const ofRun = (run: number, table: string) => sql`c.run_id = ${run} and c.table_name = ${table}`
const isRow = (table: string) =>
  sql.join(
    (kept[table] ?? []).map(column => sql`t.${sql.ref(column)} = (c.key ->> ${column})::int`),
    sql` and `,
  )

/** Rows that somebody has changed since, or that are gone. */
const changedRows = (run: number, table: string): RawBuilder<unknown> => sql`
  select ${table} as "table", c.after as row from import_change c
    left join ${sql.table(table)} t on ${isRow(table)}
  where ${ofRun(run, table)} and c.after is not null
    and ${asKept} is distinct from c.after`

type Pointer = { child: string; column: string; parent: string }

/** Which rows point to rows that an import can make. */
const pointers = (db: Db) => many<Pointer>(db)`
  select child.relname as child, a.attname as "column", parent.relname as parent
  from pg_constraint k join pg_class child on child.oid = k.conrelid
    join pg_class parent on parent.oid = k.confrelid
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
  where k.contype = 'f' and cardinality(k.conkey) = 1
    and k.connamespace = 'public'::regnamespace and parent.relname = any(${Object.keys(kept)}::text[])
  order by 1, 2`

/** Rows of the import on which rests what did not come with it. */
const restedUpon = (run: number, { child, column, parent }: Pointer): RawBuilder<unknown> => sql`
  select ${parent} as "table", c.after as row from import_change c
  where ${ofRun(run, parent)} and c.before is null and c.after is not null
    and exists (select from ${sql.table(child)} t where t.${sql.ref(column)} = (c.key ->> 'id')::int
      ${
        kept[child]
          ? sql`and not exists (select from import_change own where own.run_id = ${run}
        and own.table_name = ${child} and own.before is null and ${isOwn(child)})`
          : sql``
      })`
const isOwn = (child: string) =>
  sql.join(
    (kept[child] ?? []).map(column => sql`t.${sql.ref(column)} = (own.key ->> ${column})::int`),
    sql` and `,
  )

/** What keeps an import from being undone; nothing when it can be. */
export async function touchedSince(run: number, db: Db): Promise<TouchedRow[]> {
  const looks = [
    ...Object.keys(kept).map(table => changedRows(run, table)),
    ...(await pointers(db)).filter(({ child }) => !goesAlong.test(child)).map(one => restedUpon(run, one)),
  ]
  return many<TouchedRow>(db)`${sql.join(looks, sql` union `)}`
}

const columnsOf = (table: string, db: Db) => many<{ name: string }>(db)`
  select column_name::text as name from information_schema.columns
  where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'
  order by ordinal_position`

/** A record that people have open says that it is another one now. */
const restored = (name: string) => (name === 'version' ? sql`t.version + 1` : sql`was.${sql.ref(name)}`)

async function undoTable(run: number, table: string, db: Db): Promise<void> {
  await sql`
    delete from ${sql.table(table)} t using import_change c
    where ${ofRun(run, table)} and c.before is null and c.after is not null and ${isRow(table)}`.execute(db)
  const names = (await columnsOf(table, db)).map(({ name }) => name)
  const others = names.filter(name => !kept[table]?.includes(name))
  const was = sql`jsonb_populate_record(null::${sql.table(table)}, c.before) was`
  if (others.length)
    await sql`
      update ${sql.table(table)} t
      set ${sql.join(others.map(name => sql`${sql.ref(name)} = ${restored(name)}`))}
      from import_change c, ${was}
      where ${ofRun(run, table)} and c.before is not null and c.after is not null
        and ${isRow(table)}`.execute(db)
  await sql`
    insert into ${sql.table(table)} (${sql.join(names.map(name => sql.ref(name)))})
    overriding system value
    select ${sql.join(names.map(name => sql`was.${sql.ref(name)}`))} from import_change c, ${was}
    where ${ofRun(run, table)} and c.before is not null and c.after is null`.execute(db)
}

/** Makes all rows of an import what they were before it. Runs in the caller's transaction, once nothing is touched. */
export async function undoRun(run: number, db: Db): Promise<void> {
  // Stands may exchange their labels and places on the way back, too.
  await sql`
    update stand t set label = null from import_change c
    where ${ofRun(run, 'stand')} and ${isRow('stand')} and t.label is not null`.execute(db)
  await sql`set constraints stand_place_taken deferred`.execute(db)
  for (const table of Object.keys(kept).toReversed()) await undoTable(run, table, db)
  await sql`set constraints stand_place_taken immediate`.execute(db)
}
