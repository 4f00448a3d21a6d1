import { sql } from 'kysely'
import type { Action } from '#platform/contract/policy.ts'
import type { Context } from '../context.ts'
import { forbidden, notFound, Refusal, unauthorized } from '../refusal.ts'
import { conditionsOf, orderOf, type Page, pageOf, type Query, unknownFilter } from './filter.ts'
import type { Implementation, Input, Row } from './registry.ts'
import { mayEver, scopeCondition } from './scope.ts'
import { columnsOf } from './select.ts'
import { demandUnused } from './uses.ts'
import { write } from './write.ts'

export type Listed = { rows: Row[]; page: Page; total: number }

/** @throws 401 for the anonymous, 403 for everybody else, when the role can never do this. */
function demand(implementation: Implementation, action: Action, context: Context) {
  if (mayEver(implementation.resource, action, context.actor)) return
  throw context.actor.userId === null ? unauthorized() : forbidden()
}

/** @throws 400 for a filter that is not for this person: to them it does not exist. */
function demandFilters({ resource }: Implementation, query: Query, { actor }: Context) {
  for (const [name, roles] of Object.entries(resource.reservedFilters ?? {}))
    if (
      Object.keys(query).some(key => key === name || key === `${name}[]` || key === `${name}.id`) &&
      !roles.some(role => actor.roles.includes(role))
    )
      throw unknownFilter(name)
}

/** A list, narrowed to what this person may see; filters can only narrow it further. */
export async function listRows(
  implementation: Implementation,
  query: Query,
  context: Context,
): Promise<Listed> {
  demand(implementation, 'L', context)
  demandFilters(implementation, query, context)
  const { resource } = implementation
  const page = pageOf(query, resource)
  const where = sql.join(
    [
      scopeCondition(implementation, 't', 'L', context.actor),
      ...conditionsOf(resource, 't', query, context.actor),
    ],
    sql` and `,
  )
  const from = sql`from ${sql.table(resource.table)} as t where ${where}`
  const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total ${from}`.execute(
    context.db,
  )
  const total = counted[0]?.total ?? 0
  if (page.all && total > page.size) throw new Refusal(400, 'too_many_rows', { detail: String(page.size) })
  const { rows } =
    await sql<Row>`select ${columnsOf(resource, 't', context.locale, context.actor)} ${from} order by ${orderOf(resource, 't', query, context.locale)} limit ${page.size} offset ${(page.page - 1) * page.size}`.execute(
      context.db,
    )
  return { rows: rows.map(row => shown(implementation, row, context)), page, total }
}

/** The row as this person reads it. */
const shown = ({ present }: Implementation, row: Row, context: Context): Row =>
  present ? present(row, context) : row

async function find(
  implementation: Implementation,
  id: number,
  action: Action,
  context: Context,
): Promise<Row | undefined> {
  const { resource } = implementation
  const { rows } =
    await sql<Row>`select ${columnsOf(resource, 't', context.locale, context.actor)} from ${sql.table(resource.table)} as t where t.id = ${id} and ${scopeCondition(implementation, 't', action, context.actor)}`.execute(
      context.db,
    )
  return rows[0]
}

/**
 * The record `id` on which this person may do `action`.
 * @throws 403 when they may see it but not do this; 404 when they may not even see it, as if it did not exist.
 */
export async function reachRow(
  implementation: Implementation,
  id: number,
  action: Action,
  context: Context,
): Promise<Row> {
  const found = await find(implementation, id, action, context)
  if (found) return found
  const seen = action !== 'R' && (await find(implementation, id, 'R', context))
  if (seen) throw context.actor.userId === null ? unauthorized() : forbidden()
  demand(implementation, action, context)
  throw notFound()
}

export async function readRow(implementation: Implementation, id: number, context: Context): Promise<Row> {
  return shown(implementation, await reachRow(implementation, id, 'R', context), context)
}

/** The row after writing, checked against the same scope as before: nobody can move a record out of their reach. */
async function written(
  implementation: Implementation,
  id: number,
  action: Action,
  context: Context,
): Promise<Row> {
  const row = await find(implementation, id, action, context)
  if (!row) throw forbidden('out_of_scope')
  return row
}

/** Checks a new record and writes it; where it belongs is the caller's to see to. */
export const insertRow = (implementation: Implementation, body: Input, context: Context): Promise<number> =>
  write(implementation, body, null, context)

export async function createRow(implementation: Implementation, body: Input, context: Context): Promise<Row> {
  demand(implementation, 'C', context)
  const id = await insertRow(implementation, body, context)
  // On a line of its own: nobody creates a record outside their reach, hook or no hook.
  const row = await written(implementation, id, 'C', context)
  await implementation.afterChange?.(row, 'C', context, null)
  return finishWritten(implementation, id, 'C', context)
}

async function finishWritten(implementation: Implementation, id: number, action: Action, context: Context) {
  const row =
    (await find(implementation, id, 'R', context)) ?? (await written(implementation, id, action, context))
  return shown(implementation, row, context)
}

const versionMatches = (header: string, version: unknown) =>
  header === '*' || header.split(',').some(tag => tag.trim().replace(/^W\//, '') === `"${version}"`)

/** Changes what was sent. `ifMatch` is the version the writer has seen (`"7"`); another one is refused with 412. */
export async function updateRow(
  implementation: Implementation,
  id: number,
  body: Input,
  context: Context,
  ifMatch?: string,
): Promise<Row> {
  const { resource, afterChange } = implementation
  await sql`select 1 from ${sql.table(resource.table)} as t where t.id = ${id} for update`.execute(context.db)
  const current = await reachRow(implementation, id, 'U', context)
  if (ifMatch !== undefined && 'version' in resource.record && !versionMatches(ifMatch, current.version))
    throw new Refusal(412, 'changed_meanwhile')
  await write(implementation, body, current, context)
  const row = await written(implementation, id, 'U', context)
  await afterChange?.(row, 'U', context, current)
  return finishWritten(implementation, id, 'U', context)
}

export async function deleteRow(implementation: Implementation, id: number, context: Context): Promise<void> {
  const row = await reachRow(implementation, id, 'D', context)
  if (implementation.resource.keepsUsed) await demandUnused(implementation.resource.table, id, context.db)
  if (implementation.remove) await implementation.remove(row, context)
  else await sql`delete from ${sql.table(implementation.resource.table)} where id = ${id}`.execute(context.db)
  await implementation.afterChange?.(row, 'D', context, row)
}
