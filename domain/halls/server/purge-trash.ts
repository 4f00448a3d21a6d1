import { sql } from 'kysely'
import { daysInTrash } from '#domain/fairs/contract/trash.ts'
import type { Services } from '#platform/server/services.ts'

/** What has lain in the trash for its days is gone for good, and with it a firm that no fair has or could take back. */
export async function purgeTrash({ database, now }: Services): Promise<void> {
  const before = new Date(now().getTime() - daysInTrash * 86_400_000).toISOString()
  await sql`delete from stand where trashed_at < ${before}::timestamptz`.execute(database.kysely)
  await database.transaction(async db => {
    const { rows } = await sql<{ firm: number | null }>`
      delete from trash where trashed_at < ${before}::timestamptz returning firm_id as firm`.execute(db)
    await sql`
      delete from firm f where f.id = any(${rows.map(row => row.firm)}::int[])
        and not exists (select 1 from fair_firm where firm_id = f.id) and not exists (select 1 from trash where firm_id = f.id)
        and not exists (select 1 from stand where firm_id = f.id)`.execute(db)
  })
}
