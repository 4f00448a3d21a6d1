import { execFileSync } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { temporaryFolder, testDatabaseKind } from '#platform/server/testing/database.ts'
import { quietLog } from '#platform/server/testing/quiet-log.ts'
import { openDatabase } from './open-database.ts'
import { DatabaseUnavailable, DiskFull } from './problems.ts'

// A small file system of its own needs the right to mount one.
const canMount = process.platform === 'linux' && process.getuid?.() === 0

it.skipIf(testDatabaseKind === 'postgres' || !canMount)(
  'refuses writes on a full disk, goes on reading, and writes again when there is room',
  async () => {
    const folder = await temporaryFolder()
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', folder.path])
    const errors: unknown[] = []
    const log = {
      ...quietLog,
      error: (details: object, message: string) => void errors.push([message, details]),
    }
    const database = await openDatabase({ dataDir: folder.path, log })
    try {
      const filler = join(folder.path, 'filler')
      await writeFile(filler, Buffer.alloc(40_000_000))
      await sql`create table note (n integer, text text)`.execute(database.kysely)
      await sql`alter table note alter text set storage external`.execute(database.kysely)
      let written = 0
      let failure: unknown
      for (; failure === undefined && written < 200; written += 1) {
        await sql`insert into note values (${written}, ${'x'.repeat(1_000_000)})`
          .execute(database.kysely)
          .catch(error => {
            failure = error
            written -= 1
          })
      }
      expect(failure instanceof DiskFull || failure instanceof DatabaseUnavailable).toBe(true)
      const { rows } = await sql<{ n: number }>`select count(*) as n from note`.execute(database.kysely)
      expect(rows[0]?.n).toBe(written)

      await rm(filler)
      await sql`insert into note values (-1, 'room again')`.execute(database.kysely)
      expect(await database.ready()).toBe(true)
      console.log(String(failure), written, errors.length)
    } finally {
      await database.close()
      execFileSync('umount', [folder.path])
      await folder.remove()
    }
  },
  120_000,
)
