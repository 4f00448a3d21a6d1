import { sql } from 'kysely'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { CopyPart } from '#platform/server/copy/copy-part.ts'

/** Sectors that the fair alone has, with what is finer in them, and, where it is wished, its validated exhibitors with those sectors. */
export const copiedExhibitors: CopyPart = async ({ from, to, withExhibitors }, db) => {
  const exhibitors = sql`select f.firm_id from fair_firm f where f.fair_id = ${from}
    and f.is_validated = ${validationState.validated} and ${withExhibitors}::boolean`
  await sql`
    with pair as materialized (
      select id as old, nextval(pg_get_serial_sequence('business_sector', 'id'))::int as new
      from business_sector where fair_id = ${from}),
    sectors as (
      insert into business_sector (id, fair_id, prop, rank, translations)
      select p.new, ${to}::int, b.prop, b.rank, b.translations from business_sector b
        join pair p on p.old = b.id returning id),
    finer as materialized (
      select x.id as old, nextval(pg_get_serial_sequence('business_subsector', 'id'))::int as new,
        p.new as sector from business_subsector x join pair p on p.old = x.business_sector_id),
    subsectors as (
      insert into business_subsector (id, business_sector_id, rank, translations)
      select n.new, n.sector, x.rank, x.translations from business_subsector x
        join finer n on n.old = x.id returning id),
    chosen as (
      insert into firm_business_subsector (firm_id, business_subsector_id)
      select s.firm_id, n.new from firm_business_subsector s join finer n on n.old = s.business_subsector_id
        join subsectors on subsectors.id = n.new
      where s.firm_id in (${exhibitors}))
    insert into firm_business_sector (firm_id, business_sector_id, rank)
    select s.firm_id, p.new, s.rank from firm_business_sector s join pair p on p.old = s.business_sector_id
      join sectors on sectors.id = p.new
    where s.firm_id in (${exhibitors})`.execute(db)
  await sql`
    insert into fair_firm (fair_id, firm_id, is_validated)
    select ${to}::int, x.firm_id, ${validationState.validated}::int from (${exhibitors}) x`.execute(db)
}
