import { languageNames } from '#platform/web/words/language-names.ts'

/** A language in its own words: "Français". */
export const languageName = (code: string): string =>
  (languageNames as Record<string, string>)[code] ?? code.toUpperCase()
