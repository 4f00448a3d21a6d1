import { type RawBuilder, sql } from 'kysely'

/** The label of a booth as the index `stand_label_taken` compares it. */
export const comparedLabel = (alias: string): RawBuilder<unknown> =>
  sql`fold(regexp_replace(${sql.ref(`${alias}.label`)}, '\\s+', '', 'g'))`

/** What a booth that leaves the trash is called: as before, unless another of its fair is called so by now. */
export const keptLabel = (alias: string): RawBuilder<unknown> => sql`
  case when not exists (
    select 1 from stand o where o.fair_id = ${sql.ref(`${alias}.fair_id`)} and o.trashed_at is null
      and ${comparedLabel('o')} = ${comparedLabel(alias)}) then ${sql.ref(`${alias}.label`)} end`
