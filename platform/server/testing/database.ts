import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '#platform/server/database/database.ts'
import { EmbeddedEngine } from '#platform/server/database/embedded-engine.ts'
import { assembleDatabase, openDatabase } from '#platform/server/database/open-database.ts'
import { SingleConnection } from '#platform/server/database/single-connection.ts'
import { emptySnapshot, seededSnapshot } from './embedded-template.ts'
import { emptyPostgres, type Seed, seededPostgres } from './postgres-template.ts'
import { quietLog } from './quiet-log.ts'

export type FreshOptions = { key: string; seed: Seed }

export const testDatabaseKind = process.env.TEST_DATABASE === 'postgres' ? 'postgres' : 'embedded'

/**
 * A migrated database of one's own. With a seed, its state is made once a run under the key and copied: every
 * caller may change what it likes.
 */
export async function freshDatabase(options?: FreshOptions): Promise<Database> {
  return testDatabaseKind === 'postgres' ? freshPostgres(options) : freshEmbedded(options)
}

async function freshEmbedded(options?: FreshOptions): Promise<Database> {
  return embeddedInMemory(await seededSnapshot(options))
}

/** A test asks the same as many people: planning that anew takes longer than answering it. */
const statements = { often: 1, most: 3_000 }

async function freshPostgres(options?: FreshOptions): Promise<Database> {
  const { url, drop } = await seededPostgres(options)
  const database = await openDatabase({ url, dataDir: '', log: quietLog, statements })
  return {
    ...database,
    async close() {
      await database.close()
      await drop()
    },
  }
}

/** A database without any table, as a new fair finds it. */
export async function emptyDatabase(): Promise<Database> {
  if (testDatabaseKind === 'embedded') return embeddedInMemory(await emptySnapshot())
  const { url, drop } = await emptyPostgres()
  const database = await openDatabase({ url, dataDir: '', log: quietLog })
  return { ...database, close: () => database.close().then(drop) }
}

export async function embeddedInMemory(snapshot?: string): Promise<Database> {
  const engine = new EmbeddedEngine({ start: { snapshot }, log: quietLog })
  await engine.client()
  const pool = new SingleConnection(engine, quietLog, { statements })
  return assembleDatabase('embedded', pool, () => engine.close())
}

export async function temporaryFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'verriere-test-'))
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}
