import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { packageRoot } from './package-root.ts'

export type Migration = { number: number; name: string; checksum: string; sql: string }

export const migrationsFolder = join(packageRoot, 'migrations')

export async function readMigrations(folder = migrationsFolder): Promise<Migration[]> {
  const files = (await readdir(folder)).filter(file => file.endsWith('.sql')).sort()
  const migrations = await Promise.all(files.map(file => readMigration(folder, file)))
  const double = migrations.findIndex(({ number }, index) => number === migrations[index - 1]?.number)
  if (double > 0) {
    throw new Error(
      `Two migrations have one number, ${files[double - 1]} and ${files[double]}: renumber the newer one.`,
    )
  }
  return migrations
}

/** One name for a whole schema: templates and snapshots are kept by it. */
export function schemaChecksum(migrations: Migration[]): string {
  return sha256(migrations.map(migration => migration.checksum).join('\n')).slice(0, 16)
}

async function readMigration(folder: string, file: string): Promise<Migration> {
  const [, number, name] = /^(\d{4})-([a-z0-9-]+)\.sql$/.exec(file) ?? []
  if (!number || !name) throw new Error(`The migration ${file} must be called like 0007-add-passes.sql.`)
  const sql = (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n')
  return { number: Number(number), name, checksum: sha256(sql), sql }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
