import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { programmeFields } from '#domain/conferences/contract/import-fields.ts'
import { offerFields } from '#domain/jobs/contract/job-import.ts'
import { personFields } from '#domain/people/contract/people-import.ts'
import { importFields } from '#domain/stands/contract/import/fields.ts'
import { guessMapping, type ImportField } from '#platform/contract/import.ts'
import { locales } from '#platform/contract/locale.ts'
import { packageRoot } from '#platform/server/database/package-root.ts'

const imports: [string, readonly ImportField[]][] = [
  ['people/web/messages', personFields],
  ['jobs/web/messages/work', offerFields],
  ['conferences/web/messages/work', programmeFields],
  ['stands/web/messages/work', importFields.filter(field => 'known' in field)],
]

it.each(locales)('a column is recognized under the name that its field has on the screen in %s', locale => {
  for (const [folder, fields] of imports) {
    const path = join(packageRoot, 'domain', folder, `${locale}.json`)
    const words = (JSON.parse(readFileSync(path, 'utf8')) as { import: Record<string, string> }).import
    const columns = fields.map(({ name }) => words[`field_${name}`] ?? '')
    const expected = Object.fromEntries(fields.map(({ name }, at) => [name, at]))
    expect(guessMapping(fields, columns), columns.join(', ')).toEqual(expected)
  }
})
