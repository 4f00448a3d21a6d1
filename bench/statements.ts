import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { anonymousActor } from '#domain/identity/server/sessions/actor.ts'
import { listFrontFirms } from '#domain/stands/server/exhibitors/front-firms.ts'
import type { Context } from '#platform/server/context.ts'
import { columnTypes } from '#platform/server/database/column-types.ts'

export type Statement = { sql: string; parameters: readonly unknown[] }

/** The SQL that the product itself runs for this query, so that what it is compared with never falls behind. */
export async function statementsOf(url: string, query: Record<string, unknown>): Promise<Statement[]> {
  const seen: Statement[] = []
  const db = new Kysely<never>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, types: columnTypes }) }),
    log: ({ query: { sql, parameters } }) => void seen.push({ sql, parameters }),
  })
  await listFrontFirms(query, { db, locale: 'fr', actor: anonymousActor } as unknown as Context)
  await db.destroy()
  return seen
}
