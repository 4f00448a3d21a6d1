import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { temporaryFolder, testDatabaseKind } from '#platform/server/testing/database.ts'
import { quietLog } from '#platform/server/testing/quiet-log.ts'
import { canMount, mountSmallDisk, unmount } from '#platform/server/testing/small-disk.ts'
import { openDatabase } from './open-database.ts'
import { DiskFull } from './problems.ts'
import { maybeOne } from './rows.ts'

it.skipIf(testDatabaseKind === 'postgres' || !canMount)(
  'refuses writes on a full disk, goes on reading, and writes again when there is room',
  async () => {
    const folder = await temporaryFolder()
    mountSmallDisk(folder.path, 260)
    const errors: unknown[] = []
    const log = {
      ...quietLog,
      error: (details: object, message: string) => void errors.push([message, details]),
    }
    const database = await openDatabase({ dataDir: folder.path, log })
    try {
      const filler = join(folder.path, 'filler')
      await writeFile(filler, Buffer.alloc(60_000_000))
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
      expect(failure).toBeInstanceOf(DiskFull)
      const row = await maybeOne<{ n: number }>(database.kysely)`select count(*) as n from note`
      expect(row?.n).toBe(written)

      const more = database.transaction(trx => sql`insert into note values (-1, 'more')`.execute(trx))
      await expect(more).rejects.toBeInstanceOf(DiskFull)

      await rm(filler)
      await expect
        .poll(() => sql`insert into note values (-2, 'room again')`.execute(database.kysely), {
          timeout: 10_000,
        })
        .toBeDefined()
    } finally {
      await database.close()
      unmount(folder.path)
      await folder.remove()
    }
  },
  600_000,
)
