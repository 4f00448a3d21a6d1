import { useLocale } from '#platform/web/words/words.ts'

/** As they are written on a sign: `FR · EN`. */
export const codesOf = (codes: readonly string[]) => codes.map(code => code.toUpperCase()).join('\u00a0· ')

/** What languages are called, in the reader's own. */
export function useLanguageNames(): (code: string) => string {
  const names = new Intl.DisplayNames([useLocale()], { type: 'language' })
  return code => names.of(code) ?? code.toUpperCase()
}
