import { sql } from 'kysely'
import type { Services } from '#platform/server/services.ts'
import { daysInTrash } from '../contract/rules.ts'

/** What has lain in the trash for its days is gone for good. */
export async function purgeTrash({ database, now }: Services): Promise<void> {
  const before = new Date(now().getTime() - daysInTrash * 86_400_000).toISOString()
  await sql`delete from stand where trashed_at < ${before}::timestamptz`.execute(database.kysely)
}
