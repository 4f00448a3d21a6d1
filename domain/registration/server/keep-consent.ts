import { type Kysely, sql } from 'kysely'
import { textVersion } from '#domain/fairs/server/index.ts'
import type { Tables } from '#migrations/tables.ts'

/** Writes down that somebody accepted a fair's terms of use, and which version of them. */
export async function keepConsent(
  db: Kysely<Tables>,
  userId: number,
  fair: number,
  source: 'registration' | 'join',
): Promise<void> {
  const version = await textVersion(db, fair, 'terms')
  await sql`
    insert into consent (user_id, purpose, fair_id, version, source)
      values (${userId}, 'terms', ${fair}, ${String(version)}, ${source})`.execute(db)
}
