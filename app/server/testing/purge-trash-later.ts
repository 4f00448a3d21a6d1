import { sql } from 'kysely'
import { purgeTrash } from '#domain/stands/server/trash/purge-trash.ts'
import type { TestPlatform } from './test-platform.ts'

/** What is in the trash now is purged as if its days were over, or so many were, and whom it concerns has heard it. */
export async function purgeTrashLater({ services }: TestPlatform, days = 31): Promise<void> {
  const late = new Date(Date.now() + days * 86_400_000)
  await purgeTrash({ ...services, now: () => late })
  // What was said then arrives now; the database counts finer than the queue, which would find it to be in the future.
  await sql`update queued_job set run_at = now() - interval '1 second'`.execute(services.database.kysely)
  await services.queue.runDue()
}
