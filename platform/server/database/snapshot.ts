import { type Kysely, sql } from 'kysely'

/** A name of what the database holds for a reader: any committed change moves it, of this server or of another. */
export async function snapshotOf(db: Kysely<never>): Promise<string> {
  const { rows } = await sql<{ now: string }>`select pg_current_snapshot()::text as now`.execute(db)
  return rows[0]?.now ?? ''
}
