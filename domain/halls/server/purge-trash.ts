import { sql } from 'kysely'
import { daysInTrash } from '#domain/fairs/contract/trash.ts'
import { isLeftBehind } from '#domain/fairs/server/index.ts'
import { eraseAccounts } from '#domain/identity/server/index.ts'
import type { Services } from '#platform/server/services.ts'

/** What has lain in the trash for its days is gone for good, and with it a firm that no fair has or could take back. */
export async function purgeTrash(services: Services): Promise<void> {
  const { database, now } = services
  const before = new Date(now().getTime() - daysInTrash * 86_400_000).toISOString()
  await purgePeople(before, services)
  await sql`delete from stand where trashed_at < ${before}::timestamptz`.execute(database.kysely)
  await database.transaction(async db => {
    const { rows } = await sql<{ kind: string; fair: number; firm: number | null }>`
      delete from trash where trashed_at < ${before}::timestamptz returning kind, fair_id as fair, firm_id as firm`.execute(
      db,
    )
    const fairs = rows.filter(row => row.kind === 'fair').map(row => row.fair)
    await sql`delete from fair where id = any(${fairs}::int[])`.execute(db)
    await sql`
      delete from firm f where f.id = any(${rows.map(row => row.firm)}::int[])
        and not exists (select 1 from fair_firm where firm_id = f.id) and not exists (select 1 from trash where firm_id = f.id)
        and not exists (select 1 from stand where firm_id = f.id)`.execute(db)
  })
}

/** Whoever was in a fair that is now deleted, and is in no other, is erased; the fair is no longer restored meanwhile. */
async function purgePeople(before: string, services: Services) {
  const { rows } = await sql<{ fair: number; people: number[] }>`
    select t.fair_id as fair, array(select (one->>'user_id')::int
      from jsonb_array_elements(coalesce(t.rows->'fair_user', '[]') || coalesce(t.rows->'fair_organizer', '[]')) one) as people
    from trash t where t.kind = 'fair' and t.trashed_at < ${before}::timestamptz`.execute(
    services.database.kysely,
  )
  for (const { fair, people } of rows)
    await eraseAccounts(sql`u.id = any(${people}::int[]) and ${isLeftBehind(sql`${fair}::int`)}`, services)
}
