import { type Kysely, sql } from 'kysely'
import { assertRecordsExist } from '#domain/identity/server/index.ts'
import type { Tables } from '#migrations/tables.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import type { FirmProfile } from '../contract/firm-profile.ts'
import { firmRow, lists } from './firm-profile.ts'

export async function addSectors(
  db: Kysely<Tables>,
  firm: number,
  { firmSectors }: FirmProfile,
): Promise<void> {
  const sectors = (firmSectors ?? []).flatMap(sector => idOf(sector, 'business_sectors') ?? [])
  if (sectors.length)
    await sql`
      insert into firm_business_sector (firm_id, business_sector_id, rank)
      select ${firm}, s.id, s.rank from unnest(${sectors}::int[]) with ordinality as s (id, rank)`.execute(db)
}

/** A firm that registers for a fair, with the sectors it names. */
export async function insertFirm(
  db: Kysely<Tables>,
  firm: FirmProfile,
  fairId: number,
  isValidated: number,
): Promise<number> {
  const { firmType, firmCountry, firmSectors } = firm
  await assertRecordsExist(db, { firmType, firmCountry, firmSectors }, lists)
  const { id } = await db
    .insertInto('firm')
    .values({
      country_id: sql`(select country_id from fair where id = ${fairId})`,
      ...firmRow(firm),
      name: firm.firmName ?? '',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`insert into fair_firm (fair_id, firm_id, is_validated)
    values (${fairId}, ${id}, ${isValidated})`.execute(db)
  await addSectors(db, id, firm)
  return id
}
