import { fieldsIn } from '#platform/contract/record.ts'
import { readXml, type XmlElement, xmlAll, xmlText } from '#platform/server/import/read-xml.ts'
import type { ImportTable } from '#platform/server/import/table.ts'
import { invalid } from '#platform/server/refusal.ts'
import type { OfferField } from '../../contract/job-import.ts'

type Said = Partial<Record<OfferField, string>>

/** The most offers of one file. */
export const offersMost = 2_000

const tableOf = (format: 'xml' | 'json', offers: readonly { line: number; said: Said }[]): ImportTable => {
  if (!offers.length) throw invalid({ file: 'import_no_offers' })
  const columns = [...new Set(offers.flatMap(({ said }) => Object.keys(said)))]
  return {
    format,
    encoding: null,
    separator: null,
    head: 0,
    columns,
    records: offers.map(({ line, said }) => {
      const words = new Map<string, string>(Object.entries(said))
      return { line, cells: columns.map(column => words.get(column) ?? '') }
    }),
  }
}

/** Of what somebody has written, that which says something. */
const saying = (said: Said): Said =>
  Object.fromEntries(Object.entries(said).filter(([, text]) => text !== ''))

/** As the large job boards read and write it: `source` with `job`s. */
const ofXml = (job: XmlElement): Said =>
  saying({
    reference:
      xmlText(job, 'referencenumber') ||
      xmlText(job, 'reference') ||
      xmlText(job, 'id') ||
      (job.attributes.id ?? ''),
    title: xmlText(job, 'title'),
    description: xmlText(job, 'description'),
    profile: xmlText(job, 'requirements'),
    firm: xmlText(job, 'company'),
    family: xmlText(job, 'category'),
    contractType: xmlText(job, 'jobtype'),
    educationLevel: xmlText(job, 'education'),
    experience: xmlText(job, 'experience'),
    street: xmlText(job, 'streetaddress'),
    city: xmlText(job, 'city'),
    postalCode: xmlText(job, 'postalcode'),
    country: xmlText(job, 'country'),
    remote: xmlText(job, 'remotetype'),
    salaryMin: xmlText(job, 'salarymin') || xmlText(job, 'salary'),
    salaryMax: xmlText(job, 'salarymax'),
    salaryCurrency: xmlText(job, 'currency'),
    salaryPeriod: xmlText(job, 'salaryperiod'),
    finalDate: xmlText(job, 'expirationdate'),
    externalUrl: xmlText(job, 'url'),
  })

const elementsCalled = (element: XmlElement, name: string): XmlElement[] => [
  ...xmlAll(element, name),
  ...element.children.flatMap(one => (one.name.toLowerCase() === name ? [] : elementsCalled(one, name))),
]

async function readJobXml(bytes: Buffer): Promise<ImportTable> {
  const jobs = elementsCalled(await readXml(bytes), 'job')
  if (jobs.length > offersMost) throw invalid({ file: 'import_too_many_offers' })
  return tableOf(
    'xml',
    jobs.map(job => ({ line: job.line, said: ofXml(job) })),
  )
}

type Json = Readonly<Record<string, unknown>>

const word = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value)
const within = (value: unknown): Json => fieldsIn(first(value))
/** A text, or the name of what stands there. */
const named = (value: unknown): string => word(first(value)) || word(within(value).name)

const depthMost = 12

function isShallow(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return true
  return depth < depthMost && Object.values(value).every(inner => isShallow(inner, depth + 1))
}

const isPosting = (one: Json) => [one['@type']].flat().includes('JobPosting')

const postingsIn = (value: unknown): Json[] =>
  [value].flat().flatMap(one => {
    const fields = fieldsIn(one)
    if (isPosting(fields)) return [fields]
    return [fields['@graph'], fields.itemListElement, fields.item].flatMap(inner =>
      inner === undefined ? [] : postingsIn(inner),
    )
  })

const ofPosting = (posting: Json): Said => {
  const address = within(within(posting.jobLocation).address)
  const salary = within(posting.baseSalary)
  const amount = within(salary.value)
  const identifier = posting.identifier
  return saying({
    reference: word(within(identifier).value) || named(identifier),
    title: word(posting.title),
    description: word(posting.description),
    profile: word(posting.qualifications),
    firm: named(posting.hiringOrganization),
    family: named(posting.occupationalCategory),
    contractType: named(posting.employmentType),
    educationLevel:
      named(posting.educationRequirements) || word(within(posting.educationRequirements).credentialCategory),
    experience: named(posting.experienceRequirements),
    skills: [posting.skills].flat().map(named).filter(Boolean).join(', '),
    street: word(address.streetAddress),
    city: word(address.addressLocality),
    postalCode: word(address.postalCode),
    country: named(address.addressCountry),
    remote: word(posting.jobLocationType),
    salaryMin: word(amount.minValue) || word(amount.value) || word(salary.value),
    salaryMax: word(amount.maxValue),
    salaryCurrency: word(salary.currency),
    salaryPeriod: word(amount.unitText),
    positions: word(posting.totalJobOpenings),
    startDate: word(posting.jobStartDate),
    finalDate: word(posting.validThrough),
    externalUrl: word(posting.url),
  })
}

function readJobJson(bytes: Buffer): ImportTable {
  let value: unknown
  try {
    value = JSON.parse(bytes.toString('utf8').replace(/^\ufeff/, ''))
  } catch {
    throw invalid({ file: 'json_broken' })
  }
  if (!isShallow(value)) throw invalid({ file: 'json_broken' })
  const postings = postingsIn(value)
  if (postings.length > offersMost) throw invalid({ file: 'import_too_many_offers' })
  return tableOf(
    'json',
    postings.map((posting, at) => ({ line: at + 1, said: ofPosting(posting) })),
  )
}

/** The XML of job boards and JSON-LD as a table whose columns are called as what they hold; null for what is a table. @throws 422 */
export async function readJobFile(bytes: Buffer): Promise<ImportTable | null> {
  const begin = bytes
    .subarray(0, 64)
    .toString('latin1')
    .replace(/^(?:\xef\xbb\xbf|\xff\xfe)/, '')
    .replaceAll('\0', '')
    .trimStart()
  if (begin.startsWith('<')) return readJobXml(bytes)
  if (/^[[{]/.test(begin)) return readJobJson(bytes)
  return null
}
