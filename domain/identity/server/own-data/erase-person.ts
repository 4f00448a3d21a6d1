import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { declared } from '#platform/server/domains.ts'
import type { AfterErasure, ErasedPerson } from '#platform/server/personal-data.ts'

/**
 * Takes a person out of the database, with all that the domains keep of them: what belongs to the account goes with it,
 * who did what stays written down, without a name. Their files follow within a day or two, and their address is free
 * again. What follows the account begins with the last domain: it may still hold what the first ones would take away.
 */
export async function erasePerson(userId: number, db: Kysely<Tables>): Promise<void> {
  const person = await maybeOne<ErasedPerson>(db)`
    select id, email, firm_id as firm from app_user where id = ${userId} for update`
  if (!person) return
  const following: AfterErasure[] = []
  for (const { erase } of declared('personalData')) {
    const next = await erase?.(person, db)
    if (next) following.unshift(next)
  }
  await sql`delete from app_user where id = ${userId}`.execute(db)
  for (const next of following) await next()
}
