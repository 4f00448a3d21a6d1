import { isDeepStrictEqual } from 'node:util'
import { readAddress } from '#domain/exhibitors/server/index.ts'
import type { LineProblem } from '#platform/contract/import.ts'
import { defaultLocale, type Locale } from '#platform/contract/locale.ts'
import { nearest } from '#platform/contract/nearest.ts'
import { fieldsIn, keysOf } from '#platform/contract/record.ts'
import type { Context } from '#platform/server/context.ts'
import { many, one } from '#platform/server/database/rows.ts'
import type { SentImport } from '#platform/server/import/handle-import.ts'
import { lineProblem } from '#platform/server/import/line-problems.ts'
import { type RowWords, rowWords, tooLong } from '#platform/server/import/row-words.ts'
import type { ImportTable } from '#platform/server/import/table.ts'
import { invalid } from '#platform/server/refusal.ts'
import type { Input } from '#platform/server/resource/registry.ts'
import { type OfferField, offerFields } from '../../contract/job-import.ts'
import { unitsOf } from '../../contract/units-of.ts'
import { idNamed, type KnownOffers, knownOffers, listFields } from './known-offers.ts'
import { amountOf, payPeriodOf, remoteOf, richTextOf, statedDay } from './offer-values.ts'
import { offersMost } from './read-job-file.ts'

export type SentOffers = SentImport<
  { id: number },
  { firm?: number; locale?: Locale; takesGoodLines?: boolean }
>

type Words = RowWords<OfferField>
/** An offer that is there already, by its firm and reference; what of it an import may change. */
type Standing = { id: number; firm: number; reference: string; isVisible: boolean; said: Input }
export type PlannedOffer = { line: number; id: number | null; input: Input }
export type OfferPlan = { offers: PlannedOffer[]; unchanged: number; problems: LineProblem[] }

const keyOf = (firm: number, reference: string) => `${firm} ${reference}`

async function standingOffers(
  fair: number,
  references: readonly string[],
  { db }: Context,
): Promise<Map<string, Standing>> {
  const rows = await many<Standing>(db)`
    select j.id, j.firm_id as firm, j.reference, j.is_visible as "isVisible",
      json_build_object('translations', j.translations, 'family', j.job_family_id,
        'subFamily', j.job_sub_family_id, 'jobFunction', j.job_function_id,
        'functionLevel', j.job_function_level_id, 'contractType', j.job_contract_type_id,
        'educationLevel', j.job_education_level_id, 'experience', j.job_experience_id,
        'skills', array(select l.job_personal_skill_id from job_job_personal_skill l
          where l.job_id = j.id order by 1), 'addressJSON', j.address_json, 'remote', j.remote,
        'salaryMin', j.salary_min, 'salaryMax', j.salary_max, 'salaryCurrency', j.salary_currency,
        'salaryPeriod', j.salary_period, 'positions', j.positions, 'startDate', j.start_date::text,
        'finalDate', j.final_date::text, 'expiresAt', j.expires_at::text,
        'externalUrl', j.external_url) as said
    from job j where j.fair_id = ${fair} and j.deleted_at is null
      and j.reference = any(${references}::text[])`
  return new Map(rows.map(row => [keyOf(row.firm, row.reference), row]))
}

type Complain = (field: OfferField, code: string, meant?: string) => void
type Line = { words: Words; known: KnownOffers; complain: Complain }

const listNames = keysOf(listFields)

function entriesIn({ words, known, complain }: Line): Input {
  const input: Input = {}
  for (const field of listNames) {
    const said = words[field]
    if (!said) continue
    const names =
      field === 'skills'
        ? said
            .split(/[,;|\n]/)
            .map(name => name.trim())
            .filter(Boolean)
        : [said]
    const ids = names.map(name => {
      const id = idNamed(known.lists[field], name)
      if (id === null) complain(field, 'import_entry_unknown', nearest(name, known.lists[field].names))
      return id
    })
    const found = [...new Set(ids.flatMap(id => id ?? []))]
    input[field] = field === 'skills' ? found.toSorted((one, other) => one - other) : (found[0] ?? null)
  }
  return input
}

