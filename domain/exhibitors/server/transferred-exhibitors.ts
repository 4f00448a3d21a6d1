import { sql } from 'kysely'
import { Value } from 'typebox/value'
import { giveToFirms } from '#domain/media/server/index.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { fieldErrors } from '#platform/server/http/problems.ts'
import { validatorOf } from '#platform/server/http/validators.ts'
import { invalid, Refusal } from '#platform/server/refusal.ts'
import { type Input, implementationOf } from '#platform/server/resource/registry.ts'
import { assertBody, hasRows, idOfCarried, resourcePart } from '#platform/server/transfer/resource-part.ts'
import type { Arriving, Leaving, TransferPart } from '#platform/server/transfer/transfer-part.ts'
import { NewFirm } from '../contract/firm-changes.ts'
import { addFirm } from './create-firm.ts'
import { logo } from './file-uses.ts'

type Chosen = { isValidated: number; sectors: number[]; subSectors: number[] }

/** How it is in the fair, and in what it works. */
async function chosenBy(firm: number, { context, fair, keyOf }: Leaving) {
  const [row] = await many<Chosen>(context.db)`
    select ff.is_validated as "isValidated",
      array(select s.business_sector_id from firm_business_sector s where s.firm_id = ff.firm_id
        order by s.rank, s.id) as sectors,
      array(select s.business_subsector_id from firm_business_subsector s
        where s.firm_id = ff.firm_id) as "subSectors"
    from fair_firm ff where ff.firm_id = ${firm} and ff.fair_id = ${fair}`
  const keys = async (resource: string, ids: readonly number[] = []) =>
    (await Promise.all(ids.map(id => keyOf(resource, id)))).filter(key => key !== null)
  return {
    isValidated: row?.isValidated ?? 0,
    sectors: await keys('business_sectors', row?.sectors),
    subSectors: await keys('business_subsectors', row?.subSectors),
  }
}

/** Under a sector of the fair, which whoever takes it in may fill; the common ones are the platform’s. @throws 422 */
async function addSubsector(body: Input, _row: unknown, { context, fair }: Arriving): Promise<number> {
  assertBody(implementationOf('business_subsectors'), body)
  const added = await maybeOne<{ id: number }>(context.db)`
    insert into business_subsector (business_sector_id, rank, translations)
    select id, ${body.rank ?? 0}::int, ${JSON.stringify(body.translations ?? {})}::jsonb from business_sector
      where id = ${body.businessSector}::int and fair_id = ${fair} returning id`
  if (!added) throw invalid({ businessSector: 'relation_not_found' })
  return added.id
}

export const transferredExhibitors: readonly TransferPart[] = [
  resourcePart({
    name: 'sectors',
    resource: 'business_sectors',
    tables: ['business_sector'],
    isAlsoList: true,
    of: fair => sql`t.fair_id = ${fair}`,
    key: row => `#${row.id}`,
    fields: ['translations', 'prop', 'rank'],
    arrive: async (_row, { fair }) => ({ fair }),
  }),
  resourcePart({
    name: 'subsectors',
    resource: 'business_subsectors',
    tables: ['business_subsector'],
    isAlsoList: true,
    of: fair => sql`t.business_sector_id in (select id from business_sector where fair_id = ${fair})`,
    key: row => `#${row.id}`,
    fields: ['businessSector', 'translations', 'rank'],
    arrive: async (row, arriving) => ({
      businessSector: await idOfCarried('business_sectors', 'businessSector', row, arriving),
    }),
    create: addSubsector,
  }),
  resourcePart({
    name: 'exhibitors',
    resource: 'firms',
    tables: ['firm', 'fair_firm', 'firm_business_sector', 'firm_business_subsector'],
    of: fair => sql`t.id in (select firm_id from fair_firm where fair_id = ${fair})`,
    fields: [
      'name',
      'type',
      'website',
      'email',
      'phone',
      'vatNumber',
      'siren',
      'country',
      'city',
      'addressJSON',
      'logo',
      'color',
      'shape',
      'socialNetworks',
      'isVisible',
      'translations',
    ],
    files: { logo: [logo.name] },
    more: ['isValidated', 'sectors', 'subSectors'],
    leave: ({ id }, leaving) => chosenBy(id, leaving),
    arrive: async (row, { fair, idOf }) => {
      const ids = async (resource: string, keys: unknown) =>
        (await Promise.all([keys ?? []].flat().map(key => idOf(resource, key)))).filter(id => id !== null)
      return {
        fair,
        isValidated: row.isValidated,
        sectors: await ids('business_sectors', row.sectors),
        subSectors: await ids('business_subsectors', row.subSectors),
      }
    },
    // Always a firm of its own: the name of one that is there already is no proof.
    create: async (body, _row, { context }) => {
      const check = validatorOf(NewFirm, 'body')
      if (!check(body)) throw new Refusal(422, 'invalid', { errors: fieldErrors(check.errors ?? []) })
      if (!Value.Check(NewFirm, body)) throw invalid({ name: 'value_invalid' })
      return (await addFirm(body, context)).id
    },
    end: ({ context, files }) =>
      giveToFirms(
        sql`select logo_id as media, id as firm from firm where logo_id = any(${files}::int[])`,
        files,
        context,
      ),
    isIn: hasRows('fair_firm'),
  }),
]
