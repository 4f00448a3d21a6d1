import { sql } from 'kysely'
import { relationOf } from '#platform/contract/fields.ts'
import { columnOf, type Resource } from '#platform/contract/resource.ts'
import type { Database } from '#platform/server/database/database.ts'
import { many } from '#platform/server/database/rows.ts'
import { allImplementations, implementationOf } from '#platform/server/resource/registry.ts'

export type StoredRecord = Record<string, unknown> & { id: number }
/** Everything that is in the database, by table. */
export type StoredRecords = Map<string, StoredRecord[]>

/**
 * Every table of a resource, and every joining table, read into memory. Of resources for which nobody has written down
 * when they are shown, what the declaration says is read too.
 */
export async function readRecords(
  { kysely }: Database,
  knowsWhenShown: (resource: string) => boolean,
): Promise<StoredRecords> {
  const tables = new Set(
    allImplementations().flatMap(({ table, record }) => [
      table,
      ...Object.values(record).flatMap(schema => {
        const relation = relationOf(schema)
        return relation?.kind === 'many' ? [relation.through ?? ''] : []
      }),
    ]),
  )
  const records: StoredRecords = new Map()
  for (const table of tables) {
    const rows = await many<Record<string, unknown>>(kysely)`select * from ${sql.table(table)}`
    // Those of links have no id, and are asked for none.
    records.set(table, rows as StoredRecord[])
  }
  for (const { name, table, published } of allImplementations())
    if (published && !knowsWhenShown(name)) {
      const shown = await many<StoredRecord>(kysely)`
        select t.id from ${sql.table(table)} as t where ${published('t', sql`(select id from fair)`)}`
      records.set(`shown ${name}`, shown)
    }
  return records
}

/** No call changes what was read: where a path leads from a row is walked once. */
const walked = new WeakMap<StoredRecord, Map<string, unknown[]>>()

/** What stands at the end of a path of relations, found by walking from row to row. */
export function endsOf(
  records: StoredRecords,
  resource: Resource,
  row: StoredRecord,
  path: string,
): unknown[] {
  const paths = walked.get(row) ?? new Map<string, unknown[]>()
  walked.set(row, paths)
  const key = `${resource.name} ${path}`
  const ends = paths.get(key) ?? walk(records, resource, row, path)
  paths.set(key, ends)
  return ends
}

function walk(records: StoredRecords, resource: Resource, row: StoredRecord, path: string): unknown[] {
  if (path === 'id') return [row.id]
  const [field = '', ...rest] = path.split('.')
  const schema = resource.record[field]
  if (!schema) throw new Error(`${resource.name} has no ${field}`)
  const relation = relationOf(schema)
  if (!relation) return [row[columnOf(field, schema)]]
  const other = implementationOf(relation.to)
  const all = records.get(other.table) ?? []
  const next =
    relation.kind === 'one'
      ? all.filter(one => one.id === row[columnOf(field, schema)])
      : relation.kind === 'children'
        ? all.filter(one => one[relation.through ?? ''] === row.id)
        : (records.get(relation.through ?? '') ?? []).flatMap(join =>
            join[`${resource.table}_id`] === row.id
              ? all.filter(one => one.id === join[`${other.table}_id`])
              : [],
          )
  return rest.length
    ? next.flatMap(one => endsOf(records, other, one, rest.join('.')))
    : next.map(one => one.id)
}
