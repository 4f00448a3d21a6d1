import { sql } from 'kysely'
import { askedOrFirstFair, entryOf } from '#domain/fairs/server/index.ts'
import type { QueryOf } from '#platform/contract/endpoint.ts'
import { hrefOf } from '#platform/contract/href.ts'
import { withoutXmlControls } from '#platform/contract/text.ts'
import type { HttpContext } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many } from '#platform/server/database/rows.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import type { jobFeed } from '../contract/job-calls.ts'
import { jobLinks } from '../contract/links.ts'
import { unitsOf } from '../contract/units-of.ts'
import { isSeenJob } from './list-jobs.ts'
import { isOpenJob } from './shown.ts'

type Posted = {
  id: number
  salon: string
  reference: string
  title: string
  company: string
  description: string
  requirements: string
  category: string | null
  jobtype: string | null
  employmentType: string | null
  education: string | null
  experience: string | null
  remote: 'none' | 'partly' | 'fully'
  city: string | null
  postalCode: string | null
  country: string | null
  salaryMin: number | null
  salaryMax: number | null
  currency: string
  period: string
  finalDate: string | null
  openedAt: string | null
}

/** Of one file. */
const most = 5_000

/** What XML does not have is left out, and nothing ends the section that it stands in. */
const cdata = (text: string) => `<![CDATA[${withoutXmlControls(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`

const elements = (said: Readonly<Record<string, string | number | null>>) =>
  Object.entries(said)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `    <${name}>${cdata(String(value))}</${name}>`)
    .join('\n')

const remotes = { none: null, partly: 'Hybrid remote', fully: 'Fully remote' } as const
const amount = (value: number | null, currency: string) => (value === null ? null : value / unitsOf(currency))

/** Open offers in the reader’s language, as the large job boards read them: each with the address of its page here. */
export async function sendFeed(
  { fair: asked, firm }: QueryOf<typeof jobFeed>,
  context: HttpContext,
): Promise<string> {
  const { db, locale, reply, services } = context
  const fair = await askedOrFirstFair(asked, context)
  await entryOf(fair, sql`1 as entered`, context)
  const entry = (table: string) =>
    sql`(select ${translatedText('e', 'name', locale)} from ${sql.table(table)} e
      where e.id = ${sql.ref(`j.${table}_id`)})`
  const offers = await many<Posted>(db)`
    select j.id, fair.homepage as salon, coalesce(j.reference, j.id::text) as reference, f.name as company,
      coalesce(${translatedText('j', 'title', locale)}, '') as title,
      coalesce(${translatedText('j', 'description', locale)}, '') as description,
      coalesce(${translatedText('j', 'profile', locale)}, '') as requirements,
      ${entry('job_family')} as category, ${entry('job_contract_type')} as jobtype,
      (select e.employment_type from job_contract_type e where e.id = j.job_contract_type_id)
        as "employmentType",
      ${entry('job_education_level')} as education, ${entry('job_experience')} as experience, j.remote,
      j.city, j.postal_code as "postalCode",
        (select c.iso from country c where c.id = j.country_id) as country,
      j.salary_min as "salaryMin", j.salary_max as "salaryMax", j.salary_currency as currency,
      j.salary_period as period, j.final_date::text as "finalDate", ${instant('j.opened_at')} as "openedAt"
    from job j join fair on fair.id = j.fair_id join firm f on f.id = j.firm_id
    where j.fair_id = ${fair} and ${isSeenJob(context)} and ${isOpenJob('j')}
      ${firm ? sql`and j.firm_id = ${firm}` : sql``}
    order by j.opened_at desc, j.id desc limit ${most}`
  const origin = services.settings.PUBLIC_URL ?? 'http://localhost'
  const jobs = offers.map(offer => {
    const { id, salon, remote, salaryMin, salaryMax, currency, period, finalDate, openedAt } = offer
    const isPaid = salaryMin !== null || salaryMax !== null
    return `  <job>\n${elements({
      title: offer.title,
      date: openedAt,
      referencenumber: offer.reference,
      url: new URL(hrefOf(jobLinks.offer, { id }, salon), origin).href,
      company: offer.company,
      city: offer.city,
      postalcode: offer.postalCode,
      country: offer.country,
      description: offer.description,
      requirements: offer.requirements,
      category: offer.category,
      jobtype: offer.jobtype,
      employmenttype: offer.employmentType,
      education: offer.education,
      experience: offer.experience,
      remotetype: remotes[remote],
      salarymin: amount(salaryMin, currency),
      salarymax: amount(salaryMax, currency),
      currency: isPaid ? currency : null,
      salaryperiod: isPaid ? period : null,
      expirationdate: finalDate,
    })}\n  </job>`
  })
  reply.headers({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'no-cache' })
  return `<?xml version="1.0" encoding="utf-8"?>\n<source>\n  <publisher>${cdata('Verrière')}</publisher>\n  <publisherurl>${cdata(origin)}</publisherurl>\n${jobs.join('\n')}\n</source>\n`
}
