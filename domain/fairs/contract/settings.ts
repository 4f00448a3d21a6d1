import { locales } from '#platform/contract/locale.ts'
import { fieldsIn, isRecord } from '#platform/contract/record.ts'
import { fairs } from './fair.ts'

/** Written on pages of their own. */
const elsewhere = new Set(['homepageJson', 'homepageDraft', 'jobModuleConfiguration', 'isArchived'])

const fields = fairs.writable.filter(field => !elsewhere.has(field))
const words = Object.keys(fairs.translated)

/** Where a word in one language stands among the settings, and in what the server says of it. */
export const wordField = (locale: string, name: string) => `translations.${locale}.${name}`

const idOf = (value: unknown) => (isRecord(value) ? value.id : value)

/** As it is written: of other records their ids, in one order. */
function writtenValue(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  return Array.isArray(value)
    ? value
        .map(idOf)
        .map(Number)
        .sort((a, b) => a - b)
    : (idOf(value) ?? null)
}

/** Settings that point to other records: a form chooses them by ids in text. */
const references: ReadonlySet<string> = new Set([
  'status',
  'country',
  'mainLanguage',
  'fairLanguages',
  'admins',
  'standGroups',
  'logo',
])

const numberOf = (value: unknown) => (typeof value === 'string' && value !== '' ? Number(value) : value)

/** A setting as a form gives it, as it is written. */
export const chosenSetting = (field: string, value: unknown) =>
  references.has(field) ? writtenValue(Array.isArray(value) ? value : numberOf(idOf(value))) : value

/** The settings of a fair one by one, as they are written: its fields, and its words in each language. */
export const settingsOf = (fair: Readonly<Record<string, unknown>>): Record<string, unknown> => ({
  ...Object.fromEntries(fields.map(field => [field, writtenValue(fair[field])])),
  ...Object.fromEntries(
    locales.flatMap(locale => {
      const own = fieldsIn(fieldsIn(fair.translations)[locale])
      return words.map(name => [wordField(locale, name), own[name] ?? ''])
    }),
  ),
})

/** What the call takes of settings that were changed one by one. */
export function settingsToWrite(changes: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const written: Record<string, unknown> = {}
  const translations: Record<string, Record<string, unknown>> = {}
  for (const [field, value] of Object.entries(changes)) {
    const [, locale, name] = /^translations\.(\w+)\.(\w+)$/.exec(field) ?? []
    if (locale && name) translations[locale] = { ...translations[locale], [name]: value }
    else written[field] = field === 'shippingMail' && value === '' ? null : value
  }
  return { ...written, ...(Object.keys(translations).length && { translations }) }
}
