import { type RawBuilder, sql } from 'kysely'

/**
 * What two entries of the same have kept, table by table, the later first: where both have a row by the same key, how it was
 * last is what is put back.
 */
export const mergedRows = (earlier: RawBuilder<unknown>, later: RawBuilder<unknown>): RawBuilder<unknown> => {
  const ofPart = (rows: RawBuilder<unknown>) => sql`coalesce(${rows} -> part.name, '[]')`
  return sql`(
    select jsonb_object_agg(part.name, ${ofPart(later)} || (
      select coalesce(jsonb_agg(old.one order by old.at), '[]')
      from jsonb_array_elements(${ofPart(earlier)}) with ordinality old (one, at)
      where not exists (select 1 from jsonb_array_elements(${ofPart(later)}) same (one)
        where same.one = old.one or same.one -> 'id' = old.one -> 'id')))
    from (select jsonb_object_keys(${earlier}) union select jsonb_object_keys(${later})) part (name))`
}
