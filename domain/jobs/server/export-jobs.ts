import { type RawBuilder, sql } from 'kysely'
import { readAddress } from '#domain/exhibitors/server/index.ts'
import type { QueryOf } from '#platform/contract/endpoint.ts'
import { audit } from '#platform/server/audit.ts'
import type { HttpContext } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import { tableFile } from '#platform/server/table-file.ts'
import type { exportJobs } from '../contract/job-calls.ts'
import { type OfferField, offerFields } from '../contract/job-import.ts'
import { unitsOf } from '../contract/units-of.ts'
import { keptOffers } from './keeps-offers.ts'
import { stateOfJob } from './shown.ts'

type Said = Readonly<Record<OfferField | 'state', string | number | null>>

/** A column a field of the import, by its name there. */
const columnsIn = (
  locale: Parameters<typeof translatedText>[2],
): Readonly<Record<OfferField, RawBuilder<unknown>>> => {
  const entry = (table: string) =>
    sql`(select ${translatedText('e', 'name', locale)} from ${sql.table(table)} e
      where e.id = ${sql.ref(`j.${table}_id`)})`
  return {
    reference: sql`j.reference`,
    title: translatedText('j', 'title', locale),
    description: translatedText('j', 'description', locale),
    profile: translatedText('j', 'profile', locale),
    firm: sql`f.name`,
    family: entry('job_family'),
    subFamily: entry('job_sub_family'),
    jobFunction: entry('job_function'),
    functionLevel: entry('job_function_level'),
    contractType: entry('job_contract_type'),
    educationLevel: entry('job_education_level'),
    experience: entry('job_experience'),
    skills: sql`(select string_agg(${translatedText('e', 'name', locale)}, ', ' order by e.rank, e.id)
      from job_job_personal_skill l join job_personal_skill e on e.id = l.job_personal_skill_id
      where l.job_id = j.id)`,
    street: sql`j.address_json`,
    city: sql`j.city`,
    postalCode: sql`j.postal_code`,
    country: sql`(select c.iso from country c where c.id = j.country_id)`,
    remote: sql`j.remote`,
    salaryMin: sql`j.salary_min`,
    salaryMax: sql`j.salary_max`,
    salaryCurrency: sql`j.salary_currency`,
    salaryPeriod: sql`j.salary_period`,
    positions: sql`j.positions`,
    startDate: sql`j.start_date::text`,
    finalDate: sql`j.final_date::text`,
    externalUrl: sql`j.external_url`,
  }
}

/** The address is kept as text. */
const streetOf = (address: string | number | null) =>
  typeof address === 'string' ? (readAddress(address)?.street ?? null) : null

/** As people write it: amounts are kept in the smallest unit of their currency. */
function writtenIn(row: Said, name: OfferField): string | number | null {
  const value = row[name]
  if (name === 'street') return String(streetOf(value) ?? '')
  const isAmount = (name === 'salaryMin' || name === 'salaryMax') && typeof value === 'number'
  return isAmount ? value / unitsOf(String(row.salaryCurrency)) : value
}

const names = offerFields.map(({ name }) => name)

/** All that one keeps, in the reader’s language. @throws 404 for a fair in which the caller keeps nothing */
export async function exportJobsOf(
  { fair, firm, format }: QueryOf<typeof exportJobs>,
  context: HttpContext,
): Promise<string | Buffer> {
  const { db, locale } = context
  const { isRun, firms: own } = await keptOffers(fair, context)
  const columns = columnsIn(locale)
  const rows = await many<Said>(db)`
    select ${sql.join(names.map(name => sql`${columns[name]} as ${sql.ref(name)}`))},
      ${stateOfJob('j')} as state
    from job j join firm f on f.id = j.firm_id join fair on fair.id = j.fair_id
    where j.fair_id = ${fair} and j.deleted_at is null and fair.trashed_at is null
      and (${isRun} or (j.firm_id = any(${[...own]}::int[]) and j.fair_firm_id is not null))
      ${firm ? sql`and j.firm_id = ${firm}` : sql``}
    order by fold(f.name), j.id limit 10000`
  await audit(
    { action: 'export', resource: 'jobs', resourceId: fair, fair, details: { count: rows.length } },
    context,
  )
  return tableFile(
    {
      name: 'jobs',
      head: [...names, 'state'],
      rows: rows.map(row => [...names.map(name => writtenIn(row, name)), row.state]),
    },
    format,
    context,
  )
}
