import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { notFound } from '#platform/server/refusal.ts'
import { auditUser } from '../accounts/audit.ts'

type OwnSignOn = { id: number; name: string; createdAt: string; lastUsedAt: string }

/** Which providers open the account; one that is no longer configured is called by its address. */
export async function listOwnSignOns({ db, actor, services }: Context): Promise<OwnSignOn[]> {
  const { OIDC_ISSUER, OIDC_NAME } = services.settings
  const rows = await many<Omit<OwnSignOn, 'name'> & { issuer: string }>(db)`
    select id, issuer, ${instant('created_at')} as "createdAt", ${instant('last_used_at')} as "lastUsedAt"
      from sign_on where user_id = ${actor.userId} order by id`
  return rows.map(({ issuer, ...signOn }) => ({
    ...signOn,
    name: issuer === OIDC_ISSUER ? OIDC_NAME : new URL(issuer).host,
  }))
}

export async function unlinkSignOn(id: number, context: Context): Promise<void> {
  const { db, actor } = context
  const row = await maybeOne<{ issuer: string }>(db)`
    delete from sign_on where id = ${id} and user_id = ${actor.userId} returning issuer`
  if (!row) throw notFound()
  await auditUser('remove_sign_on', actor.userId ?? 0, context, { issuer: row.issuer })
}

/** Whoever comes by a provider afterwards is linked again by the address that the account has by then, with a mail that says so. */
export async function endSignOns(db: Kysely<Tables>, userId: number): Promise<void> {
  await sql`delete from sign_on where user_id = ${userId}`.execute(db)
}
