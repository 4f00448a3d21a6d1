import { type RawBuilder, sql } from 'kysely'

/** A time as answers and files say it, `2026-03-01T09:30:00.000Z`, of a column or an expression. */
export const instant = (at: string | RawBuilder<unknown>) =>
  sql<string>`to_char(${typeof at === 'string' ? sql.ref(at) : at}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
