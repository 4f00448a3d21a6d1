import { type RawBuilder, sql } from 'kysely'

/** SQL array of the stand groups that a fair offers: those it has chosen, or else the one of lowest rank. */
export const offeredGroups = (fair: RawBuilder<unknown>): RawBuilder<number[]> => sql<number[]>`
  coalesce(
    (select array_agg(g.stand_group_id order by g.stand_group_id) from fair_stand_group g
      where g.fair_id = ${fair}),
    (select array[id] from stand_group order by rank, id limit 1),
    '{}'::int[])`
