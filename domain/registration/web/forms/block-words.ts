import { type Locale, locales } from '#platform/contract/locale.ts'
import { type FormBlock, isOwnField } from '../../contract/registration-form.ts'

/** Of these languages those in which a field would be asked for in another one's words; ours have words in all, until they get others. */
export const missingIn = ({ identifier, label }: FormBlock, languages: readonly Locale[]): Locale[] =>
  isOwnField(identifier) || locales.some(code => label[code]?.trim())
    ? languages.filter(code => !label[code]?.trim())
    : []
