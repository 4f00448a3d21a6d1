import type { Locale } from '#platform/contract/locale.ts'
import { entriesOf } from '#platform/contract/record.ts'

/** What something is called by those who run a fair or the product, by what it is called in the code. */
export type NamedInWords = { name: string; words: Readonly<Record<Locale, string>> }

export const defineNames = (
  names: Readonly<Record<string, NamedInWords['words']>>,
): readonly NamedInWords[] => entriesOf(names).map(([name, words]) => ({ name, words }))

/** null for what nobody has named */
export const wordsIn = (names: readonly NamedInWords[], name: string, locale: Locale): string | null =>
  names.find(one => one.name === name)?.words[locale] ?? null
