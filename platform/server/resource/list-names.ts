import { sql } from 'kysely'
import { fold } from '#platform/contract/import.ts'
import type { Context } from '../context.ts'
import { many } from '../database/rows.ts'
import { type Named, namesInEveryLanguage } from '../import/ids-by-name.ts'
import { implementationOf } from './registry.ts'
import { mayKnow } from './scope.ts'

/** What an entry may be called by, besides its name in any language. */
const marks = ['name', 'code', 'iso', 'homepage'] as const

/** Ids of the entries of each folded name. */
export type Names = ReadonlyMap<string, readonly number[]>

/** How the entries of a resource are called, of those that somebody may see. */
export async function namesOf(name: string, { db, actor }: Context): Promise<Names> {
  const other = implementationOf(name)
  const { table, translated, record } = other
  const words = marks.filter(mark => mark in record).map(mark => sql.ref(mark))
  const rows = await many<Named>(db)`
    select id, ${'name' in translated ? namesInEveryLanguage : sql`'[]'::jsonb`} || jsonb_build_array(${sql.join(words)}) as names
    from ${sql.table(table)} as t where ${mayKnow(other, 't', actor)} order by id`
  const names = new Map<string, number[]>()
  for (const { id, names: called } of rows)
    for (const one of new Set(called.flatMap(word => (word ? fold(word) : []))))
      names.set(one, [...(names.get(one) ?? []), id])
  return names
}
