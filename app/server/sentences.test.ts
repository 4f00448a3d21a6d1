import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { locales } from '#platform/contract/locale.ts'
import { packageRoot } from '#platform/server/database/package-root.ts'
import { readProblemWords } from '#platform/server/problem-messages.ts'
import { type TestPlatform, testPlatform } from './testing/test-platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

const patterns = [
  /new Refusal\(\s*\d{3},\s*'([a-z_]+)'/g,
  /\b(?:conflict|forbidden)\(\s*'([a-z_]+)'/g,
  /messageCode: '([a-z_]+)'/g,
  /invalid\(\{ \w+: '([a-z_]+)' \}\)/g,
  /raise exception '([a-z_]+)'/g,
]

it('every code that the server can answer has a sentence in six languages', () => {
  const files = ['domain', 'platform', 'app', 'migrations'].flatMap(folder =>
    readdirSync(join(packageRoot, folder), { recursive: true, encoding: 'utf8' })
      .filter(name => /\.(ts|sql)$/.test(name) && !name.endsWith('.test.ts'))
      .map(name => readFileSync(join(packageRoot, folder, name), 'utf8')),
  )
  const codes = files.flatMap(text =>
    patterns.flatMap(pattern => [...text.matchAll(pattern)].map(([, code = '']) => code)),
  )
  expect(codes.length).toBeGreaterThan(50)
  const words = readProblemWords(packageRoot)
  const unsaid = [...new Set(codes)]
    .sort()
    .flatMap(code => locales.filter(locale => !words[locale][code]).map(locale => `${code} (${locale})`))
  expect(unsaid).toEqual([])
})

it('a constraint without a sentence of its own is told as a conflict', async () => {
  const add = () =>
    platform.call('superAdmin', {
      method: 'POST',
      url: '/api/countries',
      payload: { iso: 'QQ', translations: { fr: { name: 'Nulle part' } } },
    })
  expect((await add()).statusCode).toBe(201)
  const answer = await add()
  expect(answer.statusCode).toBe(409)
  expect(answer.json()).toMatchObject({ message_code: 'conflict', detail: 'country_iso_taken' })
})
