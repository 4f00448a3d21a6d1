import { sql } from 'kysely'

/**
 * SQL: the row `t` as far as the change `c` of an import keeps it (`import_change.after`). A column that came to the table
 * later is no work of anybody's.
 */
export const asKept = sql`(select jsonb_object_agg(kept.name, to_jsonb(t) -> kept.name)
  from jsonb_object_keys(c.after) kept (name))`