/** A sub-family brings its family. */
function familyIn(input: Input, { known, complain }: Line): Input {
  if (typeof input.subFamily !== 'number') return {}
  const family = known.familyOf.get(input.subFamily) ?? null
  if (input.family !== undefined && input.family !== family) complain('subFamily', 'import_entry_unknown')
  return { family }
}

/** `units`: so many of the smallest unit make one of the row's currency. */
type Read = (text: string, units: number) => string | number | null

const currencyOf = (text: string) => (/^[A-Za-z]{3}$/.test(text) ? text.toUpperCase() : null)

const plainFields: Partial<Record<OfferField, [Read, code: string]>> = {
  remote: [remoteOf, 'import_entry_unknown'],
  salaryMin: [amountOf, 'import_amount_invalid'],
  salaryMax: [amountOf, 'import_amount_invalid'],
  salaryCurrency: [currencyOf, 'import_entry_unknown'],
  salaryPeriod: [payPeriodOf, 'import_entry_unknown'],
  positions: [
    text => (/^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= 1000 ? Number(text) : null),
    'import_amount_invalid',
  ],
  startDate: [statedDay, 'import_day_invalid'],
  finalDate: [statedDay, 'import_day_invalid'],
  externalUrl: [text => (/^https?:\/\/[^\s@]+$/.test(text) ? text : null), 'format_invalid'],
}

function valuesIn({ words, complain }: Line, standing: Standing | undefined): Input {
  const input: Input = {}
  const currency = currencyOf(words.salaryCurrency ?? '') ?? standing?.said.salaryCurrency ?? 'EUR'
  const units = unitsOf(String(currency))
  for (const field of keysOf(plainFields)) {
    const [said, rule] = [words[field], plainFields[field]]
    if (!said || !rule) continue
    const [read, code] = rule
    const value = read(said, units)
    if (value === null) complain(field, code)
    else input[field] = value
  }
  return input
}

function addressIn(
  { words, known, complain }: Line,
  standing: Standing | undefined,
  isos: ReadonlyMap<number, string>,
) {
  const { street, city, postalCode, country: named } = words
  const country = named ? idNamed(known.countries, named) : null
  if (named && country === null)
    complain('country', 'import_country_unknown', nearest(named, known.countries.names))
  const said = {
    ...(street && { street }),
    ...(city && { city }),
    ...(postalCode && { postalCode }),
    ...(country !== null && { country: isos.get(country) ?? '' }),
  }
  if (!Object.keys(said).length) return {}
  const before = typeof standing?.said.addressJSON === 'string' ? standing.said.addressJSON : null
  const address = { ...(before === null ? {} : readAddress(before)), ...said }
  const isSame = before !== null && isDeepStrictEqual(readAddress(before), address)
  return { addressJSON: isSame ? before : JSON.stringify(address) }
}

const textsIn = ({ words }: Line, locale: Locale): Input => ({
  translations: {
    [locale]: {
      title: words.title,
      ...(words.description && { description: richTextOf(words.description) }),
      ...(words.profile && { profile: richTextOf(words.profile) }),
    },
  },
})

function firmOf({ words, known, complain }: Line, asked: number | undefined): number | null {
  const { firms } = known
  const named = words.firm ? idNamed(firms, words.firm) : null
  // Whoever has one firm imports for it, however a file spells its name.
  const firm = asked ?? named ?? (firms.own.length === 1 ? (firms.own[0] ?? null) : null)
  if (firm === null || !firms.own.includes(firm)) {
    complain('firm', 'import_offer_firm_unknown', words.firm && nearest(words.firm, firms.names))
    return null
  }
  return firm
}

