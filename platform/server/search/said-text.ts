import { type RawBuilder, sql } from 'kysely'

/** SQL: a text that may be shown of what was found, with the code of its language; none for names. */
export const saidText = (text: RawBuilder<unknown>, language: RawBuilder<unknown> = sql`null::text`) =>
  sql`json_build_object('text', ${text}, 'in', ${language})`
