import { sql } from 'kysely'
import type { Services } from '#platform/server/services.ts'

const hour = 3_600_000

/** Takes away what uploads that never ended have left, and files that no row names. */
export async function sweepMedia({ files, database, now }: Services): Promise<void> {
  const before = new Date(now().getTime() - hour)
  await files.sweep(before)
  for await (const { key, modifiedAt } of files.list()) {
    if (modifiedAt >= before) continue
    const address = `/media/${key}`
    const { rows } =
      await sql`select 1 from media_object where file_path = ${address} or thumbnail_path = ${address} or file_path_map = ${address} limit 1`.execute(
        database.kysely,
      )
    if (!rows.length) await files.remove(key)
  }
}
