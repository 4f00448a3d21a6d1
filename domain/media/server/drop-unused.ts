import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import type { Context } from '#platform/server/context.ts'

/** Every column of the database that points to files, whichever domain it belongs to. */
async function references(db: Kysely<Tables>) {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.conrelid::regclass::text as "table", a.attname as "column" from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confrelid = 'media_object'::regclass`.execute(db)
  return rows
}

/**
 * Forgets files that nothing points to any more, so that they no longer count against their firm's share, and takes
 * them away once that is safe. Of those whose address stands in some text, the caller has to know.
 */
export async function dropUnused(
  ids: readonly number[],
  { db, services, afterCommit }: Pick<Context, 'db' | 'services' | 'afterCommit'>,
): Promise<void> {
  if (!ids.length) return
  const used = (await references(db)).map(
    ({ table, column }) => sql`exists (select 1 from ${sql.table(table)} where ${sql.ref(column)} = m.id)`,
  )
  const { rows } = await sql<{ path: string; thumbnail: string | null }>`
    delete from media_object m where m.id = any(${ids}::int[]) and not (${sql.join([sql`false`, ...used], sql` or `)})
    returning file_path as path, thumbnail_path as thumbnail`.execute(db)
  afterCommit(async () => {
    for (const address of rows.flatMap(row => [row.path, row.thumbnail ?? []].flat()))
      await services.files.remove(address.slice('/media/'.length))
  })
}
