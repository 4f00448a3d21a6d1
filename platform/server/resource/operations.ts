import { sql } from 'kysely'
import type { Action } from '#platform/contract/policy.ts'
import { auditRow } from '../audit.ts'
import type { Context } from '../context.ts'
import { toBeOrdered } from '../database/few-rows.ts'
import { many, one } from '../database/rows.ts'
import { conflict, denied, forbidden, notFound, Refusal } from '../refusal.ts'
import { conditionsOf, orderOf, type Page, pageOf, type Query } from './filter.ts'
import { trashEntry } from './list-trash.ts'
import type { Implementation, Input, Row } from './registry.ts'
import { mayEver, type Sql, scopeCondition } from './scope.ts'
import { columnsOf } from './select.ts'
import { assertUnused } from './uses.ts'
import { write } from './write.ts'

export type Listed = { rows: Row[]; page: Page; total: number }

/** The row as this person reads it. */
const shown = ({ present }: Implementation, row: Row, context: Context) => present?.(row, context) ?? row

/** The records that `from` and the rest of the query says, with every field. */
async function select(resource: Implementation, from: Sql, context: Context): Promise<Row[]> {
  return many<Row>(context.db)`select ${columnsOf(resource, 't', context)} ${from}`
}

type ListRequest = { from: Sql; order: Sql; page: Page }

/** Counted as it is read: one row more than it may have is too many. */
async function wholeList(resource: Implementation, { from, order, page }: ListRequest, context: Context) {
  // The limit within keeps the order out of how they are found, as `toBeOrdered` does.
  const rows = await select(
    resource,
    sql`from (select t.* ${from} limit ${page.size + 1}) as t order by ${order}`,
    context,
  )
  if (rows.length > page.size) throw new Refusal(400, 'too_many_rows', { detail: String(page.size) })
  return { rows, total: rows.length }
}

async function onePage(resource: Implementation, { from, order, page }: ListRequest, context: Context) {
  const { total } = await one<{ total: number }>(context.db)`select count(*)::int as total ${from}`
  const part = sql`limit ${page.size} offset ${(page.page - 1) * page.size}`
  const rows = await select(
    resource,
    sql`${toBeOrdered('t', total, from)} order by ${order} ${part}`,
    context,
  )
  return { rows, total }
}

/** A list, narrowed to what this person may see; filters can only narrow it further. */
export async function listRows(resource: Implementation, query: Query, context: Context): Promise<Listed> {
  const { actor } = context
  if (!mayEver(resource, 'L', actor)) throw denied(actor)
  const page = pageOf(query, resource)
  const seen = scopeCondition(resource, 't', 'L', actor)
  const conditions = [seen, ...(await conditionsOf(resource, query, context))]
  const from = sql`from ${sql.table(resource.table)} as t where ${sql.join(conditions, sql` and `)}`
  const asked = { from, order: orderOf(resource, query, context), page }
  const { rows, total } = await (page.all ? wholeList : onePage)(resource, asked, context)
  return { rows: rows.map(row => shown(resource, row, context)), page, total }
}

async function find(resource: Implementation, id: number, action: Action, context: Context) {
  const within = scopeCondition(resource, 't', action, context.actor)
  const from = sql`from ${sql.table(resource.table)} as t where t.id = ${id} and ${within}`
  const [row] = await select(resource, from, context)
  return row
}

/**
 * The record `id` on which this person may do `action`.
 * @throws 403 when they may see it but not do this; 404 when they may not even see it, as if it did not exist.
 */
export async function reachRow(resource: Implementation, id: number, action: Action, context: Context) {
  const found = await find(resource, id, action, context)
  if (found) {
    await resource.assertUsable?.(found, context)
    return found
  }
  const isSeen = action !== 'R' && (await find(resource, id, 'R', context))
  const mayNot = isSeen || !mayEver(resource, action, context.actor)
  throw mayNot ? denied(context.actor) : notFound()
}

export async function readRow(resource: Implementation, id: number, context: Context): Promise<Row> {
  return shown(resource, await reachRow(resource, id, 'R', context), context)
}

/** The row after writing, checked against the same scope as before: nobody moves a record out of their reach. */
async function finishWrite(resource: Implementation, id: number, before: Row | null, context: Context) {
  const action = before ? 'U' : 'C'
  // On a line of its own: it is checked, hook or no hook.
  const row = await find(resource, id, action, context)
  if (!row) throw forbidden('out_of_scope')
  await auditRow(resource, row, action, context)
  const after = resource.afterChange ? await resource.afterChange(row, action, context, before) : 'unchanged'
  const last = after === 'unchanged' ? row : ((await find(resource, id, 'R', context)) ?? row)
  return shown(resource, last, context)
}

export async function createRow(resource: Implementation, body: Input, context: Context): Promise<Row> {
  if (!mayEver(resource, 'C', context.actor)) throw denied(context.actor)
  if (resource.isClosed) throw conflict('list_closed')
  return finishWrite(resource, await write(resource, body, null, context), null, context)
}

const versionMatches = (header: string, version: unknown) =>
  header === '*' || header.split(',').some(tag => tag.trim().replace(/^W\//, '') === `"${version}"`)

/** Changes what was sent. `ifMatch` is the version the writer has seen (`"7"`); another one is refused with 412. */
export async function updateRow(
  resource: Implementation,
  id: number,
  body: Input,
  context: Context,
  ifMatch?: string,
): Promise<Row> {
  await sql`select 1 from ${sql.table(resource.table)} as t where t.id = ${id} for update`.execute(context.db)
  const current = await reachRow(resource, id, 'U', context)
  if (ifMatch !== undefined && 'version' in resource.record && !versionMatches(ifMatch, current.version))
    throw new Refusal(412, 'changed_meanwhile')
  await write(resource, body, current, context)
  return finishWrite(resource, id, current, context)
}

export async function deleteRow(resource: Implementation, id: number, context: Context): Promise<void> {
  const row = await reachRow(resource, id, 'D', context)
  if (resource.isClosed) throw conflict('list_closed')
  if (resource.keepsUsed) await assertUnused(resource.table, id, context.db)
  if (resource.remove) await resource.remove(row, context)
  else if (resource.keepsUsed) await trashEntry(resource, id, context)
  else await sql`delete from ${sql.table(resource.table)} where id = ${id}`.execute(context.db)
  await auditRow(resource, row, 'D', context)
  await resource.afterChange?.(row, 'D', context, row)
}
