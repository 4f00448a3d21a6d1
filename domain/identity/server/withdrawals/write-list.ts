import { type RawBuilder, sql } from 'kysely'
import { many } from '#platform/server/database/rows.ts'
import type { Services } from '#platform/server/services.ts'
import {
  appendToList,
  firstOfList,
  type ListedWithdrawal,
  listPath,
  readList,
  replaceList,
} from './list-file.ts'

/** Longer than any backup is kept. */
const keptDays = 400

/** To the microsecond: moments of the list are compared with those of rows. */
const exactly = (at: RawBuilder<unknown>) => sql<string>`to_char(${at}, 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/** SQL columns of a withdrawal `w` as it stands in the list. */
export const listed = sql`w.kind, w.person, ${exactly(sql`w.person_since`)} as since, w.purpose, w.fair,
  w.firm, w.record, ${exactly(sql`w.at`)} as at`

/** What has been withdrawn comes into the list beside the database, before a backup can bring it back. */
export async function writeWithdrawals({ database, settings, now }: Services): Promise<void> {
  const path = listPath(settings.DATA_DIR)
  await database.transaction(async db => {
    const rows = await many<ListedWithdrawal & { id: number }>(db)`
      select w.id, ${listed} from withdrawal w where w.written_at is null order by w.id limit 5000 for update`
    if (!rows.length) return
    await appendToList(
      path,
      rows.map(({ id: _, ...withdrawal }) => withdrawal),
    )
    await sql`update withdrawal set written_at = now()
      where id = any(${rows.map(({ id }) => id)}::int[])`.execute(db)
  })
  const end = new Date(now().getTime() - keptDays * 24 * 3_600_000).toISOString()
  const first = await firstOfList(path)
  if (!first || first.at >= end) return
  await replaceList(
    path,
    (await readList(path)).filter(({ at }) => at >= end),
  )
  await sql`delete from withdrawal where at < ${end}::timestamptz`.execute(database.kysely)
}
