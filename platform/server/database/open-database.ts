import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import type { DatabaseServer } from './connection.ts'
import type { Database, DatabaseLog } from './database.ts'
import { lockDirectory } from './directory-lock.ts'
import { DiskReserve } from './disk-reserve.ts'
import { dumpTables } from './dump.ts'
import { dumpCopy, removeCopies } from './embedded-copy.ts'
import { EmbeddedEngine } from './embedded-engine.ts'
import { Housekeeping } from './housekeeping.ts'
import { PostgresServer } from './postgres-pool.ts'
import { SingleConnection } from './single-connection.ts'
import type { StatementLimits } from './statement-names.ts'
import { kyselyOver, transactionsOver } from './transaction.ts'
import type { WatchdogLimits } from './watchdog.ts'

export type OpenOptions = {
  /** postgres://… of a server; without it the database is embedded in dataDir. */
  url?: string
  dataDir: string
  log: DatabaseLog
  onFatal?: (error: Error) => void
  limits?: WatchdogLimits
  /** Which statements a server is asked by name. */
  statements?: StatementLimits
}

export async function openDatabase(options: OpenOptions): Promise<Database> {
  return options.url ? openServer(options.url, options) : openEmbedded(options)
}

async function openServer(url: string, { log, statements }: OpenOptions): Promise<Database> {
  const pool = new PostgresServer(url, log, statements)
  return assembleDatabase('postgres', pool, () => pool.end())
}

async function openEmbedded({ dataDir, log, onFatal, limits, statements }: OpenOptions): Promise<Database> {
  const directory = join(dataDir, 'database')
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const unlock = await lockDirectory(dataDir)
  await removeCopies(dataDir)
  try {
    const reserve = new DiskReserve(dataDir)
    await reserve.keep()
    const beforeReopening = () => reserve.spendIfNeeded()
    // For want of room it is tried again whenever somebody asks; nothing else is worth waiting for.
    const onLost = async (error: Error) => {
      if (!(await reserve.isDiskFull())) onFatal?.(error)
    }
    const engine = new EmbeddedEngine({ start: { directory }, log, limits, onFatal: onLost, beforeReopening })
    await engine.client()
    const pool = new SingleConnection(engine, log, {
      beforeUse: client => reserve.guard(client),
      statements,
    })
    const housekeeping = new Housekeeping(pool, reserve, log)
    const close = async () => {
      await housekeeping.stop()
      await engine.close()
      await unlock()
    }
    return { ...assembleDatabase('embedded', pool, close), dump: () => dumpCopy(pool, dataDir, log) }
  } catch (error) {
    await unlock()
    throw error
  }
}

export function assembleDatabase(
  kind: Database['kind'],
  pool: DatabaseServer,
  close: () => Promise<void>,
): Database {
  const kysely: Kysely<Tables> = kyselyOver(pool)
  let closing: Promise<void> | undefined
  return {
    kind,
    kysely,
    transaction: transactionsOver(pool),
    listen: hear => pool.listen(hear),
    async ready() {
      try {
        await sql`select 1`.execute(kysely)
        return true
      } catch {
        return false
      }
    },
    dump: () => dumpTables(kind, pool),
    close: () => {
      closing ??= close()
      return closing
    },
  }
}
