import type { Kysely } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { many } from '#platform/server/database/rows.ts'
import type { Twins } from '../../contract/import/endpoints.ts'
import type { ImportPlan } from './plan.ts'

/** Of those that are found, how many are named. */
const shownNames = 50

/** New firms of an import that are called almost like one of the fair, else like an earlier one of the file. */
export async function twinsOf({ firms }: ImportPlan, fair: number, db: Kysely<Tables>): Promise<Twins> {
  const names = firms.flatMap(({ id, name }) => (id === null ? [name] : []))
  const linesOf = new Map(firms.map(({ name, rows }) => [name, rows.map(({ line }) => line)]))
  const rows = await many<Omit<Twins['firms'][number], 'lines'>>(db)`
    with sent as (select name, near_name(name) as near, at
      from unnest(${names}::text[]) with ordinality as n (name, at)),
    there as (select f.id, f.name, near_name(f.name) as near from fair_firm ff
      join firm f on f.id = ff.firm_id where ff.fair_id = ${fair}),
    alike as (
      select s.at, s.name, t.name as "like", t.id, 0 as place from sent s join there t on t.near = s.near
      union all select s.at, s.name, o.name, null, o.at from sent s
        join sent o on o.near = s.near and o.at < s.at)
    select distinct on (at) name, "like", id from alike order by at, place, id`
  const named = rows.slice(0, shownNames)
  return {
    count: rows.length,
    firms: named.map(row => ({ ...row, lines: linesOf.get(row.name) ?? [] })),
  }
}
