import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { hasRole } from '#platform/server/actor.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { Refusal } from '#platform/server/refusal.ts'
import type { Row } from '#platform/server/resource/registry.ts'
import type { Services } from '#platform/server/services.ts'
import type { Stored } from './store-media.ts'

type Reference = { table: string; column: string }

/** Every column of the database that points to files, whichever domain it belongs to; but for what is read out of the file itself. */
async function references(db: Kysely<Tables>): Promise<Reference[]> {
  return many<Reference>(db)`
    select c.conrelid::regclass::text as "table", a.attname as "column" from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confrelid = 'media_object'::regclass
      and c.conrelid <> 'media_text'::regclass`
}

/**
 * Forgets files that nothing points to any more, so that they no longer count against their firm's share; the files
 * themselves follow by `sweepMedia`. What stands in texts and homepages points to files too: `0036-media-in-use.sql`.
 */
export async function dropUnused(ids: readonly number[], db: Kysely<Tables>): Promise<void> {
  if (!ids.length) return
  await sql`
    delete from media_object m
      where m.id = any(${ids}::int[]) and not (${isUsed(await references(db))})`.execute(db)
}

/** Of files that nothing has ever shown, those whose row is gone again leave the disk at once: no backup misses them. */
export async function removeNeverShown(
  stored: readonly Stored[],
  { database, files }: Pick<Services, 'database' | 'files'>,
): Promise<void> {
  const addresses = stored.flatMap(({ filePath, thumbnailPath }) =>
    thumbnailPath === null ? filePath : [filePath, thumbnailPath],
  )
  const rows = await many<{ key: string }>(database.kysely)`
    select key from media_gone
    where key in (select substr(address, length('/media/') + 1) from unnest(${addresses}::text[]) address)`
  for (const { key } of rows) await files.remove(key)
  await sql`delete from media_gone where key = any(${rows.map(({ key }) => key)}::text[])`.execute(
    database.kysely,
  )
}

const isUsed = (by: Reference[]) =>
  sql.join(
    [
      sql`false`,
      ...by.map(
        ({ table, column }) =>
          sql`exists (select 1 from ${sql.table(table)} where ${sql.ref(column)} = m.id)`,
      ),
    ],
    sql` or `,
  )

/**
 * Whoever has uploaded a file may have left what shows it: they take away what only they show, their portrait.
 * @throws 409 while something else does; not for a super admin, who may have to take anything away at once
 */
export async function removeUnlessShown(row: Row, { db, actor }: Context): Promise<void> {
  const others = (await references(db)).filter(({ table }) => table !== 'app_user')
  const { rows } = hasRole(actor, 'superAdmin')
    ? { rows: [] }
    : await sql`select 1 from media_object m where m.id = ${row.id} and (${isUsed(others)})`.execute(db)
  if (rows.length) throw new Refusal(409, 'in_use')
  await sql`delete from media_object where id = ${row.id}`.execute(db)
}
