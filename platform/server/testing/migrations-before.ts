import { cp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { migrationsFolder } from '#platform/server/database/migration-files.ts'
import { temporaryFolder } from './database.ts'

/** The migrations as they were before this one: neither it nor any later one. */
export async function migrationsBefore(file: string) {
  const folder = await temporaryFolder()
  await cp(migrationsFolder, folder.path, { recursive: true })
  for (const name of await readdir(folder.path))
    if (name >= file) await rm(join(folder.path, name), { recursive: true })
  return folder
}
