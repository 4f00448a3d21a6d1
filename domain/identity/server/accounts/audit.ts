import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'

/** Says in the same transaction who did what to whose account. */
export async function auditUser(
  action: string,
  userId: number,
  { db, actor, request }: Context,
  details: Readonly<Record<string, unknown>> = {},
  fair: number | null = null,
): Promise<void> {
  await sql`
    insert into audit_log (user_id, fair_id, action, resource, resource_id, details, request_id)
    values (${actor.userId}, ${fair}, ${action}, 'users', ${userId}, ${JSON.stringify(details)}::jsonb, ${request.id})`.execute(
    db,
  )
}
