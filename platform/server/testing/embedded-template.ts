import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { mkdir, rename, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { DirectoryInUse, lockDirectory } from '#platform/server/database/directory-lock.ts'
import { EmbeddedEngine } from '#platform/server/database/embedded-engine.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { readMigrations, schemaChecksum } from '#platform/server/database/migration-files.ts'
import { assembleDatabase } from '#platform/server/database/open-database.ts'
import { SingleConnection } from '#platform/server/database/single-connection.ts'
import type { Seed } from './postgres-template.ts'
import { quietLog } from './quiet-log.ts'
import { prepareTestCache, testCache, testRun } from './test-run.ts'

/** The file of a data directory that is migrated and seeded: made by the first who asks, then shared. */
export async function seededSnapshot(options?: { key: string; seed: Seed }): Promise<string> {
  const schema = schemaChecksum(await readMigrations())
  if (!options)
    return madeOnce(`${schema}.tar`, async file => makeSnapshot(file, await emptySnapshot(), migrate))
  const key = createHash('sha256').update(options.key).digest('hex').slice(0, 12)
  const base = await seededSnapshot()
  return madeOnce(`${schema}-${testRun}-${key}.tar`, file => makeSnapshot(file, base, options.seed))
}

/** A database without any table: making one takes seconds, copying it does not. */
export function emptySnapshot(): Promise<string> {
  return madeOnce('empty.tar', file => makeSnapshot(file))
}

/** The embedded database as a snapshot has it, in the folder of a server that has not been started yet. */
export async function placeSnapshot(dataDir: string, snapshot: string): Promise<void> {
  const directory = join(dataDir, 'database')
  await mkdir(directory, { mode: 0o700 })
  await promisify(execFile)('tar', ['-xf', snapshot, '-C', directory])
}

async function madeOnce(name: string, make: (file: string) => Promise<void>): Promise<string> {
  const file = join(testCache, name)
  while (!(await isKept(file))) {
    await prepareTestCache()
    const unlock = await lockDirectory(join(testCache, `${name}.making`)).catch(busy)
    if (!unlock) continue
    try {
      if (await isKept(file)) break
      const part = `${file}.${randomBytes(4).toString('hex')}`
      await make(part)
      await rename(part, file)
    } finally {
      await unlock()
    }
  }
  return file
}

/** Whether it is there; if so, it is as good as new, so that nobody who tidies up takes it away from under a test. */
async function isKept(file: string): Promise<boolean> {
  const now = new Date()
  return utimes(file, now, now).then(
    () => true,
    () => false,
  )
}

async function busy(error: unknown): Promise<undefined> {
  if (!(error instanceof DirectoryInUse)) throw error
  await new Promise(resolve => setTimeout(resolve, 50))
}

async function makeSnapshot(file: string, base?: string, seed?: Seed): Promise<void> {
  const engine = new EmbeddedEngine({ start: { snapshot: base }, log: quietLog })
  try {
    const database = assembleDatabase('embedded', new SingleConnection(engine, quietLog), () =>
      engine.close(),
    )
    await seed?.(database)
    const host = await engine.host()
    await host.client.query('checkpoint')
    await writeFile(file, new Uint8Array(await host.snapshot()))
  } finally {
    await engine.close()
  }
}
