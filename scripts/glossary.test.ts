import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { registerAllDomains } from '#app/server/domains.ts'
import { paperWords } from '#domain/billing/server/pdf/words/words.ts'
import { textKinds } from '#domain/fairs/contract/fair-text.ts'
import { commonWords } from '#domain/fairs/server/mails/common/words.ts'
import { standardText } from '#domain/fairs/server/texts/standard-text.ts'
import { reportWords } from '#domain/statistics/server/report/words.ts'
import { type Locale, locales } from '#platform/contract/locale.ts'
import { packageRoot } from '#platform/server/database/package-root.ts'
import { declared } from '#platform/server/domains.ts'
import { mailModels } from '#seed/reference/mail-models.ts'
import { ruledOut } from './ruled-out-words.ts'

registerAllDomains()

/** Every text below a value, with where it stands. */
const texts = (value: unknown, at: string): [string, string][] =>
  typeof value === 'string'
    ? [[at, value]]
    : Object.entries(value ?? {}).flatMap(([key, one]) => texts(one, `${at} ${key}`))

const messageFiles = (folder: string, name: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return messageFiles(path, name)
    return entry.name === name ? [path] : []
  })

const saidIn = (locale: Locale): [string, string][] => [
  ...['app', 'domain', 'platform']
    .flatMap(folder => messageFiles(join(packageRoot, folder), `${locale}.json`))
    .flatMap(path => texts(JSON.parse(readFileSync(path, 'utf8')), relative(packageRoot, path))),
  ...texts(commonWords[locale], 'mail'),
  ...declared('mails').flatMap(({ kind, words }) => texts(words[locale], `mail ${kind}`)),
  ...[...declared('jobNames'), ...declared('partNames')].flatMap(({ name, words }) =>
    texts(words[locale], name),
  ),
  ...mailModels.flatMap(model => texts(model.translations[locale], `model ${model.kind}`)),
  ...textKinds.flatMap(kind => texts(standardText(kind, locale, ''), kind)),
  ...texts(paperWords[locale], 'invoice'),
  ...texts(reportWords[locale], 'report'),
]

it.each(locales)('no screen, mail or invoice says what the glossary rules out in %s', locale => {
  const said = saidIn(locale)
  expect(said.length).toBeGreaterThan(1000)
  const wrong = said.flatMap(([at, text]) =>
    ruledOut(locale, text).map(instead => `${at}: "${text}": ${instead}`),
  )
  expect(wrong).toEqual([])
})
