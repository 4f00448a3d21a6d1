import { isLocale } from '#platform/contract/locale.ts'
import { languageNames } from '#platform/web/words/language-names.ts'

/** A language in its own words: "Français". */
export const languageName = (code: string): string =>
  isLocale(code) ? languageNames[code] : code.toUpperCase()
