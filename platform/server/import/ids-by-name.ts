import { type RawBuilder, sql } from 'kysely'
import { fold } from '#platform/contract/import.ts'
import type { NameOf } from '#platform/contract/nearest.ts'

/** The names of a row in every language, as SQL. */
export const namesInEveryLanguage: RawBuilder<string[]> =
  sql`coalesce(jsonb_path_query_array(translations, '$.*.name'), '[]')`

export type Named = { id: number; names: readonly (string | null)[] }

/** Ids by folded name; of two with one name the first wins. */
export function idsByName(rows: readonly Named[]): Map<string, number> {
  const map = new Map<string, number>()
  for (const { id, names } of rows)
    for (const name of names) if (name && !map.has(fold(name))) map.set(fold(name), id)
  return map
}

/** Every name as it is written, with what is called so: among them is what somebody meant who has typed another. */
export const writtenNames = (rows: readonly Named[]): NameOf[] =>
  rows.flatMap(({ id, names }) => names.flatMap((name): NameOf[] => (name ? [[name, id]] : [])))
