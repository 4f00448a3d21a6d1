import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'

/** Every column of the database that points to files, whichever domain it belongs to. */
async function references(db: Kysely<Tables>) {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.conrelid::regclass::text as "table", a.attname as "column" from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confrelid = 'media_object'::regclass`.execute(db)
  return rows
}

/**
 * Forgets files that nothing points to any more, so that they no longer count against their firm's share; the files
 * themselves follow by `sweepMedia`. What stands in texts and homepages points to files too: `0036-media-in-use.sql`.
 */
export async function dropUnused(ids: readonly number[], db: Kysely<Tables>): Promise<void> {
  if (!ids.length) return
  const used = (await references(db)).map(
    ({ table, column }) => sql`exists (select 1 from ${sql.table(table)} where ${sql.ref(column)} = m.id)`,
  )
  await sql`
    delete from media_object m where m.id = any(${ids}::int[]) and not (${sql.join([sql`false`, ...used], sql` or `)})`.execute(
    db,
  )
}
