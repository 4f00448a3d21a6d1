import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { relationOf } from '#platform/contract/fields.ts'
import { fold } from '#platform/contract/import.ts'
import type { Resource } from '#platform/contract/resource.ts'
import { many } from '../database/rows.ts'
import { namesInEveryLanguage } from '../import/ids-by-name.ts'
import { implementationOf } from '../resource/registry.ts'
import { columnAt } from '../resource/scope.ts'
import { translatedText } from '../resource/select.ts'

/** How entries of a list that two servers have are told from each other: by their code, else by their names. */
export type ListKeys = { keyOf: ReadonlyMap<number, string>; idOf(key: string): number | null }

const within = ' > '

/** Under which entry of another list it stands: `Island > 9 m²`. */
const parentOf = ({ record }: Resource) =>
  Object.entries(record).flatMap(([field, schema]) => {
    const relation = relationOf(schema)
    return relation?.kind === 'one' && !relation.nullable ? [{ field, to: relation.to }] : []
  })[0]

export async function keysOfList(name: string, db: Kysely<Tables>): Promise<ListKeys> {
  const resource = implementationOf(name)
  const { record, table } = resource
  const code = ['code', 'iso'].find(field => field in record)
  if (code) {
    const rows = await many<{ id: number; key: string }>(db)`
      select t.id, ${columnAt(resource, 't', code)} as key from ${sql.table(table)} t`
    const ids = new Map(rows.map(row => [row.key, row.id]))
    return { keyOf: new Map(rows.map(row => [row.id, row.key])), idOf: key => ids.get(key) ?? null }
  }
  const parent = parentOf(resource)
  const parents = parent ? await keysOfList(parent.to, db) : null
  const rows = await many<{ id: number; name: string | null; names: string[]; parent: number | null }>(db)`
    select t.id, ${translatedText('t', 'name', 'fr')} as name, ${namesInEveryLanguage} as names,
      ${parent ? columnAt(resource, 't', parent.field) : sql`null::int`} as parent
    from ${sql.table(table)} t where ${'fair' in record ? sql`t.fair_id is null` : sql`true`} order by t.id`
  const ids = new Map<string, number>()
  for (const row of rows.toReversed())
    for (const one of row.names) ids.set(`${row.parent ?? ''}:${fold(one)}`, row.id)
  const above = (id: number | null) => (id === null ? undefined : parents?.keyOf.get(id))
  return {
    keyOf: new Map(
      rows.flatMap(row =>
        row.name === null ? [] : [[row.id, [above(row.parent), row.name].filter(Boolean).join(within)]],
      ),
    ),
    idOf: key => {
      const at = parents ? key.lastIndexOf(within) : -1
      const parent = at < 0 ? null : (parents?.idOf(key.slice(0, at)) ?? null)
      return ids.get(`${parent ?? ''}:${fold(at < 0 ? key : key.slice(at + within.length))}`) ?? null
    },
  }
}
