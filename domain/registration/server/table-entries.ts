import type { Kysely } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { many } from '#platform/server/database/rows.ts'
import type { FormBlock } from '../contract/registration-form.ts'

/** Words of an entry by language. */
type Words = Record<string, string>

/** By table, its entries by id. */
export type TableEntries = ReadonlyMap<string, ReadonlyMap<number, Words>>

/** What can be chosen in those fields of a form that have a table. */
export async function tableEntries(db: Kysely<Tables>, blocks: readonly FormBlock[]): Promise<TableEntries> {
  const refs = blocks.flatMap(({ table }) => table ?? [])
  const tables = new Map<string, Map<number, Words>>(refs.map(ref => [ref, new Map()]))
  if (!refs.length) return tables
  const rows = await many<{ ref: string; id: number; words: Words }>(db)`
    select d.ref, d.id, coalesce((
      select jsonb_object_agg(t.key, t.value->>'level1name') from jsonb_each(d.translations) t
      where coalesce(t.value->>'level1name', '') <> ''), '{}') as words
    from data_list d where d.ref = any(${refs}::text[])`
  for (const { ref, id, words } of rows) tables.get(ref)?.set(id, words)
  return tables
}
