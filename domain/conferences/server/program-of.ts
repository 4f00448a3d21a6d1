import { type RawBuilder, sql } from 'kysely'
import type { Locale } from '#platform/contract/locale.ts'
import { translatedText } from '#platform/server/resource/select.ts'

/** The programme of the row `alias` as a `ProgramOf`; none where an outer join found none. */
export const programOf = (alias: string, locale: Locale): RawBuilder<unknown> => {
  const at = (column: string) => sql.ref(`${alias}.${column}`)
  return sql`case when ${at('id')} is not null then json_build_object('id', ${at('id')},
    'name', ${translatedText(alias, 'name', locale)}, 'state', ${at('state')}) end`
}
