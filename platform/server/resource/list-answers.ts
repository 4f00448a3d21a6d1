import { sql } from 'kysely'
import { describeList, exportList, orderList } from '#platform/contract/list-administration.ts'
import type { Context } from '../context.ts'
import { type Answer, answer } from '../http/endpoint-routes.ts'
import { forbidden, notFound } from '../refusal.ts'
import { describe } from './describe.ts'
import type { Query } from './filter.ts'
import { listCalled } from './list-called.ts'
import { listImportAnswers } from './list-import.ts'
import { asCsv } from './list-table.ts'
import { scopeCondition } from './scope.ts'

/** @throws 404 unless every one of them is theirs to change. */
async function reorder(name: string, ids: number[], { db, actor }: Context) {
  const list = listCalled(name)
  if (!('rank' in list.record)) throw notFound()
  const { rows } = await sql`
    update ${sql.table(list.table)} as t set rank = wanted.place - 1
    from unnest(${ids}::int[]) with ordinality as wanted (id, place)
    where t.id = wanted.id and ${scopeCondition(list, 't', 'U', actor)}
    returning t.id`.execute(db)
  if (!rows.length) throw forbidden()
  if (rows.length !== ids.length) throw notFound()
}

export const listAnswers: Answer[] = [
  answer(describeList, async ({ params }, { actor }) => describe(listCalled(params.name), actor)),
  answer(orderList, ({ params, body }, context) => reorder(params.name, body.ids, context)),
  answer(exportList, ({ params, query }, context) => asCsv(listCalled(params.name), query as Query, context)),
  ...listImportAnswers,
]
