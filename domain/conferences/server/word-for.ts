import { type RawBuilder, sql } from 'kysely'
import { translatedText } from '#platform/server/resource/select.ts'

/** What a row is called for somebody whose language stands in a column; nothing is an empty text. */
export const wordFor = (alias: string, field: string, locale: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`coalesce(${translatedText(alias, field, locale)}, '')`
