import { Value } from 'typebox/value'
import { vatNumberOf } from '#domain/exhibitors/server/index.ts'
import { Email, WebAddress } from '#platform/contract/fields.ts'
import { fold, type LineProblem } from '#platform/contract/import.ts'
import { mendedEmail, nearest } from '#platform/contract/nearest.ts'
import { lineProblem } from '#platform/server/import/line-problems.ts'
import { rowWords, tooLong, type RowWords as Words } from '#platform/server/import/row-words.ts'
import type { TableRow } from '#platform/server/import/table.ts'
import { cleaned } from '#platform/server/plain-text.ts'
import { importFields, type StandImportField, type StandImportMapping } from '../../contract/import/fields.ts'
import type { KnownCountries } from './known-countries.ts'

/** What a row says, cleaned: kept with its stand, so that the same row is known when it comes again. */
export type StandRowWords = Words<StandImportField>
export type ImportRow = {
  line: number
  key: string
  words: StandRowWords
  /** The number of a place, as far as the row's words are one. */
  number: number | null
  country: number | null
}
/** `fields`: those that have a column. */
export type Checked = { rows: ImportRow[]; problems: LineProblem[]; fields: StandImportField[] }

const email = Email()
/** An address that could be written so. */
const meantEmail = (word: string) => {
  const mended = mendedEmail(word)
  return Value.Check(email, mended) ? mended : undefined
}
const address = WebAddress()

const numberOf = (text: string | undefined): number | null => {
  const number = Number(/^[\p{L}\s.#-]*0*(\d{1,3})$/u.exec(text ?? '')?.[1] ?? 0)
  return number >= 1 && number <= 999 ? number : null
}

function cleanWords(cells: readonly string[], mapping: StandImportMapping): StandRowWords {
  const words = rowWords(cells, mapping, importFields)
  if (words.number) words.number = cleaned.label(words.number)
  if (words.letter) words.hall ??= words.letter
  if (words.label) words.label = cleaned.label(words.label)
  if (words.isVisible) words.isVisible = words.isVisible.toLowerCase()
  if (words.website && !/^[a-z][a-z0-9+.-]*:/i.test(words.website)) words.website = `https://${words.website}`
  return words
}

type Rule = (
  words: StandRowWords,
  countries: KnownCountries,
) => [field: StandImportField, code: string, meant?: string] | null

/** A field, the code of what is wrong with it, and what was probably meant. */
const rules: Rule[] = [
  words => (words.firm ? null : ['firm', 'required']),
  words => (words.number && !words.hall ? ['hall', 'required'] : null),
  words =>
    words.email && !Value.Check(email, words.email)
      ? ['email', 'email_invalid', meantEmail(words.email)]
      : null,
  words => (words.website && !Value.Check(address, words.website) ? ['website', 'url_invalid'] : null),
  words => (words.vatNumber && !vatNumberOf(words.vatNumber) ? ['vatNumber', 'vat_number_invalid'] : null),
  ({ isValidated }) =>
    isValidated === undefined || ['0', '1', '2'].includes(isValidated)
      ? null
      : ['isValidated', 'value_invalid'],
  ({ isVisible }) =>
    isVisible === undefined || ['0', '1', 'false', 'true'].includes(isVisible)
      ? null
      : ['isVisible', 'value_invalid'],
  (words, countries) =>
    words.country && !countries.ids.has(fold(words.country))
      ? ['country', 'import_country_unknown', nearest(words.country, countries.names)]
      : null,
]

/** The row's own reference; without one its firm, and which of the firm's rows it is. */
function keysOf() {
  const seen = new Map<string, number>()
  return ({ reference, firm }: StandRowWords) => {
    if (reference) return `reference:${fold(reference)}`
    const base = `firm:${fold(firm ?? '')}`
    const nth = (seen.get(base) ?? 0) + 1
    seen.set(base, nth)
    return nth > 1 ? `${base}:${nth}` : base
  }
}

/** Every row by itself, and what two rows cannot both say. */
export function checkRows(
  records: readonly TableRow[],
  mapping: StandImportMapping,
  countries: KnownCountries,
): Checked {
  const problems: LineProblem[] = []
  const places = new Set<string>()
  const keys = new Set<string>()
  const keyOf = keysOf()
  const rows = records.map(({ line, cells }) => {
    const words = cleanWords(cells, mapping)
    const complain = (field: StandImportField, code: string, meant?: string) =>
      problems.push(lineProblem(line, field, words[field], code, meant))
    for (const name of tooLong(words, importFields)) complain(name, 'too_long')
    for (const rule of rules) {
      const wrong = rule(words, countries)
      if (wrong) complain(...wrong)
    }
    const key = keyOf(words)
    if (keys.has(key)) complain('reference', 'import_reference_twice')
    keys.add(key)
    const number = numberOf(words.number)
    const place = JSON.stringify(
      [words.hall, words.letter, words.group, words.number].map(word => fold(word ?? '')),
    )
    if (words.number && places.has(place)) complain('number', 'import_place_twice')
    places.add(place)
    return { line, key, words, number, country: countries.ids.get(fold(words.country ?? '')) ?? null }
  })
  const fields = importFields.flatMap(({ name }) => (mapping[name] === undefined ? [] : name))
  return { rows, problems, fields }
}
