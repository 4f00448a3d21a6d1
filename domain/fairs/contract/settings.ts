import { locales } from '#platform/contract/locale.ts'
import { fieldsIn, isRecord } from '#platform/contract/record.ts'

/** The settings of a fair: what may be written of it, but what has pages of its own. */
export const settingFields = [
  'type',
  'status',
  'homepage',
  'hue',
  'logo',
  'startDate',
  'endDate',
  'timeZone',
  'isMonthlyRenew',
  'isAnnounced',
  'isRunByDates',
  'lobby',
  'isPublicAccess',
  'isPublicWatching',
  'isRegistrationUserHomepage',
  'isRegistrationFirmHomepage',
  'isExhibitorLogosHomepage',
  'isHidingUserEmail',
  'isHidingFirmEmail',
  'isValidatingUsers',
  'isValidatingFirms',
  'mainLanguage',
  'fairLanguages',
  'country',
  'resultsPerPage',
  'maxOrganizers',
  'maxUsers',
  'admins',
  'isBlockingStandTypeEdition',
  'isUsingDirectMessageModule',
  'isUsingJobModule',
  'isUsingConferenceModule',
  'isUsingVisio',
  'isUsingChat',
  'dailyChatLimit',
  'dailyVisioLimit',
  'isShowingCounters',
  'isHidingChatButtons',
  'isHidingChatColumn',
  'statMode',
  'statUserType',
  'statMonths',
  'is3DMaps',
  'shippingMail',
  'standGroups',
] as const

/** Said in each language. */
export const settingWords = ['name', 'tagline', 'description', 'location'] as const

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
  ...Object.fromEntries(settingFields.map(field => [field, writtenValue(fair[field])])),
  ...Object.fromEntries(
    locales.flatMap(locale => {
      const own = fieldsIn(fieldsIn(fair.translations)[locale])
      return settingWords.map(name => [wordField(locale, name), own[name] ?? ''])
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
