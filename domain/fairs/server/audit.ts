import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import type { Implementation } from '#platform/server/resource/registry.ts'

export type Audited = {
  action: string
  resource: string
  resourceId: number
  fair: number | null
  details?: Readonly<Record<string, unknown>>
}

/** Says in the same transaction who did what. */
export async function audit(
  entry: Audited,
  { db, actor, request }: Pick<Context, 'db' | 'actor'> & { request: { id: string } },
): Promise<void> {
  await sql`
    insert into audit_log (user_id, fair_id, action, resource, resource_id, details, request_id)
    values (${actor.userId}, ${entry.fair}, ${entry.action}, ${entry.resource}, ${entry.resourceId}, ${JSON.stringify(entry.details ?? {})}::jsonb, ${request.id})`.execute(
    db,
  )
}

/** Hook of a resource with a field `fair`: every change of it is written down. */
export const auditChanges =
  (resource: string): Implementation['afterChange'] =>
  (row, action, context) =>
    audit({ action, resource, resourceId: row.id, fair: idOf(row.fair) }, context)
