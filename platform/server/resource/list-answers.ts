import { sql } from 'kysely'
import { describeList, exportList, orderList } from '#platform/contract/list-administration.ts'
import { locales } from '#platform/contract/locale.ts'
import type { Context } from '../context.ts'
import { toCsv } from '../csv.ts'
import { type Answer, answer } from '../http/endpoint-routes.ts'
import { forbidden, notFound } from '../refusal.ts'
import { describe } from './describe.ts'
import type { Query } from './filter.ts'
import { listRows } from './operations.ts'
import { allImplementations, type Implementation, type Row } from './registry.ts'
import { scopeCondition } from './scope.ts'

/** @throws 404 for what is not a list that administrators keep. */
function listCalled(name: string): Implementation {
  const found = allImplementations().find(({ resource }) => resource.name === name && resource.keepsUsed)
  if (!found) throw notFound()
  return found
}

/** @throws 404 unless every one of them is theirs to change. */
async function reorder(name: string, ids: number[], { db, actor }: Context) {
  const list = listCalled(name)
  if (!('rank' in list.resource.record)) throw notFound()
  const { rows } = await sql`
    update ${sql.table(list.resource.table)} as t set rank = wanted.place - 1
    from unnest(${ids}::int[]) with ordinality as wanted (id, place)
    where t.id = wanted.id and ${scopeCondition(list, 't', 'U', actor)}
    returning t.id`.execute(db)
  if (!rows.length) throw forbidden()
  if (rows.length !== ids.length) throw notFound()
}

const most = 50_000

type Cell = string | number | boolean | null

/** A relation by its id: what an import reads back. */
const cell = (value: unknown): Cell =>
  value === null || value === undefined
    ? null
    : typeof value === 'object'
      ? 'id' in value
        ? (value as Row).id
        : JSON.stringify(value)
      : (value as Cell)

async function asCsv(name: string, query: Query, context: Context): Promise<string> {
  const list = listCalled(name)
  const { resource } = list
  const words = Object.keys(resource.translated)
  const unpaged = { ...list, resource: { ...resource, maxRows: most } }
  const { rows } = await listRows(unpaged, { ...query, pagination: 'false' }, context)
  context.reply.headers({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}.csv"`,
  })
  return toCsv(
    ['id', ...resource.writable, ...words.flatMap(word => locales.map(locale => `${word}_${locale}`))],
    rows.map(row => {
      const all = (row.translations ?? {}) as Record<string, Row | undefined>
      return [
        row.id,
        ...resource.writable.map(field => cell(row[field])),
        ...words.flatMap(word => locales.map(locale => cell(all[locale]?.[word]))),
      ]
    }),
  )
}

export const listAnswers: Answer[] = [
  answer(describeList, async ({ params }, { actor }) => describe(listCalled(params.name).resource, actor)),
  answer(orderList, ({ params, body }, context) => reorder(params.name, body.ids, context)),
  answer(exportList, ({ params, query }, context) => asCsv(params.name, query as Query, context)),
]
