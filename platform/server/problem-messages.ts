import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultLocale, type Locale, locales } from '#platform/contract/locale.ts'
import { fieldsIn, recordOf } from '#platform/contract/record.ts'

type Words = Record<Locale, Record<string, string>>

const merge = (words: Words, folder: string, locale: Locale) =>
  Object.assign(words[locale], JSON.parse(readFileSync(join(folder, `${locale}.json`), 'utf8')))

/** The sentences of all message codes: the platform's and each domain's `contract/problems`. */
export function readProblemWords(root: string): Words {
  const words: Words = recordOf(locales, () => ({}))
  const domains = readdirSync(join(root, 'domain')).map(name =>
    join(root, 'domain', name, 'contract', 'problems'),
  )
  for (const folder of [join(root, 'platform', 'contract', 'problems'), ...domains])
    for (const locale of locales) {
      try {
        merge(words, folder, locale)
      } catch (error) {
        if (fieldsIn(error).code !== 'ENOENT') throw error
      }
    }
  return words
}

export const translator =
  (words: Words) =>
  (locale: Locale, code: string, values: Readonly<Record<string, string>> = {}): string =>
    (words[locale][code] ?? words[defaultLocale][code] ?? code).replace(
      /\{\{(\w+)\}\}/g,
      (gap, name) => values[name] ?? gap,
    )
