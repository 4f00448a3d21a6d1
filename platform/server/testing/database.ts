import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '#platform/server/database/database.ts'
import { EmbeddedEngine } from '#platform/server/database/embedded-engine.ts'
import { assembleDatabase, openDatabase } from '#platform/server/database/open-database.ts'
import { PostgresServer } from '#platform/server/database/postgres-pool.ts'
import { SingleConnection } from '#platform/server/database/single-connection.ts'
import { emptySnapshot, seededSnapshot } from './embedded-template.ts'
import { emptyPostgres, type Seed, seededPostgres } from './postgres-template.ts'
import { quietLog } from './quiet-log.ts'
import { type OpenedServer, sharedDatabase } from './shared-database.ts'

export type FreshOptions = {
  key: string
  seed: Seed
  /** Many files ask for it: a process hands one on from each to the next, its rows brought back. */
  isShared?: boolean
}

export const testDatabaseKind = process.env.TEST_DATABASE === 'postgres' ? 'postgres' : 'embedded'

/**
 * A migrated database of one's own. With a seed, its state is made once a run under the key and copied: every
 * caller may change what it likes.
 */
export async function freshDatabase(options?: FreshOptions): Promise<Database> {
  if (options?.isShared) return sharedDatabase(options.key, () => opened(options))
  return assembled(await opened(options))
}

/** A test asks the same as many people: planning that anew takes longer than answering it. */
const statements = { often: 1, most: 3_000 }

const opened = { embedded: openedEmbedded, postgres: openedPostgres }[testDatabaseKind]

async function openedEmbedded(options?: FreshOptions): Promise<OpenedServer> {
  return embeddedServer(await seededSnapshot(options))
}

async function openedPostgres(options?: FreshOptions): Promise<OpenedServer> {
  const { url, drop } = await seededPostgres(options)
  const pool = new PostgresServer(url, quietLog, statements)
  return { kind: 'postgres', pool, end: () => pool.end().then(drop) }
}

/** A database without any table, as a new fair finds it. */
export async function emptyDatabase(): Promise<Database> {
  if (testDatabaseKind === 'embedded') return embeddedInMemory(await emptySnapshot())
  const { url, drop } = await emptyPostgres()
  const database = await openDatabase({ url, dataDir: '', log: quietLog })
  return { ...database, close: () => database.close().then(drop) }
}

export async function embeddedInMemory(snapshot?: string): Promise<Database> {
  return assembled(await embeddedServer(snapshot))
}

async function embeddedServer(snapshot?: string): Promise<OpenedServer> {
  const engine = new EmbeddedEngine({ start: { snapshot }, log: quietLog })
  await engine.client()
  const pool = new SingleConnection(engine, quietLog, { statements })
  return { kind: 'embedded', pool, end: () => engine.close() }
}

const assembled = ({ kind, pool, end }: OpenedServer) => assembleDatabase(kind, pool, end)

export async function temporaryFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'verriere-test-'))
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}
