import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { listTitle } from '#domain/reference/contract/list-pages.ts'
import { locales } from '#platform/contract/locale.ts'
import { screens } from './screens.ts'

it.each(locales)('every page has a name for its breadcrumb and its tab in %s', locale => {
  const file = readFileSync(new URL(`messages/${locale}.json`, import.meta.url), 'utf8')
  const named = (JSON.parse(file) as { screens: Record<string, string> }).screens
  const unnamed = screens.filter(({ name }) => !listTitle(name) && !named[name])
  expect(unnamed.map(({ name }) => name)).toEqual([])
})
