import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateTables } from '#platform/server/database/generate-tables.ts'
import { migrationsFolder } from '#platform/server/database/migration-files.ts'

const file = join(migrationsFolder, 'tables.ts')
const text = await generateTables()
const changed = readFileSync(file, 'utf8') !== text
if (changed) writeFileSync(file, text)
console.log(changed ? 'migrations/tables.ts was written.' : 'migrations/tables.ts is up to date.')
