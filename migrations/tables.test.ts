import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { generateTables } from '#platform/server/database/generate-tables.ts'
import { migrationsFolder } from '#platform/server/database/migration-files.ts'

it('describes the tables as the migrations make them', async () => {
  const written = await readFile(join(migrationsFolder, 'tables.ts'), 'utf8')
  expect(written === (await generateTables()), 'migrations/tables.ts is stale: run `npm run tables`.').toBe(
    true,
  )
})
