import { sql } from 'kysely'
import { daysInTrash } from '#domain/fairs/contract/trash.ts'
import { eraseAccounts } from '#domain/identity/server/index.ts'
import { declared } from '#platform/server/domains.ts'
import type { Services } from '#platform/server/services.ts'
import { isLeftBehind } from './left-behind.ts'

/** `people`: those who were in it, of a fair. */
type Due = { kind: string; fair: number; people: number[] }

/** What has lain in the trash for its days is gone for good, and with it a firm that no fair has or could take back. */
export async function purgeTrash(services: Services): Promise<void> {
  const { database, now } = services
  const before = new Date(now().getTime() - daysInTrash * 86_400_000).toISOString()
  // Whoever restores one of them at this moment is waited for; from then on they are refused.
  const { rows: due } = await sql<Due>`
    select t.kind, t.fair_id as fair, array(select (one->>'user_id')::int
      from jsonb_array_elements(coalesce(t.rows->'fair_user', '[]') || coalesce(t.rows->'fair_organizer', '[]')) one) as people
    from trash t where t.trashed_at < ${before}::timestamptz order by t.id for update`.execute(
    database.kysely,
  )
  await purgePeople(
    due.filter(({ kind }) => kind === 'fair'),
    services,
  )
  await sql`delete from stand where trashed_at < ${before}::timestamptz`.execute(database.kysely)
  await database.transaction(async db => {
    const { rows } = await sql<{ kind: string; fair: number; firm: number | null }>`
      delete from trash where trashed_at < ${before}::timestamptz returning kind, fair_id as fair, firm_id as firm`.execute(
      db,
    )
    const fairs = rows.filter(row => row.kind === 'fair').map(row => row.fair)
    for (const { purge } of declared('trash').reverse()) await purge?.(fairs, db)
    await sql`delete from fair where id = any(${fairs}::int[])`.execute(db)
    const firms = rows.map(row => row.firm)
    // One that another fair takes at this moment is waited for, and stays.
    await sql`select 1 from firm where id = any(${firms}::int[]) order by id for update`.execute(db)
    await sql`
      delete from firm f where f.id = any(${firms}::int[])
        and not exists (select 1 from fair_firm where firm_id = f.id) and not exists (select 1 from trash where firm_id = f.id)
        and not exists (select 1 from stand where firm_id = f.id)`.execute(db)
  })
}

/** Whoever was in a fair that is now deleted, and is in no other, is erased; the fairs are no longer restored meanwhile. */
async function purgePeople(due: readonly Due[], services: Services) {
  if (!due.length) return
  const people = [...new Set(due.flatMap(row => row.people))]
  // All at once: whoever was in two of them is in none.
  const fairs = due.map(row => row.fair)
  await eraseAccounts(sql`u.id = any(${people}::int[]) and ${isLeftBehind(fairs)}`, services)
}
