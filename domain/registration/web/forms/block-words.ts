import { type Locale, locales } from '#platform/contract/locale.ts'
import { type FormBlock, isOwnField } from '../../contract/registration-form.ts'

/** Languages in which a field would be asked for in another one's words; ours have words in all, until they get others. */
export const missingIn = ({ identifier, label }: FormBlock): Locale[] =>
  isOwnField(identifier) || locales.some(code => label[code]?.trim())
    ? locales.filter(code => !label[code]?.trim())
    : []
