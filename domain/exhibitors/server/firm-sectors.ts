import { sql } from 'kysely'
import { fairsWithin } from '#domain/fairs/server/index.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { invalid } from '#platform/server/refusal.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { type Input, implementationOf, type Row } from '#platform/server/resource/registry.ts'
import { mayKnow } from '#platform/server/resource/scope.ts'
import { assertOwnFirm } from './own-firms.ts'

export type ChosenSectors = { sectors?: unknown[]; subSectors?: unknown[] }

const idsOf = (chosen: unknown[], resource: string) => [
  ...new Set(chosen.map(one => idOf(one, resource) ?? 0)),
]

/** Takes away sub-sectors whose sector the firm no longer has. */
const keepSubSectors = (firm: number, { db }: Pick<Context, 'db'>) =>
  sql`
    delete from firm_business_subsector j where j.firm_id = ${firm} and not exists (
      select 1 from business_subsector x
        join firm_business_sector s on s.business_sector_id = x.business_sector_id
      where x.id = j.business_subsector_id and s.firm_id = ${firm})`.execute(db)

/** Those of everybody, and those that a fair which has let the firm in has for itself: no other fair's is held in use. */
const isOffered = (firm: number, { actor }: Context) => sql`(b.fair_id is null or exists (
  select 1 from fair_firm ff where ff.firm_id = ${firm} and ff.fair_id = b.fair_id
    and (ff.is_validated = ${validationState.validated} or ff.fair_id in ${fairsWithin(actor, ['F', 'G'])})))`

export async function beforeSectorWrite(input: Input, current: Row | null, context: Context): Promise<Input> {
  for (const firm of [idOf(current?.firm), idOf(input.firm, 'firms')])
    if (firm !== null) await assertOwnFirm(firm, context)
  const firm = idOf(input.firm ?? current?.firm, 'firms') ?? 0
  const sector = idOf(input.businessSector ?? current?.businessSector, 'business_sectors')
  const rows = await many(context.db)`
    select 1 from business_sector b where b.id = ${sector} and not ${isOffered(firm, context)}`
  if (rows.length) throw invalid({ businessSector: 'relation_not_found' })
  return input
}

export async function removeSector(row: Row, context: Context): Promise<void> {
  await assertOwnFirm(idOf(row.firm) ?? 0, context)
  await sql`delete from firm_business_sector where id = ${row.id}`.execute(context.db)
}

export const afterSectorChange = (row: Row, _action: string, context: Context): Promise<void> =>
  keepSubSectors(idOf(row.firm) ?? 0, context).then(() => undefined)

/** The sectors of a firm in the order that was sent. @throws 422 for one that does not exist */
export async function writeSectors(firm: number, chosen: ChosenSectors, context: Context): Promise<void> {
  const { db } = context
  const sectors = idsOf(chosen.sectors ?? [], 'business_sectors')
  const known = await many(db)`
    select b.id from business_sector b where b.id = any(${sectors}::int[])
    and ((${mayKnow(implementationOf('business_sectors'), 'b', context.actor)}
      and ${isOffered(firm, context)})
      or b.id in (select business_sector_id from firm_business_sector where firm_id = ${firm}))`
  if (known.length < sectors.length) throw invalid({ sectors: 'not_in_list' })
  await sql`delete from firm_business_sector
    where firm_id = ${firm} and not business_sector_id = any(${sectors}::int[])`.execute(db)
  await sql`
    insert into firm_business_sector (firm_id, business_sector_id, rank)
    select ${firm}, s.id, s.rank from unnest(${sectors}::int[]) with ordinality as s (id, rank)
    on conflict (firm_id, business_sector_id) do update set rank = excluded.rank`.execute(db)
  if (chosen.subSectors) await writeSubSectors(firm, idsOf(chosen.subSectors, 'business_subsectors'), context)
  await keepSubSectors(firm, context)
}

/** @throws 422 for one outside the sectors of the firm */
async function writeSubSectors(firm: number, ids: number[], { db }: Context): Promise<void> {
  const rows = await many(db)`
    select x.id from business_subsector x
      join firm_business_sector s on s.business_sector_id = x.business_sector_id and s.firm_id = ${firm}
    where x.id = any(${ids}::int[])`
  if (rows.length < ids.length) throw invalid({ subSectors: 'not_in_list' })
  await sql`delete from firm_business_subsector where firm_id = ${firm}`.execute(db)
  await sql`insert into firm_business_subsector (firm_id, business_subsector_id) select ${firm},
    unnest(${ids}::int[])`.execute(db)
}

export async function replaceSectors(id: number, chosen: ChosenSectors, context: Context): Promise<void> {
  await reachRow(implementationOf('firms'), id, 'U', context)
  await assertOwnFirm(id, context)
  await writeSectors(id, chosen, context)
  await audit({ action: 'change_sectors', resource: 'firms', resourceId: id }, context)
}
