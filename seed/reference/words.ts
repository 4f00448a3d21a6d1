import { locales } from '#platform/contract/locale.ts'

/** In the order of `locales`: fr, en, nl, de, es, it. */
export type Names = readonly [string, string, string, string, string, string]

/** `'Verre | Glass | Glas | Glas | Vidrio | Vetro'`: one line a name keeps the tables readable. */
export function six(line: string): Names {
  const [fr, en, nl, de, es, it, ...more] = line.split('|').map(part => part.trim())
  if (!fr || !en || !nl || !de || !es || !it || more.length)
    throw new Error(`A name in each of the six languages is needed: ${line}`)
  return [fr, en, nl, de, es, it]
}

/** A name that is the same everywhere. */
export const same = (name: string): Names => [name, name, name, name, name, name]

export type Translations = Record<string, Record<string, string>>

/** Several fields at once, as the `translations` column keeps them. */
export const translated = (fields: Record<string, Names>): Translations =>
  Object.fromEntries(
    locales.map((locale, at) => [
      locale,
      Object.fromEntries(Object.entries(fields).map(([field, names]) => [field, names[at] ?? ''])),
    ]),
  )

export const named = (line: string): Translations => translated({ name: six(line) })
