import { locales } from '#platform/contract/locale.ts'
import { fieldsIn, isRecord } from '#platform/contract/record.ts'

/** What is said of an offer in each language of its fair. */
export const jobWords = ['title', 'description', 'profile'] as const
export type OfferWord = (typeof jobWords)[number]

export const addressParts = ['street', 'postalCode', 'city', 'country'] as const

const ofOne = [
  'family',
  'subFamily',
  'jobFunction',
  'functionLevel',
  'contractType',
  'educationLevel',
  'experience',
  'disponibility',
] as const
const ofSeveral = ['areas', 'skills', 'qualities', 'transports', 'recruiters'] as const
const plain = [
  'languages',
  'remote',
  'salaryMin',
  'salaryMax',
  'salaryCurrency',
  'salaryPeriod',
  'positions',
  'startDate',
  'finalDate',
  'expiresAt',
  'answerDays',
  'isAnonymousFirst',
] as const
const typed = ['reference', 'externalUrl'] as const

type Fields = Readonly<Record<string, unknown>>

/** Where a word in one language stands among the fields, and in what the server says of it. */
export const wordOf = (locale: string, word: OfferWord) => `translations.${locale}.${word}`
export const partOf = (part: (typeof addressParts)[number]) => `address.${part}`

const idOf = (value: unknown) => (isRecord(value) ? value.id : value)
const idsOf = (value: unknown) =>
  (Array.isArray(value) ? value : [])
    .map(idOf)
    .map(Number)
    .sort((a, b) => a - b)
const dayOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 10) : null)

const addressIn = (text: unknown): Fields => {
  try {
    return fieldsIn(JSON.parse(typeof text === 'string' && text ? text : '{}'))
  } catch {
    return {}
  }
}

/** An offer one by one, as its form shows it: its fields, the parts of its address, its words in each language. */
export function jobFieldsOf(job: Fields): Record<string, unknown> {
  const address = addressIn(job.addressJSON)
  return Object.fromEntries([
    ...ofOne.map(field => [field, idOf(job[field]) ?? null]),
    ...ofSeveral.map(field => [field, idsOf(job[field])]),
    ...plain.map(field => [
      field,
      field.endsWith('Date') || field === 'expiresAt' ? dayOf(job[field]) : job[field],
    ]),
    ...typed.map(field => [field, job[field] ?? '']),
    ...addressParts.map(part => [partOf(part), typeof address[part] === 'string' ? address[part] : '']),
    ...locales.flatMap(locale => {
      const said = fieldsIn(fieldsIn(job.translations)[locale])
      return jobWords.map(word => [wordOf(locale, word), said[word] ?? ''])
    }),
  ])
}

const named = new Set<string>(ofOne)
const several = new Set<string>(ofSeveral)
const emptied = new Set<string>(typed)

/** A field as a form gives it, as it is written. */
export const chosenJobField = (field: string, value: unknown): unknown => {
  if (named.has(field)) return value === null || value === '' ? null : Number(idOf(value))
  if (several.has(field)) return idsOf(value)
  return value
}

/** Of an address all is written where a part of it has changed; what it holds besides stays. */
function addressWith(address: Fields, changes: Fields): string | null {
  const whole = {
    ...address,
    ...Object.fromEntries(
      addressParts.flatMap(part => (partOf(part) in changes ? [[part, changes[partOf(part)]]] : [])),
    ),
  }
  const said = Object.entries(whole).filter(([, value]) => value !== '' && value !== null)
  return said.length ? JSON.stringify(Object.fromEntries(said)) : null
}

/** What the call takes of fields that were changed one by one; `addressJSON` as it was read last. */
export function jobToWrite(changes: Fields, addressJSON: unknown): Record<string, unknown> {
  const written: Record<string, unknown> = {}
  const translations: Record<string, Record<string, unknown>> = {}
  for (const [field, value] of Object.entries(changes)) {
    const [, locale, word] = /^translations\.(\w+)\.(\w+)$/.exec(field) ?? []
    if (locale && word) translations[locale] = { ...translations[locale], [word]: value }
    else if (!field.startsWith('address.')) written[field] = emptied.has(field) && value === '' ? null : value
  }
  return {
    ...written,
    ...(Object.keys(changes).some(field => field.startsWith('address.')) && {
      addressJSON: addressWith(addressIn(addressJSON), changes),
    }),
    ...(Object.keys(translations).length && { translations }),
  }
}

export const offerNeeds = ['title', 'description', 'contractType', 'place', 'finalDate'] as const
export type OfferNeed = (typeof offerNeeds)[number]

const hasWords = (html: unknown) =>
  typeof html === 'string' && html.replace(/<[^>]*>|&nbsp;/g, ' ').trim() !== ''

/** What an offer still lacks before it can be opened; the server asks for the same. */
export function missingOf(fields: Fields, hasContractTypes = true): OfferNeed[] {
  const says = (word: OfferWord) => locales.some(locale => hasWords(fields[wordOf(locale, word)]))
  const has: Record<OfferNeed, boolean> = {
    title: says('title'),
    description: says('description'),
    contractType: !hasContractTypes || fields.contractType !== null,
    place: fields.remote === 'fully' || hasWords(fields[partOf('city')]),
    finalDate: Boolean(fields.finalDate),
  }
  return offerNeeds.filter(need => !has[need])
}
