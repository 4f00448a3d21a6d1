import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'

export type Audited = {
  action: string
  resource: string
  resourceId: number
  fair: number | null
  details?: Readonly<Record<string, unknown>>
}

/** Says in the same transaction who did what. */
export async function audit(entry: Audited, { db, actor, request }: Context): Promise<void> {
  await sql`
    insert into audit_log (user_id, fair_id, action, resource, resource_id, details, request_id)
    values (${actor.userId}, ${entry.fair}, ${entry.action}, ${entry.resource}, ${entry.resourceId}, ${JSON.stringify(entry.details ?? {})}::jsonb, ${request.id})`.execute(
    db,
  )
}
