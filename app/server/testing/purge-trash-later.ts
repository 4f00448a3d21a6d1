import { sql } from 'kysely'
import { purgeTrash } from '#domain/stands/server/trash/purge-trash.ts'
import type { TestPlatform } from './test-platform.ts'

/** What is in the trash now is purged as if its days were over, and whom it concerns has heard it. */
export async function purgeTrashLater({ services }: TestPlatform): Promise<void> {
  const late = new Date(Date.now() + 31 * 86_400_000)
  await purgeTrash({ ...services, now: () => late })
  // What was said then arrives now.
  await sql`update queued_job set run_at = now()`.execute(services.database.kysely)
  await services.queue.runDue()
}
