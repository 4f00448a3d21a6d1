import { sql } from 'kysely'
import {
  describeList,
  exportList,
  type ListDescription,
  listTrashedEntries,
  orderList,
  restoreEntry,
} from '#platform/contract/list-administration.ts'
import { fieldsIn } from '#platform/contract/record.ts'
import { audit } from '../audit.ts'
import type { Context } from '../context.ts'
import { many } from '../database/rows.ts'
import { type Handler, handle } from '../http/endpoint-routes.ts'
import { forbidden, notFound } from '../refusal.ts'
import { describe } from './describe.ts'
import { listCalled } from './list-called.ts'
import { listImportHandlers } from './list-import.ts'
import { asFile } from './list-table.ts'
import { listTrashOf, restoreListEntry } from './list-trash.ts'
import { scopeCondition } from './scope.ts'
import { pointersTo } from './uses.ts'

/** Who may take entries away is offered to look for those that nobody uses, where anything ever points to them. */
async function descriptionOf(name: string, { db, actor }: Context): Promise<ListDescription> {
  const list = listCalled(name)
  const description = describe(list, actor)
  const isOffered = description.may.remove && (await pointersTo(list.table, db)).length > 0
  return { ...description, filters: description.filters.filter(name => name !== 'isUsed' || isOffered) }
}

/** @throws 404 unless every one of them is theirs to change. */
async function reorder(name: string, ids: number[], context: Context) {
  const { db, actor } = context
  const list = listCalled(name)
  if (!('rank' in list.record)) throw notFound()
  const rows = await many(db)`
    update ${sql.table(list.table)} as t set rank = wanted.place - 1
    from unnest(${ids}::int[]) with ordinality as wanted (id, place)
    where t.id = wanted.id and ${scopeCondition(list, 't', 'U', actor)}
    returning t.id`
  if (!rows.length) throw forbidden()
  if (rows.length !== ids.length) throw notFound()
  await audit({ action: 'order', resource: name, details: { ids } }, context)
}

export const listHandlers: Handler[] = [
  handle(describeList, ({ params }, context) => descriptionOf(params.name, context)),
  handle(orderList, ({ params, body }, context) => reorder(params.name, body.ids, context)),
  handle(exportList, ({ params, query }, context) =>
    asFile(listCalled(params.name), fieldsIn(query), context),
  ),
  handle(listTrashedEntries, ({ params, query }, context) =>
    listTrashOf(params.name, fieldsIn(query), context),
  ),
  handle(restoreEntry, ({ params }, context) => restoreListEntry(params.name, params.id, context)),
  ...listImportHandlers,
]
