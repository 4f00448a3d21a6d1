import { type Kysely, sql } from 'kysely'
import { askTogether } from '../ask-together.ts'

/** Asks for a name of what the database holds for a reader: any committed change moves it, of this server or of another. */
export function snapshots(db: Kysely<never>): () => Promise<string> {
  return askTogether(async () => {
    const { rows } = await sql<{ now: string }>`select pg_current_snapshot()::text as now`.execute(db)
    return rows[0]?.now ?? ''
  })
}
