import { constants } from 'node:fs'
import { cp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { BackupLine } from './backup-format.ts'
import type { DatabaseLog } from './database.ts'
import { dumpTables } from './dump.ts'
import { EmbeddedEngine } from './embedded-engine.ts'
import { SingleConnection } from './single-connection.ts'

const COPY = 'database-copy-'

/**
 * The one connection would be taken for as long as a backup lasts. Instead the directory is copied while nobody
 * writes, which is quick, and the backup reads the copy.
 */
export async function* dumpCopy(
  pool: SingleConnection,
  dataDir: string,
  log: DatabaseLog,
): AsyncGenerator<BackupLine> {
  const copy = join(dataDir, `${COPY}${process.pid}-${Date.now()}`)
  try {
    // The long checkpoint first, on its own: the one that others wait for is short then.
    await statement(pool, 'checkpoint')
    const connection = await pool.connect({ unhurried: true })
    try {
      await connection.query('checkpoint', [])
      await cp(join(dataDir, 'database'), copy, { recursive: true, mode: constants.COPYFILE_FICLONE })
    } finally {
      connection.release()
    }
    const engine = new EmbeddedEngine({ start: { directory: copy }, log })
    try {
      yield* dumpTables('embedded', new SingleConnection(engine, log))
    } finally {
      await engine.close()
    }
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}

async function statement(pool: SingleConnection, text: string): Promise<void> {
  const connection = await pool.connect({ unhurried: true })
  await connection.query(text, []).finally(() => connection.release())
}

/** What a killed backup left behind. */
export async function removeCopies(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(COPY)) await rm(join(dataDir, name), { recursive: true, force: true })
  }
}
