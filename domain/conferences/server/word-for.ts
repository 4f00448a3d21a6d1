import { type RawBuilder, sql } from 'kysely'
import { defaultLocale } from '#platform/contract/locale.ts'

/** What a row is called for somebody whose language stands in a column: in theirs, else in ours, else in any. */
export const wordFor = (alias: string, field: string, locale: RawBuilder<unknown>): RawBuilder<unknown> => {
  const column = sql.ref(`${alias}.translations`)
  return sql`coalesce(${column}->${locale}->>${sql.lit(field)},
    ${column}->${sql.lit(defaultLocale)}->>${sql.lit(field)},
    jsonb_path_query_first(${column}, ${sql.lit(`$.*."${field}"`)})#>>'{}', '')`
}
