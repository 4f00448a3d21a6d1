import { sql } from 'kysely'
import { relationOf } from '#platform/contract/fields.ts'
import type { Resource } from '#platform/contract/resource.ts'
import type { Actor } from './actor.ts'
import type { Context } from './context.ts'
import { maybeOne } from './database/rows.ts'
import { idOf } from './resource/filter.ts'
import { implementationOf, type Row } from './resource/registry.ts'
import { columnAt } from './resource/scope.ts'

export type AuditEntry = {
  /** What was done: C, U and D of a resource, else a verb (`place`, `export`). */
  action: string
  resource: string
  resourceId?: number | null
  /** The fair it belongs to. */
  fair?: number | null
  /** Values beside it; no words that somebody wrote. */
  details?: Readonly<Record<string, unknown>>
}

type Doer = Pick<Context, 'db'> & { requestId: string | null; actor: Pick<Actor, 'userId'> }

/** Writes into the audit log, in the transaction of the change, who did what: the only way into it. */
export async function audit(
  { action, resource, resourceId = null, fair = null, details = {} }: AuditEntry,
  { db, actor, requestId }: Doer,
): Promise<void> {
  await sql`
    insert into audit_log (user_id, fair_id, action, resource, resource_id, details, request_id)
    values (${actor.userId}, ${fair}, ${action}, ${resource}, ${resourceId},
      ${JSON.stringify(details)}::jsonb, ${requestId})`.execute(db)
}

/** Follows a path of relations (`map.fair`) from a record that may be deleted already to the id at its end; none over a list. */
async function idAlong(resource: Resource, row: Row, path: string, { db }: Pick<Context, 'db'>) {
  const [first = '', ...rest] = path.split('.')
  let id = idOf(row[first])
  let from = resource.record[first]
  for (const field of rest) {
    const { to } = relationOf(from) ?? {}
    if (id === null || to === undefined) return null
    const other = implementationOf(to)
    if (relationOf(other.record[field])?.kind !== 'one') return null
    const found = await maybeOne<{ id: number | null }>(db)`
      select ${columnAt(other, 't', field)} as id from ${sql.table(other.table)} as t where t.id = ${id}`
    id = found?.id ?? null
    from = other.record[field]
  }
  return id
}

/** Writes down that a record was created, changed or deleted. Of a fair that is gone nothing can point to it. */
export async function auditRow(resource: Resource, row: Row, action: 'C' | 'U' | 'D', context: Context) {
  const path = resource.scope?.fair ?? ''
  const own = action === 'D' ? null : row.id
  const fair = path === 'id' ? own : await idAlong(resource, row, path, context)
  await audit({ action, resource: resource.name, resourceId: row.id, fair }, context)
}
