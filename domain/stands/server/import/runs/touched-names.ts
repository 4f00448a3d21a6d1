import type { Kysely } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { many } from '#platform/server/database/rows.ts'
import type { TouchedRow } from './undo-run.ts'

/** What rows are, as an organizer knows them: exhibitors, halls and people by their names. */
export async function touchedNames(touched: readonly TouchedRow[], db: Kysely<Tables>): Promise<string[]> {
  const rows = await many<{ name: string }>(db)`
    with touched as (select t."table", t.row from jsonb_to_recordset(${JSON.stringify(touched)}::jsonb)
      as t ("table" text, row jsonb)),
    stands as (
      select coalesce(case when "table" = 'stand' then row ->> 'id' end, row ->> 'stand_id')::int as id
        from touched),
    firms as (
      select coalesce(case when "table" = 'firm' then row ->> 'id' end, row ->> 'firm_id')::int as id
        from touched
      where "table" in ('firm', 'fair_firm', 'firm_business_sector')
      union select st.firm_id from stands s join stand st on st.id = s.id),
    halls as (
      select coalesce(case when "table" = 'fair_hall' then row ->> 'id' end, row ->> 'map_id')::int as id
        from touched),
    people as (
      select coalesce(case when "table" = 'app_user' then row ->> 'id' end, row ->> 'user_id',
        row ->> 'app_user_id')::int as id from touched)
    select f.name from firms x join firm f on f.id = x.id
    union select h.letter from halls x join fair_hall h on h.id = x.id
    union select u.first_name || ' ' || u.last_name from people x join app_user u on u.id = x.id
    order by 1`
  return rows.map(({ name }) => name)
}
