import { type Locale, locales } from '#platform/contract/locale.ts'
import type { Words } from '#platform/web/words/words.ts'
import { type FormBlock, isOwnField, wordsOf } from '../../contract/registration-form.ts'
import { usualWord } from '../registration/controls.ts'

/** What a field is called in a list of fields. */
export const nameOf = ({ identifier, label }: FormBlock, locale: Locale, t: Words) =>
  wordsOf(label, locale) || t(usualWord(identifier), { defaultValue: identifier })

/** Languages in which a field would be asked for in another one's words; ours have words in all, until they get others. */
export const missingIn = ({ identifier, label }: FormBlock): Locale[] =>
  isOwnField(identifier) || locales.some(code => label[code]?.trim())
    ? locales.filter(code => !label[code]?.trim())
    : []
