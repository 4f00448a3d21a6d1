import { defaultLocale, type Locale } from './locale.ts'
import { fieldsIn } from './record.ts'

/** In which language the server says the words of a record: the reader’s, else French, else one that there is. */
export function languageOf(translations: unknown, field: string, locale: Locale): string | null {
  const said = fieldsIn(translations)
  const has = (code: string) => typeof fieldsIn(said[code])[field] === 'string'
  return [locale, defaultLocale, ...Object.keys(said)].find(has) ?? null
}