/** What of the row is said otherwise than it stands. */
function changesOf(input: Input, standing: Standing | undefined): Input {
  if (!standing) return input
  const isSame = (field: string, value: unknown) => {
    if (field !== 'translations') return isDeepStrictEqual(value, standing.said[field])
    const before = fieldsIn(standing.said.translations)
    return Object.entries(fieldsIn(value)).every(([locale, texts]) =>
      Object.entries(fieldsIn(texts)).every(([name, text]) => text === fieldsIn(before[locale])[name]),
    )
  }
  return Object.fromEntries(Object.entries(input).filter(([field, value]) => !isSame(field, value)))
}

/** Days and amounts as they stand together afterwards. */
function checkOrder(input: Input, standing: Standing | undefined, today: string, complain: Complain): void {
  const after: Input = { ...standing?.said, ...input }
  const [min, max] = [after.salaryMin, after.salaryMax]
  if (typeof min === 'number' && typeof max === 'number' && max < min)
    complain('salaryMax', 'job_salary_order')
  if (
    typeof after.expiresAt === 'string' &&
    typeof after.finalDate === 'string' &&
    after.expiresAt < after.finalDate
  )
    complain('finalDate', 'job_dates_order')
  if (standing?.isVisible && typeof input.finalDate === 'string' && input.finalDate < today)
    complain('finalDate', 'job_final_date_past')
}

/** What the file would create and change, and what is wrong in it. What a row leaves out stays as it is. */
export async function planOffers(
  { params, query, mapping }: Pick<SentOffers, 'params' | 'query' | 'mapping'>,
  table: ImportTable,
  context: Context,
): Promise<OfferPlan> {
  if (table.records.length > offersMost) throw invalid({ file: 'import_too_many_offers' })
  const { db, services } = context
  const known = await knownOffers(params.id, context)
  const { today } = await one<{ today: string }>(db)`
    select (${services.now().toISOString()}::timestamptz at time zone time_zone)::date::text as today
    from fair where id = ${params.id}`
  const isos = new Map(
    (await many<{ id: number; iso: string }>(db)`select id, iso from country`).map(({ id, iso }) => [
      id,
      iso,
    ]),
  )
  const rows = table.records.map(({ line, cells }) => ({
    line,
    words: rowWords(cells, mapping, offerFields),
  }))
  const standing = await standingOffers(
    params.id,
    rows.flatMap(({ words }) => words.reference ?? []),
    context,
  )
  const problems: LineProblem[] = []
  const seen = new Set<string>()
  const offers: PlannedOffer[] = []
  let unchanged = 0
  for (const { line, words } of rows) {
    const before = problems.length
    const complain: Complain = (field, code, meant) =>
      problems.push(lineProblem(line, field, words[field], code, meant))
    const at: Line = { words, known, complain }
    for (const field of tooLong(words, offerFields)) complain(field, 'too_long')
    for (const field of ['reference', 'title'] as const) if (!words[field]) complain(field, 'required')
    const firm = firmOf(at, query.firm)
    const reference = words.reference ?? ''
    if (firm !== null && reference && seen.has(keyOf(firm, reference)))
      complain('reference', 'import_reference_twice')
    if (firm !== null) seen.add(keyOf(firm, reference))
    const stands = firm === null ? undefined : standing.get(keyOf(firm, reference))
    const entries = entriesIn(at)
    const input: Input = {
      ...textsIn(at, query.locale ?? defaultLocale),
      ...entries,
      ...familyIn(entries, at),
      ...valuesIn(at, stands),
      ...addressIn(at, stands, isos),
    }
    checkOrder(input, stands, today, complain)
    if (problems.length > before || firm === null) continue
    const changes = changesOf(input, stands)
    if (stands && !Object.keys(changes).length) unchanged += 1
    else
      offers.push({
        line,
        id: stands?.id ?? null,
        input: stands ? changes : { ...changes, fair: params.id, firm, reference },
      })
  }
  return { offers, unchanged, problems }
}
