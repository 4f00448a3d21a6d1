import { sql } from 'kysely'
import { many } from '#platform/server/database/rows.ts'
import { declared } from '#platform/server/domains.ts'
import type { Services } from '#platform/server/services.ts'
import { dropUnused } from './drop-unused.ts'
import { sweepUploads } from './uploads/sweep-uploads.ts'

const hour = 3_600_000
const day = 24 * hour
const batch = 500

/**
 * Takes away what uploads that never ended have left, files that no row has ever named, and a day later those whose
 * row is gone: a backup reads files after rows.
 */
export async function sweepMedia(services: Services): Promise<void> {
  const { files, now } = services
  const before = new Date(now().getTime() - hour)
  await files.sweep(before)
  await sweepUploads(services)
  await dropForsaken(services)
  await removeGone(services)
  let keys: string[] = []
  for await (const { key, modifiedAt } of files.list()) {
    if (modifiedAt < before) keys.push(key)
    if (keys.length < batch) continue
    await removeNameless(keys, services)
    keys = []
  }
  await removeNameless(keys, services)
}

/** Files of people and firms that are no more, and those kept for a record alone, once nothing shows them either. */
async function dropForsaken({ database, now }: Services) {
  const forRecords = declared('fileUses')
    .filter(use => use.isKeptByRecord)
    .map(use => use.name)
  const rows = await many<{ id: number }>(database.kysely)`
    select id from media_object
      where ((owner_id is null and firm_id is null) or use = any(${forRecords}::text[]))
        and created_at < ${new Date(now().getTime() - day)}`
  await database.transaction(db =>
    dropUnused(
      rows.map(row => row.id),
      db,
    ),
  )
}

async function removeGone({ database, files, now }: Services) {
  for (;;) {
    const rows = await many<{ key: string }>(database.kysely)`
      select key from media_gone where at < ${new Date(now().getTime() - day)} limit ${batch}`
    for (const { key } of rows) await files.remove(key)
    await sql`delete from media_gone where key = any(${rows.map(row => row.key)}::text[])`.execute(
      database.kysely,
    )
    if (rows.length < batch) return
  }
}

async function removeNameless(keys: string[], { database, files }: Services) {
  const rows = await many<{ key: string }>(database.kysely)`
    select asked.key from unnest(${keys}::text[]) asked (key),
      lateral (select '/media/' || asked.key as address) a
    where not exists (select 1 from media_object where file_path = address)
      and not exists (select 1 from media_object where thumbnail_path = address)
      and not exists (select 1 from media_object where file_path_map = address)
      and not exists (select 1 from media_upload coming where coming.key = asked.key)
      and not exists (select 1 from media_piece piece where piece.key = asked.key)
      and not exists (select 1 from media_gone gone where gone.key = asked.key)`
  for (const { key } of rows) await files.remove(key)
}
